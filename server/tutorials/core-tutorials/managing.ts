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
    welsh: {
      title: 'Dod â chydweithiwr i mewn',
      in_short: 'Gyda chyfeiriad maen nhw i mewn ar unwaith, gyda slip chi sy’n eu gadael i mewn.',
      steps: [
        { title: 'Agor “Staff a mynediad”', text: 'Mae o dan “Mwy”. Pwyswch “Gwahodd rhywun”.' },
        {
          title: 'Pwy, ac fel beth?',
          text: 'Enw, a beth fyddan nhw: gofalwr, cydlynydd neu reolwr. Ni all neb roi rôl uwch na’i rôl ei hun.',
        },
        {
          title: 'Gyda chyfeiriad, neu hebddo',
          text: 'Gyda chyfeiriad e-bost mae’r gwahoddiad yn mynd drwy e-bost. Hebddo rydych yn argraffu slip, ac maen nhw’n teipio ei god neu’n ei sganio.',
        },
        {
          title: 'Eu gadael i mewn',
          text: 'Mae’r sawl a ddaeth gyda slip yn aros ar frig eich staff. Gwnewch yn siŵr eich bod yn gwybod pwy yw, yna “Gadael i mewn”.',
        },
      ],
    },
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
    welsh: {
      title: 'Rhywun yn gadael y tîm',
      in_short: 'Daw mynediad i ben ar unwaith, a chaiff eu pobl eu trosglwyddo.',
      steps: [
        { title: 'Dod o hyd i’w cerdyn', text: 'Yn “Staff a mynediad” dewiswch “Rôl, dyddiau, gadael”.' },
        {
          title: 'Pwy sy’n cymryd drosodd?',
          text: 'Dewiswch gydweithiwr ar gyfer y sesiynau y bydden nhw’n eu harwain, a’r preswylwyr y maen nhw’n weithiwr allweddol iddyn nhw.',
        },
        {
          title: 'Dod â’r mynediad i ben',
          text: 'Mae “Dod â’r mynediad i ben” yn eu hallgofnodi ar unwaith. Mae’r hyn a ysgrifennon nhw’n aros, gyda’u henw.',
        },
        {
          title: 'Ffôn coll, neu gyfrinair wedi’i anghofio?',
          text: 'Does dim rhaid i neb adael o achos hynny. Mae “Dyfeisiau” yn allgofnodi dyfais, ac mae “Cyfrinair newydd” yn dangos dolen i’w sganio.',
        },
      ],
    },
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
    welsh: {
      title: 'Dod â phawb i mewn o daenlen',
      in_short: 'Unrhyw golofnau, unrhyw drefn. Does dim yn cael ei ysgrifennu cyn i chi ddweud.',
      steps: [
        { title: 'Dewis y ffeil', text: 'Yn “Pobl o daenlen”, o dan “Mwy”, gollyngwch ffeil CSV neu XLSX fel y mae.' },
        {
          title: 'Gwirio ei cholofnau',
          text: 'Mae’r ap wedi dyfalu beth yw pob colofn. Newidiwch yr hyn sy’n anghywir, yna “Dangos y bobl”.',
        },
        {
          title: 'Cywiro rhesi',
          text: 'Rhaid trwsio’r rhai “I’w cywiro” cyn y gellir eu hysgrifennu; mae’r rhai “I edrych arnynt” yn haeddu ail olwg. Cywirwch nhw yn eu lle, neu gadewch y rhes allan.',
        },
        {
          title: 'Eu creu',
          text: 'Dim ond nawr y caiff unrhyw beth ei ysgrifennu. Caiff pwy bynnag sy’n hysbys eisoes ei ddiweddaru, heb fyth ei ddyblu.',
        },
        {
          title: 'Ddim yn iawn wedi’r cyfan?',
          text: 'Am ddiwrnod mae “Tynnu’n ôl” yn dadwneud y ffeil gyfan, ar yr un dudalen.',
        },
      ],
    },
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
    welsh: {
      title: 'Diogelu eich mewngofnodi eich hun',
      in_short: 'Gydag ail gam, nid yw cyfrinair wedi’i ddwyn yn agor dim ar ei ben ei hun.',
      steps: [
        { title: 'Agor “Eich cyfrif”', text: 'Mae o dan “Mwy”. Chwiliwch am y cerdyn “Ail gam”.' },
        {
          title: 'Ap neu allwedd mynediad',
          text: 'Mae “Sefydlu ap dilysu” yn dangos allwedd i’w sganio. Neu dewiswch “Ychwanegu allwedd mynediad”: eich bys, eich wyneb neu PIN dyfais.',
        },
        {
          title: 'Teipio’r 6 digid',
          text: 'Mae’r ap ar eich ffôn yn eu dangos nawr. Yna “Ei droi ymlaen”. Caiff eich dyfeisiau eraill eu hallgofnodi.',
        },
        {
          title: 'Cadw’r codau adfer',
          text: 'Ysgrifennwch nhw a’u rhoi lle rydych yn cadw allweddi. Mae pob un yn gweithio unwaith, pan fydd eich ffôn ar goll.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
