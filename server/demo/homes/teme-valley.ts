import type { DemoHome } from '../homes.ts';
import { look } from './looks.ts';
import { smallProgrammes } from './programmes.ts';

/** A carers' circle: people who look after somebody at home. Nobody lives there and nothing is reported. */
export const temeValleyPeople = [
  {
    key: 'hilary-stokes',
    email: 'organiser@teme-valley.example',
    first_name: 'Hilary',
    last_name: 'Stokes',
    role: 'organiser',
    look: look('peach', 'grey', 'bob', 'jumper', { glasses: 'red', mouth: 'smiling', laughter_lines: true }),
  },
  {
    key: 'graham-powell',
    email: 'member@teme-valley.example',
    first_name: 'Graham',
    last_name: 'Powell',
    role: 'member',
    look: look('peach', 'white', 'receding', 'shirt', { mouth: 'soft', laughter_lines: true }),
  },
  {
    key: 'nasreen-malik',
    email: 'nasreen.malik@teme-valley.example',
    first_name: 'Nasreen',
    last_name: 'Malik',
    role: 'member',
    look: look('wheat', 'black', 'none', 'dress', { head_covering: 'hijab', head_covering_colour: 'pine' }),
  },
  {
    key: 'beth-tudor',
    email: 'beth.tudor@teme-valley.example',
    first_name: 'Beth',
    last_name: 'Tudor',
    role: 'member',
    look: look('porcelain', 'auburn', 'long', 'cardigan'),
  },
  {
    key: 'clyde-morris',
    email: 'clyde.morris@teme-valley.example',
    first_name: 'Clyde',
    last_name: 'Morris',
    role: 'member',
    look: look('ebony', 'salt_and_pepper', 'short', 'jumper', { glasses: 'gold', laughter_lines: true }),
  },
  {
    key: 'jan-hayward',
    email: 'jan.hayward@teme-valley.example',
    first_name: 'Jan',
    last_name: 'Hayward',
    role: 'member',
    look: look('porcelain', 'silver', 'short', 'polo', { laughter_lines: true }),
  },
] as const;

/** Its calendar is planned like a home's; who leads is somebody of the circle. */
export const temeValley = {
  key: 'teme-valley',
  organisation: 'teme-valley',
  name: 'Teme Valley Carers’ Circle',
  town: 'Tenbury Wells',
  region: 'ENG',
  language: 'en-GB',
  timezone: 'Europe/London',
  phone: '01632 960808',
  package: { title: 'Package D', is_basic: false, ends: { months_ahead: 10 } },
  residents: [],
  staff: temeValleyPeople.map((person) => ({
    ...person,
    role: 'coordinator' as const,
    shift: 'day' as const,
    writes: 1,
    close_to: [],
  })),
  relatives: [],
  looks: { residents: {}, staff: {}, relatives: {} },
  programme: smallProgrammes['teme-valley'],
  threads: [],
  ownStories: {},
  sentencesIn: () => [],
  sessionNotes: {},
  titles: {},
  one_to_ones_a_day: [0, 0],
  short_of_company: [],
  paces: [],
  has_birthday_teas: false,
  writes_full_reports: false,
  reports_ended_days_ago: 400,
} satisfies DemoHome;
