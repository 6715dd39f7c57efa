import type { Goal, Wish } from '@heartsease/domain/goals/goal.ts';

/** Days are counted from today: `begun` and `days_ago` before it, `target_in` and `wanted_in` after it. */
export interface DemoGoalsAndWishes {
  resident: string;
  goals?: readonly (Pick<Goal, 'text' | 'why' | 'status'> & {
    begun: number;
    target_in?: number;
    reviews: readonly { days_ago: number; note: string; people_present: string }[];
  })[];
  wishes?: readonly (Pick<Wish, 'text' | 'asked_by' | 'status' | 'story'> & { wanted_in?: number })[];
}

export const goalsAndWishes: readonly DemoGoalsAndWishes[] = [
  {
    resident: 'eileen-hartley',
    goals: [
      {
        text: 'I want to lead the yoga on my own one Wednesday.',
        why: 'She ran a kitchen of nine. She likes to be the one who knows what comes next.',
        status: 'active',
        begun: 70,
        target_in: 25,
        reviews: [
          {
            days_ago: 35,
            note: 'Led the arm circles and the breathing. Wants to do the goodbye too.',
            people_present: 'Eileen, Nadia',
          },
          {
            days_ago: 9,
            note: 'Did the whole first half. Asked for a chair at the front with arms.',
            people_present: 'Eileen, Nadia, Sarah on the phone',
          },
        ],
      },
    ],
    wishes: [
      {
        text: 'Hear a brass band outdoors again, with a cushion under me.',
        asked_by: 'Eileen',
        status: 'planning',
        story: '',
        wanted_in: 40,
      },
    ],
  },
  {
    resident: 'arthur-pugh',
    goals: [
      {
        text: 'Get the raised bed ready for the show.',
        why: 'He has never missed a show in fifty years.',
        status: 'met',
        begun: 240,
        reviews: [
          {
            days_ago: 80,
            note: 'Second in class. He says the judge was a dahlia man.',
            people_present: 'Arthur, Tomasz',
          },
        ],
      },
    ],
    wishes: [
      {
        text: 'See one of my engines in steam once more.',
        asked_by: 'Arthur and his grandson',
        status: 'done',
        story:
          'The model club brought a track to the car park. Arthur drove for an hour and let nobody else near the whistle.',
      },
    ],
  },
  {
    resident: 'frank-ellis',
    goals: [
      {
        text: 'Go down to the lounge once a week, if there is a reason.',
        why: 'Since Betty died he stays in his room. He does not want company for its own sake.',
        status: 'active',
        begun: 60,
        reviews: [
          {
            days_ago: 14,
            note: 'Came down for the railway cards, stayed for tea. “That will do.”',
            people_present: 'Frank, Anita',
          },
        ],
      },
    ],
    wishes: [
      { text: 'Stand in the signal box at Severn Bridge Junction.', asked_by: 'Frank', status: 'new', story: '' },
    ],
  },
  {
    resident: 'halina-kowalska',
    goals: [
      {
        text: 'Play to the end of one mazurka.',
        why: 'Her hands remember more than she says.',
        status: 'active',
        begun: 90,
        target_in: 60,
        reviews: [
          { days_ago: 20, note: 'Sixteen bars, twice. She looked up and smiled.', people_present: 'Halina, Joanna' },
        ],
      },
    ],
  },
  {
    resident: 'mei-ling-chan',
    wishes: [
      {
        text: 'Longevity noodles on my ninetieth, and my son to cook them.',
        asked_by: 'Mei-Ling',
        status: 'planning',
        story: '',
      },
    ],
  },
  {
    resident: 'gurdev-singh-sahota',
    wishes: [{ text: 'Go to the Gurdwara for Vaisakhi.', asked_by: 'His son Jaspal', status: 'planning', story: '' }],
  },
  {
    resident: 'joyce-campbell',
    goals: [
      {
        text: 'A domino table every week, and it starts on time.',
        why: 'She misses being in charge of a ward.',
        status: 'met',
        begun: 200,
        reviews: [
          {
            days_ago: 120,
            note: 'Four men and Joyce, every Thursday at three. Nobody is late twice.',
            people_present: 'Joyce, Kwame',
          },
        ],
      },
    ],
  },
  {
    resident: 'dilys-roberts',
    wishes: [
      {
        text: 'Play the harmonium at Llanuwchllyn once more.',
        asked_by: 'Dilys',
        status: 'not_possible',
        story:
          'The drive is too long for her now. Carys recorded the organ there, and Dilys played along on the keyboard.',
      },
    ],
  },
];
