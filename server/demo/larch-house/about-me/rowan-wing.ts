import type { Told } from './told.ts';

/** The Rowan wing: men of few words, mostly, and what they did say. */
export const toldInRowanWing: readonly Told[] = [
  {
    of: 'frank-ellis',
    by: 'carer@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Being on time. Radio 3. Linda’s call. Betty’s photograph where I can see it from the bed.',
        own: true,
        helped_by: 'Linda, daughter',
        days_ago: 20,
      },
      {
        heading: 'people',
        text: 'Betty, my wife, sixty-four years. Our Linda in Fife. Our son Peter, who is in Canada. Tomasz, who asks a sensible question.',
        own: true,
        days_ago: 20,
      },
      {
        heading: 'communication',
        text: 'Sit on my left, that ear is the good one. One thing at a time. If I say “right away” I mean yes; if I look at my watch I mean that will do.',
        own: true,
        days_ago: 48,
      },
      {
        heading: 'support',
        text: 'Knock and wait. I can wash myself. I cannot do the top button any more and I would rather you saw to it without remark.',
        own: true,
        days_ago: 48,
      },
      {
        heading: 'please_do',
        text: 'Do tell me the time if I ask twice. Please don’t say that time heals, and don’t move the chair in front of room fifteen.',
        own: true,
        days_ago: 48,
      },
      {
        heading: 'wellness',
        text: 'He has always liked his own company; since the spring it can turn into loneliness without a word. One good conversation a day is plenty. Two is company enough for anyone.',
        helped_by: 'Linda, daughter',
        days_ago: 48,
        staff: true,
      },
    ],
    tags: [
      ['misses-someone', 'needs', 'Betty'],
      ['knock-first', 'needs'],
      ['hearing-aid-right', 'needs', 'Sit on his left all the same'],
      ['crowds', 'dislikes'],
      ['own-chair', 'likes', 'By the window, facing the line'],
      ['wedding-ring', 'loves', 'Never off'],
    ],
    story: [
      {
        chapter: 'work',
        title: 'Forty years in the boxes',
        body: 'Box lad at fifteen, then signalman, then relief. Every box has its own ring, and he can give you most of them with a spoon.',
        years: '1951 to 1991',
        place: 'around Shrewsbury',
        told_by: 'Frank',
      },
      {
        chapter: 'love',
        title: 'The voice from the booking office',
        body: 'He courted Betty down the block telephone for a year before he saw her face. “Line clear,” she said, when he asked.',
        years: '1959',
        told_by: 'Frank',
      },
      {
        chapter: 'holidays',
        title: 'The caravan at Aberdovey',
        body: 'Third week of July, every year, with the window on the railway side.',
        place: 'Aberdovey',
        told_by: 'Linda, daughter',
      },
      {
        chapter: 'losses',
        title: 'Betty’s last week',
        body: 'He was with her. Say her name freely, he likes to hear it; only leave the last week to him.',
        sensitivity: 'avoid_topic',
        told_by: 'Linda, daughter',
      },
    ],
    suggestions: [
      {
        heading: 'also_worth_knowing',
        text: 'He has started to leave his door open between three and four. That is when to look in.',
        by: 'coordinator@larch-house.example',
        days_ago: 3,
      },
    ],
  },
  {
    of: 'winston-clarke',
    by: 'kwame.boateng@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'Gloria. My girls. Cricket played to the laws of the game.',
        own: true,
        days_ago: 15,
      },
      {
        heading: 'communication',
        text: 'He understands more than he can find words for. Ask for the umpire’s signal: out, not out, wide. It works for dinner as well.',
        helped_by: 'Gloria, wife',
        days_ago: 15,
      },
      {
        heading: 'support',
        text: 'From four o’clock keep the lamps on and the commentary going. If he is looking for his bus, walk with him to the window and read the numbers. Do not tell him that he has retired.',
        helped_by: 'Gloria, wife',
        days_ago: 52,
      },
      {
        heading: 'please_do',
        text: 'Do let him keep the score. Please don’t stand in the doorway when he wants to go out of it.',
        helped_by: 'Marcia, daughter',
        days_ago: 52,
      },
      {
        heading: 'wellness',
        text: 'Dusk is the hard hour. A ball in the hand and somebody to bowl to will turn it, four times out of five.',
        days_ago: 198,
      },
    ],
    tags: [
      ['restless-at-dusk', 'needs', 'Lamps on at four'],
      ['may-walk-out', 'needs', 'He is going to the depot'],
      ['a-team-to-follow', 'loves', 'West Indies'],
      ['something-in-the-hands', 'likes', 'Six pebbles'],
      ['the-dark', 'avoid'],
    ],
    story: [
      {
        chapter: 'childhood',
        title: 'Beach cricket, Speightstown',
        body: 'A bat cut from a coconut branch. Into the sea on the full was six and out, because you had to swim for it.',
        place: 'Speightstown, Barbados',
        told_by: 'Winston',
      },
      {
        chapter: 'work',
        title: 'Thirty-six years at the wheel',
        body: 'Not one complaint upheld. He waited for people who were running.',
        told_by: 'Gloria, wife',
      },
      {
        chapter: 'proud_moments',
        title: 'Giving his brother out',
        body: 'Leg before, plumb. They did not speak until the August.',
        years: '1974',
        told_by: 'Marcia, daughter',
      },
    ],
  },
  {
    of: 'gurdev-singh-sahota',
    by: 'harpreet.gill@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'My faith, my name said in full, my children. My kara stays on.',
        own: true,
        helped_by: 'Manjit, son; put into English by Harpreet',
        days_ago: 26,
      },
      {
        heading: 'communication',
        text: 'Punjabi for what matters; ask for Harpreet. English in the morning is fine. A tilt of the head is “I have heard you”, and not yet yes.',
        helped_by: 'Manjit, son',
        days_ago: 26,
      },
      {
        heading: 'please_do',
        text: 'Do greet me with both palms together. Do cover your head when the prayers are on. Please no camera, not even a small one, and no meat on my plate by mistake.',
        own: true,
        days_ago: 26,
      },
      {
        heading: 'support',
        text: 'I tie my own turban. Bring the mirror and the time. A man to help with washing, or one of my sons.',
        own: true,
        days_ago: 102,
      },
    ],
    tags: [
      ['things-of-faith', 'needs', 'The kara, and the small prayer book'],
      ['prayer-times', 'needs', 'Before six, and at dusk'],
      ['women-helping-to-wash', 'avoid'],
      ['first-name-at-once', 'dislikes', 'Mr Sahota, or Sardar-ji'],
      ['no-touch-unasked', 'needs', 'The turban above all'],
    ],
    story: [
      {
        chapter: 'pastimes',
        title: 'Kabaddi for the district',
        body: 'He held his breath for longer than anyone from six villages. He will show you, if the doctor is not looking.',
        place: 'near Jalandhar',
        told_by: 'Manjit, son',
      },
      {
        chapter: 'work',
        title: 'One case, and the foundry',
        body: 'Thirty-one years in Telford, moulding by hand and then running the shift.',
        years: '1964 to 1995',
        place: 'Telford',
        told_by: 'Gurdev',
      },
      {
        chapter: 'faith_and_culture',
        title: 'Bricks for the Gurdwara',
        body: 'He carried them himself, on Sundays, and kept the books afterwards for twenty years.',
        place: 'Telford',
        told_by: 'Jaspreet, granddaughter',
      },
      {
        chapter: 'losses',
        title: 'The summer of 1947',
        body: 'He was a boy on the road with his mother. News of crowds and burning can bring it back: turn it off, and sit with him.',
        sensitivity: 'avoid_topic',
        told_by: 'Manjit, son',
      },
    ],
    suggestions: [
      {
        heading: 'also_worth_knowing',
        text: 'Dada-ji likes his cha in the steel cup, very hot, and he likes to be told that there is another one coming.',
        by: 'jaspreet.sahota@larch-house.example',
        relationship: 'granddaughter',
        days_ago: 5,
      },
    ],
  },
  {
    of: 'hugh-lovell',
    by: 'manager@larch-house.example',
    cards: [
      {
        heading: 'most_important',
        text: 'My own company, my books, the feeder filled. I am not lonely, thank you. I am busy.',
        own: true,
        days_ago: 44,
      },
      {
        heading: 'please_do',
        text: 'Do knock, leave the paper and go. Please don’t invite me to things twice.',
        own: true,
        days_ago: 44,
      },
      {
        heading: 'communication',
        text: 'Mr Lovell. In writing, if it is long. I shall answer the same day.',
        own: true,
        days_ago: 44,
      },
    ],
    tags: [
      ['quiet-corner', 'loves'],
      ['morning-paper', 'needs', 'At eight'],
      ['knock-first', 'needs'],
      ['door-ajar-at-night', 'likes'],
      ['first-name-at-once', 'dislikes'],
    ],
    story: [
      {
        chapter: 'work',
        title: 'The lock cottage',
        body: 'Thirty years of one lock, one stove and one shelf of books. If a week went by without a boat he did not count it a bad week.',
        told_by: 'Mr Lovell',
      },
    ],
  },
];
