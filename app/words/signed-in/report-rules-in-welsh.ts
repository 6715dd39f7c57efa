/**
 * What the rules of reports say, of what comes after them, of worries and of letters. A gap `{}` stands for what was
 * in its place.
 */
export const REPORT_RULES: Record<string, string> = {
  'Choose {} goals or fewer': 'Dewiswch {} nod neu lai',
  'Enter £10,000 or less': 'Rhowch £10,000 neu lai',
  'Enter 0 or more': 'Rhowch 0 neu fwy',
  'Enter pounds and pence': 'Rhowch bunnoedd a cheiniogau',
  'Full reports are part of Package C and above': 'Mae adroddiadau llawn yn rhan o Becyn C ac uwch',
  'Of somebody who did not join in there is no more to tell': 'Am rywun na ymunodd, does dim mwy i’w ddweud',
  'Staff can add the last {} days. Ask your manager to add this.':
    'Gall staff ychwanegu’r {} diwrnod diwethaf. Gofynnwch i’ch rheolwr ychwanegu hwn.',
  'This was more than {} days ago. Say why it is added now.':
    'Roedd hyn fwy na {} diwrnod yn ôl. Dywedwch pam y caiff ei ychwanegu nawr.',
  'Reports are not approved in this home': 'Ni chaiff adroddiadau eu cymeradwyo yn y cartref hwn',
  'Say what to look at again': 'Dywedwch beth i edrych arno eto',
  'Say who told the mood': 'Dywedwch pwy ddywedodd am yr hwyliau',
  'Somebody else looks at what you wrote yourself': 'Mae rhywun arall yn edrych ar yr hyn a ysgrifennoch chi',
  // What was handed in
  'An earlier version of this is in the record. Change that, and leave this out.':
    'Mae fersiwn gynharach o hyn yn y cofnod. Newidiwch honno, a gadewch hwn allan.',
  'What it is about is not in the record. Put its report in first, or leave this out.':
    'Nid yw’r hyn y mae’n sôn amdano yn y cofnod. Rhowch ei adroddiad i mewn yn gyntaf, neu gadewch hwn allan.',
  'The report was changed since. Change it yourself, and leave this out.':
    'Newidiwyd yr adroddiad ers hynny. Newidiwch ef eich hun, a gadewch hwn allan.',
  // What is noticed
  'Say what it is about': 'Dywedwch am beth mae hyn',
  'Choose a person': 'Dewiswch berson',
  'Write what you noticed': 'Ysgrifennwch yr hyn a sylwoch',
  'Say what it is they like': 'Dywedwch beth maen nhw’n ei hoffi',
  'This goes with how somebody was later': 'Mae hyn yn mynd gyda sut oedd rhywun wedyn',
  'This goes with a new preference': 'Mae hyn yn mynd gyda rhywbeth newydd maen nhw’n ei hoffi',
  'Name each sign once': 'Enwch bob arwydd unwaith',
  'Say what is to be done': 'Dywedwch beth sydd i’w wneud',
  'Somebody has answered this already': 'Mae rhywun wedi ateb hyn eisoes',
  'Enter a time that is not in the future': 'Rhowch amser nad yw yn y dyfodol',
  'Enter a time after the activity began': 'Rhowch amser ar ôl i’r gweithgaredd ddechrau',
  'That is too long after it. Log what happened as a moment of its own':
    'Mae hynny’n rhy hir wedyn. Cofnodwch yr hyn a ddigwyddodd fel eiliad ei hun',
  'Enter today or a later day': 'Rhowch heddiw neu ddiwrnod diweddarach',
  'Enter a day within a year': 'Rhowch ddiwrnod o fewn blwyddyn',
  'Only its author can correct this, within a day. Write down what you noticed as a new one.':
    'Dim ond ei awdur all gywiro hwn, o fewn diwrnod. Ysgrifennwch yr hyn a sylwoch fel un newydd.',
  // Worries
  'Say whether they are safe now': 'Dywedwch a ydyn nhw’n ddiogel nawr',
  'Write what worries you': 'Ysgrifennwch beth sy’n eich poeni',
  'Write what was done': 'Ysgrifennwch beth a wnaed',
  'Write what came of it': 'Ysgrifennwch beth ddaeth ohono',
  'Name each place once': 'Enwch bob lle unwaith',
  'This is closed. Open it again first': 'Mae hwn wedi cau. Agorwch ef eto yn gyntaf',
  'This is open already': 'Mae hwn ar agor eisoes',
  'This is closed already': 'Mae hwn wedi cau eisoes',
  // Letters
  'Write who it is, such as “Dr Ames, GP”': 'Ysgrifennwch pwy yw e, fel “Dr Ames, meddyg teulu”',
  'Those addresses do not match. Enter the same one twice':
    'Nid yw’r cyfeiriadau hynny’n cyfateb. Rhowch yr un un ddwywaith',
  'The report was changed since you looked. Look at what will be sent once more':
    'Newidiwyd yr adroddiad ers i chi edrych. Edrychwch unwaith eto ar yr hyn a anfonir',
  'This link was taken back. Send the report anew':
    'Cafodd y ddolen hon ei thynnu’n ôl. Anfonwch yr adroddiad o’r newydd',
  'A photo in this file may not be shown to the family any more. Make the file anew':
    'Ni chaniateir dangos llun yn y ffeil hon i’r teulu mwyach. Gwnewch y ffeil o’r newydd',
  'This letter was not mailed, so it can’t have come back':
    'Ni phostiwyd y llythyr hwn, felly ni all fod wedi dod yn ôl',
  'Somebody has opened this letter, so it arrived': 'Mae rhywun wedi agor y llythyr hwn, felly cyrhaeddodd',
  'Write what the mail that came back says': 'Ysgrifennwch beth mae’r neges a ddaeth yn ôl yn ei ddweud',
  'A letter to this address came back. The manager checks the address first':
    'Daeth llythyr i’r cyfeiriad hwn yn ôl. Mae’r rheolwr yn gwirio’r cyfeiriad yn gyntaf',
  'Their access is not active now': 'Nid yw eu mynediad yn weithredol nawr',
  'Friends get what is shared with everybody, and no reports':
    'Mae ffrindiau’n cael yr hyn a rennir â phawb, a dim adroddiadau',
  'There is no consent to updates for the family': 'Does dim caniatâd i ddiweddariadau i’r teulu',
  'There is no email address of theirs': 'Does dim cyfeiriad e-bost iddyn nhw',
  'The stay has ended, so nothing goes out to the family':
    'Mae’r arhosiad wedi dod i ben, felly nid oes dim yn mynd at y teulu',
  'Only the manager sends reports outside the family': 'Dim ond y rheolwr sy’n anfon adroddiadau y tu allan i’r teulu',
  'Only its author, a coordinator or the manager can send this':
    'Dim ond ei awdur, cydlynydd neu’r rheolwr all anfon hwn',
  'Only its author, a coordinator or the manager can see where this went':
    'Dim ond ei awdur, cydlynydd neu’r rheolwr all weld i ble aeth hwn',
};
