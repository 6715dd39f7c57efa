import type { Told } from './told.ts';

/** The far end of the Garden wing, where the dominoes are. */
export const toldAtTheFarEnd: readonly Told[] = [
  {
    of: 'joyce-campbell',
    by: 'priya.menon@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'The Lord, my family, and a proper game of dominoes, in that order on a Sunday.',
        own: true,
        days_ago: 12,
      },
      {
        heading: 'people',
        text: 'My sons Andrew and Michael, five grandchildren, and Leah who does my hair. Nine of us there were, in St Ann. I am the last but one.',
        own: true,
        days_ago: 12,
      },
      {
        heading: 'communication',
        text: 'Call me Sister Campbell until I say Joyce. Speak up and do not mumble. When I am in pain I say nothing at all, and that is when you should ask.',
        own: true,
        helped_by: 'Andrew, son',
        days_ago: 75,
      },
      {
        heading: 'please_do',
        text: 'Do let me help with the new ones. Please don’t talk over my head to the doctor: I was reading charts before he was born.',
        own: true,
        days_ago: 75,
      },
      {
        heading: 'also_worth_knowing',
        text: 'A hat for church, every time, the service on the television included. Cream and coconut oil for the skin after the bath.',
        helped_by: 'Leah, granddaughter',
        days_ago: 186,
      },
    ],
    tags: [
      ['was-a-nurse', 'loves', 'Nights, thirty-eight years'],
      ['sunday-service', 'needs', 'With a hat'],
      ['first-name-at-once', 'dislikes', 'Sister Campbell until she says otherwise'],
      ['face-tells-pain', 'needs', 'She will not say so'],
      ['prayer-settles', 'loves'],
    ],
    story: [
      {
        chapter: 'childhood',
        title: 'Fourth of nine, St Ann',
        body: 'A yard with a breadfruit tree, and a grandmother who could stop a quarrel from the gate.',
        place: 'St Ann, Jamaica',
        told_by: 'Joyce',
      },
      {
        chapter: 'work',
        title: 'The night sister who sang',
        body: 'She came at nineteen to train. For the last twenty years she had the night ward, and sang low enough that only the ones awake could hear.',
        years: '1961 to 1999',
        told_by: 'Andrew, son',
      },
      {
        chapter: 'pastimes',
        title: 'Dominoes like thunder',
        body: 'Learned on her father’s knee. She has never admitted to a lucky hand.',
        told_by: 'Joyce',
      },
      {
        chapter: 'losses',
        title: 'Her first year at the hospital',
        body: 'How she and the other girls were spoken to. She will tell it if she chooses to. Do not ask.',
        sensitivity: 'avoid_topic',
        told_by: 'Andrew, son',
      },
    ],
  },
  {
    of: 'mei-ling-chan',
    by: 'yasmin.akhtar@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Family at the table. Mahjong, played properly, for matchsticks if it must be. My own teacup.',
        own: true,
        helped_by: 'David, son',
        days_ago: 30,
      },
      {
        heading: 'communication',
        text: 'Cantonese comes first when she is tired, and numbers always do. Hold things out with both hands. A laugh behind the hand is a yes.',
        helped_by: 'Phoebe, granddaughter',
        days_ago: 30,
      },
      {
        heading: 'please_do',
        text: 'Do pour the tea for the others first. Please don’t give white flowers, don’t stand chopsticks up in the rice, and no speeches.',
        helped_by: 'David, son',
        days_ago: 110,
      },
      {
        heading: 'wellness',
        text: 'Warm water to drink, not cold. A walk after food, even ten steps.',
        own: true,
        days_ago: 110,
      },
    ],
    tags: [
      ['pictures-help', 'likes'],
      ['family-photographs-near', 'loves', 'The shop front, 1979'],
      ['better-after-food', 'needs'],
      ['short-sentences', 'needs', 'In the evening'],
    ],
    story: [
      {
        chapter: 'childhood',
        title: 'Over the noodle shop',
        body: 'She kept the accounts at twelve, on an abacus, and was never a cent out.',
        place: 'Kowloon',
        told_by: 'David, son',
      },
      {
        chapter: 'work',
        title: 'Thirty-one years in Wrexham',
        body: 'Six days a week and Christmas Eve. She took orders in English, and in enough Welsh to be teased for it.',
        years: '1968 to 1999',
        place: 'Wrexham',
        told_by: 'David, son',
      },
      {
        chapter: 'now',
        title: 'Ninety, with noodles',
        body: 'Longevity noodles, not cut. No speeches. The good tablecloth from the top of the wardrobe.',
        told_by: 'Phoebe, granddaughter',
      },
    ],
  },
];
