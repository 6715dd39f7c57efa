import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { AccessNeeds, allergyProblem } from '@heartsease/domain/residents/access-needs.ts';
import { ProfileFields, birthProblem, profileProblems } from '@heartsease/domain/residents/profile.ts';
import type {
  addResident,
  saveAccessNeeds,
  saveProfile,
  setFace,
} from '@heartsease/domain/residents/profile.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import type { Db } from '../db/database.ts';
import { madePhoto } from '../files/photo.ts';
import type { FileStore } from '../files/store.ts';
import { notFound, refused, stale } from '../http/errors.ts';
import { isStaffOfHome } from '../http/scope.queries.ts';
import type { Session } from '../session/session.ts';
import {
  fieldsIn,
  holdResident,
  holderOfNhsNumber,
  keepNewResident,
  profileOf,
  readAccessNeeds,
  updateResident,
} from './profile.queries.ts';
import type { HeldResident } from './profile.queries.ts';
import { differencesOf, noteResidentChange } from './resident-changes.queries.ts';

interface Asked<Input> {
  db: Db;
  session: Session;
  input: Input;
  now: Date;
}

export async function add({ db, session, input, now }: Asked<z.output<typeof addResident.input>>): Promise<string> {
  const { known_as, last_name, room, date_of_birth = null, nhs_number = null } = input;
  const today = calendarDay(now, session.careHome.timezone);
  const born = date_of_birth === null ? null : birthProblem(date_of_birth, today);
  if (born !== null) throw refused({ date_of_birth: [born] });
  await checkNhsNumber(db, session, nhs_number, null);
  const id = uuidv7();
  const person = { id, known_as, last_name, room, date_of_birth, nhs_number, moved_in_on: today };
  await keepNewResident(db, session.careHome, person, { account_id: session.account_id, now });
  await noteResidentChange(db, session, { resident_id: id, kind: 'added', changes: [], now });
  return id;
}

/** @throws 409 with the profile as it stands when it changed since it was opened */
export async function changeProfile(asked: Asked<z.output<typeof saveProfile.input>>): Promise<void> {
  const { db, session, input, now } = asked;
  const row = await holdUnchanged(asked);
  const today = calendarDay(now, session.careHome.timezone);
  const fields = ProfileFields.parse(input);
  const problems = profileProblems(fields, today);
  if (Object.keys(problems).length > 0) throw refused(problems);
  await checkNhsNumber(db, session, fields.nhs_number, row.id);
  await checkKeyWorker(db, session, row, fields.key_worker_id, today);
  const changes = differencesOf(fieldsIn(row), fields);
  if (changes.length === 0) return;
  await updateResident(db, session.careHome, row, { account_id: session.account_id, now }, fields);
  await noteResidentChange(db, session, { resident_id: row.id, kind: 'profile', changes, now });
}

/** @throws 409 with the profile as it stands when it changed since it was opened */
export async function changeAccessNeeds(asked: Asked<z.output<typeof saveAccessNeeds.input>>): Promise<void> {
  const { db, session, input, now } = asked;
  const row = await holdUnchanged(asked);
  const needs = AccessNeeds.parse(input);
  const problem = allergyProblem(needs);
  if (problem !== null) throw refused({ allergies: [problem] });
  const changes = differencesOf(readAccessNeeds(row.access_needs) ?? {}, needs);
  const access_needs_on = calendarDay(now, session.careHome.timezone);
  // Saved again without a change says that all of it is still true.
  if (changes.length === 0 && row.access_needs_on === access_needs_on) return;
  const changed = { access_needs: JSON.stringify(needs), access_needs_on };
  await updateResident(db, session.careHome, row, { account_id: session.account_id, now }, changed);
  await noteResidentChange(db, session, { resident_id: row.id, kind: 'access_needs', changes, now });
}

/**
 * A photo, a drawing or the initials. The file stands on disk before the row names it; one that no row names
 * (replaced, or the transaction failed) goes at night.
 */
export async function changeFace(
  { db, session, input, now }: Asked<z.output<typeof setFace.input>>,
  files: FileStore,
): Promise<void> {
  const row = await holdResident(db, session.careHome, input.resident_id);
  const { face } = input;
  const before = row.photo_id !== null ? 'photo' : row.portrait !== null ? 'portrait' : 'initials';
  const changed =
    face.kind === 'photo'
      ? { photo_id: await keepPhoto(files, row, face.image), photo_key: randomBytes(32) }
      : { photo_id: null, photo_key: null, portrait: face.kind === 'portrait' ? JSON.stringify(face.portrait) : null };
  await updateResident(db, session.careHome, row, { account_id: session.account_id, now }, changed);
  const changes = [{ field: 'face', before, after: face.kind }];
  await noteResidentChange(db, session, { resident_id: row.id, kind: 'face', changes, now });
}

async function keepPhoto(files: FileStore, row: HeldResident, image: string): Promise<string> {
  if (row.photo_wish === 'declines') throw refused({ face: [`${row.known_as} said no to photos`] });
  const made = await madePhoto(Buffer.from(image, 'base64'));
  if (!made.ok) {
    throw refused({
      face: [made.reason === 'no_picture' ? 'This is no picture that we can read' : 'This picture is too large'],
    });
  }
  const id = uuidv7();
  await files.keep(row.care_home_id, id, made.bytes);
  return id;
}

async function holdUnchanged({
  db,
  session,
  input,
}: Pick<Asked<{ resident_id: string; base_version: number }>, 'db' | 'session' | 'input'>): Promise<HeldResident> {
  const row = await holdResident(db, session.careHome, input.resident_id);
  if (row.version !== input.base_version) throw stale(await profileOf(db, session.careHome, input.resident_id));
  return row;
}

async function checkNhsNumber(db: Db, session: Session, nhs_number: string | null, but: string | null): Promise<void> {
  if (nhs_number === null) return;
  const holder = await holderOfNhsNumber(db, session.careHome, nhs_number, but);
  if (holder) throw refused({ nhs_number: [`${fullName(holder)} has this number already`] });
}

/** Whoever was the key worker before they left may stay written down until somebody chooses another. */
async function checkKeyWorker(
  db: Db,
  session: Session,
  row: HeldResident,
  key_worker_id: string | null,
  today: string,
): Promise<void> {
  if (key_worker_id === null || key_worker_id === row.key_worker_id) return;
  if (!(await isStaffOfHome(db, session.careHome, key_worker_id, today))) throw notFound();
}
