import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { matchActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { getAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { listConsents } from '@heartsease/domain/consents/consents.endpoints.ts';
import { checkImport } from '@heartsease/domain/import/import.endpoints.ts';
import { IMPORT_LIMITS } from '@heartsease/domain/import/people.ts';
import { getCompany, getMeadow, getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { listGoals } from '@heartsease/domain/goals/goals.endpoints.ts';
import { suggestWeek } from '@heartsease/domain/planner/planner.endpoints.ts';
import { printPlanner } from '@heartsease/domain/print/print.endpoints.ts';
import { listMoments, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { login, me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { IMPORTED_RESIDENT, IMPORTED_STAFF } from '../server/test/imports.ts';
import { reportApart } from './report-apart.ts';
import { asOwner, askerAt, signedIn } from '../server/test/world.ts';
import { bareReport, bareSignIn, replayed } from './bare-work.ts';
import { statementsOf } from './captured-statements.ts';
import type { Call } from './load.ts';

/** A piece of work that people wait for. */
export interface Job {
  name: string;
  calls: Call[];
  /** The same work without us. */
  bare: (client: pg.Client) => Promise<void>;
  /** What was answered, by path, for the floor that answers from memory. */
  answers: Record<string, string>;
}

const COORDINATOR = 'coordinator@larch-house.example';
const PASSWORD = 'heartsease';
const RESIDENTS = 60;

/** Reads first: the reports that are logged at the end make the home's day unlike any other. */
export async function jobsOf(address: string, url: string): Promise<Job[]> {
  const nadia = await signedIn(address, COORDINATOR);
  const profile = (await nadia.asks(me, {})).body;
  const care_home_id = profile.carehome.id;
  await fillTheRooms(url, care_home_id);
  await addAnotherYear(url, care_home_id);
  const people = (await nadia.asks(listResidents, {})).body.items;
  const emails = await everybodysAddress(url);
  const home = { care_home_id, email: COORDINATOR, residentIds: people.slice(0, 8).map(({ id }) => id) };

  const read = (path: string, input = {}): Call => ({ path, token: nadia.token, body: () => input });
  const list = read(listResidents.path);
  const [resident_id = ''] = home.residentIds;
  const page = [getResident, getProfile, getAboutMe, listConsents, listGoals, listMoments].map(({ path }) =>
    read(path, { resident_id }),
  );
  const search = await searchOfMany(address, url);
  const suits = read(matchActivities.path, { resident_ids: people.slice(0, 12).map(({ id }) => id) });
  const monday = addDays(mondayOf(new Date().toISOString().slice(0, 10)), 14);
  const fairWeek = read(suggestWeek.path, { day: monday });
  const check = await importCheck(address);
  const today = [getToday, getMeadow, getCompany].map(({ path }) => read(path));
  const week = read(printPlanner.path, {
    what: 'week',
    day: new Date().toISOString().slice(0, 10),
    paper: 'A4',
    is_large_print: false,
    has_pictures: true,
    languages: 'en',
  });
  const largeWeek = read(printPlanner.path, {
    what: 'week',
    day: new Date().toISOString().slice(0, 10),
    paper: 'A3',
    is_large_print: true,
    has_pictures: true,
    languages: 'both',
  });
  const signIn: Call = {
    path: login.path,
    token: null,
    body: () => ({ email: emails[Math.floor(Math.random() * emails.length)], password: PASSWORD }),
  };
  const log: Call = { path: logReport.path, token: nadia.token, body: () => reportApart(home) };

  const jobs = [
    {
      name: `list of ${people.length} residents`,
      calls: [list],
      bare: replayed([await statementsOf(url, list)]),
    },
    {
      name: `page of 60 found among ${MANY} residents`,
      calls: [search],
      bare: replayed([await statementsOf(url, search)]),
    },
    {
      name: 'page of a resident, its six calls',
      calls: page,
      bare: replayed(await Promise.all(page.map((call) => statementsOf(url, call)))),
    },
    {
      name: 'what suits 12 people, of the whole library',
      calls: [suits],
      bare: replayed([await statementsOf(url, suits)]),
    },
    {
      name: 'a suggested week',
      calls: [fairWeek],
      bare: replayed([await statementsOf(url, fairWeek)]),
    },
    {
      name: 'Today, its three calls',
      calls: today,
      bare: replayed(await Promise.all(today.map((call) => statementsOf(url, call)))),
    },
    {
      name: 'the week on A4, as a PDF',
      calls: [week],
      bare: replayed([await statementsOf(url, week)]),
    },
    {
      name: 'the week on A3 in large print and two languages, as a PDF',
      calls: [largeWeek],
      bare: replayed([await statementsOf(url, largeWeek)]),
    },
    {
      name: `import check of ${IMPORT_LIMITS.rows_a_call} people among ${MANY} residents`,
      calls: [check],
      bare: replayed([await statementsOf(url, check)]),
    },
    { name: 'sign in', calls: [signIn], bare: bareSignIn(COORDINATOR, PASSWORD) },
    { name: 'log a report of 8 moments', calls: [log], bare: bareReport({ ...home, author_id: profile.id }) },
  ];
  return await Promise.all(jobs.map(async (job) => ({ ...job, answers: await answersOf(address, job.calls) })));
}

const MANY = 2_000;
const FIRST_NAMES = ['Margaret', 'Mair', 'Maurice', 'Doreen', 'Ken', 'Ivy', 'Alf', 'Sushila', 'Joyce', 'Emrys'];
const LAST_NAMES = ['Marsh', 'Morgan', 'Tudge', 'Breeze', 'Pryce', 'Okafor', 'Sahota', 'Yapp'];

/** As many people of a spreadsheet as one call takes, three of five residents, into the home that has so many. */
async function importCheck(address: string): Promise<Call> {
  const manager = await signedIn(address, 'manager@teme-bank.example');
  const people = Array.from({ length: IMPORT_LIMITS.rows_a_call }, (_, place) => ({
    ...(place % 5 < 3 ? IMPORTED_RESIDENT : IMPORTED_STAFF),
    first_name: FIRST_NAMES[place % FIRST_NAMES.length],
    last_name: LAST_NAMES[place % LAST_NAMES.length],
  }));
  return { path: checkImport.path, token: manager.token, body: () => ({ people }) };
}

/** Another home, far larger than any, in which somebody looks for an M of one wing who has waited for long. */
async function searchOfMany(address: string, url: string): Promise<Call> {
  const coordinator = await signedIn(address, 'coordinator@teme-bank.example');
  const { carehome } = (await coordinator.asks(me, {})).body;
  await asOwner(url, async (client) => {
    const rows = Array.from({ length: MANY }, (_, place) => ({
      id: uuidv7(),
      known_as: FIRST_NAMES[place % FIRST_NAMES.length],
      last_name: LAST_NAMES[place % LAST_NAMES.length],
      wing: place % 3 === 0 ? 'Garden' : 'Orchard',
      room: String(place + 100),
    }));
    await client.query(
      `insert into residents
         (id, care_home_id, known_as, first_name, last_name, pronouns, date_of_birth, room, wing, moved_in_on)
       select id, $2, known_as, known_as, last_name, 'they/them', '1938-05-04', room, wing, '2025-01-01'
         from jsonb_to_recordset($1) as t(id uuid, known_as text, last_name text, wing text, room text)`,
      [JSON.stringify(rows), carehome.id],
    );
    await client.query('analyze');
  });
  const input = { q: 'm', wing: 'Garden', not_seen_days: 3, limit: 60 };
  return { path: listResidents.path, token: coordinator.token, body: () => input };
}

/** The demo home has fewer people than the list that is promised. */
async function fillTheRooms(url: string, care_home_id: string): Promise<void> {
  await asOwner(url, async (client) => {
    const { rows } = await client.query<{ living: number }>(
      `select count(*)::int as living from residents where care_home_id = $1 and status in ('active', 'respite', 'away')`,
      [care_home_id],
    );
    const ids = Array.from({ length: Math.max(0, RESIDENTS - (rows[0]?.living ?? 0)) }, () => uuidv7());
    await client.query(
      `insert into residents
         (id, care_home_id, known_as, first_name, last_name, pronouns, date_of_birth, room, wing, moved_in_on)
       select id, $2, 'Guest', 'Guest', 'Guest', 'they/them', '1938-05-04', '60', 'Garden', '2025-01-01'
         from unnest($1::uuid[]) as id`,
      [ids, care_home_id],
    );
    await client.query('analyze');
  });
}

/** The demo world has a year; the promise for what suits people is about two. */
async function addAnotherYear(url: string, care_home_id: string): Promise<void> {
  await asOwner(url, async (client) => {
    await client.query(
      `with older as (select id, gen_random_uuid() as older_id from reports where care_home_id = $1),
            written as (
              insert into reports (id, care_home_id, client_id, state, kind, activity_id, title, format, started_at, day,
                                   minutes, place, usual_response, note, recorded_at, author_id)
              select o.older_id, care_home_id, gen_random_uuid(), state, kind, activity_id, title, format,
                     started_at - interval '364 days', day - 364, minutes, place, usual_response, note,
                     recorded_at - interval '364 days', author_id
                from reports join older o using (id))
       insert into moments (id, care_home_id, report_id, resident_id, day, activity_id, category, format, minutes, hour, response, basis,
                            not_today_reason, note, author_id, answered_at, removed_at)
       select gen_random_uuid(), care_home_id, o.older_id, resident_id, day - 364, activity_id, category, format, minutes, hour, response,
              basis, not_today_reason, note, author_id, answered_at - interval '364 days', removed_at
         from moments m join older o on o.id = m.report_id
        where m.care_home_id = $1`,
      [care_home_id],
    );
    await client.query('analyze');
  });
}

async function everybodysAddress(url: string): Promise<string[]> {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ email: string }>(
      'select distinct a.email from accounts a join memberships m on m.account_id = a.id where m.ends_on is null',
    ),
  );
  return rows.map(({ email }) => email);
}

async function answersOf(address: string, calls: Call[]): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { path, token, body } of calls) {
    const { status, body: answer } = await askerAt(address, token ?? '').sends(path, body());
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    answers[path] = JSON.stringify(answer);
  }
  return answers;
}
