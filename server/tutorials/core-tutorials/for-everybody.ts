import type { WrittenTutorial } from '../written-tutorial.ts';

export const tutorialsForEverybody = [
  {
    id: 'letters-and-colours',
    title: 'Larger letters, dark colours, Welsh',
    in_short: 'Make the app easy on your eyes, on every device that you use.',
    icon: 'text-aa',
    tint: 'lilac',
    role: 'everybody',
    needs: null,
    route: '/tabs/more',
    steps: [
      {
        title: 'Open “More”',
        text: 'It is the last section of the bar. Look for the card “How it looks”.',
      },
      {
        title: 'Choose the size of the letters',
        text: 'Under “Text size” choose “Standard”, “Large” or “Larger”. The whole app changes at once, so you can see which one suits you.',
      },
      {
        title: 'Light or dark',
        text: 'Under “Light or dark” choose “Dark” for a night shift. With “Auto” the app does as your device does.',
      },
      {
        title: 'Your language',
        text: 'Under “Language” choose Cymraeg or English. Your choice goes with you to every device that you sign in on.',
      },
    ],
    welsh: null,
  },
  {
    id: 'lost-phone',
    title: 'Sign out a phone that you lost',
    in_short: 'Close the app on another device from the one in your hand.',
    icon: 'device-tablet',
    tint: 'brick',
    role: 'everybody',
    needs: null,
    route: '/account',
    steps: [
      { title: 'Open “Your account”', text: 'You find it under “More”.' },
      {
        title: 'Look at “Your devices”',
        text: 'Each device stands there with when it was last used. The one in your hand says “This device”.',
      },
      {
        title: 'Sign it out',
        text: 'Press “Sign out” beside the lost one. With its next tap it is back at the sign-in page. “Sign out all other devices” does it for all of them.',
      },
      {
        title: 'Then a new password',
        text: 'Was it open, or did somebody know your password? Choose “Change password”.',
      },
    ],
    welsh: null,
  },
  {
    id: 'no-mail-at-night',
    title: 'Mail that lets you sleep',
    in_short: 'Choose what comes by mail, and when it may not come.',
    icon: 'moon-stars',
    tint: 'slate',
    role: 'everybody',
    needs: null,
    kinds: ['staff'],
    route: '/account/notifications',
    steps: [
      { title: 'Open “Your account”', text: 'You find it under “More”. There, choose “Notifications”.' },
      {
        title: 'What comes by mail',
        text: 'Under “By email” each kind of news has its own switch. What you switch off still waits for you in the app.',
      },
      {
        title: 'Quiet hours',
        text: 'Switch on “Nothing at night” and say from when until when. What comes in between reaches you when the quiet hours end.',
      },
    ],
    welsh: null,
  },
  {
    id: 'ideas-for-today',
    title: 'Find an idea for today',
    in_short: 'A dozen activities that are worth choosing now, each with its reason.',
    icon: 'lightbulb',
    tint: 'mustard',
    role: 'everybody',
    needs: 'featured_activities.view',
    route: '/tabs/ideas',
    steps: [
      {
        title: 'Open the ideas',
        text: 'The first three stand on your first screen. “See all” leads to the rest of them.',
      },
      {
        title: 'Read the reason',
        text: 'Under each title stands why: the season, a birthday, or something that has been missing. Every reason is true today.',
      },
      {
        title: 'See how it goes',
        text: 'Open an idea. It tells you how it goes “Step by step”, and what to have ready.',
      },
      { title: 'Come back tomorrow', text: 'Each day draws other ideas. All of one day they stay the same.' },
    ],
    welsh: null,
  },
  {
    id: 'good-company',
    title: 'Be good company',
    in_short: 'Four cards on how to invite somebody, whatever they can still do.',
    icon: 'hand-heart',
    tint: 'rose',
    role: 'everybody',
    needs: 'pal.view',
    route: '/pal-info',
    steps: [
      {
        title: 'Open “Good company”',
        text: 'You find it under “More”. There are four cards, one for each way of joining in.',
      },
      {
        title: 'Find the person in a card',
        text: 'Each begins with what you may see. Choose the card in which you recognise the person you think of.',
      },
      {
        title: 'Read three lines',
        text: '“How to invite”, “How to set up” and “What to say” are enough to begin with.',
      },
      {
        title: 'Take it along',
        text: '“Print all four” prints them on A4. “Print this card on A5” prints one for a pocket.',
      },
    ],
    welsh: null,
  },
  {
    id: 'calendar-of-the-circle',
    title: 'See what is on',
    in_short: 'The days ahead of your circle at a glance.',
    icon: 'flag-banner',
    tint: 'duck',
    role: 'everybody',
    needs: 'events.view',
    kinds: ['family_organisation'],
    route: '/tabs/calendar',
    steps: [
      { title: 'Begin at “Home”', text: 'What is on next stands on top, with its time and place.' },
      { title: 'A few days further', text: '“The days ahead” shows the next days. “See all” opens the calendar.' },
      {
        title: 'The whole of it',
        text: 'In “Calendar” every day has its own card. A day without anything says “Nothing planned”.',
      },
    ],
    welsh: null,
  },
] as const satisfies readonly WrittenTutorial[];
