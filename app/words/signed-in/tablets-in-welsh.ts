/** What the rules of shared tablets say. A gap `{}` stands for what was in its place. */
export const TABLET_RULES: Record<string, string> = {
  'Enter the 6 digits': 'Rhowch y 6 digid',
  'That is too easy to guess. Use more than two different digits, and none in a row like 123456':
    'Mae hynny’n rhy hawdd ei ddyfalu. Defnyddiwch fwy na dau ddigid gwahanol, a dim rhes fel 123456',
  'Give the tablet a name': 'Rhowch enw i’r llechen',
  'This tablet is shared by the staff of {}. Sign in on a device of your own.':
    'Mae staff {} yn rhannu’r llechen hon. Mewngofnodwch ar eich dyfais eich hun.',
  'This device is a shared tablet already. Take it from its home first.':
    'Mae’r ddyfais hon yn llechen a rennir yn barod. Tynnwch hi o’i chartref yn gyntaf.',
  'A home that is made up has no tablets. Stop practising first.':
    'Does dim llechi gan gartref ffug. Stopiwch ymarfer yn gyntaf.',
  'A shared tablet stays in its home. Use a device of your own for another one.':
    'Mae llechen a rennir yn aros yn ei chartref. Defnyddiwch eich dyfais eich hun ar gyfer un arall.',
};
