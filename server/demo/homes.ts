import type { Language } from '@heartsease/domain/session/profile.ts';
import type { DemoRelative, Looks } from './cast.ts';
import { elmCourtPeople } from './homes/elm-court.ts';
import { harbourViewPeople } from './homes/harbour-view.ts';
import { oakLodgePeople } from './homes/oak-lodge.ts';
import { smallProgrammes } from './homes/programmes.ts';
import { rowanBankPeople } from './homes/rowan-bank.ts';
import { temeBankPeople } from './homes/teme-bank.ts';
import { tyRhosynPeople } from './homes/ty-rhosyn.ts';
import { welshSentences } from './homes/welsh-sentences.ts';
import { welshReasons, welshTitles } from './homes/welsh-titles.ts';
import { larchHouseLooks } from './larch-house/looks.ts';
import { allSentences } from './larch-house/note-sentences/all-sentences.ts';
import { ownStories } from './larch-house/own-stories/all-own-stories.ts';
import { larchHouseProgramme } from './larch-house/programme.ts';
import { larchHouseRelatives } from './larch-house/relatives.ts';
import { larchHouseResidents } from './larch-house/residents.ts';
import { sessionNotes } from './larch-house/session-notes.ts';
import { larchHouseStaff } from './larch-house/staff.ts';
import { allThreads } from './larch-house/threads/all-threads.ts';
import type { YearOfHome } from './year/year-input.ts';

export type PackageTitle = 'Package A' | 'Package B' | 'Package C' | 'Package D' | 'Package E';

export type DemoHome = YearOfHome & {
  organisation: 'marches' | 'teme-valley';
  name: string;
  town: string;
  region: 'ENG' | 'WLS';
  language: Language;
  /** Who of a Welsh home has the app in English all the same. */
  speak_english?: readonly string[];
  /** From the range that Ofcom keeps free for stories: it rings nowhere. */
  phone: string;
  package: { title: PackageTitle; is_basic: boolean; ends: { months_ahead: number } | { days_ago: number } };
  relatives: readonly DemoRelative[];
  looks: { residents: Looks; staff: Looks; relatives: Looks };
};

export const demoOrganisations = [
  { key: 'marches', name: 'Marches Family Homes', type: 1, is_risk_assessment_enabled: true },
  { key: 'teme-valley', name: 'Teme Valley Carers’ Circle', type: 2, is_risk_assessment_enabled: false },
] as const;

const timezone = 'Europe/London';

/** A lighter year: English words, nobody's story, six sessions a week. */
const lighter = {
  organisation: 'marches',
  region: 'ENG',
  language: 'en-GB',
  timezone,
  threads: [],
  ownStories: {},
  sentencesIn: () => allSentences,
  sessionNotes: {},
  titles: {},
  one_to_ones_a_day: [1.1, 1.9],
  short_of_company: [],
  paces: [],
  has_birthday_teas: false,
  writes_full_reports: false,
  reports_ended_days_ago: null,
} as const satisfies Partial<DemoHome>;

/** What people are told about the day on which Elm Court's package ended and Rowan Bank's became basic. */
const ELM_COURT_ENDED_DAYS_AGO = 12;
const ROWAN_BANK_BASIC_DAYS_AGO = 20;

export const demoHomes: readonly DemoHome[] = [
  {
    ...lighter,
    key: 'larch-house',
    name: 'Larch House',
    town: 'Shrewsbury',
    phone: '01632 960101',
    package: { title: 'Package E', is_basic: false, ends: { months_ahead: 14 } },
    residents: larchHouseResidents,
    staff: larchHouseStaff,
    relatives: larchHouseRelatives,
    looks: larchHouseLooks,
    programme: larchHouseProgramme,
    threads: allThreads,
    ownStories,
    sessionNotes,
    one_to_ones_a_day: [7.3, 10.9],
    short_of_company: [
      { resident: 'frank-ellis', days: 6 },
      { resident: 'halina-kowalska', days: 4 },
      { resident: 'arthur-pugh', days: 3 },
    ],
    paces: [
      {
        resident: 'frank-ellis',
        a_week: [
          [12.5, 1],
          [4.2, 2],
          [3, 3],
          [2, 4],
        ],
      },
      { resident: 'hugh-lovell', a_week: [[12.5, 0.5]] },
    ],
    has_birthday_teas: true,
    writes_full_reports: true,
  },
  {
    ...lighter,
    key: 'ty-rhosyn',
    name: 'Tŷ Rhosyn',
    town: 'Bala',
    region: 'WLS',
    language: 'cy-GB',
    // The first addresses of every home are a contract, and one of them says in English what a Welsh home has (decision 81).
    speak_english: ['eleri-tomos', 'blessing-eze', 'jill-sutcliffe'],
    phone: '01632 960202',
    package: { title: 'Package D', is_basic: false, ends: { months_ahead: 9 } },
    ...tyRhosynPeople,
    programme: smallProgrammes['ty-rhosyn'],
    sentencesIn: (language) => (language === 'Welsh' ? welshSentences : allSentences),
    titles: welshTitles,
    cancelled_why: welshReasons,
  },
  {
    ...lighter,
    key: 'teme-bank',
    name: 'Teme Bank',
    town: 'Ludlow',
    phone: '01632 960303',
    package: { title: 'Package C', is_basic: false, ends: { months_ahead: 7 } },
    ...temeBankPeople,
    programme: smallProgrammes['teme-bank'],
  },
  {
    ...lighter,
    key: 'harbour-view',
    name: 'Harbour View',
    town: 'Barmouth',
    region: 'WLS',
    phone: '01632 960404',
    package: { title: 'Package B', is_basic: false, ends: { months_ahead: 5 } },
    ...harbourViewPeople,
    programme: smallProgrammes['harbour-view'],
  },
  {
    ...lighter,
    key: 'oak-lodge',
    name: 'Oak Lodge',
    town: 'Oswestry',
    phone: '01632 960505',
    package: { title: 'Package A', is_basic: false, ends: { months_ahead: 11 } },
    ...oakLodgePeople,
    programme: smallProgrammes['oak-lodge'],
    // There are no reports on package A.
    reports_ended_days_ago: 400,
  },
  {
    ...lighter,
    key: 'elm-court',
    name: 'Elm Court',
    town: 'Leominster',
    phone: '01632 960606',
    package: { title: 'Package D', is_basic: false, ends: { days_ago: ELM_COURT_ENDED_DAYS_AGO } },
    ...elmCourtPeople,
    programme: smallProgrammes['elm-court'],
    reports_ended_days_ago: ELM_COURT_ENDED_DAYS_AGO,
  },
  {
    ...lighter,
    key: 'rowan-bank',
    name: 'Rowan Bank',
    town: 'Welshpool',
    region: 'WLS',
    phone: '01632 960707',
    package: { title: 'Package C', is_basic: true, ends: { months_ahead: 8 } },
    ...rowanBankPeople,
    programme: smallProgrammes['rowan-bank'],
    reports_ended_days_ago: ROWAN_BANK_BASIC_DAYS_AGO,
  },
];
