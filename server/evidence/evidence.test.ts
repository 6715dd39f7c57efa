import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getEvidence,
  linkEvidence,
  listFrameworks,
  listGaps,
  listLinks,
  listPieces,
  unlinkEvidence,
} from '@heartsease/domain/evidence/evidence.endpoints.ts';
import { CQC_2023, CQC_2026 } from '@heartsease/domain/evidence/cqc.ts';
import { wordingOf } from '@heartsease/domain/evidence/examples.ts';
import { QS50 } from '@heartsease/domain/evidence/nice.ts';
import type { Framework } from '@heartsease/domain/evidence/framework.ts';
import { defaultFramework } from '@heartsease/domain/evidence/frameworks.ts';
import { inTransaction } from '../db/database.ts';
import { careHomeOfJob } from '../session/session.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { setPackage } from '../test/homes.ts';
import { londonDayOf, rawHome } from '../test/recount.ts';
import type { RawHome } from '../test/recount.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { evidenceOf } from './evidence-of.ts';

let world: World;
let anita: Asker;
let facts: Facts;
let home: RawHome;
let days: { from: string; to: string };

beforeAll(async () => {
  world = await openWorld();
  world.clock.now = new Date(`${londonDayOf(new Date())}T15:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
  home = await rawHome(world.ownerUrl, facts.care_home_id);
  const first = new Date(`${facts.today}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - 90);
  days = { from: first.toISOString().slice(0, 10), to: facts.today };
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const inDays = ({ day, removed_at }: { day: string; removed_at: Date | null }) =>
  removed_at === null && day >= days.from && day <= days.to;

async function countOf(source: string): Promise<number | null | undefined> {
  const { body } = await anita.asks(getEvidence, {});
  return body.questions.flatMap(({ sources }) => sources).find((one) => one.source === source)?.count;
}

test('the last three months are asked for unless somebody says other days, and days that make no sense are refused', async () => {
  const { body } = await anita.asks(getEvidence, {});
  expect(body.period).toEqual({ ...days, days: 91 });
  expect(body.framework).toMatchObject({ id: 'cqc-saf-2023', status: 'in_force' });
  expect(body.weeks).toHaveLength(13);
  const wrong = await anita.asks(getEvidence, { from: days.to, to: days.from });
  expect(wrong.status).toBe(422);
  expect((await anita.asks(getEvidence, { framework: 'our-own' })).status).toBe(422);
});

test('the numbers over everything are what is written down', async () => {
  const { body } = await anita.asks(getEvidence, {});
  const moments = home.moments.filter(inDays);
  expect(body.headlines.moments.now).toBe(moments.length);
  expect(body.headlines.one_to_one.now).toBe(moments.filter(({ format }) => format === 'one_to_one').length);
  const inWeeks = body.weeks.reduce((sum, week) => sum + week.group + week.one_to_one, 0);
  expect(inWeeks).toBe(moments.length);
});

test('a choice is a moment in which somebody chose or said no, counted once', async () => {
  const chosen = home.moments.filter(
    (moment) => inDays(moment) && (moment.choice_made === true || moment.not_today_reason === 'declined'),
  );
  expect(await countOf('choices')).toBe(chosen.length);
});

test('who was not forgotten is who joined in again after more than 3 days', async () => {
  let times = 0;
  const engaged = home.moments.filter(
    ({ removed_at, response }) => removed_at === null && ['loved', 'enjoyed', 'quiet'].includes(response ?? ''),
  );
  for (const own of Map.groupBy(engaged, ({ resident_id }) => resident_id).values()) {
    const had = [...new Set(own.map(({ day }) => day))].toSorted();
    for (const [place, day] of had.entries()) {
      const before = had[place - 1];
      if (before === undefined || day < days.from || day > days.to) continue;
      if ((Date.parse(day) - Date.parse(before)) / 86_400_000 > 3) times += 1;
    }
  }
  expect(times).toBeGreaterThan(0);
  expect(await countOf('missed')).toBe(times);
});

test('consents, tutorials and signed papers are counted of these days and this home alone', async () => {
  await asOwner(world.ownerUrl, async (client) => {
    const count = async (text: string) =>
      (await client.query<{ n: number }>(text, [facts.care_home_id, days.from, days.to])).rows[0]?.n;
    expect(await countOf('consents')).toBe(
      await count(`select count(*)::int as n from consents
                    where care_home_id = $1 and decided_on between $2 and $3 and status <> 'not_asked'`),
    );
    expect(await countOf('tutorials')).toBe(
      await count(`select count(*)::int as n from tutorial_progress where care_home_id = $1
                      and (done_at at time zone 'Europe/London')::date between $2 and $3`),
    );
  });
});

test('what speaks for known sight, hearing and language are the cards that tell of them, and nothing else of a person', async () => {
  const { body } = await anita.asks(getEvidence, { framework: QS50.id });
  const told = body.questions.flatMap(({ sources }) => sources).find(({ source }) => source === 'communication');
  const { rows } = await asOwner(
    world.ownerUrl,
    async (client) =>
      await client.query<{ at: Date; heading: string }>(
        'select at, heading from about_me_versions where care_home_id = $1',
        [facts.care_home_id],
      ),
  );
  const lately = rows.filter(({ at }) => londonDayOf(at) >= days.from && londonDayOf(at) <= days.to);
  const cards = lately.filter(({ heading }) => heading === 'communication');
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.length).toBeLessThan(lately.length);
  expect(told?.count).toBe(cards.length);
});

test('a home without surveys is told that none are recorded, and never nought', async () => {
  const surveysOf = async () => {
    const { body } = await anita.asks(getEvidence, {});
    return body.questions.flatMap(({ sources }) => sources).filter(({ source }) => source === 'surveys');
  };
  for (const one of await surveysOf()) expect(one.state).not.toBe('not_recorded');
  const put = async (letter: 'D' | 'E') =>
    await asOwner(world.ownerUrl, async (client) => {
      await setPackage(client, facts.care_home_id, { letter, is_expired: false, is_basic: false });
    });
  await put('D');
  const surveys = await surveysOf();
  await put('E');
  expect(surveys.length).toBeGreaterThan(0);
  for (const one of surveys) expect(one).toMatchObject({ state: 'not_recorded', count: null, before: null });
});

test('every number opens as many pieces as it says, with who recorded each and when', async () => {
  for (const framework of [CQC_2023, CQC_2026, QS50]) {
    const { body } = await anita.asks(getEvidence, { framework: framework.id });
    for (const { key, pieces, sources } of body.questions) {
      const opened = await anita.asks(listPieces, { framework: framework.id, question: key });
      expect(opened.body.total, key).toBe(pieces);
      expect(opened.body.items.every(({ day }) => day >= days.from && day <= days.to)).toBe(true);
      const first = sources.find(({ state }) => state === 'recorded');
      if (first === undefined) continue;
      const one = await anita.asks(listPieces, { framework: framework.id, question: key, source: first.source });
      expect(one.body.total, `${key} ${first.source}`).toBe(first.count);
      expect(one.body.items[0]).toMatchObject({ sources: [first.source], recorded_at: expect.any(String) });
    }
  }
});

test('a gap says about whom it is, why, and who sees to it', async () => {
  const { body } = await anita.asks(listGaps, {});
  const cards = body.items.find(({ key }) => key === 'about_me_old');
  expect(cards).toMatchObject({ doer: 'key_worker', questions: ['cqc.caring'] });
  const matrix = await anita.asks(getEvidence, {});
  for (const gap of body.items)
    for (const key of gap.questions)
      expect(matrix.body.questions.find((question) => question.key === key)?.gaps).toContainEqual({
        key: gap.key,
        count: gap.items.length,
      });
  for (const { day } of cards?.items ?? []) expect(day === null || day < facts.today).toBe(true);
});

test('a report is tied to a question by hand, once, with a word why, and can be taken back', async () => {
  const report_id = home.moments.find(inDays)?.report_id ?? '';
  const question = 'cqc.safe';
  const before = await anita.asks(listPieces, { question });
  const nothing = await anita.asks(linkEvidence, { ...write(), report_id, question, why: ' ' });
  expect(nothing.status).toBe(422);
  const first = await anita.asks(linkEvidence, { ...write(), report_id, question, why: 'Nobody was hurried' });
  const again = await anita.asks(linkEvidence, { ...write(), report_id, question, why: 'Nobody was hurried at all' });
  expect(again.body.id).toBe(first.body.id);
  const after = await anita.asks(listPieces, { question });
  expect(after.body.total).toBe(before.body.total + 1);
  const byHand = await anita.asks(listPieces, { question, source: 'by_hand' });
  expect(byHand.body.items).toMatchObject([
    { opens: { kind: 'report', id: report_id }, link: { why: 'Nobody was hurried at all', by: 'Anita' } },
  ]);
  expect((await anita.asks(listLinks, { report_id })).body.items).toMatchObject([{ question }]);
  // The other edition asks the same question.
  const draft = await anita.asks(listPieces, { framework: CQC_2026.id, question, source: 'by_hand' });
  expect(draft.body.total).toBe(1);
  expect((await anita.asks(unlinkEvidence, { ...write(), link_id: first.body.id })).status).toBe(200);
  expect((await anita.asks(unlinkEvidence, { ...write(), link_id: first.body.id })).status).toBe(404);
  expect((await anita.asks(listPieces, { question })).body.total).toBe(before.body.total);
});

test('a pack has the strongest few examples of each question, nobody twice on a page, none on two', async () => {
  const evidence = await evidenceFor(CQC_2023);
  const caring = evidence.questions.find(({ key }) => key === 'cqc.caring');
  expect(caring?.examples.length).toBeGreaterThan(0);
  expect(caring?.examples.length).toBeLessThanOrEqual(3);
  expect(caring?.examples[0]?.is_own_words).toBe(true);
  const told = evidence.questions.flatMap(({ examples }) => examples.map(({ id }) => id));
  expect(new Set(told).size).toBe(told.length);
  const wordings = evidence.questions.flatMap(({ examples }) => examples.map(({ words }) => wordingOf(words)));
  expect(new Set(wordings).size).toBe(wordings.length);
  for (const { examples } of evidence.questions) {
    // What a survey said is nobody's.
    const whose = examples.flatMap(({ resident }) => (resident === null ? [] : [resident.id]));
    expect(new Set(whose).size).toBe(whose.length);
  }
});

test('an example speaks for the very question: of risks for Safe, of what changed for Effective, of surveys for Well-led', async () => {
  const { questions } = await evidenceFor(CQC_2023);
  const of = (key: string) => questions.find((question) => question.key === key)?.examples ?? [];
  expect(of('cqc.safe').every(({ source }) => ['risks', 'by_hand'].includes(source))).toBe(true);
  expect(of('cqc.effective').length).toBeGreaterThan(0);
  expect(of('cqc.effective').filter(({ is_own_words }) => is_own_words)).toEqual([]);
  for (const { changed } of of('cqc.effective').filter(({ source }) => source === 'engagement')) {
    const { engagement = null, mood_before = null, mood_after = null } = changed ?? {};
    expect(engagement === 4 || (mood_after ?? 0) > (mood_before ?? 0)).toBe(true);
  }
  expect(new Set(of('cqc.well_led').map(({ source }) => source))).toEqual(new Set(['surveys']));
  expect(of('cqc.caring').map(({ source }) => source)).toEqual(['own_words', 'about_me', 'choices']);
});

test('a word said by name before something with a risk speaks for Safe, and is told once', async () => {
  const reason = 'She keeps her own gloves on, and sits while she digs.';
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `insert into report_risk_words (care_home_id, id, report_id, resident_id, hazard, why, reason, by, at)
       select m.care_home_id, gen_random_uuid(), m.report_id, m.resident_id, 'falls', '[]', $2, m.author_id,
              m.answered_at
         from moments m where m.care_home_id = $1 and m.removed_at is null order by m.day desc, m.id limit 1`,
      [facts.care_home_id, reason],
    ),
  );
  const { questions } = await evidenceFor(CQC_2023);
  const told = questions.flatMap(({ key, examples }) => examples.map(({ words }) => [key, words]));
  expect(told.filter(([, words]) => words === reason)).toEqual([['cqc.safe', reason]]);
});

