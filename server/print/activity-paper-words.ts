import type {
  ActivityCost,
  ActivityHazard,
  ActivityPlace,
  ActivitySeason,
} from '@heartsease/domain/activities/activity-detail.ts';
import type { ActivityFormat } from '@heartsease/domain/activities/activity.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';

/** What the sheet of an activity says in a language, besides what is written about the activity. */
export interface ActivityPaperWords {
  minutes: (minutes: number) => string;
  people: (from: number, to: number) => string;
  before: (minutes: number) => string;
  steps: string;
  bands: string;
  needs: string;
  say: string;
  mind: string;
  free: (licence: string) => string;
  ours: string;
  places: Record<ActivityPlace, string>;
  formats: Record<ActivityFormat, string>;
  seasons: Record<ActivitySeason, string>;
  costs: Record<ActivityCost, string>;
  hazards: Record<ActivityHazard, string>;
  /** Of what can be done on one's own. */
  alone: string;
}

export const ACTIVITY_PAPER_WORDS: Record<PaperLanguage, ActivityPaperWords> = {
  en: {
    minutes: (minutes) => `${minutes} min`,
    people: (from, to) => (to === 1 ? '1 person' : from === to ? `${to} people` : `${from} to ${to} people`),
    before: (minutes) => `${minutes} min before:`,
    steps: 'Step by step',
    bands: 'Richer or gentler',
    needs: 'Have ready',
    say: 'Something to say',
    mind: 'Keep in mind',
    free: (licence) => `${licence}. Copy it, change it, share it.`,
    ours: 'Written by us; it stays with us.',
    places: {
      bed: 'Works in bed',
      room: 'In their room',
      lounge: 'Lounge',
      table: 'At a table',
      kitchen: 'Kitchen',
      garden: 'Garden',
      out: 'Out and about',
    },
    formats: {
      group: 'Group',
      small_group: 'Small group',
      pair: 'Two together',
      one_to_one: 'One to one',
      self_directed: 'On one’s own',
    },
    seasons: {
      spring: 'Spring',
      summer: 'Summer',
      autumn: 'Autumn',
      winter: 'Winter',
    },
    costs: {
      free: 'Costs nothing',
      low: 'Costs little',
      some: 'Costs something',
    },
    hazards: {
      slips: 'Slips and trips',
      falls_from_seat: 'Falls from a seat',
      moving_and_handling: 'Moving and handling',
      lifting: 'Lifting',
      burns: 'Burns and scalds',
      hot_equipment: 'Hot equipment',
      sharps: 'Sharp things',
      choking: 'Choking',
      allergy: 'Allergies',
      ingestion: 'Swallowing what is no food',
      infection: 'Infection',
      balloons: 'Balloons',
      glue_and_paint: 'Glue and paint',
      electricity: 'Electricity',
      flashing_light: 'Flashing light',
      noise: 'Noise',
      sun: 'Sun',
      cold: 'Cold',
      dehydration: 'Thirst',
      transport: 'Transport',
      road: 'Roads',
      getting_lost: 'Getting lost',
      water: 'Water',
      animals: 'Animals',
      plants: 'Plants',
      crowds: 'Crowds',
      distress: 'Distress',
      privacy: 'Privacy',
    },
    alone: 'Once it is set out, somebody can do this on their own, for as long as they like.',
  },
  cy: {
    minutes: (minutes) => `${minutes} mun`,
    people: (from, to) => (to === 1 ? '1 person' : from === to ? `${to} o bobl` : `${from} i ${to} o bobl`),
    before: (minutes) => `${minutes} mun ymlaen llaw:`,
    steps: 'Gam wrth gam',
    bands: 'Cyfoethocach neu dynerach',
    needs: 'I’w gael yn barod',
    say: 'Rhywbeth i’w ddweud',
    mind: 'I’w gadw mewn cof',
    free: (licence) => `${licence}. Copïwch ef, newidiwch ef, rhannwch ef.`,
    ours: 'Wedi’i ysgrifennu gennym ni; mae’n aros gyda ni.',
    places: {
      bed: 'Yn gweithio yn y gwely',
      room: 'Yn eu hystafell',
      lounge: 'Lolfa',
      table: 'Wrth fwrdd',
      kitchen: 'Cegin',
      garden: 'Gardd',
      out: 'Allan am dro',
    },
    formats: {
      group: 'Grŵp',
      small_group: 'Grŵp bach',
      pair: 'Dau gyda’i gilydd',
      one_to_one: 'Un i un',
      self_directed: 'Ar eich pen eich hun',
    },
    seasons: {
      spring: 'Gwanwyn',
      summer: 'Haf',
      autumn: 'Hydref',
      winter: 'Gaeaf',
    },
    costs: {
      free: 'Costio dim',
      low: 'Costio ychydig',
      some: 'Costio rhywfaint',
    },
    hazards: {
      slips: 'Llithro a baglu',
      falls_from_seat: 'Cwympo o sedd',
      moving_and_handling: 'Symud a thrin',
      lifting: 'Codi',
      burns: 'Llosgiadau a sgaldiadau',
      hot_equipment: 'Offer poeth',
      sharps: 'Pethau miniog',
      choking: 'Tagu',
      allergy: 'Alergeddau',
      ingestion: 'Llyncu’r hyn nad yw’n fwyd',
      infection: 'Haint',
      balloons: 'Balŵns',
      glue_and_paint: 'Glud a phaent',
      electricity: 'Trydan',
      flashing_light: 'Golau’n fflachio',
      noise: 'Sŵn',
      sun: 'Haul',
      cold: 'Oerfel',
      dehydration: 'Syched',
      transport: 'Cludiant',
      road: 'Ffyrdd',
      getting_lost: 'Mynd ar goll',
      water: 'Dŵr',
      animals: 'Anifeiliaid',
      plants: 'Planhigion',
      crowds: 'Torfeydd',
      distress: 'Gofid',
      privacy: 'Preifatrwydd',
    },
    alone: 'Unwaith y bydd popeth yn barod, gall rhywun wneud hyn ar ei ben ei hun, cyhyd ag y mynno.',
  },
};
