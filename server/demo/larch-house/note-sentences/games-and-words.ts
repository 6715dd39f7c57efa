import type { SentencesAbout } from './sentence.ts';

export const gamesAndWords: readonly SentencesAbout[] = [
  {
    activities: ['dominoes', 'cards', 'draughts', 'mahjong'],
    loved: [
      'The last tile went down like a door slamming. {name} looked round to see who had noticed.',
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
    quiet: [
      '{name} watched the game over {friend}’s shoulder and touched the tile that {he} should play.',
      'Turned one tile over and over in {his} fingers. Stayed until the end.',
    ],
    unsettled: [
      'Lost the thread of it and was upset with {himself}. We shuffled the tiles for the sound, and that was enough.',
    ],
  },
  {
    activities: ['jigsaw', 'railway-cards', 'crossword'],
    loved: [
      '{name} put in the last piece and sat back with {his} arms folded.',
      'Seven across, in ink, before I had read the clue.',
      'Laid the cards out in the order of the line and talked me all along it, stop by stop.',
    ],
    enjoyed: [
      'Did the whole of the edge. {name} says that the sky is for younger people.',
      '{name} handed me pieces and I found that they fitted.',
      'We had nine letters and no idea. {name} got it during the washing-up.',
      'Picked out two favourites from the pack and told me what was wrong with the others.',
      '{name} worked on, and now and then we passed the magnifying glass.',
    ],
    quiet: [
      'Sorted the pieces by colour and left the fitting to me.',
      '{name} held one card near {his} glasses for a long while, and kept it.',
    ],
    unsettled: [
      'A piece would not go and {name} swept three off the table. We picked them up together and left it for another day.',
    ],
  },
  {
    activities: ['quiz', 'bingo', 'spelling-bee'],
    loved: [
      'A full house. {name} rose from {his} seat to claim it.',
      '{name} spelled “rhododendron” without a breath and the children cheered.',
      'Knew the river, the capital and the year. {friend} has asked to be on {his} team for good.',
    ],
    enjoyed: [
      '{name} whispered the answers to {friend}, loudly.',
      'Two short of a line all afternoon and cheerful about it.',
      { text: 'Argued with the quizmaster, on good grounds.', unless: ['quiet'] },
      '{name} finished every proverb before I had read it out.',
      'Chose grapes for a prize and handed them round.',
    ],
    quiet: [
      '{name} dabbed the numbers that I pointed to and liked the ink.',
      'Listened, and put a hand up once. {He} was right.',
    ],
  },
  {
    activities: ['papers-and-toast', 'paper-together'],
    loved: [
      '{name} read the leader aloud in the voice it deserved. We had to wait for the laughing.',
      'Found somebody {he} knew in the local paper and went round showing it.',
    ],
    enjoyed: [
      'Two slices, thick butter, the front page. {name} has no time for any of them.',
      '{name} had the racing, {friend} had the obituaries, and they swapped.',
      'Read me the weather for the whole country and advised against Wick.',
      '{name} did the headlines, I did the small print.',
      { text: 'Held forth on the price of a loaf. {friend} held forth back.', unless: ['quiet'] },
      'Folded the paper in four to read it, as on a bus.',
    ],
    quiet: [
      'Looked at the pictures and ate {his} crusts first.',
      '{name} listened to the talk with {his} eyes on the toast rack.',
      'Held the paper, not reading, quite content to be at the table.',
    ],
    unsettled: ['A story about floods worried {him}. We turned to the puzzles and I kept the front page.'],
  },
  {
    activities: ['reading-aloud', 'poetry'],
    loved: [
      'I left off the last line and {name} said it, looking straight at me.',
      '“Go on,” said {name} at the end of every chapter. We had four.',
      '{name} recited the whole of it with {his} hand on {his} chest. School, 70 years ago.',
    ],
    enjoyed: [
      '{name} laughed before the funny part, because {he} remembered that it was coming.',
      'A chapter and an opinion of the author.',
      'We read turn about. {His} voice got stronger as it went.',
      'Stopped me at one line and had it twice.',
    ],
    quiet: [
      'Listened with {his} eyes closed, not asleep: {his} hand moved at the good bits.',
      '{name} liked the voice more than the story, I think. I read on.',
    ],
  },
  {
    activities: ['armchair-travel', 'film-matinee', 'talk-and-slides', 'residents-meeting'],
    loved: [
      '{name} had been there. The map went to {his} end of the table and we all moved up.',
      'Cried at the end, as one should, and asked for it again.',
      { text: '{name} stood up and proposed kippers. Carried.', unless: ['quiet'] },
    ],
    enjoyed: [
      'Ices in the interval. {name} saw who took two.',
      'Tried the olives for the sake of Greece and is not going back.',
      { text: '{name} knew who married whom in real life, and told {friend} throughout.', unless: ['quiet'] },
      'Found it on the globe, lost it, and found somewhere better.',
      'Spoke up for a later breakfast on Sundays and was heard.',
      'Stamped everybody’s passport and let nobody through without a smile.',
    ],
    quiet: [
      'Watched the pictures and shared {friend}’s blanket.',
      '{name} slept through the middle and woke for the music.',
    ],
    unsettled: ['The dark room was too much. {name} and I had our interval early, with the lights on.'],
  },
  {
    activities: ['cricket-commentary', 'match-on-the-big-screen', 'the-snug'],
    loved: [
      '{name} was out of {his} seat at the finish. So was {friend}. So was I.',
      { text: 'A half in a proper glass and a story with it. {name} called it civilised.', unless: ['muslim', 'sikh'] },
    ],
    enjoyed: [
      'Told the referee where {he} had gone wrong, and at what distance.',
      { text: '{name} came for the pie and stayed for the second half.', unless: ['gujarati', 'muslim'] },
      'Kept the scorebook neat while I lost count of the overs.',
      {
        text: '{name} bought {friend} a drink, on paper, and was bought one back.',
        unless: ['muslim', 'sikh', 'christian'],
      },
    ],
    quiet: [
      {
        text: 'Sat among the noise with a warm pie and a scarf on, looking from face to face.',
        unless: ['gujarati', 'muslim'],
      },
    ],
    unsettled: ['Too much shouting. {name} and I went to hear the score from the hall.'],
  },
];