async function evidenceFor(framework: Framework) {
  const { care_home_id } = facts;
  return await inTransaction(world.database, { care_home_id, account_id: null }, async (db) =>
    evidenceOf(
      db,
      careHomeOfJob({ care_home_id, timezone: 'Europe/London' }),
      { framework, ...days },
      world.clock.now ?? new Date(),
    ),
  );
}

test('each region has its own regulator’s questions; a draft is never the default', () => {
  const asked = ['ENG', 'SCT', 'WLS', 'NIR', 'IRL'].map((region) => defaultFramework(region));
  expect(asked.map(({ id }) => id)).toEqual(['cqc-saf-2023', 'care-inspectorate', 'ciw', 'rqia', 'hiqa']);
  expect(asked.every(({ status }) => status === 'in_force')).toBe(true);
});

test('the region of a home says whose questions it is asked by', async () => {
  const { body } = await anita.asks(listFrameworks, {});
  expect(body.default).toBe('cqc-saf-2023');
  expect(body.items).toHaveLength(8);
  expect(body.items.find(({ id }) => id === 'cqc-asc-2026')).toMatchObject({ status: 'draft' });
});

test('coordinators read it and carers do not; without residents there is none, and what has expired stays readable', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  const tomasz = await world.as('carer@larch-house.example');
  expect((await nadia.asks(getEvidence, {})).status).toBe(200);
  expect((await tomasz.asks(getEvidence, {})).status).toBe(403);
  const report_id = home.moments.find(inDays)?.report_id ?? '';
  const link = { report_id, question: 'cqc.caring', why: 'She chose' };
  const put = async (state: Parameters<typeof setPackage>[2]) =>
    await asOwner(world.ownerUrl, async (client) => await setPackage(client, facts.care_home_id, state));
  await put({ letter: 'C', is_expired: true, is_basic: true });
  expect((await anita.asks(getEvidence, {})).status).toBe(200);
  expect((await anita.asks(linkEvidence, { ...write(), ...link })).status).toBe(403);
  await put({ letter: 'A', is_expired: false, is_basic: false });
  expect((await anita.asks(getEvidence, {})).status).toBe(403);
  await put({ letter: 'E', is_expired: false, is_basic: false });
});
