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
    {
      on: { month_day: '03-01' },
      at: '15:00',
      minutes: 60,
      activity: 'festival-day',
      title: 'Dydd Gŵyl Dewi: daffodils and leek soup',
      place: 'Rowan lounge',
      leader: 'carys-bowen',
      is_open_to_everyone: true,
      usual: people('dilys-roberts gwyneth-breeze ivor-pryce audrey-fenwick ken-shuker maureen-bebb eileen-hartley'),
    },
    {
      on: { month_day: '04-14' },
      at: '14:30',
      minutes: 60,
      activity: 'festival-day',
      title: 'Vaisakhi with Gurdev',
      place: 'Rowan lounge',
      leader: 'harpreet-gill',
      is_open_to_everyone: true,
      usual: people('gurdev-singh-sahota rafiq-khokhar sushila-patel joyce-campbell rosa-carini adaeze-okafor'),
    },
    {
      on: { month_day: '12-25' },
      at: '10:30',
      minutes: 60,
      activity: 'festival-day',
      title: 'Christmas morning together',
      place: 'Rowan lounge',
      leader: 'nadia-rahman',
      is_open_to_everyone: true,
      usual: people(
        'eileen-hartley joyce-campbell audrey-fenwick ken-shuker nora-lavelle rosa-carini dot-onions maureen-bebb stan-bebb marjorie-tipton',
      ),
    },
  ],
  closed_on: ['12-25', '12-26', '01-01'],
  slots: [...mondayToWednesday, ...thursdayAndFriday, ...weekend],
};
