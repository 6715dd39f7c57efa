/** What the rules of the screens before a sign-in say. A gap `{}` stands for what was in its place. */
export const RULES: Record<string, string> = {
  'Enter your email address': 'Rhowch eich cyfeiriad e-bost',
  'Enter an email address in the correct format, like name@example.com':
    'Rhowch gyfeiriad e-bost yn y fformat cywir, fel enw@example.com',
  'Enter a password': 'Rhowch gyfrinair',
  'Enter your password': 'Rhowch eich cyfrinair',
  'Enter the password again': 'Rhowch y cyfrinair eto',
  'Those passwords do not match. Enter the same one twice':
    'Nid yw’r cyfrineiriau hynny’n cyfateb. Rhowch yr un un ddwywaith',
  'That password is too long': 'Mae’r cyfrinair hwnnw’n rhy hir',
  'Password must be at least {} characters': 'Rhaid i’r cyfrinair fod yn {} nod o leiaf',
  'Password must be {} characters or fewer': 'Rhaid i’r cyfrinair fod yn {} nod neu lai',
  'Use more than three different characters': 'Defnyddiwch fwy na thri nod gwahanol',
  'Take out the characters that can’t be typed': 'Tynnwch y nodau na ellir eu teipio',
  'Take out the characters that can’t be shown': 'Tynnwch y nodau na ellir eu dangos',
  'Use {} characters or fewer': 'Defnyddiwch {} nod neu lai',
  'Enter a name': 'Rhowch enw',
  'Use letters, spaces, hyphens and apostrophes only':
    'Defnyddiwch lythrennau, bylchau, cysylltnodau a chollnodau’n unig',
  'Enter your invitation code': 'Rhowch god eich gwahoddiad',
  'Enter the 8 letters and digits of your invitation': 'Rhowch 8 llythyren a digid eich gwahoddiad',
  'That code is too long': 'Mae’r cod hwnnw’n rhy hir',
  'No invitation has this code. Check it, or ask the home for a new one.':
    'Nid oes gwahoddiad â’r cod hwn. Gwiriwch ef, neu gofynnwch i’r cartref am un newydd.',
  'This invitation has ended. Ask {} for a new one on {}':
    'Mae’r gwahoddiad hwn wedi dod i ben. Gofynnwch i {} am un newydd ar {}',
  'This home is set up already. Ask its manager for an invitation.':
    'Mae’r cartref hwn wedi’i sefydlu’n barod. Gofynnwch i’w reolwr am wahoddiad.',
  'There is an account with this address already. Enter its password to join with it.':
    'Mae cyfrif â’r cyfeiriad hwn yn barod. Rhowch ei gyfrinair i ymuno ag ef.',
  'You belong to {} already. Sign in with your password.':
    'Rydych yn perthyn i {} yn barod. Mewngofnodwch â’ch cyfrinair.',
  'This account is linked to that person already. Ask {}.':
    'Mae’r cyfrif hwn wedi’i gysylltu â’r person hwnnw’n barod. Gofynnwch i {}.',
  'You work at {} with this account. Use another email address as a relative.':
    'Rydych yn gweithio yng nghartref {} gyda’r cyfrif hwn. Defnyddiwch gyfeiriad e-bost arall fel perthynas.',
  'Open the link again': 'Agorwch y ddolen eto',
  'This link has ended. Ask for a new one.': 'Mae’r ddolen hon wedi dod i ben. Gofynnwch am un newydd.',
  'This account does not belong to a home any more. Ask the manager of your home.':
    'Nid yw’r cyfrif hwn yn perthyn i gartref mwyach. Gofynnwch i reolwr eich cartref.',
  'Choose where the home is': 'Dewiswch ble mae’r cartref',
  'Enter the phone number that families call': 'Rhowch y rhif ffôn y mae teuluoedd yn ei ffonio',
  'Enter a phone number, like 01632 960 001': 'Rhowch rif ffôn, fel 01632 960 001',
  'Enter the 6 digits': 'Rhowch y 6 digid',
  'Enter your code': 'Rhowch eich cod',
  'Enter the 6 digits from your app, or a recovery code': 'Rhowch y 6 digid o’ch ap, neu god adfer',
  'That code is not right, or was used before. Wait for the next one, or try another.':
    'Nid yw’r cod hwnnw’n gywir, neu cafodd ei ddefnyddio o’r blaen. Arhoswch am y nesaf, neu rhowch gynnig ar un arall.',
  'Enter the 6 digits from your authenticator app, or a recovery code': 'Rhowch y 6 digid o’ch ap dilysu, neu god adfer',
  'This is no answer of a passkey': 'Nid ateb allwedd mynediad yw hwn',
  'Enter the name of the home': 'Rhowch enw’r cartref',
  'Enter who runs the home': 'Rhowch pwy sy’n rhedeg y cartref',
  'Enter the town': 'Rhowch y dref',
  'Check what you entered': 'Gwiriwch yr hyn a roesoch',
  'That was too many tries. Wait a minute and try again.':
    'Roedd hynny’n ormod o geisiadau. Arhoswch funud cyn rhoi cynnig arall arni.',
  'That was too many tries. Wait {} minutes and try again.':
    'Roedd hynny’n ormod o geisiadau. Arhoswch {} munud cyn rhoi cynnig arall arni.',
  'That email or password is not right. Check them and try again, or reset your password':
    'Nid yw’r e-bost neu’r cyfrinair hwnnw’n gywir. Gwiriwch nhw a rhowch gynnig arall arni, neu ailosodwch eich cyfrinair',
};
