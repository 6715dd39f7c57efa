/** What the rules behind the sign-in say. A gap `{}` stands for what was in its place. */
export const RULES: Record<string, string> = {
  'Enter a date': 'Rhowch ddyddiad',
  'Enter a date and time': 'Rhowch ddyddiad ac amser',
  'Choose one of these': 'Dewiswch un o’r rhain',
  'Write a few words first': 'Ysgrifennwch ychydig eiriau’n gyntaf',
  'Say what it was': 'Dywedwch beth oedd e',
  'Say what it is': 'Dywedwch beth yw e',
  'Say why': 'Dywedwch pam',
  'Say why you change it': 'Dywedwch pam rydych yn ei newid',
  'Write why, in a few words': 'Ysgrifennwch pam, mewn ychydig eiriau',
  'That could not be read': 'Nid oedd modd darllen hynny',
  'This is not an id that we know': 'Nid yw hwn yn gyfeirnod sy’n hysbys i ni',
  'This id was used for something else already': 'Defnyddiwyd y cyfeirnod hwn at rywbeth arall yn barod',
  'Choose a day of the last year': 'Dewiswch ddiwrnod o’r flwyddyn ddiwethaf',
  'Choose today or a day before it': 'Dewiswch heddiw neu ddiwrnod cyn hynny',
  'Enter today or a day before': 'Rhowch heddiw neu ddiwrnod cyn hynny',
  'Enter a day that has been': 'Rhowch ddiwrnod sydd wedi bod',
  'The last day is before the first': 'Mae’r diwrnod olaf cyn y cyntaf',
  'The last day comes before the first': 'Mae’r diwrnod olaf yn dod cyn y cyntaf',
  'The last day is today or later': 'Heddiw neu’n hwyrach yw’r diwrnod olaf',
  'Ask for {} days or fewer': 'Gofynnwch am {} diwrnod neu lai',

  // Reports
  'Enter at least 1 minute': 'Rhowch o leiaf 1 funud',
  'Enter 480 minutes or fewer': 'Rhowch 480 munud neu lai',
  'Choose at least one person': 'Dewiswch o leiaf un person',
  'Choose {} people or fewer': 'Dewiswch {} o bobl neu lai',
  'A reason goes with “Not today” only': 'Dim ond gyda “Dim heddiw” y mae rheswm yn mynd',
  'That time has not come yet. Check the day and the time.':
    'Nid yw’r amser hwnnw wedi dod eto. Gwiriwch y diwrnod a’r amser.',
  'You can add what happened in the last {} days': 'Gallwch ychwanegu’r hyn a ddigwyddodd yn y {} diwrnod diwethaf',
  'Only its author, a coordinator or the manager can change this':
    'Dim ond ei awdur, cydlynydd neu’r rheolwr all newid hyn',
  'This was logged more than a day ago. Ask your coordinator to change it.':
    'Cofnodwyd hyn fwy na diwrnod yn ôl. Gofynnwch i’ch cydlynydd ei newid.',
  'This was taken back. Log it again if it did happen.':
    'Tynnwyd hyn yn ôl. Cofnodwch ef eto os digwyddodd mewn gwirionedd.',
  'This was made for another home. Go back there to send it.':
    'Gwnaed hyn ar gyfer cartref arall. Ewch yn ôl yno i’w anfon.',
  'There is nothing to take back': 'Does dim i’w dynnu’n ôl',

  // Residents
  'Enter the room': 'Rhowch yr ystafell',
  'Enter a language': 'Rhowch iaith',
  'Enter {} or fewer': 'Rhowch {} neu lai',
  'Choose 1 to 21': 'Dewiswch 1 i 21',
  'An NHS number has 10 digits': 'Mae 10 digid mewn rhif GIG',
  'Check this number: one of its digits is not right': 'Gwiriwch y rhif hwn: nid yw un o’i ddigidau’n gywir',
  'Somebody else has this number': 'Mae’r rhif hwn gan rywun arall',
  'Say whether there are allergies': 'Dywedwch a oes alergeddau',
  'Enter the allergy': 'Rhowch yr alergedd',
  'This is no picture': 'Nid llun yw hwn',
  'This picture is too large': 'Mae’r llun hwn yn rhy fawr',
  'This is no picture that we can read': 'Nid yw hwn yn llun y gallwn ei ddarllen',
  'This is before the day they moved in': 'Mae hyn cyn y diwrnod y symudon nhw i mewn',
  'Take back the end of the stay first': 'Tynnwch ddiwedd yr arhosiad yn ôl yn gyntaf',
  'Say how it is for them': 'Dywedwch sut mae e iddyn nhw',
  'Say how we know': 'Dywedwch sut rydyn ni’n gwybod',
  'This is not an interest that we know': 'Nid yw hwn yn ddiddordeb sy’n hysbys i ni',
  'An interest can’t become another one. Note the other one too':
    'Ni all diddordeb droi’n un arall. Nodwch y llall hefyd',
  'There are {} already. Take some away to make room': 'Mae {} yn barod. Tynnwch rai i wneud lle',
  'Write it in their own words': 'Ysgrifennwch ef yn eu geiriau eu hunain',
  'Say how it is going': 'Dywedwch sut mae’n mynd',
  'Choose a wing': 'Dewiswch adain',
  'Give the group a name': 'Rhowch enw i’r grŵp',
  'There is a group of that name already': 'Mae grŵp o’r enw hwnnw’n barod',
  'There is another group of that name by now': 'Mae grŵp arall o’r enw hwnnw erbyn hyn',
  'There are {} groups already. Put some away to make room': 'Mae {} grŵp yn barod. Rhowch rai heibio i wneud lle',
  'Choose one of the four levels': 'Dewiswch un o’r pedair lefel',
  'Give the tag a name': 'Rhowch enw i’r tag',
  'There is a tag of this name already': 'Mae tag o’r enw hwn yn barod',
  'There is no room for another tag': 'Does dim lle i dag arall',
  'Choose a tag of this home': 'Dewiswch dag y cartref hwn',
  'Choose another tag of this home': 'Dewiswch dag arall y cartref hwn',
  'This is not a tag that we know': 'Nid yw hwn yn dag sy’n hysbys i ni',
  'A home has at most {} tags of its own. Merge or archive some.':
    'Gall cartref gael hyd at {} o’i dagiau ei hun. Unwch neu archifwch rai.',
  'Somebody can have {} tags. Take one off first.': 'Gall rhywun gael {} tag. Tynnwch un yn gyntaf.',
  'Words can’t be read well on this colour. Take a lighter or a darker one':
    'Mae’n anodd darllen geiriau ar y lliw hwn. Dewiswch un goleuach neu dywyllach',
  'Write the colour as # and six figures or letters from a to f':
    'Ysgrifennwch y lliw fel # a chwe rhif neu lythyren o a i f',
  'Give it a few words as a title': 'Rhowch ychydig eiriau iddo’n deitl',
  'A story has at most {} pieces': 'Mae hyd at {} darn mewn stori',
  'Write what you would like to add': 'Ysgrifennwch yr hyn yr hoffech ei ychwanegu',
  'Write what the card should say': 'Ysgrifennwch beth ddylai’r cerdyn ei ddweud',
  'Nobody has written this card yet': 'Does neb wedi ysgrifennu’r cerdyn hwn eto',

  // Relatives and staff
  'Write what they are to each other': 'Ysgrifennwch beth ydyn nhw i’w gilydd',
  'Write who saw the document': 'Ysgrifennwch pwy welodd y ddogfen',
  'Each kind of document once': 'Pob math o ddogfen unwaith',
  'Enter an email address, or choose another way to invite':
    'Rhowch gyfeiriad e-bost, neu dewiswch ffordd arall o wahodd',
  'A manager makes somebody a representative. Choose another level for now.':
    'Rheolwr sy’n gwneud rhywun yn gynrychiolydd. Dewiswch lefel arall am y tro.',
  'Only access that is open can be paused': 'Dim ond mynediad agored y gellir ei oedi',
  'Nobody has accepted this invitation. Take it back instead.':
    'Does neb wedi derbyn y gwahoddiad hwn. Tynnwch ef yn ôl yn lle hynny.',
  'This invitation is answered or over. Look at the list again.':
    'Mae’r gwahoddiad hwn wedi’i ateb neu ar ben. Edrychwch ar y rhestr eto.',
  'A home needs a manager. Make somebody else manager first.':
    'Mae angen rheolwr ar gartref. Gwnewch rywun arall yn rheolwr yn gyntaf.',
  'Nobody gives or changes a role above their own.': 'Does neb yn rhoi nac yn newid rôl uwch na’u rôl eu hunain.',
  'Choose somebody who stays': 'Dewiswch rywun sy’n aros',
  'Name the wing': 'Enwch yr adain',
  'Choose 20 wings or fewer': 'Dewiswch 20 adain neu lai',
  'These people are here already': 'Mae’r bobl hyn yma’n barod',
  'This person works in another home too. They can ask for a link by email.':
    'Mae’r person hwn yn gweithio mewn cartref arall hefyd. Gallant ofyn am ddolen drwy e-bost.',
  'You do not belong to that home': 'Nid ydych yn perthyn i’r cartref hwnnw',
  'Some rows did not arrive. Send them again.': 'Ni chyrhaeddodd rhai rhesi. Anfonwch nhw eto.',
  'This was more than {} hours ago': 'Roedd hyn fwy na {} awr yn ôl',

  // One's own account
  'Enter your current password': 'Rhowch eich cyfrinair presennol',
  'That is not your current password': 'Nid hwnnw yw eich cyfrinair presennol',
  'That is not your password': 'Nid hwnnw yw eich cyfrinair',
  'Enter the 6 digits that your app shows now': 'Rhowch y 6 digid y mae eich ap yn eu dangos nawr',
  'That is not the code of now. Is the time of your device right?':
    'Nid dyna’r cod ar hyn o bryd. Ydy amser eich dyfais yn gywir?',
  'Begin again: this is no key of ours': 'Dechreuwch eto: nid un o’n hallweddi ni yw hon',
  'Give it a name, such as “my phone”': 'Rhowch enw iddi, fel “fy ffôn”',
  'That did not work. Make the passkey once more.': 'Wnaeth hynny ddim gweithio. Gwnewch yr allwedd mynediad unwaith eto.',
  'That passkey does not open an account here. Try another way to sign in.':
    'Nid yw’r allwedd mynediad honno’n agor cyfrif yma. Rhowch gynnig ar ffordd arall o fewngofnodi.',
  'Recovery codes come with a second step. Set one up first.':
    'Daw codau adfer gydag ail gam. Sefydlwch un yn gyntaf.',
  'Your own second step is under “Your account”.': 'Mae eich ail gam eich hun o dan “Eich cyfrif”.',
};
