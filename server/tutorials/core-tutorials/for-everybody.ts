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
    welsh: {
      title: 'Llythrennau mwy, lliwiau tywyll, Cymraeg',
      in_short: 'Gwneud yr ap yn hawdd i’ch llygaid, ar bob dyfais a ddefnyddiwch.',
      steps: [
        { title: 'Agor “Mwy”', text: 'Dyma adran olaf y bar. Chwiliwch am y cerdyn “Sut mae’n edrych”.' },
        {
          title: 'Dewis maint y llythrennau',
          text: 'O dan “Maint y testun” dewiswch “Safonol”, “Mawr” neu “Mwy”. Mae’r ap cyfan yn newid ar unwaith, felly gallwch weld pa un sy’n gweddu i chi.',
        },
        {
          title: 'Golau neu dywyll',
          text: 'O dan “Golau neu dywyll” dewiswch “Tywyll” ar gyfer shifft nos. Gydag “Awtomatig” mae’r ap yn gwneud fel y mae’ch dyfais.',
        },
        {
          title: 'Eich iaith',
          text: 'O dan “Iaith” dewiswch Cymraeg neu English. Mae’ch dewis yn mynd gyda chi i bob dyfais lle rydych yn mewngofnodi.',
        },
      ],
    },
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
        text: 'Press “Sign out” beside the lost one. It goes back to the sign-in page, with its next tap at the latest. “Sign out all other devices” does it for all of them.',
      },
      {
        title: 'Then a new password',
        text: 'Was it open, or did somebody know your password? Choose “Change password”.',
      },
    ],
    welsh: {
      title: 'Allgofnodi ffôn a gollwyd',
      in_short: 'Cau’r ap ar ddyfais arall o’r un yn eich llaw.',
      steps: [
        { title: 'Agor “Eich cyfrif”', text: 'Mae o dan “Mwy”.' },
        {
          title: 'Edrych ar “Eich dyfeisiau”',
          text: 'Mae pob dyfais yno gyda phryd y’i defnyddiwyd ddiwethaf. Mae’r un yn eich llaw yn dweud “Y ddyfais hon”.',
        },
        {
          title: 'Ei hallgofnodi',
          text: 'Pwyswch “Allgofnodi” wrth ymyl yr un a gollwyd. Gyda’i thap nesaf mae’n ôl ar y dudalen mewngofnodi. Mae “Allgofnodi pob dyfais arall” yn gwneud hynny i bob un.',
        },
        {
          title: 'Yna cyfrinair newydd',
          text: 'Oedd ef ar agor, neu a oedd rhywun yn gwybod eich cyfrinair? Dewiswch “Newid y cyfrinair”.',
        },
      ],
    },
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
    welsh: {
      title: 'Post sy’n gadael i chi gysgu',
      in_short: 'Dewis beth sy’n dod drwy’r post, a phryd na chaiff ddod.',
      steps: [
        { title: 'Agor “Eich cyfrif”', text: 'Mae o dan “Mwy”. Yno, dewiswch “Hysbysiadau”.' },
        {
          title: 'Beth sy’n dod drwy’r post',
          text: 'O dan “Drwy e-bost” mae gan bob math o newydd ei switsh ei hun. Mae’r hyn rydych yn ei ddiffodd yn dal i aros amdanoch yn yr ap.',
        },
        {
          title: 'Oriau tawel',
          text: 'Trowch “Dim yn ystod y nos” ymlaen a dywedwch o ba bryd tan pryd. Mae’r hyn sy’n dod yn y cyfamser yn eich cyrraedd pan ddaw’r oriau tawel i ben.',
        },
      ],
    },
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
    welsh: {
      title: 'Dod o hyd i syniad ar gyfer heddiw',
      in_short: 'Dwsin o weithgareddau sy’n werth eu dewis nawr, pob un â’i reswm.',
      steps: [
        {
          title: 'Agor y syniadau',
          text: 'Mae’r tri cyntaf ar eich sgrin gyntaf. Mae “Gweld y cyfan” yn arwain at y gweddill.',
        },
        {
          title: 'Darllen y rheswm',
          text: 'O dan bob teitl mae pam: y tymor, pen-blwydd, neu rywbeth a fu ar goll. Mae pob rheswm yn wir heddiw.',
        },
        {
          title: 'Gweld sut mae’n mynd',
          text: 'Agorwch syniad. Mae’n dweud wrthych sut mae’n mynd “Gam wrth gam”, a beth i’w gael yn barod.',
        },
        {
          title: 'Dod yn ôl yfory',
          text: 'Mae pob diwrnod yn tynnu syniadau eraill. Drwy gydol un diwrnod maen nhw’n aros yr un fath.',
        },
      ],
    },
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
    welsh: {
      title: 'Bod yn gwmni da',
      in_short: 'Pedwar cerdyn ar sut i wahodd rhywun, beth bynnag y gallan nhw ei wneud o hyd.',
      steps: [
        { title: 'Agor “Cwmni da”', text: 'Mae o dan “Mwy”. Mae pedwar cerdyn, un ar gyfer pob ffordd o ymuno.' },
        {
          title: 'Dod o hyd i’r person mewn cerdyn',
          text: 'Mae pob un yn dechrau gyda’r hyn y gallech ei weld. Dewiswch y cerdyn lle rydych yn adnabod y person sydd gennych mewn golwg.',
        },
        {
          title: 'Darllen tair llinell',
          text: 'Mae “Sut i wahodd”, “Sut i baratoi” a “Beth i’w ddweud” yn ddigon i ddechrau.',
        },
        {
          title: 'Mynd ag ef gyda chi',
          text: 'Mae “Argraffu’r pedwar” yn eu hargraffu ar A4. Mae “Argraffu’r cerdyn hwn ar A5” yn argraffu un i’r boced.',
        },
      ],
    },
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
    welsh: {
      title: 'Gweld beth sydd ymlaen',
      in_short: 'Dyddiau nesaf eich cylch ar un olwg.',
      steps: [
        { title: 'Dechrau yn “Cartref”', text: 'Mae’r peth nesaf sydd ymlaen ar y brig, gyda’i amser a’i le.' },
        {
          title: 'Ychydig ddyddiau ymhellach',
          text: 'Mae “Y dyddiau nesaf” yn dangos y dyddiau nesaf. Mae “Gweld y cyfan” yn agor y calendr.',
        },
        {
          title: 'Y cyfan ohono',
          text: 'Yn “Calendr” mae gan bob diwrnod ei gerdyn ei hun. Mae diwrnod heb ddim yn dweud “Does dim wedi’i gynllunio”.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
