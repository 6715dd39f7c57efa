import type { SentencesAbout } from './sentence.ts';

export const making: readonly SentencesAbout[] = [
  {
    activities: ['painting'],
    loved: [
      '{name} painted straight through the tea break and said that it was not finished until it was.',
      'Mixed a blue that nobody else could get. {friend} asked for some and was given a very small amount.',
      '{name} signed it at the bottom with a flourish and asked where it would hang.',
      'Sleeves pushed up, tongue between the teeth. It is the sea. It is wonderful.',
    ],
    enjoyed: [
      'Two petals, a rest, and then the third. Every one is exactly as {he} wanted it.',
      '{name} preferred the brush dry, on the back of {his} hand, and then painted a little yellow.',
      'Said it looked more like a cabbage. Kept it all the same.',
      '{name} and {friend} swapped colours and opinions.',
      'Painted the jar and left the flowers out, on purpose.',
    ],
    quiet: [
      'Watched the colour spread in the water pot. {He} asked for another drop of red.',
      '{name} sat beside {friend} and held the paper still.',
    ],
    unsettled: ['{name} was cross with the brush and then with me. We put it by and wiped the table together instead.'],
  },
  {
    activities: ['flower-arranging'],
    loved: [
      '{name} stood back from the vase three times before it would do, and then it did.',
      'Took the tallest stems and made something for the hall that stops people.',
      { text: 'Daffodils to the elbows. {name} put one behind {friend}’s ear.', months: [3, 4] },
      { text: '{name} stripped the roses with a proper knife and told us which would last.', months: [6, 7, 8] },
      { text: 'Dahlias and beech leaves. {name} called it a bonfire, and it is.', months: [9, 10] },
      { text: 'Holly, ivy and one white candle. {name} would have no tinsel near it.', months: [12] },
    ],
    enjoyed: [
      'Cut every stem to the same length and was happy with the order of it.',
      '{name} smelled each one first and put two back.',
      'Made one for {his} own room and one for somebody who could not come down.',
      '{name} talked to {friend} about gardens over the bucket. The arranging took care of itself.',
    ],
    quiet: [
      'Held one bloom by the stem for most of the hour and turned it about.',
      '{name} watched the others and pointed when a gap wanted filling.',
    ],
  },
  {
    activities: ['knit-and-natter', 'knitting', 'sewing'],
    loved: [
      '{name} cast off the last row and held it up by the corners. It went round the room.',
      'Put {friend} right about a dropped stitch and picked it up with a hairpin.',
      {
        text: 'Ran the cloth between finger and thumb, named it, priced it and told me what to make of it.',
        theme: 'fabric',
      },
    ],
    enjoyed: [
      'Wound wool with {friend}, four hands and a good deal of talk.',
      '{name} did six rows, slowly, and not one of them was wrong.',
      'Sewed a button on my tunic. {He} says that I was a disgrace before.',
      '{name} knitted a bit, told a tale, and pulled back half of it. The knitting too.',
      'Chose the next colour for the blanket: the green, and no arguing.',
    ],
    quiet: [
      'Held the ball and let the wool run out through {his} fingers.',
      '{name} stroked the finished squares one after another and laid them in a pile.',
    ],
    unsettled: ['The thread would not go through and {name} had had enough. We looked at the button tin instead.'],
  },
  {
    activities: ['card-making', 'scrapbook'],
    loved: ['{name} made a card for {his} own family and dictated the inside without a pause.'],
    enjoyed: [
      'Cut, stuck, and got glue on the cat picture. Very satisfied.',
      '{name} tore the edges by hand because scissors make it look like a form.',
    ],
    quiet: ['Turned the pages of the magazine and let me cut out whatever was pointed at.'],
  },
  {
    activities: ['clay'],
    loved: ['Pressed the leaf into the clay, lifted it off and said “oh, look at that”.'],
    enjoyed: [
      'Rolled the clay warm and made a small bowl for {his} watch.',
      '{name} smoothed the rim with a wet finger, round and round.',
    ],
    quiet: ['Held the lump and pressed it, and looked at the prints of {his} own fingers.'],
  },
  {
    activities: ['model-making'],
    loved: [
      '{name} had it in pieces on the tray and back together before tea, with nothing over.',
      'Explained it to me twice and let me do the last screw. I felt I had passed something.',
    ],
    enjoyed: [
      'Sorted the screws by thread. There is a right way, and I know it now.',
      'A drop of oil, a turn of the wheel, and {name} listening to it.',
    ],
    quiet: ['{name} watched me do it wrong, and bore it.'],
    unsettled: [
      'A part was missing and it was a trouble to {him}. We looked for it together, then shut the tin and had a walk.',
    ],
  },
  {
    activities: ['the-shed'],
    loved: [
      '{name} sanded with the grain, blew the dust off and ran a thumb along the edge. “That’ll do.” High praise.',
    ],
    enjoyed: [
      'Smelled the oil on the rag and told me a thing or two about workshops.',
      'A good half hour at the bench. {name} put the tools back in their own places.',
    ],
    quiet: ['Held the plane and turned it over, tried the edge, and nodded.'],
  },
  {
    activities: ['polishing-brass'],
    loved: ['Polished until {he} could see {his} own teeth in it, and showed me them.'],
    enjoyed: ['The door plate, the bell and both taps. {name} has started looking at the fire extinguisher.'],
    quiet: ['Round and round with the cloth, looking out of the window.'],
  },
  {
    activities: ['model-making', 'the-shed', 'polishing-brass'],
    enjoyed: ['{name} worked steadily, said little and looked ten years younger.'],
  },
];
