import type { SentencesAbout } from './sentence.ts';

export const kitchen: readonly SentencesAbout[] = [
  {
    activities: ['bread-baking', 'baking-together'],
    loved: [
      '{name} kneaded for ten minutes with both hands and flour to the elbow, and gave orders the while.',
      'Knocked on the bottom of the loaf, listened, and announced it done. It was.',
      '{name} taught {friend} to plait the dough. It came out crooked and they were both delighted.',
      'The smell brought {him} in before I had asked. {He} tied {his} own apron.',
      '{name} ate the crust hot, with butter, standing up, like somebody stealing it. “Best bit.”',
    ],
    enjoyed: [
      'Weighed by eye. I checked on the scale and was four grams out.',
      '{name} rolled, cut and counted, and then counted again because {friend} had eaten one.',
      'Greased every tin and told us about ovens that had moods.',
      'Pressed {his} thumb into each roll to see it spring back.',
      '{name} did the washing-up with me and would not be moved from it.',
      'Took the plate round when they were done and served everyone before {himself}.',
    ],
    quiet: [
      'Sat with the warm bowl in {his} lap and watched it rise.',
      '{name} held the dough and pressed it now and then. It was warm, and so were {his} hands.',
      'Did not want to get floury, but stayed for the smell.',
    ],
    unsettled: ['The mixer frightened {him}. I switched it off and we did ours by hand at the far table.'],
  },
  {
    activities: ['rotli', 'recipe-from-home'],
    loved: [
      '{name} turned it on the tawa and it puffed up like a cushion. Everybody clapped.',
      'Tasted, frowned, added salt, tasted, and closed {his} eyes.',
      '{name} said that it tasted like home, and had to be told twice that {he} had made it.',
    ],
    enjoyed: [
      'Rolled one the shape of Africa and ate the evidence.',
      '{name} chopped and talked. The recipe changed twice, both times for the better.',
      'Stirred the pot and guarded it from {friend}.',
    ],
    quiet: ['{name} breathed in over the pan and said the name of something, very low.'],
  },
  {
    activities: ['tasting-table', 'ice-cream-on-the-prom', 'picnic'],
    loved: [
      '{name} had the large cornet and a second one “for balance”.',
      'Shut {his} eyes at the first lick and was at the seaside before the waves came on.',
      {
        text: 'Coats on, out on the terrace, ice cream in a north wind. {name} said that was how you know it is the seaside.',
        months: [10, 11, 2, 3, 4],
      },
      {
        text: 'Shoes off in the tray of sand. {name} wriggled {his} toes and told {friend} to try it.',
        months: [6, 7, 8],
      },
      'Ten out of ten for the second one, and {name} wrote it in capitals.',
    ],
    enjoyed: [
      'Mint first, then a taste of everyone else’s.',
      '{name} sat in the deckchair and could not get up again for laughing. Nor could I.',
      'Marked them all six, seven, six, and said that standards had dropped.',
      'Shared a wafer with {friend}, who had finished first.',
    ],
    quiet: [
      'Let it melt on the tongue and looked at the picture of the pier.',
      '{name} listened to the waves with {his} hat over {his} eyes.',
    ],
  },
  {
    activities: [
      'folding-laundry',
      'laying-the-tables',
      'trolley-shop',
      'post-round',
      'feeding-the-hens',
      'buttons-and-drawers',
    ],
    loved: [
      'Every corner square. {name} sent back two of mine.',
      '{name} found three eggs and carried them in, in both hands.',
      'Delivered to the whole wing and had a word for everybody. It took an hour, as it should.',
    ],
    enjoyed: [
      '{name} laid nine places, checked the spoons and turned one round.',
      'Folded the warm ones first and held each to {his} cheek.',
      'Took the money, gave the change, and refused credit to {friend}.',
      '{name} told the brown hen that she was not pulling her weight.',
      'Sorted by colour, then by size, then all over again for the pleasure of it.',
      'Helped me with the round and said it was high time somebody asked.',
    ],
    quiet: [
      'Smoothed the same towel over and over. I folded round {him} and neither of us minded.',
      '{name} ran {his} fingers through the buttons for a long time.',
    ],
  },
];
