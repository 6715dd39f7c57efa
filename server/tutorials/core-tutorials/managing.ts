import type { WrittenTutorial } from '../written-tutorial.ts';

export const managingTutorials = [
  {
    id: 'invite-a-colleague',
    title: 'Bring a colleague in',
    in_short: 'With an address they are in at once, with a slip you let them in.',
    icon: 'hand-waving',
    tint: 'duck',
    role: 'manager',
    needs: 'staff.manage',
    route: '/manage-staff',
    steps: [
      { title: 'Open “Staff and access”', text: 'You find it under “More”. Press “Invite somebody”.' },
      {
        title: 'Who, and as what?',
        text: 'A name and what they will be: carer, coordinator or manager. Nobody gives a role above their own.',
      },
      {
        title: 'With an address, or without',
        text: 'With an email address the invitation goes by mail. Without one you print a slip, and they type its code or scan it.',
      },
      {
        title: 'Let them in',
        text: 'Whoever came with a slip waits on top of your staff. Make sure who it is, then “Let in”.',
      },
    ],
    welsh: null,
  },
  {
    id: 'somebody-leaves',
    title: 'Somebody leaves the team',
    in_short: 'Access ends at once, and their people are handed over.',
    icon: 'door-open',
    tint: 'slate',
    role: 'manager',
    needs: 'staff.manage',
    route: '/manage-staff',
    steps: [
      { title: 'Find their card', text: 'In “Staff and access” choose “Role, days, leaving”.' },
      {
        title: 'Who takes over?',
        text: 'Choose a colleague for the sessions that they would lead and the residents whose key worker they are.',
      },
      { title: 'End access', text: '“End access” signs them out at once. What they wrote stays, with their name.' },
      {
        title: 'A lost phone, or a forgotten password?',
        text: 'For that nobody has to leave. “Devices” signs a device out, “New password” shows a link to scan.',
      },
    ],
    welsh: null,
  },
  {
    id: 'people-from-a-spreadsheet',
    title: 'Bring everybody in from a spreadsheet',
    in_short: 'Any columns, any order. Nothing is written before you say so.',
    icon: 'grid-nine',
    tint: 'moss',
    role: 'manager',
    needs: 'people.import',
    route: '/import-people',
    steps: [
      {
        title: 'Choose the file',
        text: 'In “People from a spreadsheet”, under “More”, drop a CSV or XLSX file as it is.',
      },
      {
        title: 'Check its columns',
        text: 'The app has guessed what each column is. Change what is wrong, then “Show the people”.',
      },
      {
        title: 'Put rows right',
        text: '“To correct” must be mended before it can be written, “To look at” deserves a second look. You correct it in its place, or leave the row out.',
      },
      {
        title: 'Create them',
        text: 'Only now is anything written. Whoever is known already is brought up to date, and never doubled.',
      },
      { title: 'Not right after all?', text: 'For a day “Take back” undoes the whole file, on the same page.' },
    ],
    welsh: null,
  },
  {
    id: 'second-step',
    title: 'Protect your own sign-in',
    in_short: 'With a second step, a stolen password alone opens nothing.',
    icon: 'medal-military',
    tint: 'teal',
    role: 'manager',
    needs: 'staff.manage',
    route: '/account',
    steps: [
      { title: 'Open “Your account”', text: 'You find it under “More”. Look for the card “Second step”.' },
      {
        title: 'An app or a passkey',
        text: '“Set up an authenticator app” shows a key to scan. Or choose “Add a passkey”: your finger, your face or the PIN of a device.',
      },
      {
        title: 'Type the 6 digits',
        text: 'The app on your phone shows them now. Then “Switch it on”. Your other devices are signed out.',
      },
      {
        title: 'Keep the recovery codes',
        text: 'Write them down and put them where you keep keys. Each of them works once, when your phone is lost.',
      },
    ],
    welsh: null,
  },
] as const satisfies readonly WrittenTutorial[];
