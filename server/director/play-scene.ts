import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Standing, endScene, playScene } from '@heartsease/domain/director/director.endpoints.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { MomentResponse } from '@heartsease/domain/reports/response.ts';
import { addResident, endStay, resumeStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { setTenant } from '../db/database.ts';
import { demoIds } from '../demo/ids.ts';
import { temeValley } from '../demo/homes/teme-valley.ts';
import { demoHomes } from '../demo/homes.ts';
import { isBeingReset } from '../demo/hold-reset.ts';
import { bringUpToDate, sessionOnNow } from '../demo/refresh-demo-day.ts';
import { beginRest } from '../http/demo-rest.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import type { Asked } from '../http/route.ts';
import { sessionMayCall } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { diedOf, newcomersOf, nextNewcomer, sessionOf, somebodyOf, untoldOf, whoDies } from './scenes.queries.ts';

type Played = z.input<typeof playScene.output>;
type AskedToPlay = Asked<typeof playScene>;

const NOT_HERE = 'This home does not have what this scene shows: choose another package, or another home';
const NOTHING: Played = { planned_session_id: null, resident_id: null };

/** Each does what somebody of the home would do, by the very writes that they would send. */
export const SCENES: Record<z.output<typeof playScene.input>['scene'], (asked: AskedToPlay) => Promise<Played>> = {
  /** Nothing where something is on now already: somebody may be writing it down. */
  async session_on_now({ db, session, now }) {
    const { careHome, account_id } = session;
    const home = homeOf(careHome);
    await bringUpToDate(db, home, now);
    await setTenant(db, { care_home_id: careHome.id, account_id });
    const on_now = await sessionOnNow(db, careHome.id, now);
    return { ...NOTHING, planned_session_id: on_now?.id ?? null };
  },

  async two_people_logging(asked) {
    const { db, session, input, now } = asked;
    const planned = await sessionOf(db, session.careHome, input.planned_session_id ?? uuidv7());
    if (planned === undefined) throw notFound();
    const people = await untoldOf(db, session.careHome, planned.id, ANSWERS.length);
    if (people.length === 0) return { ...NOTHING, planned_session_id: planned.id };
    const begun = Math.min(planned.starts_at.getTime(), now.getTime());
    const minutes = Math.round((planned.ends_at.getTime() - planned.starts_at.getTime()) / 60_000);
    await writeAs(asked, 'carer', logReport, {
      planned_session_id: planned.id,
      activity_id: planned.activity_id,
      title: planned.title,
      format: 'group',
      started_at: new Date(begun).toISOString(),
      minutes: Math.min(Math.max(minutes, REPORT_LIMITS.minutes.least), REPORT_LIMITS.minutes.most),
      place: planned.place || null,
      moments: people.map((resident_id, place) => ({
        resident_id,
        response: ANSWERS[place] ?? 'enjoyed',
        basis: 'individual',
        answered_at: now.toISOString(),
      })),
    });
    return { ...NOTHING, planned_session_id: planned.id };
  },

  async maintenance({ request, reply, now }) {
    beginRest(request, reply, now);
    return await Promise.resolve(NOTHING);
  },

  async someone_moved_in(asked) {
    const newcomer = await nextNewcomer(asked.db, asked.session.careHome);
    if (newcomer === undefined)
      throw refused({ scene: ['Everybody of this scene has moved in. Bring the home back to begin again.'] });
    const { born: date_of_birth, ...person } = newcomer;
    const answer = await writeAs(asked, 'coordinator', addResident, { ...person, date_of_birth });
    return { ...NOTHING, resident_id: addResident.output.parse(answer).id };
  },

  async someone_has_died(asked) {
    const { db, session, now } = asked;
    const resident_id = await whoDies(db, session.careHome, now);
    if (resident_id === undefined) throw forbidden(NOT_HERE);
    const on = calendarDay(now, session.careHome.timezone);
    await writeAs(asked, 'manager', endStay, { resident_id, status: 'died', on });
    return { ...NOTHING, resident_id };
  },
};

/** What a colleague sees of the next three people. */
const ANSWERS: readonly MomentResponse[] = ['loved', 'enjoyed', 'quiet'];

/** Takes back every death of a scene, with all that it stopped. */
export async function endDeaths(asked: Asked<typeof endScene>): Promise<void> {
  const { db, session } = asked;
  for (const { id } of await diedOf(db, session.careHome, livedAtFirst(session.careHome)))
    await writeAs(asked, 'manager', resumeStay, { resident_id: id });
}

export async function standingOf(db: Db, careHome: CareHome, now: Date): Promise<Standing> {
  const on_now = await sessionOnNow(db, careHome.id, now);
  const nameOf = ({ known_as, last_name }: { known_as: string; last_name: string }) => `${known_as} ${last_name}`;
  return {
    on_now: on_now ? { title: on_now.title, ends_at: on_now.ends_at.toISOString() } : null,
    moved_in: (await newcomersOf(db, careHome)).map(nameOf),
    died: (await diedOf(db, careHome, livedAtFirst(careHome))).map(nameOf),
    is_being_reset: await isBeingReset(db, careHome.id),
  };
}

function homeOf(careHome: CareHome) {
  const home = [...demoHomes, temeValley].find(({ key }) => demoIds.home(key) === careHome.id);
  if (home === undefined) throw forbidden(NOT_HERE);
  return home;
}

/** Whom the demo world lets live. */
function livedAtFirst(careHome: CareHome): string[] {
  const home = demoHomes.find(({ key }) => demoIds.home(key) === careHome.id);
  if (home === undefined) return [];
  return home.residents
    .filter(({ died_on }) => died_on === undefined)
    .map(({ key }) => demoIds.resident(home.key, key));
}

/** @throws 403 where there is nobody of that part, or they may not */
async function writeAs<E extends Writes>(
  asked: Asked<typeof playScene> | Asked<typeof endScene>,
  role: StaffRole,
  endpoint: E,
  input: Omit<z.input<E['input']>, 'client_id' | 'care_home_id'>,
): Promise<unknown> {
  const { app, db, session } = asked;
  const { careHome, account_id } = session;
  // A carer is another one than the carer who looks on.
  const person = await somebodyOf(db, careHome, role, role === 'carer' ? { but: 'carer' } : {});
  const routed = app.writes.get(endpoint.path);
  if (person === undefined || routed === undefined) throw forbidden(NOT_HERE);
  const theirs = inNameOf(session, role, person);
  if (!sessionMayCall(theirs, endpoint)) throw forbidden(NOT_HERE);
  const written: object = Object(endpoint.input.parse({ ...input, client_id: uuidv7(), care_home_id: careHome.id }));
  await setTenant(db, { care_home_id: careHome.id, account_id: person.id });
  const answer = await routed.write({ ...asked, session: theirs, input: written, audit_detail: { by_scene: true } });
  await setTenant(db, { care_home_id: careHome.id, account_id });
  return answer;
}

type Writes = typeof logReport | typeof addResident | typeof endStay | typeof resumeStay;

/** The session of whoever shows the demo, as that of somebody who works in the same home. */
function inNameOf(
  session: Session,
  role: StaffRole,
  { id: account_id, ...names }: NonNullable<Awaited<ReturnType<typeof somebodyOf>>>,
): Session {
  const viewer = { ...session.viewer, type: 'staff', role, has_open_link: null, is_head_office: false };
  const row = { ...session.row, ...names, account_id, role };
  return { ...session, account_id, role, waits_for: null, viewer, row };
}
