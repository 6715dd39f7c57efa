import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';

/** What somebody changes of a resident is changed of one of their own, so that no version is another's. */
const CHANGES_A_RESIDENT = new Set([
  ...['save', 'save-access-needs', 'set-face', 'set-state', 'end-stay', 'resume-stay'].map(
    (verb) => `/api/v2/resident/${verb}`,
  ),
  '/api/v2/consent/record',
  ...['save-draft', 'discard-draft', 'finalise', 'keep-result'].map((verb) => `/api/v2/pal/${verb}`),
]);

/** What somebody changes of a resident, with what the home knows of them so far. */
export async function residentInputs(
  client: pg.Client,
  path: string,
  ids: Record<string, string>,
): Promise<Record<string, () => object>> {
  const { care_home_id = '', key_worker_id } = ids;
  const ofNewResident = { client_id: uuidv7(), care_home_id, resident_id: '', base_version: 1 };
  if (CHANGES_A_RESIDENT.has(path)) ofNewResident.resident_id = await newResident(client, ids);
  return {
    '/api/v2/resident/save': () => ({ ...ofNewResident, ...PROFILE, key_worker_id }),
    '/api/v2/resident/save-access-needs': () => ({ ...ofNewResident, ...ACCESS_NEEDS }),
    '/api/v2/resident/set-face': () => ({ ...ofNewResident, face: { kind: 'initials' } }),
    '/api/v2/resident/set-state': () => ({ ...ofNewResident, status: 'away' }),
    '/api/v2/resident/end-stay': () => ({ ...ofNewResident, status: 'moved_on', on: '2026-01-02' }),
    '/api/v2/resident/resume-stay': () => ofNewResident,
    '/api/v2/consent/record': () => ({ ...ofNewResident, base_version: 0, ...REFUSAL }),
    '/api/v2/pal/save-draft': () => ({ ...ofNewResident, base_version: 0, ...ASSESSMENT }),
    '/api/v2/pal/discard-draft': () => ({ ...ofNewResident, base_version: 0 }),
    '/api/v2/pal/finalise': () => ({ ...ofNewResident, base_version: 0, ...ASSESSMENT }),
    '/api/v2/pal/keep-result': () => ({ ...ofNewResident, ...PAL_RESULT }),
  };
}

/** A profile as its form sends it. */
export const PROFILE = {
  known_as: 'Priya',
  first_name: 'Priya',
  last_name: 'Anand',
  title: '',
  pronouns: 'she/her',
  date_of_birth: '1938-05-04',
  is_age_hidden: false,
  nhs_number: '',
  room: '14',
  wing: 'Garden wing',
  moved_in_on: '2025-01-01',
  language: 'English',
  other_languages: [],
  faith: '',
  cultural_needs: '',
  key_worker_id: null,
  summary: '',
  approach: '',
  weekly_target: 3,
};

/** A no needs no more than itself. */
export const REFUSAL = {
  purpose: 'photo_public',
  status: 'refused',
  basis: 'resident',
  decided_by: '',
  capacity_assessed_on: null,
  people_consulted: '',
  conditions: '',
  decided_on: '2026-01-02',
  review_on: null,
  evidence: '',
};

const PAL_RESULT = { assessed_on: '2026-01-12', level: 'S', letters: { s1: 'S' }, observers: '', notes: '' };

/** Every line answered. */
const ASSESSMENT = {
  answers: Object.fromEntries(WAYS_OF_JOINING_IN.sections.map(({ key }) => [key, '2'])),
  helps: {},
  observed_from: '2026-01-02',
  observed_to: '2026-01-12',
  observers: 'Priya',
  notes: '',
};

export const ACCESS_NEEDS = {
  sight: 'glasses',
  hearing: null,
  mobility: 'walks',
  transfer: null,
  hands: null,
  fatigue: null,
  best_times: ['morning'],
  seat: '',
  diet_texture: null,
  fluid: null,
  has_allergies: false,
  allergies: [],
  risks: [],
  other: '',
};

async function newResident(client: pg.Client, ids: Record<string, string>): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into residents (id, care_home_id, known_as, first_name, last_name, pronouns, room, wing, moved_in_on)
     values ($1, $2, 'Priya', 'Priya', 'Anand', '', '14', '', '2025-01-01')`,
    [id, ids['care_home_id']],
  );
  return id;
}
