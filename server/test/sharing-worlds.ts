import fc from 'fast-check';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '@heartsease/domain/time/calendar.ts';

/** Names that are no words, so that a text tells whom it names. */
export const NAMES = ['Albertine', 'Bartholomew', 'Cosimina'] as const;

type Person = 0 | 1 | 2;
const RESPONSES = ['loved', 'enjoyed', 'quiet', 'not_today', 'unsettled', null] as const;

export interface SharingWorld {
  people: {
    /** How many days ago somebody died; null: they live here. */
    ended: number | null;
    is_deleted: boolean;
    /** What was said of updates, the last being what stands; days until it is asked again. */
    updates: { status: 'given' | 'refused' | 'withdrawn'; review: number } | null;
    shown_to_others: { status: 'given' | 'refused' | 'withdrawn'; review: number } | null;
    shown_to_own: { status: 'given' | 'refused' | 'withdrawn'; review: number } | null;
    photo_record: 'given' | 'refused' | null;
  }[];
  /** Of each relative, a link to each person or none. */
  links: ({
    status: 'active' | 'paused' | 'ended' | 'invited';
    level: 'family' | 'friend' | 'representative';
  } | null)[][];
  reports: {
    is_void: boolean;
    moments: { who: Person; response: (typeof RESPONSES)[number]; is_removed: boolean }[];
    /** Taken there, shared with families. */
    photo: { subjects: { who: Person; has_box: boolean }[]; is_withdrawn: boolean; hold_hours: number } | null;
  }[];
  shares: {
    report: number;
    who: Person;
    for_friends: boolean;
    /** Hours until it opens, before zero: since; null: it waits for approval. */
    opens: number | null;
    is_withdrawn: boolean;
  }[];
}

const MOSTLY_ACTIVE = ['active', 'active', 'active', 'active', 'active', 'paused', 'ended', 'invited'] as const;
const MOSTLY_GIVEN = ['given', 'given', 'given', 'given', 'given', 'given', 'refused', 'withdrawn'] as const;

const answer = fc.option(
  fc.record({
    status: fc.constantFrom(...MOSTLY_GIVEN),
    review: fc.constantFrom(-1, 0, 90, 90, 90),
  }),
  { freq: 10 },
);

