import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { NamedSource, SourceKind } from '@heartsease/domain/evidence/sources.ts';
import { connectAsOwner } from '../db/database.ts';
import type { Database, Db } from '../db/database.ts';
import { careHomeOfJob } from '../session/session.ts';
import { AUTHOR, EVENT, GONE, NOW, PHOTO, QUESTION, REPORT, SOMEBODY, SURVEY } from '../test/evidence-rows.ts';
import {
  again,
  calledOff,
  consent,
  entries,
  event,
  moment,
  noticed,
  photo,
  report,
  survey,
  tied,
  wordBefore,
} from '../test/evidence-rows.ts';
import type { Row } from '../test/evidence-rows.ts';
import { factsOf } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { countOf, countPieces, piecesOf } from './pieces.queries.ts';

/** A week of a summer in which nobody recorded anything: what counts is what a row of the table puts there. */
const WEEK = { from: '2020-07-06', to: '2020-07-12' };

let world: World;
let owner: Database;
let care_home_id: string;
/** Whom the rows name. */
let who: Record<string, string>;
beforeAll(async () => {
  world = await openWorld();
  owner = connectAsOwner(world.ownerUrl);
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  care_home_id = facts.care_home_id;
  const [somebody = '', gone = ''] = facts.residents.map(({ id }) => id);
  const row = await owner
    .selectFrom('memberships')
    .select('account_id')
    .where('care_home_id', '=', care_home_id)
    .executeTakeFirstOrThrow();
  who = { [SOMEBODY]: somebody, [GONE]: gone, [AUTHOR]: row.account_id };
});
afterAll(async () => {
  await owner.destroy();
  await world.close();
});

const day = (on: string) => ({ day: on });
const at = (when: string) => ({ at: when });
const starts = (starts_at: string) => ({ starts_at, ends_at: '2020-07-20T10:00:00Z', last_day: '2020-07-20' });
const quoted = { quote: 'I danced' };

