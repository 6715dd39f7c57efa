import type { WrittenTutorial } from '../written-tutorial.ts';

/** For whoever answers for what is known of people, and for who may see it. */
export const tutorialsOnPeopleAndTheirFamily = [
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
    welsh: {
      title: 'Gofyn beth gaiff ei ddangos',
      in_short: 'Lluniau, newyddion i’r teulu, sain a fideo: gofyn unwaith, a’i gadw’n gyfredol.',
      steps: [
        {
          title: 'Gweld pwy i’w holi',
          text: 'Mae “I ofyn eto”, o dan “Mwy”, yn enwi pawb y mae eu hateb ar goll neu’n dod i ben o fewn mis.',
        },
        {
          title: 'Gofyn i’r person',
          text: 'Y person ei hun, lle bynnag y bo modd. Nid yw bod yn berthynas agosaf yn rhoi’r hawl hon i neb.',
        },
        {
          title: 'Ysgrifennu’r ateb',
          text: 'Dewiswch “Iawn” neu “Na” a phwy benderfynodd, yna “Ei ysgrifennu”. Os penderfynodd rhywun arall, mae’n gofyn ar ba sail.',
        },
        {
          title: 'Wedi newid eu meddwl?',
          text: 'Agorwch yr un ateb a dewiswch “Ddim mwyach”. Mae’n cyfrif o’r eiliad honno, ac mae’r atebion cynharach yn aros i’w gweld.',
        },
      ],
    },
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
    welsh: {
      title: 'Gwahodd teulu a ffrindiau',
      in_short: 'Drwy e-bost, gyda chod i’w sganio, neu gyda llythyr wedi’i argraffu.',
      steps: [
        { title: 'Agor y person', text: 'Ar dudalen preswylydd dewiswch “Teulu a mynediad”, yna “Gwahodd rhywun”.' },
        {
          title: 'Pwy yw’r person?',
          text: 'Enw cyntaf, cyfenw, a beth ydyn nhw i’w gilydd. Yna beth gânt ei weld: fel teulu, neu fel ffrind.',
        },
        {
          title: 'Sut mae’n eu cyrraedd?',
          text: 'Drwy e-bost, gyda “Dangos cod”, neu gyda “Argraffu llythyr”. Does dim angen cyfeiriad.',
        },
        {
          title: 'Ei wneud',
          text: 'Pwyswch “Gwneud y gwahoddiad”. Nes iddyn nhw ateb maen nhw o dan “Yn aros am ateb”, heb weld dim.',
        },
        {
          title: 'Edrych drwy eu llygaid nhw',
          text: 'Agorwch berthynas a dewiswch “Beth gânt ei weld”. Rydych yn gweld yn union yr hyn maen nhw’n ei weld.',
        },
      ],
    },
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
    welsh: {
      title: 'Rhywun yn symud i mewn',
      in_short: 'Mae tri pheth yn ddigon ar gyfer y diwrnod cyntaf. Gall y gweddill aros.',
      steps: [
        {
          title: '“Ychwanegu preswylydd”',
          text: 'Mae’r botwm o dan “Preswylwyr”. Mae’r enw mae pawb yn ei ddefnyddio, y cyfenw a’r ystafell yn ddigon.',
        },
        {
          title: 'Yn hysbys eisoes?',
          text: 'Os yw rhywun tebyg yn hysbys yma, mae’r ap yn dangos y ddau ochr yn ochr, fel na chaiff neb ei ysgrifennu ddwywaith.',
        },
        {
          title: 'Yna, fesul tipyn',
          text: 'Mae tudalen y person yn dweud beth sydd ar goll o hyd. Diddordebau ac “Amdanaf i” sy’n helpu fwyaf.',
        },
        {
          title: 'Yr hyn sy’n eu helpu i gymryd rhan',
          text: 'Mae “Anghenion mynediad” yn gofyn am glyw, golwg, symud o gwmpas ac alergeddau. Gall pawb sy’n gofalu amdanyn nhw ei ysgrifennu.',
        },
      ],
    },
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
    welsh: {
      title: 'Darllen yr hyn mae eraill yn ei awgrymu',
      in_short: 'Mae teulu a gofalwyr yn sylwi ar bethau. Chi sy’n penderfynu beth sydd ar y cerdyn.',
      steps: [
        { title: 'Agor “Awgrymiadau”', text: 'Maen nhw o dan “Mwy”. Yr hyn sydd wedi aros hiraf sydd gyntaf.' },
        { title: '“Darllen ac ateb”', text: 'Rydych yn gweld yr hyn sydd ar y cerdyn, a’r awgrym oddi tano.' },
        {
          title: 'Ei wneud yn eiddo i chi',
          text: 'Newidiwch y geiriau fel y mynnwch, yna “Ei dderbyn fel hyn”. Neu “Gwrthod”, gyda gair i’r sawl a’i hawgrymodd.',
        },
      ],
    },
  },
] as const satisfies readonly WrittenTutorial[];
