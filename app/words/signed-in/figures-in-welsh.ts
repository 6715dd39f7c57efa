/** What the figures of a home are called, and what each counts (domain/dashboard). */
export const FIGURES: Record<string, string> = {
  'The last day is before the first': 'Mae’r diwrnod olaf cyn y cyntaf',
  'Moments tell only whether they were in a group or one to one':
    'Dim ond ai mewn grŵp neu un i un yr oeddent y mae momentau’n ei ddweud',
  'Choose two years or less': 'Dewiswch ddwy flynedd neu lai',
  'Choose three months or less': 'Dewiswch dri mis neu lai',
  'Choose four weeks or more': 'Dewiswch bedair wythnos neu fwy',
  'Choose 50 wings or fewer': 'Dewiswch 50 adain neu lai',
  'Choose 100 groups or fewer': 'Dewiswch 100 grŵp neu lai',
  'Moments recorded on these days. One person’s part in one activity is one moment. What was taken back does not count.':
    'Momentau a gofnodwyd ar y dyddiau hyn. Rhan un person mewn un gweithgaredd yw un foment. Nid yw’r hyn a dynnwyd yn ôl yn cyfrif.',
  'How it was for people, out of all moments for which somebody said so. Times when they were away, or nobody came to ask, do not count. Moments without an answer are told beside it.':
    'Sut oedd hi i bobl, allan o bob moment y dywedodd rhywun amdani. Nid yw adegau pan oeddent i ffwrdd, neu pan na ddaeth neb i ofyn, yn cyfrif. Dywedir wrth ei ymyl am fomentau heb ateb.',
  'People with at least one engaged moment, out of the people who were here on at least one of these days. Engaged means loved it, enjoyed it or joined in quietly. Days away do not count as here.':
    'Pobl ag o leiaf un foment o ymuno, allan o’r bobl oedd yma ar o leiaf un o’r dyddiau hyn. Ystyr ymuno yw wrth ei fodd, mwynhau neu ymuno’n dawel. Nid yw dyddiau i ffwrdd yn cyfrif fel bod yma.',
  'Engaged moments of each part of the home, for each week that a person was here. Days away do not count as here.':
    'Momentau o ymuno ym mhob rhan o’r cartref, am bob wythnos yr oedd person yma. Nid yw dyddiau i ffwrdd yn cyfrif fel bod yma.',
  'Two people who love or like the same and were in no group activity together in the last year. Whoever prefers to be left in peace is not among them.':
    'Dau berson sy’n hoff o’r un pethau ac na fu mewn gweithgaredd grŵp gyda’i gilydd yn y flwyddyn ddiwethaf. Nid yw pwy bynnag sy’n well ganddo lonydd yn eu plith.',
  'Made of what your person likes, from the library of this home. Nothing in it tells of their health.':
    'Wedi’i wneud o’r hyn y mae eich person yn ei hoffi, o lyfrgell y cartref hwn. Does dim ynddo’n sôn am ei iechyd.',
  'Notices that are shown now, pinned ones first.': 'Hysbysiadau a ddangosir nawr, y rhai wedi’u pinio yn gyntaf.',
  'Up to 12 activities from the library, each with its reason: a feast or a birthday is near, it is the season, somebody likes it, they had none of that side of life in the last 7 days, nobody did it for half a year, or it is short.':
    'Hyd at 12 gweithgaredd o’r llyfrgell, pob un â’i reswm: mae gŵyl neu ben-blwydd yn agos, dyma’r tymor, mae rhywun yn ei hoffi, ni chawsant ddim o’r agwedd honno ar fywyd yn y 7 diwrnod diwethaf, ni wnaeth neb mohono ers hanner blwyddyn, neu mae’n fyr.',
  'Three activities that ask for as much energy as there is today. Two at most go with an interest that you chose; a feast that is near comes before what the day draws.':
    'Tri gweithgaredd sy’n gofyn am gymaint o egni ag sydd heddiw. Mae dau ar y mwyaf yn mynd gyda diddordeb a ddewisoch; daw gŵyl sy’n agos o flaen yr hyn y mae’r diwrnod yn ei dynnu.',
  'Up to six things from the home’s own cupboard that serve today’s ideas, the most useful first, then up to three wishes of the home. Nobody pays to be among them.':
    'Hyd at chwe pheth o gwpwrdd y cartref ei hun sy’n ddefnyddiol i syniadau heddiw, y mwyaf defnyddiol yn gyntaf, yna hyd at dri o ddymuniadau’r cartref. Nid oes neb yn talu i fod yn eu plith.',
  'The films that come with Heartsease and the home’s own that are in use, each with how far you have watched it.':
    'Y ffilmiau sy’n dod gyda Heartsease a rhai’r cartref ei hun sydd ar waith, pob un gyda pha mor bell yr ydych wedi’i gwylio.',
  'Step-by-step guides to what you may do here, each with how far you have come.':
    'Canllawiau cam wrth gam i’r hyn y cewch ei wneud yma, pob un gyda pha mor bell yr ydych wedi dod.',
  'The last 28 days. Each figure says what it counts.':
    'Y 28 diwrnod diwethaf. Mae pob ffigur yn dweud beth mae’n ei gyfrif.',

  'Choose 1 to 8': 'Dewiswch 1 i 8',
  'Choose 1 to 14': 'Dewiswch 1 i 14',
};
