/** What each key figure of a home is called and counts (domain/dashboard/key-figures.ts). */
export const KEY_FIGURE_WORDS: Record<string, string> = {
  'Residents engaged': 'Preswylwyr yn ymuno',
  'People with at least one engaged moment, out of the people who were here on at least one day.':
    'Pobl ag o leiaf un foment o ymuno, allan o’r bobl oedd yma ar o leiaf un diwrnod.',
  'Moments a person a week': 'Momentau’r person yr wythnos',
  'Engaged moments, for each week that a person was here.': 'Momentau o ymuno, am bob wythnos yr oedd person yma.',
  'Minutes a person a day': 'Munudau’r person y dydd',
  'The middle one of all days on which somebody was here: half had more engaged minutes, half had fewer. A day counts 480 minutes at most.':
    'Yr un canol o’r holl ddyddiau yr oedd rhywun yma: cafodd hanner fwy o funudau o ymuno, a hanner lai. Mae diwrnod yn cyfrif 480 munud ar y mwyaf.',
  'Offered something each day': 'Cynnig rhywbeth bob dydd',
  'Days on which somebody was here and something was offered to them, out of all days they were here. Times when they were away, or nobody came to ask, do not count as offered.':
    'Dyddiau yr oedd rhywun yma ac y cynigiwyd rhywbeth iddo, allan o’r holl ddyddiau yr oedd yma. Nid yw adegau pan oedd i ffwrdd, neu pan na ddaeth neb i ofyn, yn cyfrif fel cynnig.',
  'Missed now': 'Wedi’u colli nawr',
  'People who are here today without an engaged moment for more than 3 days. Whoever prefers to be left in peace is not counted.':
    'Pobl sydd yma heddiw heb foment o ymuno ers mwy na 3 diwrnod. Ni chyfrifir pwy bynnag sy’n well ganddo lonydd.',
  'Given a choice': 'Cael dewis',
  'Moments in which the person chose between things, out of all moments for which that was said.':
    'Momentau y dewisodd y person rhwng pethau ynddynt, allan o bob moment y dywedwyd hynny amdani.',
  Variety: 'Amrywiaeth',
  'People who are here today and whose engaged moments of the last 7 days are of at least 3 sides of life. Each moment counts for one side, that of its activity.':
    'Pobl sydd yma heddiw y mae eu momentau o ymuno yn y 7 diwrnod diwethaf o leiaf o 3 agwedd ar fywyd. Mae pob moment yn cyfrif at un agwedd, sef un ei weithgaredd.',
  'One-to-one': 'Un i un',
  'One-to-one moments out of all moments.': 'Momentau un i un allan o bob moment.',
  'Cared for in bed: one-to-ones each week': 'Gofal yn y gwely: momentau un i un bob wythnos',
  'People who are cared for in bed with at least 2 engaged one-to-one moments in the last 7 days.':
    'Pobl sy’n cael gofal yn y gwely ag o leiaf 2 foment un i un o ymuno yn y 7 diwrnod diwethaf.',
  'Mood lift': 'Codi hwyliau',
  'Mood after less mood before, on average, of moments for which both were said. From −4 to 4.':
    'Hwyliau wedyn llai hwyliau cynt, ar gyfartaledd, ar gyfer momentau y dywedwyd y ddau amdanynt. O −4 i 4.',
  'Said no': 'Dweud na',
  'Moments that the person declined, out of all moments. A no is a choice, not a failing.':
    'Momentau y gwrthododd y person, allan o bob moment. Dewis yw na, nid methiant.',
  'Evenings and weekends': 'Gyda’r nos a phenwythnosau',
  'Moments that began from 17:00 on, or on a Saturday or Sunday, out of all moments.':
    'Momentau a ddechreuodd o 17:00 ymlaen, neu ar ddydd Sadwrn neu ddydd Sul, allan o bob moment.',
  'How evenly it is spread': 'Pa mor gyfartal y mae wedi’i rannu',
  'From 0, everybody had the same engaged minutes for each day they were here, to 1, one person had them all.':
    'O 0, cafodd pawb yr un munudau o ymuno am bob diwrnod yr oeddent yma, i 1, cafodd un person y cyfan.',
  'Outdoors each week': 'Yn yr awyr agored bob wythnos',
  'People who are here today with at least one engaged moment of the last 7 days whose activity is of the side “Outdoors”. What else took place in the open air does not count.':
    'Pobl sydd yma heddiw ag o leiaf un foment o ymuno yn y 7 diwrnod diwethaf y mae ei gweithgaredd o’r agwedd “Awyr agored”. Nid yw unrhyw beth arall a ddigwyddodd yn yr awyr agored yn cyfrif.',
  'With the community': 'Gyda’r gymuned',
  'Events with the community, entertainers or families in these days that were not called off.':
    'Digwyddiadau gyda’r gymuned, diddanwyr neu deuluoedd yn y dyddiau hyn na chawsant eu canslo.',
  'About me is current': 'Mae Amdanaf i yn gyfredol',
  'People with at least one card of “About me” that was confirmed in the last 180 days.':
    'Pobl ag o leiaf un cerdyn “Amdanaf i” a gadarnhawyd yn y 180 diwrnod diwethaf.',
  'Ways of joining in looked at in time': 'Edrychwyd ar y ffyrdd o ymuno mewn pryd',
  'People whose latest look at how they join in is signed and not due for review.':
    'Pobl y mae’r olwg ddiweddaraf ar sut maent yn ymuno wedi’i llofnodi a heb fod angen ei hadolygu.',
  'Activities talked about, of everybody (after NICE QS184 5a)': 'Sôn am weithgareddau, o bawb (yn ôl NICE QS184 5a)',
  'People who are here today and with whom somebody looked at a goal and talked about activities in the last 12 months. NICE counts people who live with dementia; Heartsease keeps no diagnoses, so everybody is counted.':
    'Pobl sydd yma heddiw ac y bu rhywun yn edrych ar nod ac yn sôn am weithgareddau gyda nhw yn y 12 mis diwethaf. Mae NICE yn cyfrif pobl sy’n byw gyda dementia; nid yw Heartsease yn cadw diagnosis, felly cyfrifir pawb.',
  'Taking part, of everybody (after NICE QS184 5b)': 'Cymryd rhan, o bawb (yn ôl NICE QS184 5b)',
  'People with at least one engaged moment, out of the people who were here on at least one day. NICE counts people who live with dementia; Heartsease keeps no diagnoses, so everybody is counted.':
    'Pobl ag o leiaf un foment o ymuno, allan o’r bobl oedd yma ar o leiaf un diwrnod. Mae NICE yn cyfrif pobl sy’n byw gyda dementia; nid yw Heartsease yn cadw diagnosis, felly cyfrifir pawb.',
  'People who are here today and whose engaged moments of the last 7 days are of as many sides of life as this home wants for each: {} or more. Each moment counts for one side, that of its activity.':
    'Pobl sydd yma heddiw y mae eu momentau o ymuno yn y 7 diwrnod diwethaf o gymaint o agweddau ar fywyd ag y mae’r cartref hwn yn ei ddymuno i bob un: {} neu fwy. Mae pob moment yn cyfrif at un agwedd, sef un ei weithgaredd.',
  'People who are cared for in bed with as many engaged one-to-one moments in the last 7 days as this home wants for each: {} or more.':
    'Pobl sy’n cael gofal yn y gwely gyda chymaint o fomentau un i un o ymuno yn y 7 diwrnod diwethaf ag y mae’r cartref hwn yn ei ddymuno i bob un: {} neu fwy.',
  'People who are here today and whose days without an engaged moment are more than this home wants for anybody: {}. Whoever prefers to be left in peace is not counted.':
    'Pobl sydd yma heddiw ac y mae eu dyddiau heb foment o ymuno yn fwy nag y mae’r cartref hwn yn ei ddymuno i neb: {}. Ni chyfrifir pwy bynnag sy’n well ganddo lonydd.',
  'Relatives who look in': 'Perthnasau sy’n galw heibio',
  'Relatives who opened Heartsease in these days, out of all who have access. Not told of fewer than five.':
    'Perthnasau a agorodd Heartsease yn y dyddiau hyn, allan o bawb sydd â mynediad. Ni ddywedir am lai na phump.',
  'Time until families are answered': 'Amser nes ateb teuluoedd',
  'The middle one of the waits in messages: from the first message of a relative to the next one of staff. Messages that nobody has answered yet are not counted.':
    'Yr un canol o’r arosiadau mewn negeseuon: o neges gyntaf perthynas i’r nesaf gan staff. Ni chyfrifir negeseuon nad oes neb wedi’u hateb eto.',
  'Shared with families, a person a week': 'Rhannwyd â theuluoedd, y person yr wythnos',
  'Moments shared with families that they can read now, for each week that a person was here. What still waits or rests, and what was taken back, does not count.':
    'Momentau a rannwyd â theuluoedd y gallant eu darllen nawr, am bob wythnos yr oedd person yma. Nid yw’r hyn sy’n dal i aros neu orffwys, na’r hyn a dynnwyd yn ôl, yn cyfrif.',
  'Would recommend us': 'Byddai’n ein hargymell',
  'Of a hundred people in the last survey of families or residents that asked: those who gave 9 or 10, less those who gave 0 to 6. From −100 to 100, and told only where five or more answered.':
    'O bob cant o bobl yn yr arolwg diwethaf o deuluoedd neu breswylwyr a ofynnodd: y rhai a roddodd 9 neu 10, llai’r rhai a roddodd 0 i 6. O −100 i 100, a dim ond lle atebodd pump neu fwy.',
  'How good life is here': 'Pa mor dda yw bywyd yma',
  'What people gave on average, from 1 to 5, in the last survey of families or residents that asked how good life is here, all in all. Told only where five or more answered.':
    'Yr hyn a roddodd pobl ar gyfartaledd, o 1 i 5, yn yr arolwg diwethaf o deuluoedd neu breswylwyr a ofynnodd pa mor dda yw bywyd yma, at ei gilydd. Dim ond lle atebodd pump neu fwy.',
  'Consents in date': 'Cydsyniadau mewn dyddiad',
  'Consents that were given, of people who are here, and are not due to be asked again.':
    'Cydsyniadau a roddwyd, gan bobl sydd yma, nad oes angen gofyn amdanynt eto.',
  'Risk assessments in date': 'Asesiadau risg mewn dyddiad',
  'Approved risk assessments that are not due for review.':
    'Asesiadau risg cymeradwy nad oes angen eu hadolygu eto.',
  'How long a report takes': 'Faint o amser mae adroddiad yn ei gymryd',
  'The middle one of all reports: half took longer from opening the log to saving it, half took less. Logs that were put aside for more than an hour are not counted.':
    'Yr un canol o’r holl adroddiadau: cymerodd hanner fwy o amser o agor y cofnod i’w gadw, a hanner lai. Ni chyfrifir cofnodion a roddwyd o’r neilltu am fwy nag awr.',
};
