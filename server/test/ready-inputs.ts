import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { WAYS_OF_JOINING_IN } from '@heartsease/domain/pal/ways-of-joining-in.ts';
import { INVITE_ALPHABET } from '@heartsease/domain/session/credentials.ts';
import { codeAt, newSecret, stepOf, toBase32 } from '../second-step/totp.ts';
import { tokenHash } from '../session/session.ts';
import { aboutMeInputs, freshPieces } from './about-me.ts';
import { addChallenge, addPasskey, softPasskey } from './authenticator.ts';
import { letWait, newSignIn } from './homes.ts';
import { freshInterest, interestInputs } from './interests.ts';
import { freshLink, relativeInputs } from './relatives.ts';
import { freshGroup, groupInputs } from './resident-groups.ts';
import { freshImport, importInputs } from './imports.ts';
import { freshPlan, planInputs } from './plans.ts';
import { gardenScale } from './instrument-packs.ts';
import { freshOwnActivity, ownActivityInputs } from './own-activities.ts';
import type { Ingredients } from './samples.ts';

/**
 * What a valid input of this call is made from. Calls that their schema does not tell enough about, because
 * they need something that was made before, have their input here.
 */
export async function ingredientsFor(
  client: pg.Client,
  { path }: Endpoint,
  named: Record<string, string>,
  now: Date,
): Promise<Ingredients> {
  const fresh = {
    ...(await freshPieces(client, path, named)),
    ...(await freshInterest(client, path, named)),
    ...(await freshLink(client, path, named)),
    ...(await freshGroup(client, path, named)),
    ...(await freshImport(client, path, named)),
    ...(await freshOwnActivity(client, path, named)),
    ...(await freshPlan(client, path, named)),
  };
  const ids: Record<string, string> = { ...named, ...fresh };
  const { care_home_id = '', staff_member_id = '' } = ids;
  const invite_code = NEED_AN_INVITATION.has(path) ? await newInvitation(client, care_home_id) : '';
  const set_up_code = path === '/api/v2/set-up/home' ? await newSetUpCode(client) : '';
  // To a home that is nobody's: whoever accepts it stays what they are in their own.
  const elsewhere = path === '/api/v2/invite/accept' ? await newSetUpCode(client, 'relative') : '';
  const token = path === '/api/v2/complete_reset' ? await newReset(client, staff_member_id) : '';
  const password = { password: 'heartsease', password_confirmation: 'heartsease' };
  const { email = '' } = path === '/api/v2/login' ? await accountOf(client, staff_member_id) : {};
  const ofNewResident = { client_id: uuidv7(), care_home_id, resident_id: '', base_version: 1 };
  if (CHANGES_A_RESIDENT.has(path)) ofNewResident.resident_id = await newResident(client, ids);
  const passkeys = await passkeyInputs(client, path, ids, now);
  const newcomer = `newcomer-${uuidv7()}@larch-house.example`;
  return {
    ids: { ...ids, ...(await newStaffFor(client, path, care_home_id)) },
    now,
    inputs: {
      ...aboutMeInputs(ids),
      ...passkeys,
      ...interestInputs(ids),
      ...relativeInputs(ids),
      ...groupInputs(ids),
      ...importInputs(ids),
      ...ownActivityInputs(ids),
      ...planInputs(ids, now),
      '/api/v2/login': () => ({ email, password: 'heartsease' }),
      '/api/v2/register': () => ({
        invite_code,
        email: newcomer,
        first_name: 'Priya',
        last_name: 'Anand',
        ...password,
      }),
      '/api/v2/invite/check': () => ({ invite_code }),
      '/api/v2/invite/accept': () => ({ client_id: uuidv7(), care_home_id, invite_code: elsewhere }),
      '/api/v2/set-up/home': () => ({ invite_code: set_up_code, ...ASH_COURT }),
      '/api/v2/start_reset': () => ({ email: newcomer }),
      '/api/v2/complete_reset': () => ({ token, ...password }),
      '/api/v2/resident/save': () => ({ ...ofNewResident, ...PROFILE, key_worker_id: ids['key_worker_id'] }),
      '/api/v2/resident/save-access-needs': () => ({ ...ofNewResident, ...ACCESS_NEEDS }),
      '/api/v2/resident/set-face': () => ({ ...ofNewResident, face: { kind: 'initials' } }),
      '/api/v2/resident/set-state': () => ({ ...ofNewResident, status: 'away' }),
      '/api/v2/resident/end-stay': () => ({ ...ofNewResident, status: 'moved_on', on: '2026-01-02' }),
      '/api/v2/resident/resume-stay': () => ofNewResident,
      '/api/v2/consent/record': () => ({ ...ofNewResident, base_version: 0, ...REFUSAL }),
      '/api/v2/pal/save-draft': () => ({ ...ofNewResident, base_version: 0, ...ASSESSMENT }),
      '/api/v2/pal/discard-draft': () => ({ ...ofNewResident, base_version: 0 }),
      '/api/v2/pal/finalise': () => ({ ...ofNewResident, base_version: 0, ...ASSESSMENT }),
      '/api/v2/user/mfa-confirm': () => ({ ...authenticator(now), current_password: 'heartsease' }),
      '/api/v2/user/notification-prefs': () => ({
        client_id: uuidv7(),
        care_home_id,
        in_app_only: ['suggestion'],
        quiet: { from: '21:00', until: '07:30' },
      }),
      '/api/v2/user/mfa-disable': () => ({ current_password: 'heartsease' }),
      '/api/v2/user/recovery-codes': () => ({ current_password: 'heartsease' }),
      '/api/v2/instrument-pack/upload': () => ({ client_id: uuidv7(), care_home_id, ...newPack() }),
      '/api/v2/pal/keep-result': () => ({ ...ofNewResident, ...PAL_RESULT }),
      '/api/v2/user/change-password': () => ({ current_password: 'heartsease', ...password, sign_out_others: false }),
    },
  };
}

