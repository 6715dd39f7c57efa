import type { SentencesAbout } from './sentence.ts';

export const faithAndVisitors: readonly SentencesAbout[] = [
  {
    activities: ['sunday-hymns', 'church-service', 'welsh-hymn-singing'],
    loved: [
      '{name} chose the hymn, gave the note, and carried us.',
      'Stood up for the last verse. Nobody had asked {him} to.',
      '{name} sang the alto line alone and the rest of us were glad to hear it.',
      { text: 'Harvest hymns. {name} knew them to the last field.', months: [9, 10] },
      { text: 'Carols with the lights out and lanterns on. {name} held one as if it were china.', months: [12] },
    ],
    enjoyed: [
      'Sang with the book shut.',
      '{name} asked for that one with the good bass, and sang the bass.',
      'Shared a hymn book with {friend} and turned the pages for both.',
      '{name} said that it sets {him} up for the week.',
      { text: 'Easter hymns, windows open. {name} sang so that they heard it over the road.', months: [3, 4] },
    ],
    quiet: [
      '{name} sat at the back with folded hands and moved {his} lips at the end of each line.',
      'Hummed. Looked at the cross on the table and then out at the sky.',
      'Came in late and stayed after. {He} likes the room when the singing has just stopped.',
    ],
    unsettled: ['{name} thought {he} was late for chapel. I found {his} place, and we were in time.'],
  },
  {
    activities: ['holy-communion', 'prayer-together', 'rosary'],
    loved: [
      '{name} said the whole of it by heart. {His} face was very peaceful.',
      'Asked for a prayer for each of the family by name, and for me.',
    ],
    enjoyed: [
      { text: 'Said the responses clearly and thanked the minister by name.', theme: 'christian' },
      '{name} led and I answered. We went at {his} pace.',
      { text: 'A psalm and five quiet minutes. {name} said that the day could start now.', theme: 'christian' },
      { text: 'The evening prayer, as every night. {name} would not sleep well without it.', evening: true },
    ],
    quiet: [
      { text: 'Held the beads and let them run. I kept the door shut against the noise.', theme: 'catholic' },
      'Still, with {his} hands open on the blanket. I stood by until {he} looked up.',
      { text: '{name} kept {his} eyes on the candle.', unless: ['muslim'] },
    ],
  },
  {
    activities: ['gurdwara-singers'],
    loved: [
      '{name} kept the beat on {his} knee with the tabla, and the drummer saw and followed {him}.',
      {
        text: 'Did not know one word of it and had tears in {his} eyes. “That was beautiful,” said {name}.',
        unless: ['sikh'],
      },
    ],
    enjoyed: [
      { text: 'Covered {his} head like all of us and listened with great attention.', unless: ['sikh'] },
      { text: '{name} liked the harmonium and asked to press a key. It was allowed.', unless: ['sikh'] },
      'Ate the sweet, asked what was in it, and looked to see whether {friend} wanted one.',
    ],
    quiet: [
      { text: 'Did not know the words, and sat through all of it with both palms together.', unless: ['sikh'] },
      '{name} closed {his} eyes, and the sweet tea went cold.',
    ],
  },
  {
    activities: ['festival-day'],
    loved: ['{name} wore something special for it and was told so by everyone.'],
    enjoyed: [
      'Wished everyone a happy day, including the postman.',
      'Tasted everything and asked {friend} what it was called.',
    ],
    quiet: ['{name} watched the small flames and drank the sweet tea.'],
  },
  {
    activities: ['toddlers-and-teddies'],
    loved: [
      'A little boy climbed up and went to sleep on {him}. {name} did not move for forty minutes.',
      { text: '{name} did the voices for three bears at once.', unless: ['quiet'] },
      'Built a tower with a girl of two, who knocked it down. Eleven times. {name} laughed at every one.',
    ],
    enjoyed: [
      '{name} counted fingers and toes and declared them all present.',
      'Held the baby, and told the mother that she was doing very well.',
      'Rolled the ball across and got it back with jam on.',
      'Mended a bear’s ear while its owner watched with deep suspicion.',
    ],
    quiet: [
      '{name} watched from {his} chair, and one small girl came and stood by it for company.',
      'Held a teddy all morning and gave it back at the door, with instructions.',
    ],
    unsettled: ['The crying was hard for {name} to hear. We had our biscuit next door and waved them off.'],
  },
  {
    activities: ['pet-visit'],
    loved: [
      'The dog put his chin on {name}’s knee and there was nobody else in the room.',
      '{name} told Biscuit everything. Biscuit listened better than I do.',
      'Threw the ball, was brought it back, threw it. {His} arm will ache and {he} does not care.',
    ],
    enjoyed: [
      'Gave the biscuit flat on the palm, as one should.',
      '{name} smoothed both ears and asked the dog’s age in dog years.',
      'Brushed him from end to end and wore the hairs proudly.',
    ],
    quiet: [
      'One hand on a warm back. {name} breathed when the dog breathed.',
      '{name} kept {his} distance, but {his} eyes followed the tail.',
    ],
  },
  {
    activities: ['birthday-tea'],
    loved: [
      '{name} started the singing, in the right key, and finished it.',
      'Danced the cake in, knife and all, with {friend} to clear the way.',
    ],
    enjoyed: [
      'Two pieces of cake, the second one for luck.',
      '{name} proposed the toast, in tea.',
      'Wore the hat, pulled the cracker with {friend} and kept the riddle.',
    ],
    quiet: [
      'Sat near the cake, wore the hat, and smiled when we sang.',
      '{name} watched the candles until the last one was out.',
    ],
  },
  {
    activities: ['visit-a-neighbour'],
    loved: ['{name} brought {friend} a rose in a tooth mug. They were an hour.'],
    enjoyed: ['Called on a neighbour with two biscuits in a napkin. The door is open for {him} any time.'],
    quiet: ['They sat side by side and watched the feeder. Neither of them wanted me.'],
  },
];
