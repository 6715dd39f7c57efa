import type { SentencesAbout } from './sentence.ts';

export const music: readonly SentencesAbout[] = [
  {
    activities: ['singing', 'sea-shanties'],
    loved: [
      '{name} knew every verse, including two that were not on the sheet.',
      'Hauled on the rope with the children and called “heave” a beat ahead of everyone.',
      '{name} sang with {his} head back. {friend} stopped singing to listen.',
      { text: '{He} conducted the last chorus with a teaspoon and would not let us stop.', unless: ['quiet'] },
      '“I used to be able to sing,” said {name}, and then did.',
      {
        text: '{name} had a girl of nine on one side and {friend} on the other, all three roaring.',
        unless: ['quiet'],
      },
    ],
    enjoyed: [
      'Joined every chorus and kept the words upside down on {his} lap.',
      '{name} clapped on the beat and taught {friend} to clap off it.',
      'Sang quietly, all through. The smile came with the second verse and stayed.',
      '{name} asked for one more and got it.',
      'Let the others sing the verses and came in like a lion on the last line.',
    ],
    quiet: [
      '{name} mouthed the words and looked out at the rain.',
      'Listened with {his} eyes shut. {His} foot was singing.',
      'Held the song sheet and followed the lines with one finger.',
    ],
    unsettled: [
      'One of the songs was a hard one for {name}, and there were tears. {He} did not want to leave, so I sat close until they passed.',
    ],
  },
  {
    activities: ['a-song'],
    loved: [
      'I started it, {he} finished it, and then {he} started another.',
      '{name} sang it right through with {his} eyes on mine and squeezed my hand at the last line.',
      'We did it in two parts. The third time nobody went wrong.',
      { text: '{name} sang to the whole corridor from the doorway. Two doors opened.', unless: ['quiet'] },
    ],
    enjoyed: [
      'A verse while we did the curtains. {He} put me right on the words.',
      '{name} hummed the tune and I found the words on the way.',
      'Sang it through once for pleasure and once to show me how it should go.',
      {
        text: '{name} chose a carol, in season, and sang the descant.',
        months: [12, 1],
      },
    ],
    quiet: [
      'I sang, {he} listened. {His} breathing slowed to the tune.',
      'Only the last word of each line, very softly. It was enough.',
    ],
    unsettled: [
      '{name} pushed the blanket away and called out. Two verses of the old tune, low, and {he} was listening.',
    ],
  },
  {
    activities: ['records', 'radio', 'music-on-headphones'],
    loved: [
      '{name} held up one finger for hush and kept it up to the last note.',
      'Heard {his} own tune and said “there”, as if someone had come in.',
      '{name} chose the record by its sleeve and told me where {he} was when {he} first heard it.',
      'Put {his} hand on the speaker to feel it and kept it there, beaming.',
    ],
    enjoyed: [
      'One side of the record, right through, in good company and no hurry.',
      '{name} tapped the arm of the chair and asked for it a little louder.',
      'We listened to the whole piece. {He} thanked the wireless.',
      'Found fault with the singer and enjoyed finding it.',
      { text: 'The evening concert, lamp low. {name} said that it rounded the day off.', evening: true },
    ],
    quiet: [
      '{name} looked at nothing much and let the music do it.',
      'Eyes shut, fingers moving a little. {He} stayed with it for twenty minutes.',
      '{name} kept the headphones on after the music had ended. I did not hurry {him}.',
    ],
    unsettled: [
      'The news came on before I could stop it and upset {him}. We found some piano music and waited it out.',
    ],
  },
  {
    activities: ['at-the-piano'],
    loved: [
      '{name} played from memory, both hands, with the soft pedal down. Three people came to stand in the door.',
      'Looked at {his} hands as if somebody else were playing, and laughed aloud.',
      '{name} moved along the stool for me. We played a duet, mostly {his}.',
    ],
    enjoyed: [
      'Picked out a tune with one finger and knew at once which note was wrong.',
      '{name} played a scale, shook {his} head, and played it again better.',
    ],
    quiet: ['Rested {his} hands on the keys without pressing them. {He} seemed content with that.'],
  },
];