/** Residents, moments, consents, links, levels, holds and withdrawals, as they may meet. */
export const sharingWorlds: fc.Arbitrary<SharingWorld> = fc.record({
  people: fc.array(
    fc.record({
      ended: fc.constantFrom(null, null, null, null, null, null, null, null, 0, 1, 5, 90, 91),
      is_deleted: fc.nat(19).map((n) => n === 0),
      updates: answer,
      shown_to_others: answer,
      shown_to_own: answer,
      photo_record: fc.option(fc.constantFrom('given', 'refused')),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  links: fc.array(
    fc.array(
      fc.option(
        fc.record({
          status: fc.constantFrom(...MOSTLY_ACTIVE),
          level: fc.constantFrom('family', 'friend', 'representative'),
        }),
        { freq: 6 },
      ),
      { minLength: 3, maxLength: 3 },
    ),
    { minLength: 2, maxLength: 2 },
  ),
  reports: fc.array(
    fc.record({
      is_void: fc.nat(9).map((n) => n === 0),
      moments: fc.uniqueArray(
        fc.record({
          who: fc.constantFrom<Person>(0, 1, 2),
          response: fc.constantFrom(...RESPONSES, 'loved', 'enjoyed', 'loved', 'quiet'),
          is_removed: fc.nat(9).map((n) => n === 0),
        }),
        { selector: ({ who }) => who, minLength: 2, maxLength: 3 },
      ),
      photo: fc.option(
        fc.record({
          subjects: fc.uniqueArray(
            fc.record({ who: fc.constantFrom<Person>(0, 1, 2), has_box: fc.nat(5).map((n) => n > 0) }),
            { selector: ({ who }) => who, minLength: 1, maxLength: 3 },
          ),
          is_withdrawn: fc.nat(6).map((n) => n === 0),
          hold_hours: fc.constantFrom(-2, -2, -2, 0, 3),
        }),
        { freq: 4 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  shares: fc.array(
    fc.record({
      report: fc.constantFrom(0, 0, 1, 2),
      who: fc.constantFrom<Person>(0, 1, 2),
      for_friends: fc.boolean(),
      opens: fc.constantFrom(null, -150, -50, -2, -2, -2, 0, 3),
      is_withdrawn: fc.nat(6).map((n) => n === 0),
    }),
    { minLength: 4, maxLength: 9 },
  ),
});

/** Where a world is written. */
export interface Stage {
  care_home_id: string;
  residents: string[];
  relatives: string[];
  author: string;
  now: Date;
  today: string;
}

export interface Written {
  id: string;
  share: SharingWorld['shares'][number];
}

/** Puts a world in the place of the one before. @returns the updates that stand in it, each with its id */
export async function writeWorld(client: pg.Client, stage: Stage, world: SharingWorld): Promise<Written[]> {
  const { care_home_id, residents, relatives, author, now, today } = stage;
  const home = [care_home_id];
  await client.query('delete from photos where care_home_id = $1', home);
  await client.query('delete from family_updates where care_home_id = $1', home);
  await client.query('delete from reports where care_home_id = $1', home);
  await client.query('delete from consents where care_home_id = $1', home);
  await client.query('delete from relative_links where care_home_id = $1 and account_id = any($2)', [
    care_home_id,
    relatives,
  ]);
  for (const [who, person] of world.people.entries()) await writePerson(client, stage, who, person);
  for (const [place, links] of world.links.entries()) {
    for (const [who, link] of links.entries()) {
      if (link === null) continue;
      await client.query(
        `insert into relative_links (id, care_home_id, resident_id, account_id, relationship, access_level, status)
         values ($1, $2, $3, $4, 'cousin', $5, $6)`,
        [uuidv7(), care_home_id, residents[who], relatives[place], link.level, link.status],
      );
    }
  }
  const written: Written[] = [];
  for (const [place, report] of world.reports.entries()) {
    const report_id = uuidv7();
    await client.query(
      `insert into reports (id, care_home_id, author_id, client_id, title, format, started_at, day, minutes, state)
       values ($1, $2, $3, $1, 'Music', 'group', $4, $5, 20, $6)`,
      [report_id, care_home_id, author, now, today, report.is_void ? 'void' : 'submitted'],
    );
    if (report.photo !== null) await writePhoto(client, stage, report_id, report.photo);
    for (const { who, response, is_removed } of report.moments) {
      const moment_id = uuidv7();
      await client.query(
        `insert into moments (id, report_id, care_home_id, author_id, resident_id, day, category, format, minutes,
                              response, basis, answered_at, removed_at)
         values ($1, $2, $3, $4, $5, $6, 'music', 'group', 20, $7, 'individual', $8, $9)`,
        [moment_id, report_id, care_home_id, author, residents[who], today, response, now, is_removed ? now : null],
      );
      for (const share of world.shares.filter((one) => one.report === place && one.who === who)) {
        // One that stands for each moment, as the index says; what was withdrawn may be many.
        if (!share.is_withdrawn && written.some((other) => isSame(other.share, share))) continue;
        const id = uuidv7();
        const opens = share.opens === null ? null : new Date(now.getTime() + share.opens * 3_600_000);
        await client.query(
          `insert into family_updates (care_home_id, id, resident_id, report_id, moment_id, words, for_friends, shared_by,
                                       shared_at, opens_at, withdrawn_at, withdrawn_why)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            care_home_id,
            id,
            residents[who],
            report_id,
            moment_id,
            `Sang with ${NAMES.join(' and then ')}.`,
            share.for_friends,
            author,
            now,
            opens,
            share.is_withdrawn ? now : null,
            share.is_withdrawn ? 'x' : null,
          ],
        );
        written.push({ id, share });
      }
    }
  }
  return written;
}

/** Named as its report is, so that a test knows it again. */
async function writePhoto(
  client: pg.Client,
  { care_home_id, residents, now, today }: Stage,
  id: string,
  { subjects, is_withdrawn, hold_hours }: SharingWorld['reports'][number]['photo'] & object,
): Promise<void> {
  const shown_from = new Date(now.getTime() + hold_hours * 3_600_000);
  await client.query(
    `insert into photos (care_home_id, id, report_id, bytes, received, ready_at, width, height, screen_id, thumb_id, taken_on,
                         tagged_at, shared_at, shown_from, withdrawn_at)
     values ($1, $2, $2, 1, 1, $3, 40, 30, $2, $2, $4, $3, $3, $5, $6)`,
    [care_home_id, id, now, today, shown_from, is_withdrawn ? now : null],
  );
  for (const { who, has_box } of subjects)
    await client.query(
      `insert into photo_subjects (care_home_id, photo_id, resident_id, x, y, width, height)
       values ($1, $2, $3, $4, $4, $5, $5)`,
      [care_home_id, id, residents[who], has_box ? 0.1 : null, has_box ? 0.2 : null],
    );
}

const isSame = (one: SharingWorld['shares'][number], other: SharingWorld['shares'][number]) =>
  !one.is_withdrawn && one.report === other.report && one.who === other.who;

async function writePerson(
  client: pg.Client,
  { care_home_id, residents, now, today }: Stage,
  who: number,
  person: SharingWorld['people'][number],
): Promise<void> {
  const { ended, is_deleted } = person;
  await client.query(
    `update residents set ended_on = $3, status = case when $3::date is null then 'active' else 'died' end, deleted_at = $4
      where care_home_id = $1 and id = $2`,
    [care_home_id, residents[who], ended === null ? null : addDays(today, -ended), is_deleted ? now : null],
  );
  const said = [
    ...(person.updates ? [{ purpose: 'family_updates', ...person.updates }] : []),
    ...(person.shown_to_others ? [{ purpose: 'photo_family_group', ...person.shown_to_others }] : []),
    ...(person.shown_to_own ? [{ purpose: 'photo_family_own', ...person.shown_to_own }] : []),
    ...(person.photo_record ? [{ purpose: 'photo_record', status: person.photo_record, review: 90 }] : []),
  ];
  for (const { purpose, status, review } of said) {
    await client.query(
      `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
       values ($1, $2, $3, $4, 1, $5, 'resident', $6, $7)`,
      [uuidv7(), care_home_id, residents[who], purpose, status, addDays(today, -200), addDays(today, review)],
    );
  }
}
