import type { SentencesAbout } from './sentence.ts';

export const words: readonly SentencesAbout[] = [
  {
    activities: ['papers-and-toast'],
    enjoyed: [
      'Two slices, thick butter, the front page. {name} has no time for any of them.',
      '{name} had the racing, {friend} had the obituaries, and they swapped.',
      { text: 'Held forth on the price of a loaf. {friend} held forth back.', unless: ['quiet'] },
    ],
    quiet: [
      'Looked at the pictures and ate the crusts first.',
      '{name} listened to the talk with {his} eyes on the toast rack.',
      'Held the paper, not reading, quite content to be at the table.',
    ],
  },
  {
    activities: ['papers-and-toast', 'paper-together'],
    loved: [
      '{name} read the leader aloud in the voice it deserved. We had to wait for the laughing.',
      'Found somebody {he} knew in the local paper and went round showing it.',
    ],
    enjoyed: [
      'Read me the weather for the whole country and advised against Wick.',
      '{name} did the headlines, I did the small print.',
      'Folded the paper in four to read it, as on a bus.',
      '{name} found a misprint and was happy all morning.',
    ],
    quiet: ['I read the births aloud. {name} nodded at the names.'],
    unsettled: ['A story about floods worried {him}. We turned to the puzzles and I kept the front page.'],
  },
  {
    activities: ['reading-aloud'],
    loved: ['“Go on,” said {name} at the end of every chapter. We had four.'],
    enjoyed: [
      '{name} laughed before the funny part, because {he} remembered that it was coming.',
      'A chapter and an opinion of the author.',
      'We read turn about. {name} got louder as it went.',
    ],
    quiet: [
      'Listened with closed eyes, not asleep: {his} hand moved at the good bits.',
      '{name} liked the voice more than the story, I think. I read on.',
    ],
  },
  {
    activities: ['poetry'],
    loved: [
      'I left off the last line and {name} said it, looking straight at me.',
      { text: '{name} recited the whole of it with a hand on {his} chest, as at school.', unless: ['quiet'] },
    ],
    enjoyed: ['Stopped me at one line and had it twice.', 'We each chose one. {name}’s was better, and {he} knew it.'],
    quiet: ['{name} shaped the last words with {his} lips.'],
  },
  {
    activities: ['armchair-travel'],
    loved: ['{name} had been there. The map went to {his} end of the table and we all moved up.'],
    enjoyed: [
      'Tried the olives for the sake of Greece and is not going back.',
      'Found it on the globe, lost it, and found somewhere better.',
      'Stamped everybody’s passport and let nobody through without a smile.',
    ],
    quiet: ['{name} followed the river down the map with one finger.'],
  },
  {
    activities: ['film-matinee'],
    loved: ['Cried at the end, as one should, and asked for it again.'],
    enjoyed: [
      'Ices in the interval. {name} saw who took two.',
      { text: '{name} knew who married whom in real life, and told {friend} throughout.', unless: ['quiet'] },
    ],
    quiet: [
      'Watched the pictures and shared {friend}’s blanket.',
      '{name} slept through the middle and woke for the music.',
    ],
    unsettled: ['The dark room was too much. {name} and I had our interval early, with the lights on.'],
  },
  {
    activities: ['residents-meeting'],
    loved: [{ text: '{name} stood up and proposed kippers. Carried.', unless: ['quiet', 'gujarati'] }],
    enjoyed: [
      'Spoke up for a later breakfast on Sundays and was heard.',
      'Voted for everything that {friend} voted against.',
    ],
    quiet: ['{name} raised a hand with the others and looked pleased to be counted.'],
  },
  {
    activities: ['photographs', 'life-book'],
    loved: ['Put a finger on a face and said the name at once. Then {he} told me about the hat.'],
    enjoyed: [
      { text: '{name} laughed at the trousers, then at who was in them.', unless: ['quiet'] },
      'Found the picture taken at the seaside and looked at it for a long time with a smile.',
      'Put three photos in order, changed {his} mind, and changed it back.',
    ],
    quiet: [
      'Stroked the edge of the photograph with {his} thumb.',
      'Looked, turned over, looked at the date on the back.',
    ],
    unsettled: ['A picture made {him} sad. We kept it out, because {he} wanted it out, and I held {his} hand.'],
  },
  {
    activities: ['life-book'],
    loved: ['We finished the page. {name} read it over and said, “Yes. That was it.”'],
    enjoyed: ['Half a page, every word weighed. It is going to be a long book and a good one.'],
  },
  {
    activities: ['story-circle', 'remembering-together'],
    loved: ['{name} had the floor for ten minutes. You could have heard a pin.'],
    enjoyed: [
      '{name} kept the shawl when it came round, and nobody asked for it back.',
      'Told us about Saturday jobs. {friend} had one in the same sort of shop.',
      'Turned the thing over twice before saying what it was for. Quite right too.',
    ],
    quiet: [
      '{name} listened to {friend}’s story looking at the floor, and laughed at the end.',
      'Held the bell without ringing it and passed it on.',
    ],
  },
  {
    activities: ['call-home'],
    loved: ['Blew kisses at the screen until the battery went.'],
    enjoyed: [
      'Good picture, good sound. {name} showed them the garden by holding the tablet to the window.',
      '{name} asked them about the weather four times and enjoyed all four answers.',
    ],
    quiet: ['{name} watched the faces and let them do the talking. {He} touched the screen when they waved.'],
    unsettled: ['The call broke off and {name} thought that somebody was cross. They rang back. All well.'],
  },
  {
    activities: ['letter-writing'],
    loved: ['{name} dictated two pages without stopping and signed it {himself}, very large.'],
    enjoyed: [
      'We wrote a postcard to thank somebody for a postcard.',
      '{name} chose the stamp, the pen and the last word.',
    ],
    quiet: ['I read {him} the old letter. {He} kept hold of the envelope.'],
  },
  {
    activities: ['hair-and-a-mirror'],
    loved: [
      { text: '{name} looked in the mirror, turned from side to side and said, “There she is.”', theme: 'beauty' },
    ],
    enjoyed: [
      '{name} gave directions with the hand mirror and I did as I was told.',
      'Brushed, set and sprayed. {name} asked where we were going. I said, lunch.',
    ],
    quiet: ['{name} closed {his} eyes while I brushed and leaned a little into it.'],
  },
  {
    activities: ['nails'],
    loved: ['Coral on the left hand, coral on the right, and shown to everybody at lunch.'],
    enjoyed: [
      'Warm water, a good file and the whole story of the Coronation dance.',
      '{name} chose clear, then changed to pink.',
    ],
    quiet: ['Watched the little brush go over each nail and held very still for it.'],
  },
];
