import type { SentencesAbout } from './sentence.ts';

export const music: readonly SentencesAbout[] = [
  {
    activities: ['sea-shanties'],
    loved: [
      'Hauled on the rope with the rest of us and called “heave” a beat ahead of everyone.',
      '{name} knew two verses that were not on the sheet. They are now.',
      { text: '{name} conducted the last chorus with a teaspoon and would not let us stop.', unless: ['quiet'] },
    ],
    enjoyed: [
      'Let the others sing the verses and came in like a lion on the last line.',
      '{name} kept hold of the rope between songs, in case.',
    ],
    quiet: ['Held the rope and let it pull {him} to and fro.'],
  },
  {
    activities: ['singing', 'sea-shanties'],
    loved: [
      '{name} sang with {his} head back. {friend} stopped singing to listen.',
      '“I used to be able to sing,” said {name}, and then did.',
    ],
    enjoyed: [
      'Joined every chorus and kept the words upside down.',
      '{name} clapped on the beat and taught {friend} to clap off it.',
      'Sang quietly, all through. The smile came with the second verse and stayed.',
      '{name} asked for one more and got it.',
    ],
    quiet: [
      '{name} mouthed the words and looked out at the rain.',
      'Listened with closed eyes. {His} foot was singing.',
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
      { text: '{name} chose a carol, in season, and sang the descant.', months: [12, 1] },
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
    activities: ['records'],
    loved: [
      '{name} chose the record by its sleeve and told me where {he} was on first hearing it.',
      'Put a hand on the speaker to feel it and kept it there, beaming.',
    ],
    enjoyed: [
      'One side of the record, right through, in good company and no hurry.',
      '{name} blew the dust off the needle and lowered it {himself}.',
      'Found fault with the singer and enjoyed finding it.',
    ],
    quiet: ['Watched the label go round.'],
  },
  {
    activities: ['radio'],
    loved: ['A tune that {name} knew. “There,” {he} said, as if someone had come in.'],
    enjoyed: [
      'We listened to the whole piece. {name} thanked the wireless.',
      '{name} knew the announcer’s voice and what time it must be.',
      { text: 'The evening concert, lamp low. {name} said that it rounded the day off.', evening: true },
    ],
    quiet: ['{name} turned the knob a little, and a little back, and was satisfied.'],
    unsettled: [
      'The news came on before I could stop it and was upsetting. We found some piano music and waited it out.',
    ],
  },
  {
    activities: ['music-on-headphones'],
    loved: ['Both thumbs up, far too loud: “It’s marvellous!”'],
    enjoyed: ['{name} tapped the arm of the chair and mouthed the words.'],
    quiet: ['{name} kept the headphones on after the music had ended. I did not hurry {him}.'],
  },
  {
    activities: ['records', 'radio', 'music-on-headphones'],
    loved: ['{name} held up one finger for hush and kept it up to the last note.'],
    enjoyed: ['{name} tapped along and asked for it a little louder.'],
    quiet: [
      '{name} looked at nothing much and let the music do it.',
      'Eyes shut, fingers moving a little, for twenty minutes.',
    ],
  },
  {
    activities: ['at-the-piano'],
    loved: [
      '{name} played from memory, both hands, with the soft pedal down. Three people came to stand in the door.',
      '{name} moved along the stool for me. We played a duet, mostly {name}’s.',
    ],
    enjoyed: [
      'Picked out a tune with one finger and knew at once which note was wrong.',
      '{name} played a scale, frowned, and played it again better.',
    ],
    quiet: ['Rested {his} hands on the keys without pressing them, and seemed content with that.'],
  },
];
