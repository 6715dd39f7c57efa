import { people } from '../../programme.ts';
import type { ProgrammeSlot } from '../../programme.ts';

const gardenTitles = {
  1: 'Seed catalogues by the fire',
  2: 'Sowing sweet peas',
  3: 'Potatoes on the sill',
  4: 'Pricking out',
  5: 'Planting out',
  6: 'Roses and weeding',
  7: 'Picking and watering',
  8: 'Getting ready for the show',
  9: 'Saving seed',
  10: 'Planting tulip bulbs',
  11: 'Planting tulip bulbs',
  12: 'Bulbs in bowls',
};

export const weekend: readonly ProgrammeSlot[] = [
  {
    weekday: 6,
    at: '10:30',
    minutes: 60,
    activity: 'gardening-club',
    titles: gardenTitles,
    place: 'Raised beds',
    leader: 'paul-ashdown',
    usual: people(
      'arthur-pugh gwyneth-breeze stan-bebb maureen-bebb bill-rudge olive-cartwright joyce-campbell pauline-hatton',
    ),
  },
  {
    weekday: 6,
    at: '14:00',
    minutes: 90,
    activity: 'match-on-the-big-screen',
    place: 'Rowan lounge',
    leader: 'callum-reid',
    until_months_ago: 9.1,
    usual: people('winston-clarke ron-jukes ken-shuker brenda-yapp len-hoskison gurdev-singh-sahota rafiq-khokhar'),
  },
  {
    weekday: 6,
    at: '14:00',
    minutes: 60,
    activity: 'dominoes',
    title: 'The domino table',
    place: 'Rowan lounge',
    leader: 'kwame-boateng',
    since_months_ago: 9.1,
    usual: [
      'joyce-campbell',
      'winston-clarke',
      ['cecil-liburd', 7.8],
      ['alf-tranter', 6.8],
      ['ron-jukes', 5.8],
      ['ivor-pryce', 4.8],
    ],
  },
  {
    weekday: 7,
    at: '10:30',
    minutes: 45,
    activity: 'sunday-hymns',
    place: 'Rowan lounge',
    leader: 'grace-adeyemi',
    usual: people(
      'dilys-roberts eileen-hartley joyce-campbell nora-lavelle cecil-liburd audrey-fenwick ken-shuker adaeze-okafor emrys-vaughan',
    ),
  },
  {
    weekday: 7,
    at: '14:30',
    minutes: 45,
    activity: 'bingo',
    place: 'Dining room',
    leader: 'bev-cooper',
    nth: [1],
    usual: people(
      'dot-onions brenda-yapp pauline-hatton nora-lavelle marjorie-tipton hazel-tudge sylvia-brook gwyneth-breeze',
    ),
  },
  {
    weekday: 7,
    at: '14:30',
    minutes: 45,
    activity: 'pet-visit',
    title: 'Biscuit the whippet',
    place: 'Terrace room',
    leader: 'dean-whitlock',
    nth: [3],
    usual: people('alf-tranter stan-bebb bill-rudge maureen-bebb pauline-hatton dot-onions'),
  },
];
