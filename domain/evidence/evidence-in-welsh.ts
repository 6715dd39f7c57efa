/**
 * What evidence is called and counts, in Welsh: a draft as all our Welsh is (docs/decisions/0016). It is data as the
 * frameworks are: the screen reads it, and so does a pack on paper.
 */
export const EVIDENCE_IN_WELSH: Readonly<Record<string, string>> = {
  // Frameworks
  'Single assessment framework, 2023': 'Fframwaith asesu sengl, 2023',
  'Adult social care framework, draft of 2026': 'Fframwaith gofal cymdeithasol oedolion, drafft 2026',
  'Quality framework for care homes': 'Fframwaith ansawdd cartrefi gofal',
  'Ratings of care homes': 'Graddau cartrefi gofal',
  'Residential care homes regulations, 2005': 'Rheoliadau cartrefi gofal preswyl, 2005',
  'National standards for older people, 2016': 'Safonau cenedlaethol ar gyfer pobl hŷn, 2016',
  'QS50: mental wellbeing of older people in care homes': 'QS50: lles meddwl pobl hŷn mewn cartrefi gofal',
  'QS184: dementia': 'QS184: dementia',

  // Questions
  Caring: 'Gofalgar',
  'Dignity, choices and what matters to each person': 'Urddas, dewisiadau a’r hyn sy’n bwysig i bob un',
  Responsive: 'Ymatebol',
  'Meaningful activity, faith, culture, staying connected':
    'Gweithgaredd ystyrlon, ffydd, diwylliant, cadw mewn cysylltiad',
  Effective: 'Effeithiol',
  'Consent, and acting on what people tell us': 'Cydsyniad, a gweithredu ar yr hyn y mae pobl yn ei ddweud wrthym',
  Safe: 'Diogel',
  'Risks weighed together, and staff who know how': 'Pwyso risgiau gyda’n gilydd, a staff sy’n gwybod sut',
  'Well-led': 'Wedi’i arwain yn dda',
  'You said, we did: surveys, partners, changes made':
    'Dywedoch chi, gwnaethom ni: arolygon, partneriaid, newidiadau a wnaed',
  'How people live well with risks': 'Sut mae pobl yn byw’n dda gyda risgiau',
  'What changes for people over time': 'Beth sy’n newid i bobl dros amser',
  'What it is like to live here, in people’s own words': 'Sut beth yw byw yma, yng ngeiriau pobl eu hunain',
  'A life of one’s own, and people to share it with': 'Eich bywyd eich hun, a phobl i’w rannu â nhw',
  'Learning from people, and partners outside': 'Dysgu oddi wrth bobl, a phartneriaid y tu allan',
  'Compassion, dignity and respect': 'Tosturi, urddas a pharch',
  'Quality indicator 1.1: known, listened to, and free to say no':
    'Dangosydd ansawdd 1.1: adnabod, gwrando, a rhyddid i ddweud na',
  'People get the most out of life': 'Mae pobl yn cael y gorau o fywyd',
  'Quality indicator 1.2: an active life, goals of one’s own':
    'Dangosydd ansawdd 1.2: bywyd gweithgar, eich nodau eich hun',
  'Staff and leadership': 'Staff ac arweinyddiaeth',
  'Staff who learn, and a home that does': 'Staff sy’n dysgu, a chartref sy’n dysgu',
  'Well-being': 'Llesiant',
  'A good day, a voice, and Welsh without having to ask': 'Diwrnod da, llais, a Chymraeg heb orfod gofyn',
  'Care and support': 'Gofal a chymorth',
  'What matters to each person, looked at again in time': 'Yr hyn sy’n bwysig i bob un, a’i adolygu mewn pryd',
  'Leadership and management': 'Arwain a rheoli',
  'Staff who learn, and what changed because of what people said':
    'Staff sy’n dysgu, a beth newidiodd oherwydd yr hyn a ddywedodd pobl',
  Environment: 'Yr amgylchedd',
  'A place where people can safely do what they like': 'Lle y gall pobl wneud yr hyn maen nhw’n ei hoffi yn ddiogel',
  'Social activities, hobbies and leisure': 'Gweithgareddau cymdeithasol, diddordebau a hamdden',
  'Schedule 1, 10: what there is to do, and for whom': 'Atodlen 1, 10: beth sydd i’w wneud, ac i bwy',
  Consultation: 'Ymgynghori',
  'Schedule 1, 11: how people are asked': 'Atodlen 1, 11: sut y gofynnir i bobl',
  'Religious services': 'Gwasanaethau crefyddol',
  'Schedule 1, 13: faith, as each person wishes': 'Atodlen 1, 13: ffydd, fel y mae pob un yn dymuno',
  'Contact with relatives': 'Cysylltiad â pherthnasau',
  'Schedule 1, 14: families and friends': 'Atodlen 1, 14: teuluoedd a ffrindiau',
  'Rights of residents': 'Hawliau preswylwyr',
  'Choice, privacy, and things to do that one likes':
    'Dewis, preifatrwydd, a phethau i’w gwneud y mae rhywun yn eu hoffi',
  'Care around the person': 'Gofal o gwmpas y person',
  'Known as a person, also with dementia': 'Cael eich adnabod fel person, gyda dementia hefyd',
  'Safe services and staff': 'Gwasanaethau a staff diogel',
  'Risks weighed, staff who know how': 'Risgiau wedi’u pwyso, staff sy’n gwybod sut',
  'Meaningful activity': 'Gweithgaredd ystyrlon',
  'Statement 1: something worth doing, all through the day': 'Datganiad 1: rhywbeth gwerth ei wneud, drwy’r dydd',
  'Personal identity': 'Hunaniaeth bersonol',
  'Statement 2: who somebody was and is': 'Datganiad 2: pwy oedd a phwy yw rhywun',
  'Signs that somebody is unwell in mind': 'Arwyddion bod rhywun yn sâl ei feddwl',
  'Statement 3: noticed and written down': 'Datganiad 3: wedi’i sylwi a’i ysgrifennu',
  'Sight and hearing': 'Golwg a chlyw',
  'Statement 4: what somebody needs to see and hear, known to everybody. 5 and 6 are shown elsewhere':
    'Datganiad 4: beth sydd ei angen ar rywun i weld a chlywed, yn hysbys i bawb. Dangosir 5 a 6 mewn man arall',
  'Activities to promote wellbeing': 'Gweithgareddau i hybu lles',
  'Statement 5: a choice of things to do, tailored to the person. The other six are shown elsewhere':
    'Datganiad 5: dewis o bethau i’w gwneud, wedi’u teilwra i’r person. Dangosir y chwech arall mewn man arall',

  // What a question asks, in our own words
  'Risks weighed with people, staff who know how': 'Risgiau wedi’u pwyso gyda phobl, staff sy’n gwybod sut',
  'Change over time, and what staff did about it': 'Newid dros amser, a’r hyn a wnaeth staff yn ei gylch',
  'Lived experience': 'Profiad byw',
  'A week that suits each person': 'Wythnos sy’n gweddu i bob un',
  'Learning and partnership': 'Dysgu a phartneriaeth',
  'Known as a person': 'Cael eich adnabod fel person',
  'An active member of the community': 'Aelod gweithgar o’r gymuned',
  'Learning and improving': 'Dysgu a gwella',
  'What people do and how it is for them': 'Beth mae pobl yn ei wneud a sut mae hi iddyn nhw',
  'A voice and a choice': 'Llais a dewis',
  'Support around the person': 'Cymorth o gwmpas y person',
  'Risks weighed against what people gain': 'Pwyso risgiau yn erbyn yr hyn y mae pobl yn ei ennill',
  'Asking people': 'Gofyn i bobl',
  'Faith, as each person wishes': 'Ffydd, fel y mae pob un yn dymuno',
  'Families and friends': 'Teuluoedd a ffrindiau',
  'Choice and consent': 'Dewis a chydsyniad',

  'Shown elsewhere, such as in care plans:': 'Dangosir mewn man arall, megis mewn cynlluniau gofal:',

  // Where it comes from
  'About me and life story': 'Amdanaf i a stori bywyd',
  'Each time a card of “About me” was written or said to be still true, an interest was noted or changed, or a part of a life story was told.':
    'Bob tro yr ysgrifennwyd cerdyn o “Amdanaf i” neu y dywedwyd ei fod yn dal yn wir, y nodwyd neu y newidiwyd diddordeb, neu yr adroddwyd rhan o stori bywyd.',
  'How I communicate, and how to talk with me': 'Sut rydw i’n cyfathrebu, a sut i siarad â mi',
  'Each time that card of “About me” was written or said to be still true.':
    'Bob tro yr ysgrifennwyd y cerdyn hwnnw o “Amdanaf i” neu y dywedwyd ei fod yn dal yn wir.',
  Choices: 'Dewisiadau',
  'Moments in which the person chose between things, or said no. A no is a choice.':
    'Eiliadau pan ddewisodd y person rhwng pethau, neu pan ddywedodd na. Dewis yw na.',
  'In their own words': 'Yn eu geiriau eu hunain',
  'What people said, written down with a report or after it.':
    'Yr hyn a ddywedodd pobl, wedi’i ysgrifennu gydag adroddiad neu ar ei ôl.',
  'Absorbed and brighter': 'Wedi ymgolli ac yn siriolach',
  'Moments about which somebody said how absorbed this one person was, or how their mood was before and after.':
    'Eiliadau y dywedodd rhywun amdanynt pa mor ymgolledig oedd y person hwn, neu sut oedd ei hwyliau cyn ac wedyn.',
  'Nobody forgotten': 'Neb wedi’i anghofio',
  'Times when somebody who had not joined in for more than 3 days did join in again.':
    'Adegau pan ymunodd rhywun eto nad oedd wedi ymuno ers mwy na 3 diwrnod.',
  'Risk assessments': 'Asesiadau risg',
  'Risk assessments that were signed, and words said by name before a session with a risk for somebody.':
    'Asesiadau risg a lofnodwyd, a geiriau a ddywedwyd wrth enw cyn sesiwn â risg i rywun.',
  Consents: 'Cydsyniadau',
  'Answers of people about photos, updates and the like that were written down, each yes and each no.':
    'Atebion pobl am luniau, newyddion ac ati a ysgrifennwyd, pob ie a phob na.',
  'Visits, events and community': 'Ymweliadau, digwyddiadau a’r gymuned',
  'Events with visitors, families, faith, entertainers or the community that took place, outings, and other reports that say relatives were there. Of an event that was called off nothing counts but such a report.':
    'Digwyddiadau a gynhaliwyd gydag ymwelwyr, teuluoedd, ffydd, diddanwyr neu’r gymuned, teithiau, ac adroddiadau eraill sy’n dweud bod perthnasau yno. O ddigwyddiad a gafodd ei ganslo nid oes dim yn cyfrif ond adroddiad o’r fath.',
  'What staff noticed': 'Yr hyn a sylwodd staff',
  'What staff noticed after an activity and wrote down, in the words that stand now.':
    'Yr hyn a sylwodd staff ar ôl gweithgaredd a’i ysgrifennu, yn y geiriau sy’n sefyll nawr.',
  'What staff learnt': 'Yr hyn a ddysgodd staff',
  'Tutorials that somebody of the staff finished.': 'Tiwtorialau a orffennodd rhywun o’r staff.',
  'Goals and reviews': 'Nodau ac adolygiadau',
  'Reviews of goals, and looks at how somebody joins in that were signed.':
    'Adolygiadau o nodau, ac edrych ar sut mae rhywun yn ymuno a lofnodwyd.',
  Surveys: 'Arolygon',
  'Surveys that were over in these days and that at least five people answered, and each “You said, we did” that was shown to everybody.':
    'Arolygon a ddaeth i ben yn y dyddiau hyn ac a atebwyd gan o leiaf bump o bobl, a phob “Dywedoch chi, gwnaethom ni” a ddangoswyd i bawb.',
  'Chosen by hand': 'Wedi’i ddewis â llaw',
  'Reports, observations, shared photos and results of surveys that somebody tied to this question.':
    'Adroddiadau, arsylwadau, lluniau a rannwyd a chanlyniadau arolygon y cysylltodd rhywun â’r cwestiwn hwn.',

  // Gaps
  Faith: 'Ffydd',
  'They love something of their faith, and in these days nothing of it was recorded':
    'Maen nhw’n caru rhywbeth o’u ffydd, ac ni chofnodwyd dim ohono yn y dyddiau hyn',
  'Ask what they would like: a service, a prayer, a hymn, a visit from their own community.':
    'Gofynnwch beth hoffen nhw: gwasanaeth, gweddi, emyn, ymweliad gan eu cymuned eu hunain.',
  'Fewer moments than suit them': 'Llai o eiliadau nag sy’n gweddu iddynt',
  'They had fewer moments a week than suit them': 'Cawsant lai o eiliadau’r wythnos nag sy’n gweddu iddynt',
  'Look at what went well before and plan one small thing; look again at what suits them.':
    'Edrychwch ar yr hyn a aeth yn dda o’r blaen a chynlluniwch un peth bach; edrychwch eto ar yr hyn sy’n gweddu iddynt.',
  'About me': 'Amdanaf i',
  'No card of their “About me” was looked at in the last 180 days':
    'Nid edrychwyd ar yr un cerdyn o’u “Amdanaf i” yn y 180 diwrnod diwethaf',
  'Sit down together, or with their family, and ask what is still true.':
    'Eisteddwch gyda’ch gilydd, neu gyda’u teulu, a gofynnwch beth sy’n dal yn wir.',
  Consent: 'Cydsyniad',
  'They are to be asked, or asked again, about a consent': 'Mae angen gofyn iddynt, neu ofyn eto, am gydsyniad',
  'Ask them, or whoever may decide, and write the answer down.':
    'Gofynnwch iddynt, neu i bwy bynnag a gaiff benderfynu, ac ysgrifennwch yr ateb.',
  'Ways of joining in': 'Ffyrdd o ymuno',
  'How they join in was not looked at, or not in time': 'Nid edrychwyd ar sut maen nhw’n ymuno, neu nid mewn pryd',
  'Watch how they join in this week, and sign what you saw.':
    'Gwyliwch sut maen nhw’n ymuno yr wythnos hon, a llofnodwch yr hyn a welsoch.',
  Goals: 'Nodau',
  'A goal of theirs was not reviewed in the last 90 days':
    'Ni chafodd un o’u nodau ei adolygu yn y 90 diwrnod diwethaf',
  'Ask them how it is going, and write it down.': 'Gofynnwch iddynt sut mae’n mynd, ac ysgrifennwch hynny.',
  'The review of these risk assessments is overdue': 'Mae adolygiad yr asesiadau risg hyn yn hwyr',
  'Look at it again and have a second person sign it.': 'Edrychwch arno eto a gofynnwch i ail berson ei lofnodi.',

  // Pieces
  'About me: what matters most': 'Amdanaf i: beth sydd bwysicaf',
  'About me: people who matter': 'Amdanaf i: pobl sy’n bwysig',
  'About me: how to talk with me': 'Amdanaf i: sut i siarad â mi',
  'About me: when I am well': 'Amdanaf i: pan wyf yn iach',
  'About me: please do, please don’t': 'Amdanaf i: gwnewch, peidiwch',
  'About me: how to support me': 'Amdanaf i: sut i’m cefnogi',
  'About me: also worth knowing': 'Amdanaf i: gwerth gwybod hefyd',
  'A shared photo': 'Llun a rannwyd',
  'Photos in the care record': 'Lluniau yn y cofnod gofal',
  'Photos in the home': 'Lluniau yn y cartref',
  'Photos for their own family': 'Lluniau i’w teulu eu hunain',
  'Group photos for other families': 'Lluniau grŵp i deuluoedd eraill',
  'News for their family': 'Newyddion i’w teulu',
  'Life story with the family': 'Stori bywyd gyda’r teulu',
  'Chat with the family': 'Sgwrs gyda’r teulu',
  'Sound and video': 'Sain a fideo',
  'Photos for everybody': 'Lluniau i bawb',
  'Photos for staff training': 'Lluniau i hyfforddi staff',
  'About me for hospital and GP': 'Amdanaf i ar gyfer ysbyty a meddyg teulu',
  'Help from the computer': 'Help gan y cyfrifiadur',
  Yes: 'Ie',
  No: 'Na',
  'No longer': 'Ddim mwyach',
  'How they join in, looked at and signed': 'Sut maen nhw’n ymuno, wedi’i weld a’i lofnodi',
};
