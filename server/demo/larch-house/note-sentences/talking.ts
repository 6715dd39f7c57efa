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
      'The good china. {name} poured, and lifted {his} little finger to make me laugh.',
      '{name} and {friend} found out that they had both been sent out of class for laughing. There was no stopping them.',
      'Dunked, lost it, fished it out with a spoon, and told us that it was deliberate.',
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
  {
    activities: ['photographs', 'life-book', 'story-circle', 'remembering-together'],
    loved: [
      'Put {his} finger on a face and said the name at once. Then {he} told me about the hat.',
      '{name} held the school bell and had the floor for ten minutes. You could have heard a pin.',
      'We finished the page. {name} read it out to {himself} and said, “Yes. That was it.”',
    ],
    enjoyed: [
      { text: '{name} laughed at the trousers, then at who was in them.', unless: ['quiet'] },
      'Found the picture taken at the seaside and looked at it for a long time with a smile.',
      'Told us about Saturday jobs. {friend} had one in the same sort of shop.',
      '{name} kept the shawl in {his} lap when it came round, and nobody asked for it back.',
      'Put three photos in order, changed {his} mind, and changed it back.',
    ],
    quiet: [
      'Stroked the edge of the photograph with {his} thumb.',
      '{name} listened to {friend}’s story with {his} eyes on the floor, and laughed at the end.',
    ],
    unsettled: ['A picture made {him} sad. We kept it out, because {he} wanted it out, and I held {his} hand.'],
  },
  {
    activities: ['call-home', 'letter-writing'],
    loved: [
      'Blew kisses at the screen until the battery went.',
      '{name} dictated two pages without stopping and signed it {himself}, very large.',
    ],
    enjoyed: [
      'Good picture, good sound. {name} showed them the garden by holding the tablet to the window.',
      'We wrote a postcard to thank somebody for a postcard.',
      '{name} asked them about the weather four times and enjoyed all four answers.',
    ],
    quiet: ['{name} watched the faces and let them do the talking. {He} touched the screen when they waved.'],
    unsettled: ['The call broke off and {name} thought that it was {his} fault. They rang back. All well.'],
  },
  {
    activities: ['hair-and-a-mirror', 'nails'],
    loved: [
      { text: '{name} looked in the mirror, turned {his} head both ways and said, “There she is.”', theme: 'beauty' },
      'Coral on the left hand, coral on the right, and shown to everybody at lunch.',
    ],
    enjoyed: [
      '{name} gave directions with the hand mirror and I did as I was told.',
      'Warm water, a good file and the whole story of the Coronation dance.',
      '{name} chose clear, then changed to pink when {friend} was not looking.',
    ],
    quiet: ['{name} shut {his} eyes while I brushed and leaned a little into the brush.'],
  },
];
