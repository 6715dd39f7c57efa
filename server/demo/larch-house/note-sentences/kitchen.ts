import type { SentencesAbout } from './sentence.ts';

export const kitchen: readonly SentencesAbout[] = [
  {
    activities: ['bread-baking'],
    loved: [
      '{name} kneaded for ten minutes with both hands and flour to the elbow, and gave orders the while.',
      'Knocked on the bottom of the loaf, listened, and announced it done. It was.',
      '{name} taught {friend} to plait the dough. It came out crooked and they were both delighted.',
      '{name} ate the crust hot, with butter, standing up. “Best bit.”',
    ],
    enjoyed: ['Pressed a thumb into each roll to see it spring back.', 'Shaped a cottage loaf with a hat on.'],
    quiet: [
      'Sat with the warm bowl and watched it rise.',
      '{name} held the dough and pressed it now and then. It was warm, and so were {his} hands.',
    ],
  },
  {
    activities: ['bread-baking', 'baking-together'],
    loved: ['The smell brought {name} in before I had asked. {He} tied {his} own apron.'],
    enjoyed: [
      'Weighed by eye. I checked on the scale and was four grams out.',
      '{name} rolled, cut and counted, and then counted again because one had gone.',
      'Greased every tin and told us about ovens that had moods.',
      '{name} did the washing-up with me and would not be moved from it.',
      'Took the plate round when they were done and served everyone else first.',
      '{name} licked the spoon, and said that it was to check.',
    ],
    quiet: ['Did not want to get floury, but stayed for the smell.'],
    unsettled: ['The mixer frightened {him}. I switched it off and we did ours by hand at the far table.'],
  },
  {
    activities: ['rotli', 'recipe-from-home'],
    loved: ['Tasted, frowned, added salt, tasted, and closed {his} eyes.', '{name} said that it tasted like home.'],
    enjoyed: [
      'Stirred the pot and guarded it from {friend}.',
      '{name} chopped and talked. The recipe changed twice, both times for the better.',
    ],
    quiet: ['{name} breathed in over the pan and said the name of something, very low.'],
  },
  {
    activities: ['rotli'],
    loved: ['{name} turned it on the tawa and it puffed up like a cushion. Everybody clapped.'],
    enjoyed: ['Rolled one the shape of Africa and ate the evidence.'],
  },
  {
    activities: ['ice-cream-on-the-prom'],
    loved: [
      '{name} had the large cornet and a second one “for balance”.',
      'At the first lick {name} was at the seaside, before the waves came on.',
      {
        text: 'Coats on, out on the terrace, ice cream in a north wind. {name} said that was how you know it is the seaside.',
        months: [10, 11, 2, 3, 4],
      },
      {
        text: 'Shoes off in the tray of sand. {name} wriggled {his} toes and told {friend} to try it.',
        months: [6, 7, 8],
      },
    ],
    enjoyed: [
      'Mint first, then a taste of everyone else’s.',
      '{name} sat in the deckchair and could not get up again for laughing. Nor could I.',
      'Shared a wafer with {friend}, who had finished first.',
    ],
    quiet: [
      'Let it melt on the tongue and looked at the picture of the pier.',
      '{name} listened to the waves with closed eyes.',
    ],
  },
  {
    activities: ['tasting-table'],
    loved: ['Ten out of ten for the second one, and {name} wrote it in capitals.'],
    enjoyed: [
      'Marked them all six, seven, six, and said that standards had dropped.',
      '{name} asked for the first one again, to be fair to it.',
    ],
    quiet: ['A crumb of each, slowly. The third one got a nod.'],
  },
  {
    activities: ['picnic'],
    loved: ['Sandwiches in the shade, hat over one ear. {name} said that there should be a law for it.'],
  },
  {
    activities: ['folding-laundry'],
    loved: ['Every corner square. {name} sent back two of mine.'],
    enjoyed: [
      'Folded the warm ones first and held each to {his} cheek.',
      '{name} matched eleven socks and declared the twelfth a bachelor.',
    ],
    quiet: ['Smoothed the same towel over and over. I folded round {him} and neither of us minded.'],
  },
  {
    activities: ['laying-the-tables'],
    enjoyed: [
      '{name} laid nine places, checked the spoons and turned one round.',
      'A bud in every vase. {name} moved the one on the top table twice.',
    ],
    quiet: ['Put out the napkins, one by one, and looked along the row.'],
  },
  {
    activities: ['trolley-shop'],
    enjoyed: ['Took the money, gave the change, and refused credit to the manager.'],
  },
  {
    activities: ['post-round'],
    loved: ['Delivered to the whole wing and had a word for everybody. It took an hour, as it should.'],
    enjoyed: [
      'Eleven letters, two parcels and a good deal of news, most of it not in the letters.',
      '{name} knew three of the hands without turning the envelopes over.',
    ],
    quiet: ['Sorted them by door, slowly, and let me do the carrying.'],
  },
  {
    activities: ['feeding-the-hens'],
    loved: ['{name} found three eggs and carried them in, in both hands.'],
    enjoyed: [
      '{name} told the brown hen that she was not pulling her weight.',
      'Corn in the tin, the latch, the gate. {name} knows the order and says it aloud.',
    ],
    quiet: ['Stood at the wire and let them come.'],
  },
  {
    activities: ['buttons-and-drawers'],
    enjoyed: ['Sorted by colour, then by size, then all over again for the pleasure of it.'],
    quiet: ['{name} ran {his} fingers through the buttons for a long time.'],
  },
];
