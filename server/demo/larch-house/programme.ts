import { people } from '../programme.ts';
import type { Programme } from '../programme.ts';
import { mondayToWednesday } from './programme/monday-to-wednesday.ts';
import { papersPeople, yogaPeople } from './programme/regulars.ts';
import { thursdayAndFriday } from './programme/thursday-and-friday.ts';
import { weekend } from './programme/weekend.ts';

export const larchHouseProgramme: Programme = {
  on_now: {
    activity: 'chair-yoga',
    title: 'Chair yoga with Priya',
    minutes: 45,
    place: 'Garden lounge',
    leader: 'priya-menon',
    usual: yogaPeople,
  },
  today: [
    {
      at: '09:30',
      minutes: 45,
      activity: 'papers-and-toast',
      place: 'Dining room',
      leader: 'tomasz-zielinski',
      usual: papersPeople,
    },
  ],
  special: [
    {
      on: 'coming-sunday',
      at: '14:00',
      minutes: 90,
      activity: 'birthday-tea',
      title: 'Mei-Ling’s 90th tea party',
      place: 'Dining room',
      leader: 'nadia-rahman',
      is_open_to_everyone: true,
      usual: people(
        'mei-ling-chan hazel-tudge ken-shuker sushila-patel maureen-bebb stan-bebb eileen-hartley joyce-campbell rosa-carini rafiq-khokhar',
      ),
    },
  ],
  slots: [...mondayToWednesday, ...thursdayAndFriday, ...weekend],
};
