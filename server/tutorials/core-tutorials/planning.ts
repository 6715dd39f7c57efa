import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever answers for the programme. */
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
    welsh: {
      title: 'Dod o hyd i’r hyn sy’n gweddu i’r bobl hyn',
      in_short: 'Dewis bwrdd neu grŵp, a gweld beth sy’n apelio at y rhan fwyaf ohonyn nhw.',
      steps: [
        {
          title: 'Dewis y bobl',
          text: 'Yn “Gweithgareddau” agorwch “Beth sy’n gweddu i’r bobl hyn?” a phwyswch “Dewis pobl”. O grŵp, mae “Beth sy’n gweddu iddynt?” yn arwain yma hefyd.',
        },
        {
          title: 'Darllen y ddau reswm',
          text: 'O dan “Yn gweddu iddynt” mae pob gweithgaredd yn dweud pam: at bwy mae’n apelio, sut aeth hi o’r blaen, beth maen nhw wedi bod hebddo.',
        },
        {
          title: 'Sylwi ar yr hyn sydd wrth ei ymyl',
          text: 'Mae’n dweud i bwy nad yw’n addas, ac alergeddau pwy i’w gwirio. Mae “Wedi’u gadael allan o fwriad” yn enwi’r hyn a fyddai’n brifo rhywun.',
        },
        { title: 'Dechrau', text: 'Mae “Cofnodi” yn agor y cofnod gyda’r bobl hyn yn unig ynddo.' },
      ],
    },
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
    welsh: {
      title: 'Gwneud grŵp sy’n ei gadw ei hun yn gyfredol',
      in_short: 'Côr, bwrdd, adain: wedi’u dewis â llaw neu yn ôl rheol.',
      steps: [
        { title: 'Agor “Grwpiau”', text: 'Mae o dan “Mwy”. Pwyswch “Gwneud grŵp” a rhowch enw iddo.' },
        {
          title: 'Pwy sydd ynddo?',
          text: 'Dewiswch bobl â llaw, neu “Pawb sydd wrth eu bodd â rhywbeth neu’n ei hoffi”. Mae grŵp felly’n gofyn o’r newydd bob dydd pwy sy’n gweddu.',
        },
        {
          title: 'Ei gadw',
          text: 'Mae “Cadw’r grŵp” yn ei gadw. Os yw bron yr un fath â grŵp arall, mae’n dweud wrthych.',
        },
        { title: 'Ei ddefnyddio', text: 'Wrth gofnodi daw’r grŵp cyfan i mewn gydag un tap o dan “Rhywun arall”.' },
      ],
    },
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
    welsh: {
      title: 'Yr wythnos ar y wal',
      in_short: 'O wythnos wag i daflen yn y lolfa.',
      steps: [
        {
          title: 'Llenwi’r wythnos',
          text: 'Mae “Awgrymu wythnos” yn dangos beth fyddai’n deg, pob un gyda’i reswm. Diffoddwch yr hyn nad ydych ei eisiau, a chynlluniwch y gweddill.',
        },
        {
          title: 'Ei hargraffu',
          text: 'Pwyswch “Argraffu” uwchben yr wythnos. Ar A4, ar A3, yn Saesneg, yn Gymraeg neu yn y ddwy iaith; “Print bras” i lygaid blinedig.',
        },
        {
          title: 'Un diwrnod, un person',
          text: 'Dewiswch “Un diwrnod” i gael poster. Ar dudalen preswylydd gallwch argraffu’r hyn sydd gan y diwrnod ar eu cyfer.',
        },
        {
          title: 'Dim dyfais yn yr ystafell?',
          text: 'Agorwch sesiwn a dewiswch “Taflen bresenoldeb”. Ticiwch hi â llaw; mae ei chod yn agor y cofnod, i’w deipio’n nes ymlaen.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
