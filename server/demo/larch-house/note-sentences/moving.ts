import type { SentencesAbout } from './sentence.ts';

export const moving: readonly SentencesAbout[] = [
  {
    activities: ['chair-yoga', 'tai-chi'],
    loved: [
      'Eyes closed for the last stretch, and a long breath out that everyone heard. “Again next week,” said {name}.',
      '{name} reached higher than last month and looked up at {his} own hands, surprised.',
      { text: 'Laughed so much at “reach for the biscuit tin” that {friend} caught it too.', unless: ['quiet'] },
      '{name} showed {friend} how to let the shoulders go. They went down together, with a sigh.',
      'Held the tree with both arms up to the very end and then looked round for witnesses.',
    ],
    enjoyed: [
      'Followed the stretches from the feet up and hummed along with the music.',
      '{name} slipped off {his} shoes to feel the floor, and kept time with {his} toes.',
      'Did the seated twist both ways, then waved at {friend} from the far side.',
      'Kept {his} eyes on the leader throughout and got every movement half a beat late, with great dignity.',
      '{name} said that {his} neck felt longer. We measured. It did not, but we agreed.',
      'Breathed with the group and did the side stretch hand in hand with the next chair.',
      '{name} asked for the one with the rope, and pulled it in hand over hand.',
    ],
    quiet: [
      'Did the hands only, very slowly, and watched the light on the wall.',
      '{name} listened to the music, chin down, and moved one foot.',
      'Sat in the circle with a blanket on. When we lifted our arms, {his} fingers lifted too.',
    ],
    unsettled: [
      'The music was too loud for {him} today. We moved to the window and had a cup of tea there.',
      '{name} got up twice to see about the door. A walk along the corridor helped.',
    ],
  },
  {
    activities: ['gentle-exercise'],
    loved: ['Marched on the spot through two whole tunes, pink in the cheeks and very pleased.'],
    enjoyed: [
      '{name} counted for all of us, with some numbers of {his} own.',
      'Circles with the ankles, a row with the arms, and home in time for tea.',
    ],
    quiet: ['Lifted {his} hands as far as the arms of the chair and watched the rest of us go on.'],
  },
  {
    activities: ['balloon-volleyball'],
    loved: [
      '{name} served overarm and caught {friend} napping. The cheer could be heard in the kitchen.',
      { text: '{name} shouted “mine!” and it was.', unless: ['quiet'] },
    ],
    enjoyed: [
      'Kept the balloon in the air with the hand that {he} does not often use.',
      '{name} let {friend} do the stretching, but stayed to the end.',
    ],
    quiet: ['{name} followed the balloon from side to side and put a hand up once.'],
    unsettled: [
      'The balloon came from behind and gave {him} a fright. {name} sat with me by the door and we watched from there.',
    ],
  },
  {
    activities: ['bean-bags'],
    loved: ['Three in the far basket, one after the other. {name} took a bow from the chair.'],
    enjoyed: ['{name} counted everybody’s throws aloud, and rather generously.'],
  },
  {
    activities: ['tea-dance'],
    loved: [
      {
        text: '{name} danced every one, four of them standing, and asked who was on the piano last.',
        unless: ['quiet'],
      },
      'Put on {his} good shoes for it. In the waltz {he} led me, and I can dance.',
      '{name} and {friend} danced with their hands across the table, and never missed a beat.',
    ],
    enjoyed: [
      'Tapped out every quickstep on the arm of the chair and gave marks out of ten.',
      '{name} accepted two dances, refused one, and told us about the one that got away.',
    ],
    quiet: [
      'Watched the feet, all of them, with a half smile.',
      '{name} swayed to the slow ones, hand in hand with {friend}.',
    ],
  },
  {
    activities: ['stroll-indoors'],
    loved: [
      '{name} walked as far as the big window and did not want to turn back, so we did not.',
      'We went at {name}’s pace, which is faster than mine, and greeted everyone we met by name.',
      '{name} stopped at each picture and made up what happened next. The cow did not come out of it well.',
    ],
    enjoyed: [
      'Twice round by way of the kitchen, where something was tasted.',
      '{name} took my arm on the way out and I took {name}’s on the way back.',
      'We called on two neighbours. {name} told both of them that we were only passing.',
    ],
    quiet: ['A slow walk to the end and back without talking. {His} hand was warm on my arm.'],
    unsettled: [
      '{name} was looking for the way home. We walked until the looking became walking, and then had tea.',
      'Tried several doors. I went along, and by the third window {name} was telling me about the trees.',
    ],
  },
  {
    activities: ['walk-to-the-park'],
    loved: ['As far as the pond. {name} fed the ducks peas and gave each of them a name.'],
    enjoyed: ['There and back in half an hour. {name} told two dogs that they were good dogs.'],
    quiet: ['We sat on the first bench and watched the swings.'],
  },
  {
    activities: ['percussion'],
    loved: [
      '{name} took the tambourine and would not give it up. Quite right.',
      'Found the off-beat, kept it, and pulled everybody along. I have never heard us so good.',
    ],
    enjoyed: [
      'Shook the maracas through all of it, now and then in time.',
      '{name} drummed on the table with a spoon and watched who looked.',
    ],
    quiet: ['One finger on the drum skin, feeling it shake, for the whole tune.'],
    unsettled: ['Too much noise today. {name} covered {his} ears, so we went and listened from the corridor.'],
  },
];