const CASES: [source: SourceKind, what: string, count: number, rows: () => Row[]][] = [
  ['choices', 'chosen', 1, () => [report(), moment({ choice_made: true })]],
  ['choices', 'not chosen', 0, () => [report(), moment({ choice_made: false })]],
  ['choices', 'a no', 1, () => [report(), moment({ response: 'not_today', not_today_reason: 'declined' })]],
  [
    'choices',
    'a no that was also a choice, once',
    1,
    () => [report(), moment({ response: 'not_today', not_today_reason: 'declined', choice_made: true })],
  ],
  [
    'choices',
    'asleep is no choice',
    0,
    () => [report(), moment({ response: 'not_today', not_today_reason: 'asleep' })],
  ],
  ['choices', 'on the first day', 1, () => [report(), moment({ choice_made: true, ...day('2020-07-06') })]],
  ['choices', 'on the last day', 1, () => [report(), moment({ choice_made: true, ...day('2020-07-12') })]],
  ['choices', 'on the day before', 0, () => [report(), moment({ choice_made: true, ...day('2020-07-05') })]],
  ['choices', 'on the day after', 0, () => [report(), moment({ choice_made: true, ...day('2020-07-13') })]],
  [
    'choices',
    'of a report that was set aside',
    0,
    () => [report({ state: 'void' }), moment({ choice_made: true, removed_at: NOW })],
  ],
  [
    'choices',
    'of somebody whom an import had brought by mistake',
    0,
    () => [report(), moment({ choice_made: true, resident_id: GONE })],
  ],

  ['engagement', 'how absorbed', 1, () => [report(), moment({ engagement: 3 })]],
  ['engagement', 'mood before alone', 0, () => [report(), moment({ mood_before: 1, mood_source: 'staff' })]],
  [
    'engagement',
    'mood before and after',
    1,
    () => [report(), moment({ mood_before: 0, mood_after: 1, mood_source: 'staff' })],
  ],

  ['own_words', 'with a report', 1, () => [report(), moment(quoted)]],
  ['own_words', 'after it', 1, () => [report(), noticed()]],
  [
    'own_words',
    'after it, as it was corrected: once',
    1,
    () => {
      const [first, second] = [uuidv7(), uuidv7()];
      return [report(), noticed({ id: first, root_id: first }), noticed({ id: second, root_id: first, version: 2 })];
    },
  ],
  ['own_words', 'after a report that was set aside', 0, () => [report({ state: 'void' }), noticed()]],
  [
    'own_words',
    'in the last minute of the last day, by the clock of the home',
    1,
    () => [report(), noticed(at('2020-07-12T22:59:59Z'))],
  ],
  ['own_words', 'a minute after', 0, () => [report(), noticed(at('2020-07-12T23:00:00Z'))]],
  ['own_words', 'in the first minute of the first day', 1, () => [report(), noticed(at('2020-07-05T23:00:00Z'))]],
  ['own_words', 'a minute before', 0, () => [report(), noticed(at('2020-07-05T22:59:59Z'))]],
  ['observations', 'what staff saw', 1, () => [report(), noticed({ kind: 'wellbeing' })]],

  ['missed', 'joined in again after 4 days', 1, () => [report(), moment(day('2020-07-08')), ...again('2020-07-04')]],
  ['missed', 'after 3 days', 0, () => [report(), moment(day('2020-07-08')), ...again('2020-07-05')]],
  ['missed', 'for the first time', 0, () => [report(), moment(day('2020-07-08'))]],
  [
    'missed',
    'was offered and said no',
    0,
    () => [report(), moment({ response: 'not_today', not_today_reason: 'declined' }), ...again('2020-07-01')],
  ],

  ['consents', 'a yes', 1, () => [consent('given')]],
  ['consents', 'a no', 1, () => [consent('refused')]],
  ['consents', 'a yes that was taken back', 1, () => [consent('withdrawn')]],
  ['consents', 'nobody asked', 0, () => [consent('not_asked')]],
  ['consents', 'of the day after', 0, () => [consent('given', '2020-07-13')]],

  ['risks', 'a word by name before an event', 1, () => [event(), wordBefore()]],

  ['community', 'a visit', 1, () => [event()]],
  ['community', 'a meeting of staff', 0, () => [event({ type: 'meeting' })]],
  ['community', 'called off', 0, () => [event(calledOff)]],
  ['community', 'deleted', 0, () => [event({ deleted_at: NOW })]],
  ['community', 'late on the last day, and not yet', 0, () => [event(starts('2020-07-12T18:00:00Z'))]],
  ['community', 'at noon of the last day', 1, () => [event(starts('2020-07-12T11:00:00Z'))]],
  ['community', 'a report with relatives there', 1, () => [report({ relatives_present: ['Sarah'] })]],
  ['community', 'a report without', 0, () => [report()]],
  [
    'community',
    'a report of the visit, once',
    1,
    () => [event(), report({ event_id: EVENT, relatives_present: ['Sarah'] })],
  ],
  [
    'community',
    'they came to what was called off',
    1,
    () => [event(calledOff), report({ event_id: EVENT, relatives_present: ['Sarah'] })],
  ],
  ['community', 'nobody came to what was called off', 0, () => [event(calledOff), report({ event_id: EVENT })]],
  [
    'community',
    'they came to a meeting',
    1,
    () => [event({ type: 'meeting' }), report({ event_id: EVENT, relatives_present: ['Sarah'] })],
  ],
  [
    'community',
    'they came, and the report was set aside',
    0,
    () => [event(calledOff), report({ event_id: EVENT, relatives_present: ['Sarah'], state: 'void' })],
  ],

  ['surveys', 'five answered, and it is over', 1, () => [survey(), ...entries(5)]],
  ['surveys', 'four answered', 0, () => [survey(), ...entries(4)]],
  [
    'surveys',
    'still open',
    0,
    () => [survey({ status: 'open', closed_at: null, closes_on: '2020-07-20' }), ...entries(5)],
  ],
  [
    'surveys',
    'it ended by itself',
    1,
    () => [survey({ status: 'open', closed_at: null, closes_on: '2020-07-07' }), ...entries(5)],
  ],
  [
    'surveys',
    'it ended on the day before the first',
    0,
    () => [survey({ status: 'open', closed_at: null, closes_on: '2020-07-05' }), ...entries(5)],
  ],
  [
    'surveys',
    'closed an hour ago, while somebody is in the middle of it',
    0,
    () => [
      survey({ closed_at: '2020-07-12T13:00:00Z' }),
      ...entries(5),
      ['survey_drafts', { id: uuidv7(), survey_id: SURVEY, account_id: AUTHOR }],
    ],
  ],
  [
    'surveys',
    'closed an hour ago, and all is in',
    1,
    () => [survey({ closed_at: '2020-07-12T13:00:00Z' }), ...entries(5)],
  ],
  [
    'surveys',
    'you said, we did',
    1,
    () => [
      [
        'survey_actions',
        { id: uuidv7(), theme: 'food', said: 'Cold soup', did: 'Hot soup', published_at: '2020-07-08T10:00:00Z' },
      ],
    ],
  ],
  [
    'surveys',
    'you said, and nobody was told',
    0,
    () => [['survey_actions', { id: uuidv7(), theme: 'food', said: 'Cold soup', did: 'Hot soup' }]],
  ],

  ['by_hand', 'a report', 1, () => [report(), tied({ report_id: REPORT })]],
  ['by_hand', 'a report, taken back', 0, () => [report(), tied({ report_id: REPORT, removed_at: NOW })]],
  ['by_hand', 'a report that was set aside', 0, () => [report({ state: 'void' }), tied({ report_id: REPORT })]],
  [
    'by_hand',
    'a report, to another question',
    0,
    () => [report(), tied({ report_id: REPORT, question: 'cqc.caring' })],
  ],
  ['by_hand', 'a shared photo', 1, () => [photo(), tied({ photo_id: PHOTO })]],
  ['by_hand', 'a photo of the day after', 0, () => [photo({ taken_on: '2020-07-13' }), tied({ photo_id: PHOTO })]],
  ['by_hand', 'a photo that was taken back', 0, () => [photo({ withdrawn_at: NOW }), tied({ photo_id: PHOTO })]],
  ['by_hand', 'a photo that was never shared', 0, () => [photo({ shared_at: null }), tied({ photo_id: PHOTO })]],
  [
    'by_hand',
    'a photo in which somebody is not named',
    0,
    () => [photo({ tagged_at: null }), tied({ photo_id: PHOTO })],
  ],
  [
    'by_hand',
    'a photo that families see tomorrow',
    0,
    () => [photo({ shown_from: '2020-07-13T10:00:00Z' }), tied({ photo_id: PHOTO })],
  ],
  ['by_hand', 'a survey', 1, () => [survey(), ...entries(5), tied({ survey_id: SURVEY })]],
  ['by_hand', 'a survey of four', 0, () => [survey(), ...entries(4), tied({ survey_id: SURVEY })]],
];

