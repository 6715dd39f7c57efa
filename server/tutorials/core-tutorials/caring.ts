import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever is with people all day. */
export const caringTutorials = [
  {
    id: 'a-moment-in-three-taps',
    title: 'Log a moment in three taps',
    in_short: 'From anywhere in the app, in ten seconds, standing up.',
    icon: 'chat-circle-dots',
    tint: 'plum',
    role: 'carer',
    needs: 'reports.add',
    route: '/tabs/today',
    steps: [
      {
        title: 'Tap “Log”',
        text: 'It is in the middle of the bar at the bottom. On a large screen the button says “Log a moment”.',
      },
      {
        title: 'Tap the face',
        text: 'Whoever has been without company longest stands first. For anybody else type a name or a room into “Find by name or room”.',
      },
      {
        title: 'Tap what it was',
        text: 'What they like best stands first, then a chat, a song, a cuppa. One tap saves it. Nothing more is needed.',
      },
      {
        title: 'How was it? If you have a second',
        text: 'Tap a face such as “Enjoyed it”. A few words help the colleague who comes after you. Then “Done”.',
      },
    ],
    welsh: null,
  },
  {
    id: 'log-a-group',
    title: 'Log a whole group',
    in_short: 'Eight people in two taps when nobody differs.',
    icon: 'users-three',
    tint: 'moss',
    role: 'carer',
    needs: 'reports.add',
    route: '/tabs/today',
    steps: [
      {
        title: 'Start on “Today”',
        text: 'What is on now stands on top and asks: “How is it for most people?” The face that you tap there is the first answer for everybody.',
      },
      {
        title: 'Somebody differs?',
        text: 'Tap their face, then how it was for them, such as “Joined quietly” or “Not today”. You may choose several people first.',
      },
      {
        title: 'Somebody else came?',
        text: 'Tap “Someone else”, find them and press the button at the bottom. Whoever did not come is marked with “Was not here”.',
      },
      {
        title: 'Save',
        text: 'The button says for how many people. Answers for the group are marked as such; what you told of one person counts as theirs.',
      },
      {
        title: 'Nothing was planned?',
        text: 'Tap “Log” and choose “Log something that happened”.',
      },
    ],
    welsh: null,
  },
  {
    id: 'take-it-back',
    title: 'Undo it, or put it right',
    in_short: 'A slip of the finger is no trouble.',
    icon: 'hand-waving',
    tint: 'amber',
    role: 'carer',
    needs: 'reports.add',
    route: '/moments',
    steps: [
      { title: 'At once', text: 'After saving, “Undo” stands there for ten seconds. It takes everything back.' },
      {
        title: 'Within a day',
        text: 'Open the report and choose “Take it back” or “Change”. You can do that for 24 hours with what you wrote yourself.',
      },
      {
        title: 'Say why, if you are asked',
        text: 'What stood before stays in the history of the report. Nothing is lost without a trace.',
      },
      {
        title: 'Later than that',
        text: 'Ask a coordinator or the manager: they can change the report or set it aside.',
      },
    ],
    welsh: null,
  },
  {
    id: 'no-connection',
    title: 'When the Wi-Fi goes',
    in_short: 'You can keep logging. It is sent when the connection is back.',
    icon: 'radio',
    tint: 'slate',
    role: 'carer',
    needs: 'reports.add',
    route: '/outbox',
    steps: [
      {
        title: 'The app tells you',
        text: 'It says “No Internet Connection”. Choose “Keep working”: “Today”, “Residents” and the log work as before.',
      },
      {
        title: 'Log as always',
        text: 'It says “Saved on this phone, will be sent”. It really is safe: also when you close the app or sign out.',
      },
      {
        title: 'Look after it, if you like',
        text: '“Not sent yet”, under “More”, shows what waits. When the connection is back it goes out by itself, once.',
      },
      {
        title: 'Something needs a look?',
        text: 'If the server could not take something, it stands there too. Then choose “Change” or “Try again”.',
      },
    ],
    welsh: null,
  },
  {
    id: 'who-needs-company',
    title: 'Who would love some company?',
    in_short: 'See who had little lately, and go.',
    icon: 'heart',
    tint: 'rose',
    role: 'carer',
    needs: 'reports.add',
    route: '/tabs/today',
    steps: [
      {
        title: 'Look at the card on “Today”',
        text: '“Who would love some company?” names those below their own target. Each person has a target that suits them; some like to be left in peace, and are never on it.',
      },
      {
        title: 'Read the line under the name',
        text: 'It says who this person is, and what would suit them now. If they often said no lately, it asks for less, not for more.',
      },
      {
        title: '“I’ll go”',
        text: 'The button opens a moment with this person, with what suits them on it. Go and see them first, and log it afterwards.',
      },
      {
        title: 'The meadow shows the rest',
        text: '“The meadow this week” has a flower for everybody: the taller, the more moments. “See as a table” says it in figures.',
      },
    ],
    welsh: null,
  },
  {
    id: 'about-a-person',
    title: 'Know the person first',
    in_short: 'What matters to them, in their words, and what not to raise.',
    icon: 'book-open',
    tint: 'duck',
    role: 'carer',
    needs: 'residents.add',
    route: '/tabs/residents',
    steps: [
      {
        title: 'Open the person',
        text: 'Under “Residents” tap a face. What nobody should raise stands on the card “About me”, before all else.',
      },
      {
        title: 'Open the cards',
        text: 'Seven cards tell what matters, who matters and what keeps somebody well. Each says when it was last true.',
      },
      {
        title: 'Is it still true?',
        text: 'Ask the person. Then press “Still true”, and nobody asks again for half a year.',
      },
      {
        title: 'You noticed something?',
        text: 'Press “Suggest” and write what you saw or heard. A coordinator reads it before it stands on the card.',
      },
    ],
    welsh: null,
  },
  {
    id: 'note-an-interest',
    title: 'Note what somebody loves',
    in_short: 'From then on the app suggests what fits, and leaves out what hurts.',
    icon: 'star',
    tint: 'mustard',
    role: 'carer',
    needs: 'residents.add',
    route: '/tabs/residents',
    steps: [
      { title: 'Open the person', text: 'Under “Residents” tap a face, then open their “Interests”.' },
      {
        title: 'Find it',
        text: 'Type into “Find an interest”; a slip of the finger does not matter. What is not there you note in own words.',
      },
      {
        title: 'Say how it is for them',
        text: 'From “Loves it” to “Avoid it”. What is to be avoided is never suggested to this person again.',
      },
      {
        title: 'See what fits',
        text: '“Activities that fit” gives two reasons for each. You also see who else loves the same.',
      },
    ],
    welsh: null,
  },
  {
    id: 'how-somebody-joins-in',
    title: 'Look at how somebody joins in',
    in_short: 'Eight short lines, and the app knows how gentle or rich to make things.',
    icon: 'ear',
    tint: 'teal',
    role: 'carer',
    needs: 'ability.draft',
    route: '/pal',
    steps: [
      { title: 'Choose somebody', text: '“Ways of joining in”, under “More”, shows whom to look at next.' },
      {
        title: 'One line at a time',
        text: 'Think of the last two weeks and tap what was usual. “Not sure” is an answer, too. “Next” goes on.',
      },
      {
        title: 'Stop when you must',
        text: 'What you have told is kept. Somebody else can go on with it where you left off.',
      },
      {
        title: 'Hand it over',
        text: 'At the end comes “Look it over”. “Keep it for a coordinator to sign” hands it on.',
      },
    ],
    welsh: null,
  },
  {
    id: 'find-an-activity',
    title: 'Find the right activity',
    in_short: 'More than 150 of them, by name, by time, by place.',
    icon: 'sparkle',
    tint: 'lilac',
    role: 'carer',
    needs: 'all_activities.view',
    kinds: ['staff'],
    route: '/tabs/activities',
    steps: [
      {
        title: 'Search as you speak',
        text: 'In “Activities” type what you would call it. The search forgives typing, and knows other words for the same.',
      },
      {
        title: 'Or by what you have',
        text: '“Filters” asks how long there is, where you are and what it may cost. “Works in bed” finds what can come to the bedside.',
      },
      {
        title: 'Open the sheet',
        text: '“Step by step” tells how it goes, “Richer or gentler” how to fit it to the people, “Keep in mind” what to watch.',
      },
      {
        title: 'Keep the good ones',
        text: 'The heart keeps an activity among your favourites. “Print” puts it on one page.',
      },
    ],
    welsh: null,
  },
  {
    id: 'from-the-cupboard',
    title: 'Find things, and bring them back',
    in_short: 'See where it stands, or who has it, before you go and look.',
    icon: 'basket',
    tint: 'moss',
    role: 'carer',
    needs: 'resources.borrow',
    route: '/cupboard',
    steps: [
      {
        title: 'Open “Cupboard”',
        text: 'You find it under “More”. Search as you speak: room, cupboard and shelf stand under each name.',
      },
      {
        title: 'The sheet knows it too',
        text: 'On the sheet of an activity, “Have ready” says what of it stands in your cupboard, and where.',
      },
      {
        title: 'Take it',
        text: 'Press “Borrow”, say who has it and until when, then “I take it”. Whoever looks for it sees that.',
      },
      { title: 'Bring it back', text: 'Under “Out now” press “Put back”. What should have been back stands first.' },
    ],
    welsh: null,
  },
] as const satisfies readonly WrittenTutorial[];
