import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { insertRows } from './insert-rows.ts';
import type { Stage } from './sharing-worlds.ts';

type Chance = () => number;
export type Level = 'family' | 'friend' | 'representative';
type Said = { status: 'given' | 'refused' | 'withdrawn'; review_on: string };
export const PURPOSES = ['photo_record', 'photo_family_own', 'photo_family_group', 'family_updates', 'chat'] as const;

/** What was drawn: a home with many people, all that is shared of them, and who may look. Each with its id. */
export interface LargeWorld {
  residents: {
    id: string;
    ended_on: string | null;
    is_deleted: boolean;
    /** What was said last of each purpose; nothing: nobody was asked. */
    said: Partial<Record<(typeof PURPOSES)[number], Said>>;
    thread_id: string;
  }[];
  links: {
    id: string;
    relative: string;
    resident: string;
    status: 'active' | 'paused' | 'ended' | 'invited';
    level: Level;
  }[];
  photos: {
    id: string;
    is_ready: boolean;
    is_tagged: boolean;
    is_shared: boolean;
    is_withdrawn: boolean;
    shown_from: Date | null;
    /** Taken at this moment’s report. */
    report_id: string | null;
    subjects: { resident: string; has_box: boolean }[];
  }[];
  updates: {
    id: string;
    report_id: string;
    resident: string;
    is_void: boolean;
    is_removed: boolean;
    response: string | null;
    for_friends: boolean;
    opens_at: Date | null;
    is_withdrawn: boolean;
  }[];
  letters: { id: string; resident: string; links: string[] }[];
}

/** The same numbers again for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function drawLargeWorld(chance: Chance, { residents: ids, relatives, now, today }: Stage): LargeWorld {
  const often = (share: number) => chance() < share;
  const oneOf = <One>(list: readonly One[]): One => {
    const one = list[Math.floor(chance() * list.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
  const some = <One>(list: readonly One[], most: number): One[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(chance() * most) }, () => oneOf(list))),
  ];
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

  const residents = ids.map((id) => ({
    id,
    ended_on: often(0.75) ? null : addDays(today, -oneOf([0, 1, 5, 89, 90, 91])),
    is_deleted: often(0.05),
    said: Object.fromEntries(
      PURPOSES.flatMap((purpose) => {
        if (often(0.12)) return [];
        const status = oneOf(['given', 'given', 'given', 'given', 'given', 'refused', 'withdrawn'] as const);
        return [[purpose, { status, review_on: addDays(today, oneOf([-1, 0, 90, 90, 90, 90])) }]];
      }),
    ),
    thread_id: uuidv7(),
  }));
  const links = relatives.flatMap((relative) =>
    some(ids, 9).map((resident) => ({
      id: uuidv7(),
      relative,
      resident,
      status: oneOf(['active', 'active', 'active', 'active', 'active', 'paused', 'ended', 'invited'] as const),
      level: oneOf(['family', 'family', 'representative', 'friend'] as const),
    })),
  );
  const updates = ids.flatMap((resident) =>
    Array.from({ length: 8 }, () => ({
      id: uuidv7(),
      report_id: uuidv7(),
      resident,
      is_void: often(0.08),
      is_removed: often(0.08),
      response: oneOf(['loved', 'enjoyed', 'quiet', 'loved', 'enjoyed', 'quiet', 'not_today', 'unsettled', null]),
      for_friends: often(0.5),
      opens_at: oneOf([null, hours(-50), hours(-2), hours(-2), hours(-2), hours(0), hours(3)]),
      is_withdrawn: often(0.1),
    })),
  );
  return {
    residents,
    links,
    photos: Array.from({ length: 300 }, () => {
      const is_shared = often(0.9);
      const of = often(0.6) ? oneOf(updates) : null;
      // Most often whoever the moment was of is in its photo.
      const first = of !== null && often(0.8) ? [of.resident] : [];
      return {
        id: uuidv7(),
        is_ready: often(0.95),
        is_tagged: often(0.92),
        is_shared,
        is_withdrawn: is_shared && often(0.1),
        shown_from: oneOf([null, hours(-2100), hours(-50), hours(-2), hours(-2), hours(0), hours(3)]),
        report_id: of?.report_id ?? null,
        subjects: [...new Set([...first, ...some(ids, 3)])].map((resident) => ({ resident, has_box: often(0.8) })),
      };
    }),
    updates,
    letters: ids.map((resident) => {
      const about = links.filter((link) => link.resident === resident);
      return { id: uuidv7(), resident, links: about.filter(() => often(0.7)).map(({ id }) => id) };
    }),
  };
}

/** Every look that a photo can have: each choice of those in it whose faces are marked. */
export function looksOf({ subjects }: LargeWorld['photos'][number]): string[][] {
  const marked = subjects.filter(({ has_box }) => has_box).map(({ resident }) => resident);
  return Array.from({ length: 2 ** marked.length }, (_, choice) =>
    marked.filter((_one, place) => (choice >> place) % 2 === 1).toSorted(),
  );
}