class Undone extends Error {}

/** Looks at a home in which these rows are too, and leaves it as it was. */
async function within<Result>(rows: readonly Row[], look: (db: Db) => Promise<Result>): Promise<Result> {
  const seen: Result[] = [];
  await owner
    .transaction()
    .execute(async (db) => {
      await sql`update residents set deleted_at = now() where care_home_id = ${care_home_id} and id = ${who[GONE]}`.execute(
        db,
      );
      for (const [table, values] of rows) {
        const all = Object.entries({ care_home_id, ...values });
        await sql`insert into ${sql.table(table)} (${sql.join(all.map(([name]) => sql.ref(name)))})
                  values (${sql.join(all.map(([, value]) => (typeof value === 'string' ? (who[value] ?? value) : value)))})`.execute(
          db,
        );
      }
      seen.push(await look(db));
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  const [result] = seen;
  if (result === undefined) throw new Error('Nobody looked');
  return result;
}

test('a choice that was told in somebody’s own words is one piece of both', async () => {
  const home = careHomeOfJob({ care_home_id, timezone: 'Europe/London' });
  const days = { careHome: home, ...WEEK, now: NOW };
  const asked = { sources: ['choices', 'own_words', 'engagement'] satisfies NamedSource[], questions: [] };
  const { counted, pieces } = await within(
    [report(), moment({ choice_made: true, quote: 'The blue one', engagement: 3 })],
    async (db) => ({
      counted: await countPieces(db, days, { since: WEEK.from, ...asked }),
      pieces: await piecesOf(db, days, { ...asked, limit: 10, offset: 0 }),
    }),
  );
  expect(pieces).toMatchObject({ total: 1, items: [{ sources: ['choices', 'engagement', 'own_words'] }] });
  expect(countOf(counted, asked.sources)).toEqual({ now: 1, before: 0 });
  for (const source of asked.sources) expect(countOf(counted, [source]).now).toBe(1);
});

test.each(CASES)('%s: %s → %i', async (source, _what, count, rows) => {
  const named: NamedSource[] = source === 'by_hand' ? [] : [source];
  const questions = source === 'by_hand' ? [QUESTION] : [];
  const home = careHomeOfJob({ care_home_id, timezone: 'Europe/London' });
  const days = { careHome: home, ...WEEK, now: NOW };
  const found = await within(rows(), async (db) => ({
    counts: await countPieces(db, days, { since: WEEK.from, sources: named, questions }),
    pieces: await piecesOf(db, days, { sources: named, questions, limit: 10, offset: 0 }),
  }));
  const key = source === 'by_hand' ? `by_hand:${QUESTION}` : source;
  expect(countOf(found.counts, [key]).now).toBe(count);
  // What a number opens is what it counts.
  expect(found.pieces.total).toBe(count);
});
