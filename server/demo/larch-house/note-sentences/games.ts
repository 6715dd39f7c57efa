import type { SentencesAbout } from './sentence.ts';

export const games: readonly SentencesAbout[] = [
  {
    activities: ['dominoes', 'mahjong'],
    loved: ['The last tile went down like a door slamming. {name} looked round to see who had noticed.'],
    enjoyed: [
      '{name} stood the tiles up in a row like soldiers and would not be hurried.',
      'Washed the tiles twice for the sound of it.',
    ],
    quiet: [
      '{name} watched the game over {friend}’s shoulder and touched the tile that should be played.',
      'Turned one tile over and over. Stayed until the end.',
    ],
    unsettled: ['Lost the thread of it and was upset. We shuffled the tiles for the sound, and that was enough.'],
  },
  {
    activities: ['cards'],
    loved: ['{name} took the last trick with the seven that everybody had forgotten.'],
    enjoyed: [
      '{name} shuffled like somebody in a film and dealt like somebody in a hurry.',
      'We played for matchsticks. I owe {name} a small bonfire.',
    ],
    quiet: ['Sorted the pack into suits and then by pictures. No game was wanted.'],
  },
  {
    activities: ['dominoes', 'cards', 'draughts', 'mahjong'],
    loved: [
      '{name} beat me fair and square, and then showed me how.',
      'Won by two. {name} shook {friend}’s hand across the table and offered a return.',
      '{name} knew what I held from my face. I am to practise in a mirror.',
    ],
    enjoyed: [
      'Played three, lost two, and disputed one.',
      '{name} took a long time over each move and was right to.',
      'Partnered {friend} and they hardly needed to speak.',
      'Kept score on the back of an envelope and kept the envelope.',
      '{name} let me win. I saw.',
      'A slow game with a pot of tea. Nobody was counting by the end.',
    ],
  },
  {
    activities: ['jigsaw'],
    loved: [
      '{name} put in the last piece and sat back with folded arms.',
      'Three pieces in a row, one after another, and a look at me each time.',
    ],
    enjoyed: [
      'Did the whole of the edge. {name} says that the sky is for younger people.',
      '{name} handed me pieces and I found that they fitted.',
      'Worked on the boat. Now and then we passed the magnifying glass.',
      '{name} found a piece of last week’s puzzle in this week’s box and took it up with the office.',
    ],
    quiet: [
      'Sorted the pieces by colour and left the fitting to me.',
      '{name} smoothed the finished part with a flat hand.',
    ],
    unsettled: [
      'A piece would not go and {name} swept three off the table. We picked them up together and left it for another day.',
    ],
  },
  {
    activities: ['railway-cards'],
    loved: ['Laid the cards out in the order of the line and talked me all along it, stop by stop.'],
    enjoyed: ['Picked out two favourites from the pack and told me what was wrong with the others.'],
    quiet: ['{name} held one card up to the light for a long while, and kept it.'],
  },
  {
    activities: ['crossword'],
    loved: [
      'Seven across, in ink, before I had read the clue.',
      'All but one. {name} has taken it to bed to think about.',
    ],
    enjoyed: [
      'We had nine letters and no idea. {name} got it during the washing-up.',
      '{name} says that the setter is having a bad week.',
      'Two heads, one pencil. {name}’s was the better head.',
    ],
    quiet: ['{name} filled in the black squares, neatly, and was content with that.'],
  },
  {
    activities: ['quiz'],
    loved: ['Knew the river, the capital and the year. {friend} has asked to be on the same team for good.'],
    enjoyed: [
      '{name} whispered the answers to {friend}, loudly.',
      { text: 'Argued with the quizmaster, on good grounds.', unless: ['quiet'] },
      '{name} finished every proverb before I had read it out.',
    ],
    quiet: ['Listened, and put a hand up once. It was the right answer.'],
  },
  {
    activities: ['bingo'],
    loved: ['A full house. {name} rose to claim it.'],
    enjoyed: [
      'Two short of a line all afternoon and cheerful about it.',
      'Chose grapes for a prize and handed them round.',
    ],
    quiet: ['{name} dabbed the numbers that I pointed to and liked the ink.'],
  },
  {
    activities: ['spelling-bee'],
    loved: ['{name} spelled “rhododendron” without a breath and the children cheered.'],
    enjoyed: [
      '{name} was paired with a girl called Maisie. They conferred on everything, with hands over their mouths.',
      'Wrote each word in the air with a finger before saying it.',
    ],
    quiet: ['Rang the bell for the others and liked the weight of it.'],
  },
  {
    activities: ['match-on-the-big-screen'],
    loved: ['{name} was on {his} feet at the finish. So was {friend}. So was I.'],
    enjoyed: [
      'Told the referee where he had gone wrong, and at what distance.',
      { text: '{name} came for the pie and stayed for the second half.', unless: ['gujarati', 'muslim'] },
    ],
    quiet: ['Sat among the noise with a scarf on, looking from face to face.'],
    unsettled: ['Too much shouting. {name} and I went to hear the score from the hall.'],
  },
  {
    activities: ['cricket-commentary'],
    loved: ['A wicket, at last. {name} had called it two balls before.'],
    enjoyed: [
      'Kept the scorebook neat while I lost count of the overs.',
      '{name} says that rain stopped play because it had been asked to.',
    ],
    quiet: ['The commentary low, the lamp on. {name} moved one finger at each ball.'],
  },
  {
    activities: ['the-snug'],
    loved: [
      { text: 'A half in a proper glass and a story with it. {name} called it civilised.', unless: ['muslim', 'sikh'] },
    ],
    enjoyed: [
      {
        text: '{name} bought {friend} a drink, on paper, and was bought one back.',
        unless: ['muslim', 'sikh', 'christian'],
      },
      'Crisps, a beer mat to fold, and the last word.',
    ],
    quiet: ['{name} sat in the corner seat with a full glass and an eye on everybody.'],
  },
];