/** Puts a world in the place of the one before, many rows at a time. */
export async function writeLargeWorld(client: pg.Client, stage: Stage, world: LargeWorld): Promise<void> {
  const { care_home_id, author, now, today } = stage;
  const home = { care_home_id };
  for (const table of ['family_updates', 'reports', 'consents', 'relative_links', 'photos', 'digests', 'chat_threads'])
    await client.query(`delete from ${table} where care_home_id = $1`, [care_home_id]);
  for (const { id, ended_on, is_deleted } of world.residents)
    await client.query(
      `update residents set ended_on = $3, status = case when $3::date is null then 'active' else 'died' end, deleted_at = $4
        where care_home_id = $1 and id = $2`,
      [care_home_id, id, ended_on, is_deleted ? now : null],
    );
  await insertRows(
    client,
    'consents',
    world.residents.flatMap(({ id: resident_id, said }) =>
      Object.entries(said).flatMap(([purpose, last]) => {
        const row = { ...home, resident_id, purpose, basis: 'resident', decided_on: addDays(today, -200) };
        // Before the last word stood the opposite: it counts no more.
        const before = { status: last.status === 'given' ? 'refused' : 'given', review_on: addDays(today, 90) };
        return [
          { ...row, id: uuidv7(), version: 1, ...before },
          { ...row, id: uuidv7(), version: 2, ...last },
        ];
      }),
    ),
  );
  await insertRows(
    client,
    'relative_links',
    world.links.map(({ id, relative, resident, level, status }) => ({
      ...home,
      id,
      account_id: relative,
      resident_id: resident,
      relationship: 'cousin',
      access_level: level,
      status,
    })),
  );
  await writeUpdates(client, stage, world);
  await writePhotos(client, stage, world);
  const weeks = world.letters.map(({ id, resident: resident_id }) => ({ ...home, id, resident_id }));
  await insertRows(
    client,
    'digests',
    weeks.map((row) => ({
      ...row,
      cadence: 'weekly',
      language: 'en-GB',
      // Of a week in which nothing of this world took place, so that no letter is out of date.
      from_day: addDays(today, -106),
      to_day: addDays(today, -100),
      sentences: ['She sang.'],
      state: 'sent',
      made_at: now,
      sent_at: now,
    })),
  );
  await insertRows(
    client,
    'digest_readers',
    world.letters.flatMap(({ id: digest_id, links }) =>
      links.map((relative_link_id) => ({ ...home, id: uuidv7(), digest_id, relative_link_id, by: 'print' })),
    ),
  );
  const threads = world.residents.map(({ id: resident_id, thread_id: id }) => ({ ...home, id, resident_id }));
  await insertRows(
    client,
    'chat_threads',
    threads.map((row) => ({ ...row, kind: 'circle', created_at: now, last_at: now, last_position: 1 })),
  );
  await insertRows(
    client,
    'chat_messages',
    threads.map(({ id: thread_id }) => {
      const id = uuidv7();
      return { ...home, id, thread_id, position: 1, author_id: author, write_id: id, text: 'Hello', sent_at: now };
    }),
  );
}

async function writePhotos(client: pg.Client, { care_home_id, now, today }: Stage, { photos }: LargeWorld) {
  await insertRows(
    client,
    'photos',
    photos.map(({ id, report_id, is_ready, is_tagged, is_shared, is_withdrawn, shown_from }) => ({
      care_home_id,
      id,
      report_id,
      bytes: 900,
      received: 900,
      part_ids: [],
      version: 1,
      caption: '',
      begun_at: now,
      updated_at: now,
      ready_at: is_ready ? now : null,
      width: 40,
      height: 30,
      // The file is named as the photo is.
      screen_id: id,
      thumb_id: id,
      taken_on: today,
      tagged_at: is_tagged ? now : null,
      shared_at: is_shared ? now : null,
      shown_from,
      withdrawn_at: is_withdrawn ? now : null,
    })),
  );
  await insertRows(
    client,
    'photo_subjects',
    photos.flatMap(({ id: photo_id, subjects }) =>
      subjects.map(({ resident: resident_id, has_box }) => {
        const [x, y, width, height] = has_box ? [0.1, 0.1, 0.2, 0.2] : [null, null, null, null];
        return { care_home_id, photo_id, resident_id, x, y, width, height };
      }),
    ),
  );
}

async function writeUpdates(client: pg.Client, { care_home_id, author, now, today }: Stage, { updates }: LargeWorld) {
  const of = { care_home_id, author_id: author };
  const at = { day: today, format: 'group', minutes: 20 };
  const rows = updates.map((update) => ({ update, report_id: update.report_id, moment_id: uuidv7() }));
  await insertRows(
    client,
    'reports',
    rows.map(({ update, report_id }) => {
      const state = update.is_void ? 'void' : 'submitted';
      return {
        ...of,
        ...at,
        id: report_id,
        client_id: report_id,
        title: 'Music',
        started_at: now,
        state,
        kind: 'basic',
      };
    }),
  );
  await insertRows(
    client,
    'moments',
    rows.map(({ update: { resident: resident_id, response, is_removed }, report_id, moment_id }) => {
      const told = { response, basis: 'individual', answered_at: now, removed_at: is_removed ? now : null };
      return { ...of, ...at, ...told, id: moment_id, report_id, resident_id, category: 'music' };
    }),
  );
  await insertRows(
    client,
    'family_updates',
    rows.map(({ update, report_id, moment_id }) => ({
      care_home_id,
      id: update.id,
      resident_id: update.resident,
      report_id,
      moment_id,
      words: 'Sang.',
      for_friends: update.for_friends,
      shared_by: author,
      shared_at: now,
      opens_at: update.opens_at,
      withdrawn_at: update.is_withdrawn ? now : null,
      withdrawn_why: update.is_withdrawn ? 'x' : null,
    })),
  );
}
