import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever answers for the programme: what is weighed, what is shown, and what colleagues propose. */
export const tutorialsOnFilmsAndRisks = [
  {
    id: 'write-a-risk-assessment',
    title: 'Write a risk assessment',
    in_short: 'What people gain, what can go wrong, what you do about it, and who signs it.',
    icon: 'scroll',
    tint: 'brick',
    role: 'coordinator',
    needs: 'risk.edit',
    route: '/risk',
    steps: [
      {
        title: 'Begin with what people gain',
        text: 'Under “More” open “Risk assessments” and press “Write one”. Choose the activity, then say what people gain and what is lost if we say no. It comes first.',
      },
      {
        title: 'What can go wrong?',
        text: '“Add what can go wrong” offers hazards with words to begin from. Open a line to say what you do about it, and how likely and how bad it is then.',
      },
      {
        title: 'Send it to be signed',
        text: '“Send it to be signed” hands it on; “Keep as a draft” keeps it for later. Somebody else signs it, and where much risk is left, a manager.',
      },
      {
        title: 'Sign what a colleague wrote',
        text: 'Open one that waits and read all of it. Then “Sign it”, or “Return with a word”. From then on everybody on the staff can read it.',
      },
      {
        title: 'Look at it again',
        text: 'It says by when, within a year. “Look at it again” begins a new edition; the signed one counts until the new one is signed.',
      },
    ],
    welsh: {
      title: 'Ysgrifennu asesiad risg',
      in_short: 'Beth mae pobl yn ei ennill, beth all fynd o’i le, beth rydych yn ei wneud, a phwy sy’n ei lofnodi.',
      steps: [
        {
          title: 'Dechrau gyda’r hyn a enillir',
          text: 'O dan “Mwy” agorwch “Asesiadau risg” a phwyswch “Ysgrifennu un”. Dewiswch y gweithgaredd, yna dywedwch beth mae pobl yn ei ennill, a beth a gollir o ddweud na. Daw hynny’n gyntaf.',
        },
        {
          title: 'Beth all fynd o’i le?',
          text: 'Mae “Ychwanegu beth all fynd o’i le” yn cynnig peryglon gyda geiriau i ddechrau. Agorwch linell i ddweud beth rydych yn ei wneud, a pha mor debygol a pha mor ddrwg yw hi wedyn.',
        },
        {
          title: 'Ei anfon i’w lofnodi',
          text: 'Mae “Ei anfon i’w lofnodi” yn ei drosglwyddo; mae “Cadw fel drafft” yn ei gadw at eto. Rhywun arall sy’n ei lofnodi, a rheolwr lle mae llawer o risg ar ôl.',
        },
        {
          title: 'Llofnodi gwaith cydweithiwr',
          text: 'Agorwch un sy’n aros a darllenwch y cyfan. Yna “Ei lofnodi”, neu “Dychwelyd gyda gair”. O hynny ymlaen gall pawb ar y staff ei ddarllen.',
        },
        {
          title: 'Edrych arno eto',
          text: 'Mae’n dweud erbyn pryd, o fewn blwyddyn. Mae “Edrych arno eto” yn dechrau argraffiad newydd; yr un sydd wedi’i lofnodi sy’n cyfrif tan hynny.',
        },
      ],
    },
  },
  {
    id: 'a-film-of-our-own',
    title: 'Bring a film of your own',
    in_short: 'A minute of how you do it here, with captions for everybody.',
    icon: 'film-reel',
    tint: 'slate',
    role: 'coordinator',
    needs: 'videos.edit',
    route: '/tabs/videos',
    steps: [
      {
        title: 'Choose the film',
        text: 'In “Videos” open “Our own films” and press “Add a film”. “Choose a film” takes an MP4 of up to 100 MB and 30 minutes.',
      },
      {
        title: 'Let it come',
        text: 'You can write meanwhile. If the connection is lost, “Go on” takes it up where it was; what is here stays for a day.',
      },
      {
        title: 'Write what is said',
        text: 'Without captions no film goes on the list. Stop the film, write what is said there and press “Add it”, or take a file of captions.',
      },
      {
        title: 'Who can be seen or heard?',
        text: 'Families see these films too. Under “Rights and people” say that nobody who lives here is in it, or “All have agreed”.',
      },
      {
        title: 'Its picture, and done',
        text: 'Stop where it shows best what it is about and press “Take this moment”. Then “Put it on the list”.',
      },
    ],
    welsh: {
      title: 'Dod â’ch ffilm eich hun',
      in_short: 'Munud o sut rydych yn ei wneud yma, gyda chapsiynau i bawb.',
      steps: [
        {
          title: 'Dewis y ffilm',
          text: 'Yn “Fideos” agorwch “Ein ffilmiau ein hunain” a phwyswch “Ychwanegu ffilm”. Mae “Dewiswch ffilm” yn cymryd MP4 hyd at 100 MB a 30 munud.',
        },
        {
          title: 'Gadael iddi ddod',
          text: 'Gallwch ysgrifennu yn y cyfamser. Os collir y cysylltiad, mae “Ymlaen” yn ailgydio ynddi; mae’r hyn sydd yma yn aros am ddiwrnod.',
        },
        {
          title: 'Ysgrifennu’r hyn a ddywedir',
          text: 'Heb gapsiynau nid yw’r un ffilm yn mynd ar y rhestr. Stopiwch y ffilm, ysgrifennwch yr hyn a ddywedir a phwyswch “Ei ychwanegu”, neu cymerwch ffeil o gapsiynau.',
        },
        {
          title: 'Pwy sydd i’w weld neu i’w glywed?',
          text: 'Mae teuluoedd yn gweld y ffilmiau hyn hefyd. O dan “Hawliau a phobl” dywedwch nad oes neb sy’n byw yma ynddi, neu “Mae pawb wedi cytuno”.',
        },
        {
          title: 'Ei llun, a dyna ni',
          text: 'Stopiwch lle mae’n dangos orau am beth y mae a phwyswch “Cymryd y foment hon”. Yna “Ei rhoi ar y rhestr”.',
        },
      ],
    },
  },
  {
    id: 'answer-a-proposal',
    title: 'Answer a proposed activity',
    in_short: 'A colleague proposes one: read it, say yes, or say what is missing.',
    icon: 'seal-question',
    tint: 'mustard',
    role: 'coordinator',
    needs: 'own_activities.edit',
    route: '/manage-custom-activities',
    steps: [
      {
        title: 'Open what waits',
        text: 'You are told that somebody proposes an activity. In “Our own activities” it stands under “Waiting”, with who proposed it.',
      },
      {
        title: 'Read it',
        text: 'Press “Read and change”. What is to mind, for how many it is and how it goes should be there before others do it.',
      },
      {
        title: '“Say yes”',
        text: 'From then on it stands in the library beside all others, and is found and suggested like them. Its author is told.',
      },
      {
        title: 'Or say what is missing',
        text: 'With “Return with a word” it lies with its author again, who reads why, and can propose it again.',
      },
    ],
    welsh: {
      title: 'Ateb gweithgaredd a gynigiwyd',
      in_short: 'Mae cydweithiwr yn cynnig un: darllenwch ef, cytunwch, neu dywedwch beth sydd ar goll.',
      steps: [
        {
          title: 'Agor yr hyn sy’n aros',
          text: 'Cewch wybod bod rhywun yn cynnig gweithgaredd. Yn “Ein gweithgareddau ein hunain” mae o dan “Yn aros”, gydag enw’r sawl a’i cynigiodd.',
        },
        {
          title: 'Ei ddarllen',
          text: 'Pwyswch “Darllen a newid”. Dylai’r hyn i’w gadw mewn cof, i faint y mae a sut mae’n mynd fod yno cyn i eraill ei wneud.',
        },
        {
          title: '“Cytuno”',
          text: 'O hynny ymlaen mae yn y llyfrgell wrth ymyl y lleill i gyd, ac yn cael ei ganfod a’i awgrymu fel hwythau. Caiff ei awdur wybod.',
        },
        {
          title: 'Neu ddweud beth sydd ar goll',
          text: 'Gyda “Dychwelyd gyda gair” mae gyda’i awdur eto, sy’n darllen pam ac yn gallu ei gynnig eto.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
