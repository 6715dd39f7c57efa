import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever wants to know somebody, and what would do them good. */
export const tutorialsOnPeople = [
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
    welsh: {
      title: 'Adnabod y person yn gyntaf',
      in_short: 'Beth sy’n bwysig iddyn nhw, yn eu geiriau nhw, a beth i beidio â’i godi.',
      steps: [
        {
          title: 'Agor y person',
          text: 'O dan “Preswylwyr” tapiwch wyneb. Mae’r hyn na ddylai neb ei godi ar y cerdyn “Amdanaf i”, cyn popeth arall.',
        },
        {
          title: 'Agor y cardiau',
          text: 'Mae saith cerdyn yn dweud beth sy’n bwysig, pwy sy’n bwysig a beth sy’n cadw rhywun yn iach. Mae pob un yn dweud pryd roedd yn wir ddiwethaf.',
        },
        {
          title: 'A yw’n dal yn wir?',
          text: 'Gofynnwch i’r person. Yna pwyswch “Yn dal yn wir”, ac nid oes neb yn gofyn eto am hanner blwyddyn.',
        },
        {
          title: 'Sylwoch ar rywbeth?',
          text: 'Pwyswch “Awgrymu” ac ysgrifennwch beth a welsoch neu a glywsoch. Mae cydlynydd yn ei ddarllen cyn iddo fod ar y cerdyn.',
        },
      ],
    },
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
    welsh: {
      title: 'Nodi beth mae rhywun yn ei garu',
      in_short: 'O hynny ymlaen mae’r ap yn awgrymu’r hyn sy’n gweddu, ac yn gadael allan yr hyn sy’n brifo.',
      steps: [
        { title: 'Agor y person', text: 'O dan “Preswylwyr” tapiwch wyneb, yna agorwch eu “Diddordebau”.' },
        {
          title: 'Dod o hyd iddo',
          text: 'Teipiwch yn “Dod o hyd i ddiddordeb”; does dim ots am lithriad bys. Yr hyn nad yw yno rydych yn ei nodi yn eich geiriau eich hun.',
        },
        {
          title: 'Dweud sut mae hi iddyn nhw',
          text: 'O “Wrth eu bodd ag ef” i “Osgoi”. Ni chaiff yr hyn sydd i’w osgoi fyth ei awgrymu i’r person hwn eto.',
        },
        {
          title: 'Gweld beth sy’n gweddu',
          text: 'Mae “Gweithgareddau sy’n taro deuddeg” yn rhoi dau reswm dros bob un. Rydych hefyd yn gweld pwy arall sy’n caru’r un peth.',
        },
      ],
    },
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
    welsh: {
      title: 'Edrych ar sut mae rhywun yn ymuno',
      in_short: 'Wyth llinell fer, ac mae’r ap yn gwybod pa mor dyner neu gyfoethog i wneud pethau.',
      steps: [
        { title: 'Dewis rhywun', text: 'Mae “Ffyrdd o ymuno”, o dan “Mwy”, yn dangos ar bwy i edrych nesaf.' },
        {
          title: 'Un llinell ar y tro',
          text: 'Meddyliwch am y pythefnos diwethaf a thapiwch yr hyn oedd yn arferol. Mae “Ddim yn siŵr” yn ateb hefyd. Mae “Nesaf” yn mynd ymlaen.',
        },
        {
          title: 'Stopio pan fydd rhaid',
          text: 'Caiff yr hyn a ddywedoch ei gadw. Gall rhywun arall fynd ymlaen ag ef lle gadawoch chi.',
        },
        {
          title: 'Ei drosglwyddo',
          text: 'Ar y diwedd daw “Edrych drosto”. Mae “Ei gadw i gydlynydd ei lofnodi” yn ei drosglwyddo.',
        },
      ],
    },
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
    welsh: {
      title: 'Dod o hyd i’r gweithgaredd iawn',
      in_short: 'Mwy na 150 ohonynt, yn ôl enw, yn ôl amser, yn ôl lle.',
      steps: [
        {
          title: 'Chwilio fel y siaradwch',
          text: 'Yn “Gweithgareddau” teipiwch beth fyddech chi’n ei alw. Mae’r chwilio’n maddau camdeipio, ac yn gwybod geiriau eraill am yr un peth.',
        },
        {
          title: 'Neu yn ôl yr hyn sydd gennych',
          text: 'Mae “Hidlwyr” yn gofyn faint o amser sydd, ble rydych chi a faint y gall ei gostio. Mae “Yn gweithio yn y gwely” yn dod o hyd i’r hyn all ddod at erchwyn y gwely.',
        },
        {
          title: 'Agor y daflen',
          text: 'Mae “Gam wrth gam” yn dweud sut mae’n mynd, “Cyfoethocach neu dynerach” sut i’w addasu i’r bobl, “I’w gadw mewn cof” beth i’w wylio.',
        },
        {
          title: 'Cadw’r rhai da',
          text: 'Mae’r galon yn cadw gweithgaredd ymhlith eich ffefrynnau. Mae “Argraffu” yn ei roi ar un dudalen.',
        },
      ],
    },
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
    welsh: {
      title: 'Dod o hyd i bethau, a dod â nhw’n ôl',
      in_short: 'Gweld ble mae, neu gan bwy, cyn mynd i chwilio.',
      steps: [
        {
          title: 'Agor “Cwpwrdd”',
          text: 'Mae o dan “Mwy”. Chwiliwch fel y siaradwch: mae’r ystafell, y cwpwrdd a’r silff o dan bob enw.',
        },
        {
          title: 'Mae’r daflen yn ei wybod hefyd',
          text: 'Ar daflen gweithgaredd, mae “I’w gael yn barod” yn dweud beth ohono sydd yn eich cwpwrdd, a ble.',
        },
        {
          title: 'Ei gymryd',
          text: 'Pwyswch “Benthyg”, dywedwch gan bwy y mae a than pryd, yna “Rwy’n ei gymryd”. Mae pwy bynnag sy’n chwilio amdano yn gweld hynny.',
        },
        {
          title: 'Dod ag ef yn ôl',
          text: 'O dan “Allan nawr” pwyswch “Rhoi yn ôl”. Yr hyn a ddylai fod yn ôl sydd gyntaf.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
