import type { SentencesAbout } from './sentence.ts';

export const senses: readonly SentencesAbout[] = [
  {
    activities: ['hand-massage', 'lavender-and-quiet'],
    loved: [
      '{name} gave me the other hand before I had finished the first.',
      '“Don’t stop,” said {name}, so I did not, until tea.',
    ],
    enjoyed: [
      'Lavender today. {name} sniffed {his} wrist at intervals all afternoon.',
      'We did one finger at a time. {name} told me what each of them had done for a living.',
      '{name} said that {his} hands felt like somebody’s.',
      { text: 'Warm cream, lamp low, a quarter of an hour. {name} yawned and said goodnight.', evening: true },
    ],
    quiet: [
      'The fist opened by and by. After that {he} held my thumb.',
      '{name} watched our hands and breathed more slowly.',
      'Fell asleep with {his} hand in mine. I stayed until it let go.',
    ],
    unsettled: ['{name} took {his} hand away. I put the cream down and we just sat.'],
  },
  {
    activities: ['sensory-tray'],
    loved: ['{name} found the velvet and laid it against {his} cheek, and smiled with {his} whole face.'],
    enjoyed: [
      'Pine cone, moss, cold marble. {name} kept the marble.',
      '{name} rolled the dough into a ball and pressed it into my hand.',
    ],
    quiet: [
      'Smoothed the silk flat, over and over, along the hem.',
      '{name} turned {his} head to the lavender and stayed turned.',
      'Held the warm stone and would not give it back. {He} has it still.',
    ],
  },
];
