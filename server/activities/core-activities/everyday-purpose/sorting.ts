import type { CoreActivity } from '../core-activity.ts';

export const sortingActivities = [
  {
    slug: 'buttons-and-drawers',
    title: 'Buttons and drawers',
    summary:
      'A tin of buttons, ribbons or nuts and bolts to sort any way they like. There is no finished, and that is the point.',
    icon: 'dresser',
    tint: 'teal',
    category: 'everyday_purpose',
    minutes: 15,
    formats: ['one_to_one'],
    scene: null,
    themes: ['sewing', 'fabric', 'quiet'],
    detail: {
      welsh: {
        title: 'Botymau a drorau',
        summary:
          'Tun o fotymau, rhubanau neu nytiau a bolltau i’w didoli fel y mynnir. Does dim gorffen, a dyna’r pwynt.',
      },
      steps: [
        'Put the tin on a tray with a rim.',
        'Begin yourself with one and say nothing.',
        'Let them sort by any rule or by none.',
        'Ask for one to keep out for a purpose.',
      ],
      needs: ['Tin of large buttons, ribbons or bolts', 'Tray with a rim'],
      preparation: { minutes: 1, text: 'Take out anything sharp or smaller than a walnut for those who mouth things.' },
      group_size: { from: 1, to: 1 },
      bands: [
        { band: 1, how: 'Find a button for a real shirt.' },
        { band: 2, how: 'Two bowls and two colours.' },
        { band: 3, how: 'Run hands through, let them fall, listen.' },
        { band: 4, how: 'One smooth large button laid in the palm.' },
      ],
      weights: { everyday_purpose: 2, sensory: 3 },
      places: ['bed', 'room', 'lounge', 'table'],
      seasons: [],
      times: [],
      cost: 'free',
      conversation_starters: [
        'What would this one have been on?',
        'What did you keep that might come in useful?',
        'Whose coat was that?',
      ],
      risks: [
        {
          hazard: 'ingestion',
          care: 'Stay the whole time; use only large pieces with anyone who puts things in the mouth.',
        },
      ],
    },
  },
  {
    slug: 'handbag-and-wallet',
    title: 'The handbag, the wallet',
    summary:
      'A bag with a clasp, a purse, a comb, keys, a bus ticket, a clean handkerchief. Go through it together for as long as it pleases.',
    icon: 'shopping-bag',
    tint: 'plum',
    category: 'everyday_purpose',
    minutes: 10,
    formats: ['one_to_one'],
    scene: null,
    themes: ['memories', 'belongings'],
    detail: {
      welsh: {
        title: 'Y bag llaw, y waled',
        summary:
          'Bag â chlasb, pwrs, crib, allweddi, tocyn bws, hances lân. Ewch drwyddo gyda’ch gilydd cyhyd ag y plesia.',
      },
      steps: [
        'Set it in the lap, shut.',
        'Let them open it.',
        'Name or simply admire each thing.',
        'Put it all back and hand it over.',
      ],
      needs: ['Bag or wallet', 'Safe contents'],
      preparation: { minutes: 2, text: 'Nothing sharp, no medicines, no real cards.' },
      group_size: { from: 1, to: 1 },
      bands: [
        { band: 2, how: 'Sort what belongs in a bag.' },
        { band: 3, how: 'Open, close, jingle, feel.' },
        { band: 4, how: 'The bag by the arm, the clasp under the fingers.' },
      ],
      weights: { everyday_purpose: 2, sensory: 3 },
      places: ['bed', 'room', 'lounge'],
      seasons: [],
      times: [],
      cost: 'free',
      conversation_starters: ['What did you never go out without?', 'Whose keys are these?', 'Where is the bus going?'],
      risks: [
        { hazard: 'ingestion', care: 'Nothing small enough to swallow.' },
        { hazard: 'distress', care: 'Looking for home may follow; walk with the feeling.' },
      ],
    },
  },
  {
    slug: 'box-of-bolts',
    title: 'A box of bolts',
    summary:
      'Big nuts, bolts and washers, a tray with divisions and a bench that needs clearing. Sorting with a purpose, for hands that knew metal.',
    icon: 'gear-six',
    tint: 'slate',
    category: 'everyday_purpose',
    minutes: 15,
    formats: ['one_to_one', 'small_group'],
    scene: null,
    themes: ['engineering', 'work', 'men'],
    detail: {
      welsh: {
        title: 'Bocs o folltau',
        summary:
          'Nytiau, bolltau a wasieri mawr, hambwrdd â rhaniadau a mainc i’w chlirio. Didoli â phwrpas, i ddwylo a fu’n trin metel.',
      },
      steps: [
        'Say what it is for: the shed needs it.',
        'Put out the tray and a handful.',
        'Try a nut on a bolt.',
        'Label the full compartments.',
      ],
      needs: ['Large clean nuts and bolts', 'Tray', 'Labels'],
      preparation: { minutes: 2, text: 'Degrease; take out small pieces.' },
      group_size: { from: 1, to: 3 },
      bands: [
        { band: 1, how: 'Sizes them by thread and labels.' },
        { band: 2, how: 'Two sizes, two boxes.' },
        { band: 3, how: 'Screw one on and off; feel the weight.' },
        { band: 4, how: 'A smooth cool bolt in the palm, warmed together.' },
      ],
      weights: { everyday_purpose: 3, sensory: 2, cognitive: 1 },
      places: ['room', 'table', 'bed', 'lounge'],
      seasons: [],
      times: ['evening'],
      cost: 'low',
      conversation_starters: ['What was your trade?', 'Which spanner?', 'Who taught you?'],
      risks: [
        { hazard: 'ingestion', care: 'Large pieces only, counted.' },
        { hazard: 'lifting', care: 'A handful at a time.' },
      ],
    },
  },
] satisfies readonly CoreActivity[];
