/** What the rules of films, risk assessments and shared things say. A gap `{}` stands for what was in its place. */
export const PROGRAMME_RULES: Record<string, string> = {
  // Films
  'A film has at most 100 MB': 'Mae gan ffilm 100 MB ar y mwyaf',
  'Choose a film': 'Dewiswch ffilm',
  'This event was called off': 'Cafodd y digwyddiad hwn ei ganslo',
  'Choose a language': 'Dewiswch iaith',
  'Choose a licence': 'Dewiswch drwydded',
  'Each language once': 'Pob iaith unwaith',
  'Say who can be seen or heard': 'Dywedwch pwy sydd i’w weld neu i’w glywed',
  'Say who made it, and where it comes from': 'Dywedwch pwy a’i gwnaeth, ac o ble mae’n dod',
  'Films that are out of use take up the rest of the room until they go':
    'Mae ffilmiau nad ydynt mewn defnydd yn cymryd gweddill y lle nes iddynt fynd',
  'The film could not be sent. Choose it again': 'Nid oedd modd anfon y ffilm. Dewiswch hi eto',
  'The film is not whole yet. Let it come to its end first':
    'Nid yw’r ffilm yn gyfan eto. Gadewch iddi gyrraedd y diwedd yn gyntaf',
  'There is no room left for this film. Take one out of use, or upload a smaller one':
    'Does dim lle i’r ffilm hon. Rhowch y gorau i ddefnyddio un, neu lanlwythwch un lai',
  'This file is empty': 'Mae’r ffeil hon yn wag',
  'This film does not say how long it is. Save it anew as MP4':
    'Nid yw’r ffilm hon yn dweud pa mor hir yw hi. Cadwch hi o’r newydd fel MP4',
  'This film is in HEVC, which many devices can’t play. Save it as H.264 (on an iPhone: Settings, Camera, Formats, Most Compatible)':
    'Mae’r ffilm hon mewn HEVC, na all llawer o ddyfeisiau ei chwarae. Cadwch hi fel H.264 (ar iPhone: Settings, Camera, Formats, Most Compatible)',
  'This film is locked against copying': 'Mae’r ffilm hon wedi’i chloi rhag copïo',
  'This film is longer than 30 minutes. Cut it into parts': 'Mae’r ffilm hon yn hirach na 30 munud. Torrwch hi’n rhannau',
  'This film is not whole. Choose it again, or save it anew as MP4':
    'Nid yw’r ffilm hon yn gyfan. Dewiswch hi eto, neu cadwch hi o’r newydd fel MP4',
  'This film was changed meanwhile. Choose it again': 'Newidiwyd y ffilm hon yn y cyfamser. Dewiswch hi eto',
  'This is not an MP4 film. Choose a file that ends in .mp4':
    'Nid ffilm MP4 yw hon. Dewiswch ffeil sy’n gorffen yn .mp4',
  'There is no picture in this file, just sound': 'Does dim llun yn y ffeil hon, dim ond sain',
  'No browser plays the picture of this film. Save it anew as MP4 with H.264':
    'Nid oes porwr yn chwarae llun y ffilm hon. Cadwch hi o’r newydd fel MP4 gyda H.264',
  'No browser plays the sound of this film. Save it anew as MP4 with AAC':
    'Nid oes porwr yn chwarae sain y ffilm hon. Cadwch hi o’r newydd fel MP4 gydag AAC',
  'More came than this film was said to have': 'Daeth mwy nag y dywedwyd bod gan y ffilm hon',
  'Use four languages or fewer': 'Defnyddiwch bedair iaith neu lai',
  'Write captions in at least one language': 'Ysgrifennwch gapsiynau mewn o leiaf un iaith',
  'Line {}: begin with a time and a space, as in 0:05 Hello':
    'Llinell {}: dechreuwch gydag amser a bwlch, fel 0:05 Helô',
  'Line {}: the end comes before the beginning': 'Llinell {}: mae’r diwedd yn dod cyn y dechrau',
  'Line {}: the film is over by then': 'Llinell {}: mae’r ffilm ar ben erbyn hynny',
  'Line {}: there are no words below these times': 'Llinell {}: does dim geiriau o dan yr amserau hyn',
  'Line {}: this begins before the caption above it': 'Llinell {}: mae hwn yn dechrau cyn y capsiwn uwch ei ben',
  'Line {}: use {} characters or fewer in one caption': 'Llinell {}: defnyddiwch {} nod neu lai mewn un capsiwn',
  'Line {}: write at least one caption': 'Llinell {}: ysgrifennwch o leiaf un capsiwn',
  'Line {}: write the times as 0:05 --> 0:09, with the words below':
    'Llinell {}: ysgrifennwch yr amserau fel 0:05 --> 0:09, gyda’r geiriau oddi tanynt',

  // Events and the cupboard
  'You would not see it any more yourself': 'Ni fyddech yn ei weld eich hun mwyach',
  'Some of it is out. Put it back first': 'Mae rhywfaint ohono allan. Rhowch ef yn ôl yn gyntaf',
  'There is something of that name by now': 'Mae rhywbeth o’r enw hwnnw erbyn hyn',
  'There are {} things on the list already. Take some off to make room':
    'Mae {} peth ar y rhestr yn barod. Tynnwch rai i wneud lle',

  // Risk assessments
  'Say what it is about': 'Dywedwch am beth y mae',
  'Choose from 1 to 5': 'Dewiswch o 1 i 5',
  'Say what can go wrong': 'Dywedwch beth all fynd o’i le',
  'Say who could be harmed': 'Dywedwch pwy allai gael niwed',
  'Say what it is called': 'Dywedwch beth yw ei enw',
  'Write 40 lines or fewer': 'Ysgrifennwch 40 llinell neu lai',
  'Choose the activity': 'Dewiswch y gweithgaredd',
  'Begin it from the page of the session': 'Dechreuwch ef o dudalen y sesiwn',
  'Say which place': 'Dywedwch pa le',
  'Look again within 365 days': 'Edrychwch eto o fewn 365 diwrnod',
  'Say what people gain, and what is lost if we say no':
    'Dywedwch beth mae pobl yn ei ennill, a beth a gollir os dywedwn na',
  'Name at least one thing that can go wrong': 'Enwch o leiaf un peth all fynd o’i le',
  'Say at each line what you do about it': 'Dywedwch wrth bob llinell beth rydych yn ei wneud yn ei gylch',
  'One line is at 16 or more. Do more about it, or don’t do it':
    'Mae un llinell ar 16 neu fwy. Gwnewch fwy yn ei gylch, neu peidiwch â’i wneud',
  'Say how it is safe for them': 'Dywedwch sut mae’n ddiogel iddynt',
  'What is left at 10 or more is signed by a manager': 'Rheolwr sy’n llofnodi’r hyn sydd ar ôl ar 10 neu fwy',
  'You wrote it, so somebody else signs it': 'Chi a’i hysgrifennodd, felly rhywun arall sy’n ei lofnodi',
  'There are {} assessments. Put some away to make room': 'Mae {} asesiad. Cadwch rai o’r neilltu i wneud lle',
  'This edition is signed. Begin the next one to change it':
    'Mae’r fersiwn hwn wedi’i lofnodi. Dechreuwch yr un nesaf i’w newid',
  'It is not a draft any more': 'Nid drafft yw bellach',
  'It waits for no signature': 'Nid yw’n aros am lofnod',
  'Its day to look again has passed. Return it with a word':
    'Mae’r diwrnod i edrych arno eto wedi mynd heibio. Dychwelwch ef â gair',
  'Only what is signed has a next edition': 'Dim ond yr hyn sydd wedi’i lofnodi sydd â fersiwn nesaf',
  'A later edition stands in its place': 'Mae fersiwn diweddarach yn ei le',
  'Another edition of it is in use by now': 'Mae fersiwn arall ohono ar waith erbyn hyn',
  'That day has not come yet': 'Nid yw’r diwrnod hwnnw wedi dod eto',
  'There is nothing to say a word to any more. Look at it again':
    'Does dim byd i ddweud gair amdano bellach. Edrychwch arno eto',
};