/** A passkey that is made, removed or shown, each by whom it belongs to. */
async function passkeyInputs(
  client: pg.Client,
  path: string,
  { asker_id = '', joiner_id = '' }: Record<string, string>,
  now: Date,
): Promise<Record<string, () => object>> {
  const current_password = 'heartsease';
  if (path === '/api/v2/user/passkey-finish') {
    const passkey = softPasskey().makes(await addChallenge(client, asker_id, now));
    return { [path]: () => ({ passkey, name: 'A test', current_password }) };
  }
  if (path === '/api/v2/user/passkey-remove') {
    const { passkey_id } = await addPasskey(client, asker_id);
    return { [path]: () => ({ passkey_id, current_password }) };
  }
  if (path === '/api/v2/passkey/login') {
    const { soft } = await addPasskey(client, joiner_id);
    const passkey = soft.shows(await addChallenge(client, null, now));
    return { [path]: () => ({ passkey }) };
  }
  return {};
}

/** A new authenticator app with the code that it shows now. */
export function authenticator(now: Date): { secret: string; code: string } {
  const secret = newSecret();
  return { secret: toBase32(secret), code: codeAt(secret, stepOf(now)) };
}

/** What somebody changes of a resident is changed of one of their own, so that no version is another's. */
const CHANGES_A_RESIDENT = new Set([
  ...['save', 'save-access-needs', 'set-face', 'set-state', 'end-stay', 'resume-stay'].map(
    (verb) => `/api/v2/resident/${verb}`,
  ),
  '/api/v2/consent/record',
  ...['save-draft', 'discard-draft', 'finalise', 'keep-result'].map((verb) => `/api/v2/pal/${verb}`),
]);

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

/** A version of its own, so that it may be loaded again and again. */
function newPack() {
  return {
    text: JSON.stringify(gardenScale(uuidv7().slice(-12))),
    licence_holder: 'Priya',
    licence_ref: 'GS 1',
    licensed_scope: 'care_home',
    valid_to: '2099-01-01',
    is_attested: true,
  };
}

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

const NEED_AN_INVITATION = new Set(['/api/v2/register', '/api/v2/invite/check']);

const CHANGE_THE_STAFF = new Set(['end', 'save', 'sessions', 'revoke-session'].map((verb) => `/api/v2/staff/${verb}`));

async function newStaffFor(client: pg.Client, path: string, care_home_id: string): Promise<Record<string, string>> {
  if (CHANGE_THE_STAFF.has(path)) return await newStaffMember(client, care_home_id);
  if (!LET_IN.has(path)) return {};
  const { staff_member_id } = await newStaffMember(client, care_home_id);
  await letWait(client, { care_home_id, account_id: staff_member_id });
  return { joiner_id: staff_member_id };
}

const LET_IN = new Set(['/api/v2/staff/approve', '/api/v2/staff/decline']);

/** Somebody whom nothing else in the test needs any more, signed in on one device. */
async function newStaffMember(
  client: pg.Client,
  care_home_id: string,
): Promise<{ staff_member_id: string; sign_in_id: string }> {
  const id = uuidv7();
  await client.query(
    `with account as (
       insert into accounts (id, email, password_hash, first_name, last_name, known_as)
       values ($1, $2, 'none', 'Ola', 'Nowak', 'Ola') returning id)
     insert into memberships (care_home_id, account_id, role) select $3, id, 'carer' from account`,
    [id, `ola-${id}@larch-house.example`, care_home_id],
  );
  return { staff_member_id: id, sign_in_id: await newSignIn(client, { account_id: id, care_home_id }) };
}

const ASH_COURT = {
  name: 'Ash Court',
  organisation: 'Ash Care',
  town: 'Ludlow',
  region: 'ENG',
  phone: '01632 960 077',
};

/** The operator's link to a home that has no manager yet. */
async function newSetUpCode(client: pg.Client, role = 'manager'): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with organisation as (insert into organisations (id, name, type) values ($1, 'Our organisation', 1) returning id)
     insert into care_homes (id, organisation_id, package_id, name, town, region, phone, is_set_up)
     select $2, organisation.id, (select id from packages limit 1), 'Our care home', 'Our town', 'ENG', '1', false
       from organisation
     returning id`,
    [uuidv7(), uuidv7()],
  );
  return await newInvitation(client, rows[0]?.id ?? '', role);
}

async function newInvitation(client: pg.Client, care_home_id: string, role = 'carer'): Promise<string> {
  const code = Array.from({ length: 8 }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join('');
  await client.query(
    `insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at)
     values ($1, $2, $3, $4, 'Priya', 'Anand', now() + interval '1 day')`,
    [uuidv7(), care_home_id, tokenHash(code), role],
  );
  return code;
}

async function newReset(client: pg.Client, account_id: string): Promise<string> {
  const token = `reset ${uuidv7()}`;
  await client.query(
    `insert into password_resets (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [tokenHash(token), account_id],
  );
  return token;
}

async function accountOf(client: pg.Client, id: string): Promise<{ email?: string }> {
  const { rows } = await client.query<{ email: string }>('select email from accounts where id = $1', [id]);
  return rows[0] ?? {};
}
