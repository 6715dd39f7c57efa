import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever plans: what is on once, what comes again, and what only this home does. */
export const programmeTutorials = [
  {
    id: 'invite-to-an-event',
    title: 'Invite people to an event',
    in_short: 'A party, an outing, a meeting: who comes, and what becomes of it.',
    icon: 'flag-banner',
    tint: 'plum',
    role: 'coordinator',
    needs: 'events.add',
    kinds: ['staff'],
    route: '/tabs/calendar',
    steps: [
      {
        title: 'Put it in the calendar',
        text: 'Under “More” open “Events” and press “Add an event”. Say what it is, when and where, and “Put it in the calendar”.',
      },
      {
        title: 'Ask people by name',
        text: 'Under “Who is invited?” choose colleagues, residents, groups and relatives. Each hears of it once, and so does the family of a resident.',
      },
      {
        title: 'See who comes',
        text: 'Answers stand with the event. With “Answer for a resident” you write down what somebody told you.',
      },
      {
        title: 'When something changes',
        text: 'Change it, or press “Cancel the event” and say why. Whoever said yes or perhaps, or has not answered, hears of it.',
      },
    ],
    welsh: {
      title: 'Gwahodd pobl i ddigwyddiad',
      in_short: 'Parti, taith, cyfarfod: pwy sy’n dod, a beth ddaw ohono.',
      steps: [
        {
          title: 'Ei roi yn y calendr',
          text: 'O dan “Mwy” agorwch “Digwyddiadau” a phwyswch “Ychwanegu digwyddiad”. Dywedwch beth yw ef, pryd a ble, ac “Ei roi yn y calendr”.',
        },
        {
          title: 'Gofyn i bobl wrth eu henwau',
          text: 'O dan “Pwy sy’n cael gwahoddiad?” dewiswch gydweithwyr, preswylwyr, grwpiau a pherthnasau. Mae pob un yn clywed unwaith, a theulu preswylydd hefyd.',
        },
        {
          title: 'Gweld pwy sy’n dod',
          text: 'Mae’r atebion gyda’r digwyddiad. Gyda “Ateb dros breswylydd” rydych yn nodi’r hyn a ddywedodd rhywun wrthych.',
        },
        {
          title: 'Pan fydd rhywbeth yn newid',
          text: 'Newidiwch ef, neu pwyswch “Canslo’r digwyddiad” a dywedwch pam. Mae pawb a ddywedodd ie neu efallai, neu sydd heb ateb, yn clywed.',
        },
      ],
    },
  },
  {
    id: 'what-comes-again',
    title: 'Plan what comes again',
    in_short: 'A session each week, and one of them on another day.',
    icon: 'newspaper',
    tint: 'moss',
    role: 'coordinator',
    needs: 'planner.edit',
    route: '/tabs/planner',
    steps: [
      {
        title: 'Say how often',
        text: 'In “Planner” press “Plan a session”. Under “Does it repeat?” choose how often, and when it ends. “Plan it” plans them all.',
      },
      {
        title: 'Move one of them',
        text: 'Open it and press “Move”, or pull it to another day. Just that one goes; the others stay.',
      },
      {
        title: 'Change several',
        text: 'Press “Change”. It asks which you mean: “Just this one”, “This and those after it” or “All still to come”.',
      },
      {
        title: 'Or the whole week',
        text: '“Copy the week before” plans a week like the last one, and tells which rooms and colleagues are taken. “Undo” takes it back.',
      },
    ],
    welsh: {
      title: 'Cynllunio’r hyn sy’n dod eto',
      in_short: 'Sesiwn bob wythnos, ac un ohonynt ar ddiwrnod arall.',
      steps: [
        {
          title: 'Dweud pa mor aml',
          text: 'Yn “Cynllunydd” pwyswch “Cynllunio sesiwn”. O dan “A yw’n ailadrodd?” dewiswch pa mor aml, a phryd mae’n gorffen. Mae “Ei gynllunio” yn eu cynllunio i gyd.',
        },
        {
          title: 'Symud un ohonynt',
          text: 'Agorwch hi a phwyswch “Symud”, neu ei llusgo i ddiwrnod arall. Dim ond honno sy’n symud; mae’r lleill yn aros.',
        },
        {
          title: 'Newid sawl un',
          text: 'Pwyswch “Newid”. Mae’n gofyn pa rai: “Yr un yma yn unig”, “Yr un yma a’r rhai ar ei ôl” neu “Pob un sydd eto i ddod”.',
        },
        {
          title: 'Neu’r wythnos gyfan',
          text: 'Mae “Copïo’r wythnos cynt” yn cynllunio wythnos fel yr un ddiwethaf, ac yn dweud pa ystafelloedd a chydweithwyr sydd eisoes yn brysur. Mae “Dadwneud” yn ei thynnu’n ôl.',
        },
      ],
    },
  },
  {
    id: 'what-only-we-do',
    title: 'An activity of your own',
    in_short: 'Write down what only happens in your home.',
    icon: 'handshake',
    tint: 'duck',
    role: 'carer',
    needs: 'own_activities.propose',
    route: '/manage-custom-activities',
    steps: [
      {
        title: 'Begin with a title',
        text: 'In “Our own activities” press “Write one down”. What the library has like it stands there already; change what is different.',
      },
      {
        title: 'Propose it',
        text: '“Propose it” sends it to those who answer for the programme. With “Keep as a draft” nobody else sees it yet.',
      },
      {
        title: 'Hear the answer',
        text: 'You are told when somebody has said yes, or has sent it back to you with a word why. Then change it and propose it again.',
      },
    ],
    welsh: {
      title: 'Gweithgaredd o’ch eiddo chi',
      in_short: 'Nodi’r hyn sy’n digwydd yn eich cartref chi yn unig.',
      steps: [
        {
          title: 'Dechrau gyda theitl',
          text: 'Yn “Ein gweithgareddau ein hunain” pwyswch “Ysgrifennu un”. Mae’r hyn sy’n debyg yn y llyfrgell yno eisoes; newidiwch yr hyn sy’n wahanol.',
        },
        {
          title: 'Ei gynnig',
          text: 'Mae “Ei gynnig” yn ei anfon at y rhai sy’n gyfrifol am y rhaglen. Gyda “Cadw fel drafft” does neb arall yn ei weld eto.',
        },
        {
          title: 'Clywed yr ateb',
          text: 'Cewch wybod pan fydd rhywun wedi cytuno, neu wedi ei anfon yn ôl atoch gyda gair pam. Yna newidiwch ef a’i gynnig eto.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
