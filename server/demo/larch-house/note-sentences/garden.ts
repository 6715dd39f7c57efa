import type { SentencesAbout } from './sentence.ts';

export const garden: readonly SentencesAbout[] = [
  {
    activities: ['gardening-club', 'raised-bed', 'seeds-and-pots'],
    loved: [
      {
        text: '{name} set the bulbs nose up, a trowel’s depth, and patted each one down with two fingers.',
        months: [10, 11],
      },
      {
        text: 'First snowdrop under the hedge. {name} saw it before any of us and gave it a bow.',
        months: [1, 2],
      },
      { text: '{name} pricked out forty seedlings with a pencil and lost none.', months: [3, 4] },
      { text: 'Ate the first pea from the pod and shut {his} eyes. Then handed one to {friend}.', months: [6, 7] },
      '{name} had soil to the wrist and would not hear of gloves.',
      'Told us we had it in too deep. We had. {He} put it right {himself}.',
    ],
    enjoyed: [
      { text: 'Watered both beds before the sun came round, a slow half can to each plant.', months: [6, 7, 8] },
      { text: 'Raked leaves into a heap and left it for the hedgehog, whom {he} calls by name.', months: [10, 11] },
      { text: 'Planned the beds with a catalogue and a red pencil while it sleeted outside.', months: [12, 1, 2] },
      { text: 'Sowed sweet peas two to a pot and wrote the labels in capitals.', months: [2, 3, 4] },
      '{name} smelled the compost first, as other people smell coffee.',
      'Deadheaded with {friend} and talked over the row like two neighbours at a fence.',
      '{name} crumbled a handful of soil and said it wanted another week.',
      'Did the low ones from the chair and gave me the high ones.',
    ],
    quiet: [
      'Held the pot in both hands and looked at the shoot.',
      { text: 'Sat by the beans with {his} face to the sun.', months: [6, 7, 8] },
      '{name} watched {friend} plant and nodded at the depth.',
    ],
    unsettled: ['{name} thought that {he} should have been at work. I said that this was the work, and we did a row.'],
  },
  {
    activities: ['out-in-the-garden'],
    loved: [
      {
        text: 'A frost, a hat, a scarf, ten minutes. {name} breathed out clouds and was pleased with each.',
        months: [12, 1, 2],
      },
      { text: 'Blossom came down on us like confetti. {name} put {his} hand up and caught some.', months: [4, 5] },
      { text: 'Sat under the lime, bees going. {name} said, “You could not buy this.”', months: [6, 7] },
      { text: 'Kicked through the leaves all the way to the gate, both of us laughing.', months: [10, 11] },
      '{name} turned {his} face up and left it there.',
    ],
    enjoyed: [
      { text: 'Once round by the roses. {name} read me every label.', months: [6, 7, 8] },
      { text: 'Counted seven sorts of green from the bench.', months: [4, 5] },
      { text: 'Looked for conkers and found eleven. {He} kept the best one in {his} pocket.', months: [9, 10] },
      { text: 'As far as the bird table in {his} big coat, and back for cocoa.', months: [11, 12, 1, 2] },
      'We sat on the bench by the gate and judged the parking.',
      '{name} told me what the weather would do. It did.',
    ],
    quiet: [
      'Listened to the wood pigeon with {his} head on one side.',
      'We did not say much. The wind moved the trees and {name} watched it.',
    ],
    unsettled: ['{name} wanted to go on, out of the gate. We walked to the corner and back and came in for tea.'],
  },
  {
    activities: ['fresh-air'],
    loved: ['{name} opened the door {himself}, breathed in and said that it smelled of somewhere.'],
    enjoyed: [
      'Only as far as the step, but {he} stayed out there longer than I would have.',
      'Held the rail, looked left, looked right, and reported to the lounge.',
    ],
    quiet: ['Five minutes of wind on the face. {name} closed {his} eyes for it.'],
  },
  {
    activities: ['birds-at-the-feeder', 'window-watching'],
    loved: [
      'A goldfinch. {name} put a finger to {his} lips and we both held our breath.',
      { text: 'Long-tailed tits in the bare birch, a dozen of them. {name} counted aloud.', months: [12, 1, 2] },
      { text: 'The blackbird is carrying moss. {name} has appointed {himself} its guardian.', months: [3, 4] },
    ],
    enjoyed: [
      'Robin four, squirrel two. {name} keeps the tally and does not favour the squirrel.',
      'We named what went by. {name} won with the hearse and the ice-cream van together.',
      '{name} knew the bin lorry was early and told everybody.',
      { text: 'Swallows on the wire. {name} thinks they will be off by Thursday.', months: [9] },
      { text: 'Swifts over the roof, screaming. {name} said, “Listen to that. Summer.”', months: [6, 7] },
    ],
    quiet: [
      '{name} followed the clouds from one side of the window to the other.',
      'We watched the rain run down the glass. {He} liked the fat ones.',
      { text: 'The lamps came on along the road one by one, and {name} nodded at each.', evening: true },
    ],
    unsettled: [
      { text: 'The dark coming down troubled {him}. I drew the curtains early and lit both lamps.', evening: true },
    ],
  },
  {
    activities: ['minibus-ride', 'out-for-coffee'],
    loved: ['{name} navigated from the front seat, every turn, and we came home by the river as {he} said.'],
    enjoyed: ['A table in the window and a scone the size of a hat. {name} paid from {his} own purse.'],
    quiet: ['Watched the hedges go by with {his} hand flat on the glass.'],
  },
];
