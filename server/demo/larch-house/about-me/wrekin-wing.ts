import type { Told } from './told.ts';

/** The Wrekin wing, in five languages. */
export const toldInWrekinWing: readonly Told[] = [
  {
    of: 'dilys-roberts',
    by: 'carys.bowen@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Capel, emynau, a chael siarad Cymraeg.\nChapel, hymns, and to be spoken to in Welsh. Nerys on a Wednesday.',
        own: true,
        helped_by: 'Nerys, niece',
        days_ago: 21,
      },
      {
        heading: 'communication',
        text: 'English by day, Welsh after tea, and at night only Welsh will do. Leave gaps. “Nos da, Dilys fach” settles her better than anything.',
        helped_by: 'Carys, carer',
        days_ago: 21,
      },
      {
        heading: 'support',
        text: 'My knees, not my head. A high chair with arms, and let me get up by myself while you look at something else.',
        own: true,
        days_ago: 83,
      },
      {
        heading: 'please_do',
        text: 'Do let me choose the hymn. Please don’t play it like a polka.',
        own: true,
        days_ago: 83,
      },
      {
        heading: 'also_worth_knowing',
        text: 'The tuning fork on the bedside table is Emlyn’s. It is never tidied away.',
        helped_by: 'Nerys, niece',
        days_ago: 83,
      },
    ],
    tags: [
      ['welsh-first', 'needs', 'From tea time on'],
      ['music-settles', 'loves', 'Four parts, not too fast'],
      ['things-of-faith', 'loves', 'The Bible with the marker in it'],
      ['needs-time-to-answer', 'needs'],
      ['being-rushed', 'dislikes'],
    ],
    story: [
      {
        chapter: 'music',
        title: 'The organ above Bala',
        body: 'From the age of fourteen until her knees stopped her at eighty-one. She pumped it herself until the electric came.',
        place: 'above Bala',
        told_by: 'Dilys',
      },
      {
        chapter: 'love',
        title: 'Emlyn sang bass',
        body: 'And never once came in early. He proposed in the vestry, between the sermon and the last hymn.',
        told_by: 'Nerys, niece',
      },
      {
        chapter: 'work',
        title: 'The books of the wool co-operative',
        body: 'A column of figures a yard long, and she had it before the machine did.',
        told_by: 'Dilys',
      },
    ],
  },
  {
    of: 'halina-kowalska',
    by: 'joanna.mazur@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Chopin. The mazurkas in the morning, the nocturnes at night. Her daughter Ewa’s voice, in Polish.',
        helped_by: 'Ewa, daughter',
        days_ago: 17,
      },
      {
        heading: 'communication',
        text: 'Few words, Polish first. Watch her hands: they play when she is content, they press flat when she is not. Say one short thing and count to ten.',
        helped_by: 'Ewa, daughter',
        days_ago: 17,
      },
      {
        heading: 'support',
        text: 'Sit where she can see you. Warm your hands first. Music on before washing, and let the piece end before you do.',
        helped_by: 'Joanna, carer',
        days_ago: 17,
      },
      {
        heading: 'please_do',
        text: 'Do put the headphones on her, both ears. Please don’t leave the television on in the background: two musics at once hurt her.',
        helped_by: 'Ewa, daughter',
        days_ago: 120,
      },
      {
        heading: 'wellness',
        text: 'On a day without music she sleeps badly. Light food, often. Poppy-seed cake is always light food.',
        helped_by: 'Ewa, daughter',
        days_ago: 120,
      },
    ],
    tags: [
      ['music-settles', 'loves', 'Chopin, and nothing on top of it'],
      ['short-sentences', 'needs', 'Polish first'],
      ['face-tells-pain', 'needs', 'And the flat hands'],
      ['loud-rooms', 'avoid'],
      ['hand-held', 'likes', 'The left, so the right can play'],
      ['come-from-the-front', 'needs'],
    ],
    story: [
      {
        chapter: 'childhood',
        title: 'A suitcase and a metronome',
        body: 'She came from Kraków as a child. The metronome was her grandmother’s and it stands on the sill, stopped.',
        place: 'Kraków',
        told_by: 'Ewa, daughter',
      },
      {
        chapter: 'work',
        title: 'Two hundred pupils',
        body: 'Fifty years in a front room in Shrewsbury. She could hear through the wall which finger was wrong.',
        place: 'Shrewsbury',
        told_by: 'Ewa, daughter',
      },
      {
        chapter: 'losses',
        title: 'The journey out of Poland',
        body: 'Trains at night and being parted from somebody. Keep films and talk of it away from her.',
        sensitivity: 'avoid_topic',
        told_by: 'Ewa, daughter',
      },
    ],
  },
  {
    of: 'sushila-patel',
    by: 'priya.menon@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'My shrine, every morning before breakfast. Good cloth. My two, who turned out well.',
        own: true,
        helped_by: 'Meera, daughter',
        days_ago: 28,
      },
      {
        heading: 'communication',
        text: '“Kem cho, Sushilaben?” and wait for the answer. English is for business, Gujarati is for the heart.',
        own: true,
        days_ago: 28,
      },
      {
        heading: 'please_do',
        text: 'Shoes off at the shrine. Vegetarian, no egg, and please ask about the spoon as well.',
        own: true,
        helped_by: 'Nikhil, son',
        days_ago: 28,
      },
      {
        heading: 'support',
        text: 'A woman to help with the bath. The sari I can do; the pins I cannot.',
        own: true,
        days_ago: 95,
      },
    ],
    tags: [
      ['things-of-faith', 'needs', 'The shrine on the chest of drawers'],
      ['men-helping-to-wash', 'avoid'],
      ['looking-smart', 'loves'],
      ['being-useful', 'loves', 'Rotli for the baking group'],
    ],
    story: [
      {
        chapter: 'places',
        title: 'Two cases and a cold October',
        body: 'Kampala to Leicester, 1972. Nobody had told them about October.',
        years: '1972',
        place: 'Leicester',
        told_by: 'Sushila',
        sensitivity: 'staff_only',
      },
      {
        chapter: 'work',
        title: 'The shop on the corner',
        body: 'Four years later she had one of her own. She could price a sari by rubbing the border between two fingers.',
        years: '1976 to 2005',
        place: 'Leicester',
        told_by: 'Nikhil, son',
      },
    ],
  },
  {
    of: 'peter-lang',
    by: 'dean.whitlock@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Malcolm. Thursdays. Knowing what is going to happen, and then that it does.',
        own: true,
        helped_by: 'Malcolm, husband',
        days_ago: 9,
      },
      {
        heading: 'people',
        text: 'Malcolm, my husband. Fifty years, and married as soon as the law would have us. He is next of kin, in that word.',
        own: true,
        days_ago: 9,
      },
      {
        heading: 'support',
        text: 'Tell me the next step before we take it. Draw it, if you can draw.',
        own: true,
        days_ago: 70,
      },
      {
        heading: 'please_do',
        text: 'Do hand me the screwdriver. Please don’t say “your friend”.',
        own: true,
        days_ago: 70,
      },
    ],
    tags: [
      ['say-before-moving-me', 'needs'],
      ['pictures-help', 'likes', 'Diagrams above all'],
      ['crowds', 'avoid'],
      ['wedding-ring', 'loves'],
      ['something-in-the-hands', 'loves', 'Anything with a screw in it'],
    ],
    story: [
      {
        chapter: 'service',
        title: 'Radar, three islands',
        body: 'Malta, Cyprus and Anglesey. He liked Anglesey best, because nothing happened there.',
        years: 'the 1960s',
        told_by: 'Peter',
      },
      {
        chapter: 'love',
        title: 'A humming set',
        body: 'Malcolm came in about a television that hummed. It never quite stopped, and neither did Malcolm.',
        place: 'Ludlow',
        told_by: 'Malcolm, husband',
      },
      {
        chapter: 'losses',
        title: 'Why he left the service',
        body: 'It was not his choice, and he was not thanked. Malcolm knows; nobody here needs to ask.',
        sensitivity: 'avoid_topic',
        told_by: 'Malcolm, husband',
      },
    ],
  },
  {
    of: 'hazel-tudge',
    by: 'lorna.fairclough@larch-house.example',
    cards: [
      {
        heading: 'communication',
        text: 'I am Deaf and I sign. Face me, light on your face. Wave or flick the lamp. Lip-reading tires me: a pencil is better. Never tell me “never mind, it’s not important”.',
        own: true,
        days_ago: 36,
      },
      {
        heading: 'most_important',
        text: 'My own language. Video call with the Deaf club on Tuesday. My pencils, sharp.',
        own: true,
        days_ago: 36,
      },
      {
        heading: 'please_do',
        text: 'Do learn ten signs. Please don’t come from behind, and don’t talk to the interpreter instead of me.',
        own: true,
        days_ago: 36,
      },
    ],
    tags: [
      ['sign-language', 'needs', 'British Sign Language'],
      ['reads-lips', 'likes', 'Not for long'],
      ['come-from-the-front', 'needs'],
      ['the-dark', 'avoid', 'Nobody can sign in it'],
    ],
    story: [
      {
        chapter: 'pastimes',
        title: 'Captain of darts',
        body: 'The Deaf club’s, eleven seasons. Terry was captain of the other side.',
        told_by: 'Hazel',
      },
    ],
  },
];
