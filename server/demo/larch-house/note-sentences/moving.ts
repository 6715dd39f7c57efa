import type { SentencesAbout } from './sentence.ts';

export const moving: readonly SentencesAbout[] = [
  {
    activities: ['chair-yoga', 'tai-chi'],
    loved: [
      '{name} led the arm circles without being asked, and the whole row followed {him}.',
      'Eyes closed for the last stretch, and a long breath out that everyone heard. “Again next week,” {he} said.',
      '{name} reached higher than last month and looked up at {his} own hands, surprised.',
      'Laughed so much at “reach for the biscuit tin” that {friend} had to hold {his} chair.',
      '{name} showed {friend} how to breathe into the shoulders. They did it together, nose to nose.',
    ],
    enjoyed: [
      'Followed the stretches from the feet up and hummed along with the music.',
      '{name} took {his} slippers off to feel the floor, and kept time with {his} toes.',
      'Did the seated twist both ways, then waved at {friend} over {his} shoulder.',
      'Kept {his} eyes on the leader throughout and got every movement half a beat late, with great dignity.',
      '{name} said that {his} neck felt longer. We measured. It did not, but we agreed.',
      'Breathed with the group and held {friend}’s hand for the side stretch.',
    ],
    quiet: [
      'Did the hands only, very slowly, and watched the light on the wall.',
      '{name} listened to the music with {his} chin on {his} chest and moved one foot.',
      'Sat in the circle with a blanket on. When we lifted our arms, {his} fingers lifted too.',
    ],
    unsettled: [
      'The music was too loud for {him} today. We moved to the window and {he} settled with a cup of tea.',
      '{name} got up twice to see about the door. A walk along the corridor helped.',
    ],
  },
  {
    activities: ['gentle-exercise', 'bean-bags', 'balloon-volleyball', 'parachute-game', 'indoor-bowls'],
    loved: [
      '{name} served overarm and caught {friend} napping. The cheer could be heard in the kitchen.',
      'Three in the far basket, one after the other. {name} took a bow from the chair.',
      { text: '{name} shouted “mine!” and it was.', unless: ['quiet'] },
      'Marched on the spot through two whole tunes, pink in the cheeks and very pleased.',
    ],
    enjoyed: [
      'Kept the balloon in the air with {his} left hand, the one that {he} does not often use.',
      '{name} counted everybody’s throws aloud, and rather generously.',
      'Passed the ball on each time with a little bow to {friend}.',
      '{name} preferred to pull the faces and let {friend} do the bending, but stayed to the end.',
    ],
    quiet: [
      'Held the edge of the cloth and watched it rise. {He} kept hold when we had finished.',
      '{name} followed the balloon with {his} eyes and put a hand up once.',
    ],
    unsettled: [
      'The balloon came from behind and gave {him} a fright. {name} sat with me by the door and we watched from there.',
    ],
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
      '{name} swayed to the slow ones and held {friend}’s hand.',
    ],
  },
  {
    activities: ['stroll-indoors', 'walk-to-the-park'],
    loved: [
      '{name} walked as far as the big window and did not want to turn back, so we did not.',
      'We went at {his} pace, which is faster than mine. {He} greeted everyone we met by name.',
      '{name} stopped at each picture and made up what happened next. The cow did not come out of it well.',
    ],
    enjoyed: [
      'Twice round by way of the kitchen, where something was tasted.',
      '{name} took my arm on the way out and I took {his} on the way back.',
      'We called on two neighbours. {name} told both of them that {he} was only passing.',
    ],
    quiet: ['A slow walk to the end and back without talking. {His} hand was warm and stayed in mine.'],
    unsettled: [
      '{name} was looking for the way home. We walked until the looking became walking, and then had tea.',
      'Tried several doors. I went along with {him}, and by the third window {he} was telling me about the trees.',
    ],
  },
  {
    activities: ['bed-stretches'],
    enjoyed: ['{name} pushed against my hand with each foot in turn and said “push back”.'],
    quiet: ['Let {his} shoulders go as we moved {his} arms. By the end {his} hands were open.'],
  },
  {
    activities: ['percussion'],
    loved: [
      '{name} took the tambourine and would not give it up. Quite right.',
      'Found the off-beat, kept it, and pulled {friend} along. I have never heard us so good.',
    ],
    enjoyed: [
      'Shook the maracas through all of it, now and then in time.',
      '{name} drummed on the table with a spoon and watched who looked.',
    ],
    quiet: ['One finger on the drum skin, feeling it shake. {He} stayed like that for the whole tune.'],
    unsettled: ['Too much noise today. {name} covered {his} ears, so we went and listened from the corridor.'],
  },
];
