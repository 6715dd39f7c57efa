import type { SentencesAbout } from './sentence.ts';

export const talking: readonly SentencesAbout[] = [
  {
    activities: ['good-chat'],
    loved: [
      { text: '{name} told me a story I had not heard before, and acted all the parts.', unless: ['quiet'] },
      { text: 'We got on to first jobs. {name} laughed until {he} had to wipe {his} eyes.', unless: ['quiet'] },
      {
        text: '“Sit down,” {he} said, “this will take a while.” It did, and I was sorry when the bell went.',
        unless: ['quiet'],
      },
      '{name} asked about my mother’s operation. {He} had remembered the day.',
      'Talked about weddings: the weather, the cake and who cried. A very good half hour.',
      { text: '{name} gave me advice. I am going to take it.', unless: ['quiet'] },
    ],
    enjoyed: [
      { text: 'We put the world to rights, and the kitchen hatch.', unless: ['quiet'] },
      '{name} wanted to know who had moved in and what they were like.',
      {
        text: 'Talked about Sunday dinners when {he} was small. There was a row about the crackling.',
        unless: ['gujarati', 'muslim', 'sikh'],
      },
      'A chat on the stairs window-seat. {name} has views on the new curtains.',
      { text: 'Told me what {he} would do if {he} had my hair.', unless: ['quiet'] },
      'Showed me a letter from home and read me the good bits.',
      '{name} said that it is nice to be asked.',
      { text: 'We talked about Christmases: oranges, coal, and who had the sixpence.', months: [12, 1] },
      { text: 'We talked about school holidays and being told to come home when it was dark.', months: [7, 8] },
      { text: 'A late chat with the lamp on. {name} likes the house when it is quiet.', evening: true },
    ],
    quiet: [
      'I did most of the talking. {name} held my wrist and watched my face.',
      'A few words, with long gaps. They were good gaps.',
      '{name} listened to the news of the house and nodded in the right places.',
    ],
    unsettled: [
      '{name} was looking for somebody who is not coming, and knew it and did not know it. We looked at the photograph together.',
      'Low today. {name} said so. I stayed, and we did not try to mend it.',
    ],
  },
  {
    activities: ['cuppa', 'tea-and-a-natter'],
    loved: [
      { text: 'The good china. {name} poured, and lifted a little finger to make me laugh.', unless: ['quiet'] },
      '{name} and {friend} found out that they had both been sent out of class for laughing. There was no stopping them.',
      { text: 'Dunked, lost it, fished it out with a spoon, and said that it was deliberate.', unless: ['quiet'] },
    ],
    enjoyed: [
      'Tea the colour of a good brick, as {he} likes it, and a custard cream in hand.',
      '{name} held the cup in both hands and told me about {his} mother’s teapot.',
      'Second cup taken. This is a compliment.',
      'Passed the plate to {friend} first and watched which one went.',
      { text: 'A natter about nothing, which is the best kind.', unless: ['quiet'] },
      {
        text: '{name} told {friend} the whole plot of last night’s serial, so now nobody need watch it.',
        unless: ['quiet'],
      },
      { text: 'Cocoa, not tea, with the skin left on. {name} says that is the point of it.', evening: true },
    ],
    quiet: [
      'Drank {his} tea looking out, with {his} shoulder against mine.',
      '{name} sat at the edge of the talk and seemed to like the sound of it.',
      'Warm cup, warm hands. No words wanted.',
    ],
    unsettled: ['{name} was sure that there was a bill to pay. {He} let go of it slowly, over the second cup.'],
  },
  {
    activities: ['quiet-company'],
    enjoyed: ['I brought my paperwork and {name} kept an eye on me.'],
    quiet: [
      'Sat together for a quarter of an hour. {name} dozed, woke, saw me and dozed again.',
      'Neither of us said anything, and {he} thanked me for it.',
      '{name} watched me knit, badly.',
    ],
  },
];
