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
    welsh: {
      title: 'Cofnodi moment mewn tri thap',
      in_short: 'O unrhyw le yn yr ap, mewn deg eiliad, ar eich traed.',
      steps: [
        {
          title: 'Tapiwch “Cofnodi”',
          text: 'Mae yng nghanol y bar ar y gwaelod. Ar sgrin fawr mae’r botwm yn dweud “Cofnodi moment”.',
        },
        {
          title: 'Tapiwch yr wyneb',
          text: 'Y sawl sydd wedi bod hiraf heb gwmni sydd gyntaf. I gael rhywun arall teipiwch enw neu ystafell yn “Chwilio yn ôl enw neu ystafell”.',
        },
        {
          title: 'Tapiwch beth oedd ef',
          text: 'Yr hyn maen nhw’n ei hoffi orau sydd gyntaf, yna sgwrs, cân, paned. Mae un tap yn ei gadw. Does dim angen mwy.',
        },
        {
          title: 'Sut oedd hi? Os oes gennych eiliad',
          text: 'Tapiwch wyneb fel “Wedi mwynhau”. Mae ychydig eiriau’n helpu’r cydweithiwr sy’n dod ar eich ôl. Yna “Wedi gorffen”.',
        },
      ],
    },
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
    welsh: {
      title: 'Cofnodi grŵp cyfan',
      in_short: 'Wyth o bobl mewn dau dap pan nad oes neb yn wahanol.',
      steps: [
        {
          title: 'Dechrau ar “Heddiw”',
          text: 'Mae’r hyn sydd ymlaen nawr ar y brig ac yn gofyn: “Sut mae hi i’r rhan fwyaf?” Yr wyneb a dapiwch yno yw’r ateb cyntaf i bawb.',
        },
        {
          title: 'Rhywun yn wahanol?',
          text: 'Tapiwch eu hwyneb, yna sut oedd hi iddyn nhw, fel “Ymuno’n dawel” neu “Dim heddiw”. Gallwch ddewis sawl un yn gyntaf.',
        },
        {
          title: 'Daeth rhywun arall?',
          text: 'Tapiwch “Rhywun arall”, dewch o hyd iddyn nhw a phwyswch y botwm ar y gwaelod. Caiff y sawl na ddaeth ei farcio â “Ddim yma”.',
        },
        {
          title: 'Cadw',
          text: 'Mae’r botwm yn dweud i faint o bobl. Caiff atebion dros y grŵp eu nodi felly; mae’r hyn a ddywedoch am un person yn cyfrif fel ei ateb ei hun.',
        },
        { title: 'Dim byd wedi’i gynllunio?', text: 'Tapiwch “Cofnodi” a dewiswch “Cofnodi rhywbeth a ddigwyddodd”.' },
      ],
    },
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
    welsh: {
      title: 'Ei ddadwneud, neu ei gywiro',
      in_short: 'Nid yw llithriad bys yn drafferth.',
      steps: [
        { title: 'Ar unwaith', text: 'Ar ôl cadw, mae “Dadwneud” yno am ddeg eiliad. Mae’n tynnu’r cyfan yn ôl.' },
        {
          title: 'O fewn diwrnod',
          text: 'Agorwch yr adroddiad a dewiswch “Ei thynnu’n ôl” neu “Newid”. Gallwch wneud hynny am 24 awr gyda’r hyn a ysgrifennoch eich hun.',
        },
        {
          title: 'Dweud pam, os gofynnir i chi',
          text: 'Mae’r hyn a oedd yno o’r blaen yn aros yn hanes yr adroddiad. Does dim yn mynd ar goll heb ôl.',
        },
        {
          title: 'Yn hwyrach na hynny',
          text: 'Gofynnwch i gydlynydd neu’r rheolwr: gallan nhw newid yr adroddiad neu ei roi o’r neilltu.',
        },
      ],
    },
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
    welsh: {
      title: 'Pan fydd y Wi-Fi yn mynd',
      in_short: 'Gallwch ddal i gofnodi. Caiff ei anfon pan ddaw’r cysylltiad yn ôl.',
      steps: [
        {
          title: 'Mae’r ap yn dweud wrthych',
          text: 'Mae’n dweud “Dim cysylltiad â’r rhyngrwyd”. Dewiswch “Dal ati”: mae “Heddiw”, “Preswylwyr” a’r cofnodi’n gweithio fel o’r blaen.',
        },
        {
          title: 'Cofnodi fel arfer',
          text: 'Mae’n dweud “Wedi’i gadw ar y ffôn hwn, i’w anfon”. Mae’n wirioneddol ddiogel: hefyd pan fyddwch yn cau’r ap neu’n allgofnodi.',
        },
        {
          title: 'Gofalu amdano, os mynnwch',
          text: 'Mae “Heb ei anfon eto”, o dan “Mwy”, yn dangos beth sy’n aros. Pan ddaw’r cysylltiad yn ôl mae’n mynd ohono’i hun, unwaith.',
        },
        {
          title: 'Rhywbeth i edrych arno?',
          text: 'Os na allai’r gweinydd gymryd rhywbeth, mae yno hefyd. Yna dewiswch “Newid” neu “Rhoi cynnig arall arni”.',
        },
      ],
    },
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
    welsh: {
      title: 'Pwy fyddai’n hoffi cwmni?',
      in_short: 'Gweld pwy gafodd ychydig yn ddiweddar, a mynd.',
      steps: [
        {
          title: 'Edrych ar y cerdyn ar “Heddiw”',
          text: 'Mae “Pwy fyddai’n hoffi cwmni?” yn enwi’r rhai sydd o dan eu targed eu hunain. Mae gan bob un darged sy’n gweddu; mae’n well gan rai gael llonydd, a dydyn nhw byth arno.',
        },
        {
          title: 'Darllen y llinell o dan yr enw',
          text: 'Mae’n dweud pwy yw’r person hwn, a beth fyddai’n gweddu nawr. Os dywedon nhw na’n aml yn ddiweddar, mae’n gofyn am lai, nid am fwy.',
        },
        {
          title: '“Fe af i”',
          text: 'Mae’r botwm yn agor moment gyda’r person hwn, gyda’r hyn sy’n gweddu iddyn nhw arno. Ewch i’w gweld yn gyntaf, a’i gofnodi wedyn.',
        },
        {
          title: 'Mae’r ddôl yn dangos y gweddill',
          text: 'Mae gan “Y ddôl yr wythnos hon” flodyn i bawb: po dalaf, mwyaf o fomentau. Mae “Gweld fel tabl” yn ei ddweud mewn ffigurau.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
