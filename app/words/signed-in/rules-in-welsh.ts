import { CHAT } from './chat-in-welsh.ts';
import { FAMILY_RULES } from './families-in-welsh.ts';
import { FIGURES } from './figures-in-welsh.ts';
import { NOTICE_RULES } from './notices-in-welsh.ts';
import { PHOTO_BOOK_RULES } from './photo-books-in-welsh.ts';
import { PHOTO_RULES } from './photos-in-welsh.ts';
import { PROGRAMME_RULES } from './programme-rules-in-welsh.ts';
import { PUSH_RULES } from './push-in-welsh.ts';
import { REPORT_RULES } from './report-rules-in-welsh.ts';
import { SURVEY_RULES } from './surveys-in-welsh.ts';
import { TABLET_RULES } from './tablets-in-welsh.ts';

/** What the rules behind the sign-in say. A gap `{}` stands for what was in its place. */
export const RULES: Record<string, string> = {
  'You have no password yet. Choose one first, under “Your account”.':
    'Nid oes gennych gyfrinair eto. Dewiswch un yn gyntaf, o dan “Eich cyfrif”.',
  'There is an account with this address already. Sign in to it first, then join with it.':
    'Mae cyfrif â’r cyfeiriad hwn yn barod. Mewngofnodwch iddo yn gyntaf, yna ymunwch ag ef.',
  'Enter a date': 'Rhowch ddyddiad',
  'Enter a date and time': 'Rhowch ddyddiad ac amser',
  'Choose one of these': 'Dewiswch un o’r rhain',
  'Write a few words first': 'Ysgrifennwch ychydig eiriau’n gyntaf',
  'Say what it was': 'Dywedwch beth oedd e',
  'Say what it is': 'Dywedwch beth yw e',
  'Say why': 'Dywedwch pam',
  'Name each person once': 'Enwch bob person unwaith',
  'Write what it is for: it names people who live here': 'Ysgrifennwch at beth y mae: mae’n enwi pobl sy’n byw yma',
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
  'It would begin again before it ends': 'Byddai’n dechrau eto cyn iddo orffen',
  'Give the calendar a name': 'Rhowch enw i’r calendr',
  'You have {} addresses already. Stop one that nobody uses.':
    'Mae gennych {} cyfeiriad yn barod. Stopiwch un nad oes neb yn ei ddefnyddio.',
  'The last day comes before the first': 'Mae’r diwrnod olaf yn dod cyn y cyntaf',
  'The last day is today or later': 'Heddiw neu’n hwyrach yw’r diwrnod olaf',
  'No reports in these dates': 'Dim adroddiadau yn y dyddiadau hyn',
  'You asked for {} files within an hour. You can ask for more from {}.':
    'Rydych wedi gofyn am {} ffeil o fewn awr. Gallwch ofyn am ragor o {}.',
  'It is finished already': 'Mae wedi gorffen yn barod',
  'Choose who or what it is about': 'Dewiswch am bwy neu am beth mae',
  'Write what it is for: it names everybody who lives here':
    'Ysgrifennwch i beth mae ei angen: mae’n enwi pawb sy’n byw yma',
  'Enter the first day': 'Rhowch y diwrnod cyntaf',
  'Enter a last day that is not before the first': 'Rhowch ddiwrnod olaf nad yw cyn y cyntaf',
  'Choose a last day that is not before the first': 'Dewiswch ddiwrnod olaf nad yw cyn y cyntaf',
  'Choose a year or less': 'Dewiswch flwyddyn neu lai',
  'Choose {} days or fewer': 'Dewiswch {} diwrnod neu lai',
  'Ask for {} days or fewer': 'Gofynnwch am {} diwrnod neu lai',

  // Reports
  'Enter at least 1 minute': 'Rhowch o leiaf 1 funud',
  'Enter 480 minutes or fewer': 'Rhowch 480 munud neu lai',
  'Choose at least one person': 'Dewiswch o leiaf un person',
  'Choose {} people or fewer': 'Dewiswch {} o bobl neu lai',
  'A reason goes with “Not today” only': 'Dim ond gyda “Dim heddiw” y mae rheswm yn mynd',
  'That time has not come yet. Check the day and the time.':
    'Nid yw’r amser hwnnw wedi dod eto. Gwiriwch y diwrnod a’r amser.',
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
  '{} asks its managers for a second step. Add another one first.':
    'Mae {} yn gofyn am ail gam gan ei reolwyr. Ychwanegwch un arall yn gyntaf.',
  'Enter a time': 'Rhowch amser',
  'Enter a time, like 21:30': 'Rhowch amser, fel 21:30',
  'Choose another time than the beginning': 'Dewiswch amser gwahanol i’r dechrau',
  'Name each kind once': 'Enwch bob math unwaith',

  // A spreadsheet. A date is shown as every language's file may write it.
  'This begins like a formula. It is kept as plain words.':
    'Mae hyn yn dechrau fel fformiwla. Caiff ei gadw fel geiriau plaen.',
  'Written as {}': 'Wedi’i ysgrifennu fel {}',
  'This is no date that exists. Write it like 3 April 1936.':
    'Nid yw’r dyddiad hwn yn bod. Ysgrifennwch ef fel 1936-04-03.',
  'This is only a year. Write the day too, like 3 April 1936.':
    'Dim ond blwyddyn yw hon. Ysgrifennwch y diwrnod hefyd, fel 1936-04-03.',
  'Excel’s day number {}, read as {}': 'Rhif diwrnod {} Excel, wedi’i ddarllen fel {}',
  'Not in the order of the others, read as {}': 'Ddim yn nhrefn y lleill, wedi’i ddarllen fel {}',
  'We know no role “{}”': 'Dydyn ni ddim yn gwybod am rôl “{}”',
  'No role: a carer, who sees the least': 'Dim rôl: gofalwr, sy’n gweld leiaf',
  'A manager sees and changes everything': 'Mae rheolwr yn gweld ac yn newid popeth',
  'We know no level “{}”': 'Dydyn ni ddim yn gwybod am lefel “{}”',
  'A representative speaks for the person': 'Mae cynrychiolydd yn siarad dros y person',
  'Write yes or no': 'Ysgrifennwch ydy neu na',
  'No level: reads what the family may': 'Dim lefel: yn darllen yr hyn y caiff y teulu',
  'No level: sees what friends may': 'Dim lefel: yn gweld yr hyn y caiff ffrindiau',
  'Write whose relative this is': 'Ysgrifennwch perthynas i bwy yw hwn',
  'Write whose relative this is: a name, a room or an id':
    'Ysgrifennwch perthynas i bwy yw hwn: enw, ystafell neu gyfeirnod',
  'Row {} is the first to call for this resident': 'Rhes {} yw’r cyntaf i’w ffonio dros y preswylydd hwn',
  'Another row is the first to call for this resident': 'Rhes arall yw’r cyntaf i’w ffonio dros y preswylydd hwn',
  '{} is the first to call until now': '{} yw’r cyntaf i’w ffonio hyd yn hyn',
  'Row {} has this NHS number too': 'Mae’r rhif GIG hwn gan res {} hefyd',
  'Row {} has this id too': 'Mae’r cyfeirnod hwn gan res {} hefyd',
  'Row {} has this address too': 'Mae’r cyfeiriad hwn gan res {} hefyd',
  'Row {} has the same name. Is it the same person?': 'Mae’r un enw gan res {}. Ai’r un person yw e?',
  'The same person as in row {}': 'Yr un person ag yn rhes {}',
  'Nobody who lives here has this id': 'Does gan neb sy’n byw yma y cyfeirnod hwn',
  'More than one resident has this id': 'Mae gan fwy nag un preswylydd y cyfeirnod hwn',
  'Nobody lives in room {}': 'Does neb yn byw yn ystafell {}',
  '{} people live in room {}. Add the name.': 'Mae {} o bobl yn byw yn ystafell {}. Ychwanegwch yr enw.',
  'Nobody of this name lives here': 'Does neb o’r enw hwn yn byw yma',
  '{} people are called {}. Add the room.': 'Mae gan {} o bobl yr enw {}. Ychwanegwch yr ystafell.',
  '{} does not live here any more': 'Nid yw {} yn byw yma mwyach',
  '{} has this number, and somebody else this id': 'Mae’r rhif hwn gan {}, a’r cyfeirnod hwn gan rywun arall',

  // Residents, more of them
  'This is more than a year ahead': 'Mae hyn fwy na blwyddyn o’n blaenau',
  'This is before the date of birth': 'Mae hyn cyn y dyddiad geni',
  'Enter a date from 1900 on': 'Rhowch ddyddiad o 1900 ymlaen',
  'Enter a date in the past': 'Rhowch ddyddiad yn y gorffennol',
  'A resident is at least 18 years old': 'Mae preswylydd yn 18 oed o leiaf',
  'Name the allergies, or say that there are none known': 'Enwch yr alergeddau, neu dywedwch nad oes rhai hysbys',
  'Take the allergies out, or say that there are some': 'Tynnwch yr alergeddau, neu dywedwch fod rhai',
  'Enter a phone number': 'Rhowch rif ffôn',
  'Say who answers, such as “Adult social care, the council”':
    'Dywedwch pwy sy’n ateb, megis “Gofal cymdeithasol oedolion, y cyngor”',
  'Enter a web address, like https://www.example.org': 'Rhowch gyfeiriad gwe, megis https://www.example.org',
  '{} said no to photos': 'Dywedodd {} na wrth luniau',
  '{} has this number already': 'Mae’r rhif hwn gan {} yn barod',
  '“{}” is noted already': 'Mae “{}” wedi’i nodi’n barod',
  '“{}” has been noted again already': 'Mae “{}” wedi’i nodi eto’n barod',
  'Choose somebody': 'Dewiswch rywun',
  'Enter whole minutes': 'Rhowch funudau cyfan',
  'Each person can be in it once': 'Gall pob person fod ynddo unwaith',

  // Consents
  'Enter a day that is not in the future': 'Rhowch ddiwrnod nad yw yn y dyfodol',
  'Say when to ask again': 'Dywedwch pryd i ofyn eto',
  'Enter a day after the answer': 'Rhowch ddiwrnod ar ôl yr ateb',
  'Ask again within a year of the answer': 'Gofynnwch eto o fewn blwyddyn i’r ateb',
  'Write who decided': 'Ysgrifennwch pwy benderfynodd',
  'Enter the day on which capacity for this decision was assessed':
    'Rhowch y diwrnod yr aseswyd galluedd ar gyfer y penderfyniad hwn',
  'Write who was asked': 'Ysgrifennwch pwy gafodd ei holi',

  // Ways of joining in
  'Choose a way of joining in': 'Dewiswch ffordd o ymuno',
  'There are at most {} lines': 'Mae hyd at {} llinell',
  'This is not one of the statements': 'Nid yw hwn yn un o’r gosodiadau',
  'This line is not asked here': 'Ni ofynnir y llinell hon yma',
  'Choose a day before the last one': 'Dewiswch ddiwrnod cyn yr un olaf',
  'Look back over {} days or fewer': 'Edrychwch yn ôl dros {} diwrnod neu lai',
  'The lines are evenly split. Choose one of these': 'Mae’r llinellau wedi’u rhannu’n gyfartal. Dewiswch un o’r rhain',
  'A look with other questions is under way. Finish it or throw it away first.':
    'Mae edrych â chwestiynau eraill ar y gweill. Gorffennwch neu taflwch hwnnw’n gyntaf.',
  'Say who holds the licence': 'Dywedwch pwy sy’n dal y drwydded',
  'Enter the number or date of the licence': 'Rhowch rif neu ddyddiad y drwydded',
  'Choose which homes the licence is for': 'Dewiswch ar gyfer pa gartrefi mae’r drwydded',
  'Choose a file': 'Dewiswch ffeil',
  'The file is too long. A pack has at most {} characters': 'Mae’r ffeil yn rhy hir. Mae hyd at {} nod mewn pecyn',
  'Confirm that the organisation may use this wording': 'Cadarnhewch y caiff y sefydliad ddefnyddio’r geiriad hwn',
  'This licence has run out': 'Mae’r drwydded hon wedi dod i ben',
  'Another file of this version is loaded. Give this one a version of its own':
    'Mae ffeil arall o’r fersiwn hon wedi’i llwytho. Rhowch ei fersiwn ei hun i hon',
  'This version is loaded already, with a licence that lasts as long':
    'Mae’r fersiwn hon wedi’i llwytho’n barod, â thrwydded sy’n para cyhyd',

  // Relatives, more of them
  'This document is written down already': 'Mae’r ddogfen hon wedi’i nodi’n barod',
  'This access has ended. Invite them anew.': 'Mae’r mynediad hwn wedi dod i ben. Gwahoddwch nhw o’r newydd.',
  'Nobody is invited any more to somebody who died or moved away':
    'Does neb yn cael ei wahodd mwyach at rywun a fu farw neu a symudodd i ffwrdd',
  '{} was invited before. Send that invitation again.':
    'Gwahoddwyd {} o’r blaen. Anfonwch y gwahoddiad hwnnw eto.',
  '{} is invited already.': 'Mae {} wedi’i wahodd yn barod.',
  '{} has access already.': 'Mae gan {} fynediad yn barod.',
  '{} has access that is paused. A manager can resume it.':
    'Mae gan {} fynediad sydd wedi’i oedi. Gall rheolwr ei ailgychwyn.',

  // Any call
  'Somebody changed this in the meantime': 'Newidiodd rhywun hyn yn y cyfamser',
  'You are not allowed to perform this action': 'Does gennych chi ddim hawl i wneud hyn',
  'That is too large to send': 'Mae hynny’n rhy fawr i’w anfon',
  'This place in the list is not known': 'Nid yw’r lle hwn yn y rhestr yn hysbys',
  'Your manager has not let you in yet': 'Nid yw eich rheolwr wedi’ch gadael i mewn eto',
  'Your first day here has not come yet': 'Nid yw eich diwrnod cyntaf yma wedi dod eto',
  'Your organisation asks managers for a second step. Set it up under “Your account” first.':
    'Mae eich sefydliad yn gofyn am ail gam gan reolwyr. Sefydlwch ef o dan “Eich cyfrif” yn gyntaf.',

  ...PHOTO_BOOK_RULES,
  ...PHOTO_RULES,
  ...NOTICE_RULES,
  ...PROGRAMME_RULES,
  ...PUSH_RULES,
  ...REPORT_RULES,
  ...FAMILY_RULES,
  ...FIGURES,
  ...SURVEY_RULES,
  ...TABLET_RULES,
  ...CHAT,
};
