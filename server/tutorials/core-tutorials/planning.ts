import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever answers for the programme and for what is known of people. */
export const planningTutorials = [
  {
    id: 'what-suits-a-group',
    title: 'Find what suits these people',
    in_short: 'Choose a table or a group, and see what speaks to most of them.',
    icon: 'circles-three',
    tint: 'plum',
    role: 'coordinator',
    needs: 'reports.add',
    route: '/choose-activity',
    steps: [
      {
        title: 'Choose the people',
        text: 'In “Activities” open “What suits these people?” and press “Choose people”. From a group, “What suits them?” leads here too.',
      },
      {
        title: 'Read the two reasons',
        text: 'Under “Suits them” each activity says why: whom it speaks to, how it went before, what they have been missing.',
      },
      {
        title: 'Mind what stands beside it',
        text: 'It says for whom it is not, and whose allergies to check. “Left out on purpose” names what would hurt somebody.',
      },
      { title: 'Begin', text: '“Log” opens the log with just these people in it.' },
    ],
    welsh: null,
  },
  {
    id: 'make-a-group',
    title: 'Make a group that keeps itself up',
    in_short: 'A choir, a table, a wing: chosen by hand or by a rule.',
    icon: 'handshake',
    tint: 'moss',
    role: 'coordinator',
    needs: 'resident_groups.edit',
    route: '/manage-resident-groups',
    steps: [
      { title: 'Open “Groups”', text: 'You find it under “More”. Press “Make a group” and give it a name.' },
      {
        title: 'Who is in it?',
        text: 'Choose people by hand, or “Everybody who loves or likes something”. Such a group asks anew each day who fits.',
      },
      { title: 'Keep it', text: '“Keep the group” saves it. If it is nearly the same as another one, it tells you.' },
      { title: 'Use it', text: 'In the log the whole group comes in with one tap under “Someone else”.' },
    ],
    welsh: null,
  },
  {
    id: 'week-on-the-wall',
    title: 'The week on the wall',
    in_short: 'From an empty week to a sheet in the lounge.',
    icon: 'newspaper',
    tint: 'mustard',
    role: 'coordinator',
    needs: 'planner.edit',
    route: '/tabs/planner',
    steps: [
      {
        title: 'Fill the week',
        text: '“Suggest a week” shows what would be fair, each with its why. Switch off what you do not want, and plan the rest.',
      },
      {
        title: 'Print it',
        text: 'Press “Print” above the week. On A4, on A3, in English, in Welsh or in both; “Large print” for tired eyes.',
      },
      {
        title: 'One day, one person',
        text: 'Choose “One day” for a poster. On the page of a resident you print what the day holds for them.',
      },
      {
        title: 'No device in the room?',
        text: 'Open a session and choose “Attendance sheet”. Tick it by hand; its code opens the log, to type it in later.',
      },
    ],
    welsh: null,
  },
  {
    id: 'what-may-be-shown',
    title: 'Ask what may be shown',
    in_short: 'Photos, news for the family, sound and video: asked once, kept up to date.',
    icon: 'camera',
    tint: 'sky',
    role: 'coordinator',
    needs: 'consents.record',
    route: '/consents',
    steps: [
      {
        title: 'See whom to ask',
        text: '“To ask again”, under “More”, names everybody whose answer is missing or runs out within a month.',
      },
      {
        title: 'Ask the person',
        text: 'The person themselves, wherever they can. Being next of kin gives nobody this right.',
      },
      {
        title: 'Write the answer down',
        text: 'Choose “Yes” or “No” and who decided, then “Write it down”. If somebody else decided, it asks on what grounds.',
      },
      {
        title: 'They changed their mind?',
        text: 'Open the same answer and choose “No longer”. It counts from that moment, and the earlier answers stay in view.',
      },
    ],
    welsh: null,
  },
  {
    id: 'invite-family',
    title: 'Invite family and friends',
    in_short: 'By mail, by a code to scan, or with a printed letter.',
    icon: 'envelope-open',
    tint: 'rose',
    role: 'coordinator',
    needs: 'relatives.invite',
    route: '/manage-relative',
    steps: [
      {
        title: 'Open the person',
        text: 'On the page of a resident choose “Family and access”, then “Invite somebody”.',
      },
      {
        title: 'Who is it?',
        text: 'A first name, a last name, and what they are to each other. Then what they may see: as family, or as a friend.',
      },
      {
        title: 'How does it reach them?',
        text: 'By email, with “Show a code”, or with “Print a letter”. An address is not needed.',
      },
      {
        title: 'Make it',
        text: '“Make the invitation”. Until they answer they stand under “Waiting for an answer”, and see nothing.',
      },
      {
        title: 'Look through their eyes',
        text: 'Open a relative and choose “What they can see”. You see just what they do.',
      },
    ],
    welsh: null,
  },
  {
    id: 'somebody-moves-in',
    title: 'Somebody moves in',
    in_short: 'Three things are enough for the first day. The rest can wait.',
    icon: 'house-line',
    tint: 'brick',
    role: 'coordinator',
    needs: 'residents.manage',
    route: '/manage-resident',
    steps: [
      {
        title: '“Add a resident”',
        text: 'The button stands under “Residents”. What everybody calls them, the last name and the room are enough.',
      },
      {
        title: 'Known already?',
        text: 'If somebody like this is known here, the app shows both side by side, so that nobody is written down twice.',
      },
      {
        title: 'Then, bit by bit',
        text: 'The page of the person says what is still missing. Interests and “About me” help most.',
      },
      {
        title: 'What helps them to take part',
        text: '“Access needs” asks for hearing, sight, getting about and allergies. Everybody who cares for them may write it.',
      },
    ],
    welsh: null,
  },
  {
    id: 'answer-suggestions',
    title: 'Read what others suggest',
    in_short: 'Family and carers notice things. You decide what stands on the card.',
    icon: 'pencil-line',
    tint: 'amber',
    role: 'coordinator',
    needs: 'about_me.answer',
    route: '/manage-about-me',
    steps: [
      { title: 'Open “Suggestions”', text: 'You find it under “More”. What waits longest stands first.' },
      { title: '“Read and answer”', text: 'You see what stands on the card, and the suggestion under it.' },
      {
        title: 'Make it yours',
        text: 'Change the words as you like, then “Accept it like this”. Or “Decline”, with a word to whoever suggested it.',
      },
    ],
    welsh: null,
  },
] as const satisfies readonly WrittenTutorial[];
