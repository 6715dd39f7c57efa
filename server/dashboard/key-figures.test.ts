import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKeyFigures } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { KeyFigure } from '@heartsease/domain/dashboard/key-figures.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import { setPackage } from '../test/homes.ts';
import { recountWaits } from '../test/recount-key-figures.ts';
import type { RawMessage } from '../test/recount-key-figures.ts';
import { londonDayOf } from '../test/recount.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let anita: Asker;
let care_home_id: string;
let today: string;

beforeAll(async () => {
  world = await openWorld();
  today = londonDayOf(new Date());
  world.clock.now = new Date(`${today}T15:00:00Z`);
  anita = await world.as('manager@larch-house.example');
  ({ care_home_id } = await factsOf(world.ownerUrl, 'Larch House'));
});
afterAll(async () => await world.close());

async function figure(key: string): Promise<KeyFigure | undefined> {
  const { body } = await anita.asks(getKeyFigures, {});
  return body.items.find((item) => item.key === key);
}

async function changing(change: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await asOwner(world.ownerUrl, change);
}

test('relatives look in who opened the app in these days, whoever of them has access', async () => {
  const before = await figure('relatives');
  expect(before).toMatchObject({ state: 'recorded' });
  expect(before?.numerator).toBeGreaterThan(0);
  expect(before?.numerator).toBeLessThan(before?.n ?? 0);
  expect(before?.value).toBe(Math.round((1_000 * (before?.numerator ?? 0)) / (before?.n ?? 1)) / 10);
  await changing(async (client) => {
    await client.query('delete from app_activities');
    const { rows } = await client.query<{ account_id: string }>(
      `select distinct account_id from relative_links where care_home_id = $1 and status = 'active' and account_id is not null
        order by 1 limit 3`,
      [care_home_id],
    );
    // The first day that counts, the last one twice, and the day before the first.
    const days = [addDays(today, -27), today, today, addDays(today, -28)];
    const who = [0, 1, 1, 2];
    for (const [place, day] of days.entries())
      await client.query(
        `insert into app_activities (id, account_id, version, platform, at) values (gen_random_uuid(), $1, '1', 'web', $2)`,
        [rows[who[place] ?? 0]?.account_id, `${day}T12:00:00Z`],
      );
  });
  expect(await figure('relatives')).toMatchObject({ numerator: 2, n: before?.n });
  const pausing = (but: number) => (client: pg.Client) =>
    client.query(
      `update relative_links set status = 'paused'
        where care_home_id = $1 and (account_id is null or account_id not in (
          select distinct account_id from relative_links
           where care_home_id = $1 and status = 'active' and account_id is not null order by 1 limit $2))`,
      [care_home_id, but],
    );
  await changing(pausing(4));
  // Two of the four did look in, and nobody is told how many there are.
  expect(await figure('relatives')).toMatchObject({ state: 'too_few', value: null, numerator: null, n: 0 });
  await changing(pausing(0));
  expect(await figure('relatives')).toMatchObject({ state: 'nothing_yet', value: null, n: 0 });
});

test('what families say of the home is that of the last survey that is over, told of five or more', async () => {
  const [before, scoreBefore] = [await figure('survey'), await figure('survey_score')];
  const said = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ said: number | null; overall: number | null }>(
      `select (e.answers->>'recommend')::int as said, (e.answers->>'overall')::int as overall from survey_entries e join surveys s on s.care_home_id = e.care_home_id and s.id = e.survey_id
        where s.care_home_id = $1 and s.template_key = 'family-quarterly' and s.closes_on =
              (select max(closes_on) from surveys where care_home_id = $1 and template_key = 'family-quarterly' and closes_on < $2)`,
      [care_home_id, today],
    );
    return rows;
  });
  const recommend = said.flatMap((one) => one.said ?? []);
  const share = (least: number, most: number) =>
    recommend.filter((one) => one >= least && one <= most).length / recommend.length;
  expect(before).toMatchObject({ n: recommend.length, value: Math.round(100 * (share(9, 10) - share(0, 6))) });
  const points = said.flatMap(({ overall }) => overall ?? []);
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  expect(scoreBefore).toMatchObject({ n: points.length, value: Math.round(10 * mean) / 10, unit: 'number' });

  // The newest that is over was answered by four: what was said before it stands.
  await changing((client) =>
    client.query(
      `delete from survey_entries e using surveys s where s.care_home_id = e.care_home_id and s.id = e.survey_id
          and s.closes_on = (select max(closes_on) from surveys where care_home_id = $1 and template_key = 'family-quarterly' and closes_on < $2)
          and e.id not in (select id from survey_entries where survey_id = s.id order by id limit 4)`,
      [care_home_id, today],
    ),
  );
  const after = await figure('survey');
  expect(after).toMatchObject({ state: 'recorded' });
  expect(after?.n).not.toBe(before?.n);
  const scoreAfter = await figure('survey_score');
  expect(scoreAfter).toMatchObject({ state: 'recorded' });
  expect(scoreAfter?.n).not.toBe(scoreBefore?.n);
  await changing((client) => client.query(`delete from survey_entries where care_home_id = $1`, [care_home_id]));
  expect(await figure('survey')).toMatchObject({ state: 'nothing_yet', value: null });
  expect(await figure('survey_score')).toMatchObject({ state: 'nothing_yet', value: null });
});

test('what a report takes is the middle one of those that were measured', async () => {
  const middle = async () =>
    await asOwner(world.ownerUrl, async (client) => {
      const { rows } = await client.query<{ seconds: number }>(
        `select writing_seconds as seconds from reports where care_home_id = $1 and state <> 'void' and writing_seconds is not null
            and day between $2 and $3 order by 1`,
        [care_home_id, addDays(today, -27), today],
      );
      const half = rows.length / 2;
      const [one, other] = [rows[Math.ceil(half) - 1]?.seconds ?? 0, rows[Math.floor(half)]?.seconds ?? 0];
      return { value: Math.round((one + other) / 2), n: rows.length };
    });
  const before = await middle();
  expect(before.n).toBeGreaterThan(20);
  expect(await figure('recording')).toMatchObject({ state: 'recorded', ...before });
  await changing((client) =>
    client.query('update reports set writing_seconds = null where care_home_id = $1', [care_home_id]),
  );
  expect(await figure('recording')).toMatchObject({ state: 'nothing_yet', value: null, n: 0 });
});

test('families are answered so soon, and told so much: counted by hand, message by message', async () => {
  const raw = await asOwner(world.ownerUrl, async (client) => ({
    messages: (
      await client.query<RawMessage>(
        `select c.thread_id, c.position, c.sent_at, m.role = 'relative' as is_relative from chat_messages c
           join memberships m on m.care_home_id = c.care_home_id and m.account_id = c.author_id
          where c.care_home_id = $1`,
        [care_home_id],
      )
    ).rows,
    shared: (
      await client.query<RawUpdate>(
        `select u.id, u.report_id, u.moment_id, u.shared_at, u.opens_at, u.withdrawn_at, m.removed_at, m.response,
                t.state, r.ended_on
           from family_updates u, moments m, reports t, residents r
          where u.care_home_id = $1 and m.id = u.moment_id and t.id = u.report_id and r.id = u.resident_id`,
        [care_home_id],
      )
    ).rows,
  }));
  const days = Array.from({ length: 28 }, (_, back) => addDays(today, -back));
  const waits = recountWaits(raw.messages, days);
  const half = waits.length / 2;
  const middle = ((waits[Math.ceil(half) - 1] ?? 0) + (waits[Math.floor(half)] ?? 0)) / 2;
  expect(waits.length).toBeGreaterThan(0);
  expect(await figure('reply_time')).toMatchObject({ n: waits.length, value: Math.round(middle) });
  const now = world.app.now();
  const standing = raw.shared.filter((one) => isRead(one, now) && days.includes(londonDayOf(one.shared_at)));
  expect(standing.length).toBeGreaterThan(3);
  const present = (await figure('moments_a_week'))?.n ?? 0;
  const a_week = Math.round((70 * standing.length) / present) / 10;
  expect(await figure('family_updates')).toMatchObject({ numerator: standing.length, n: present, value: a_week });

  // What families can't read any more, or not yet, reached nobody.
  const reports = new Set(standing.map(({ report_id }) => report_id));
  const [waiting, resting, removed] = standing.filter(({ report_id }) => reports.delete(report_id));
  await changing(async (client) => {
    await client.query('update family_updates set opens_at = null where id = $1', [waiting?.id]);
    await client.query('update family_updates set opens_at = $2 where id = $1', [resting?.id, addDays(today, 1)]);
    await client.query('update moments set removed_at = now() where id = $1', [removed?.moment_id]);
  });
  expect((await figure('family_updates'))?.numerator).toBe(standing.length - 3);
  const others = standing.filter((one) => ![waiting, resting, removed].includes(one));
  const [set] = others;
  await changing((client) => client.query(`update reports set state = 'void' where id = $1`, [set?.report_id]));
  const left = others.filter(({ report_id }) => report_id !== set?.report_id);
  expect(left.length).toBeLessThan(others.length);
  expect((await figure('family_updates'))?.numerator).toBe(left.length);
});

interface RawUpdate {
  id: string;
  report_id: string;
  moment_id: string;
  shared_at: Date;
  opens_at: Date | null;
  withdrawn_at: Date | null;
  removed_at: Date | null;
  response: string | null;
  state: string;
  ended_on: string | null;
}

/** Can a family read it now? Of a good moment that stands, and opened before its person died or moved away. */
function isRead(update: RawUpdate, now: Date): boolean {
  const { opens_at, withdrawn_at, removed_at, response, state, ended_on } = update;
  if (withdrawn_at !== null || removed_at !== null || state === 'void') return false;
  if (response === null || response === 'not_today' || response === 'unsettled') return false;
  return opens_at !== null && opens_at <= now && (ended_on === null || londonDayOf(opens_at) <= ended_on);
}

test('a figure leads to what it is made of, where whoever asks may open it', async () => {
  const days = `from=${addDays(today, -27)}&to=${today}`;
  expect((await figure('residents_engaged'))?.drill).toBe(`/moments?${days}`);
  expect((await figure('about_me'))?.drill).toBe('/evidence/gaps/about_me_old');
  expect((await figure('fairness'))?.drill).toBeNull();
  const tomasz = await world.as('carer@larch-house.example');
  const { items } = (await tomasz.asks(getKeyFigures, {})).body;
  const drillOf = (key: string) => items.find((item) => item.key === key)?.drill;
  expect([drillOf('residents_engaged'), drillOf('about_me')]).toEqual([`/moments?${days}`, null]);
});

test('a home without surveys has no figure of them', async () => {
  await changing((client) => setPackage(client, care_home_id, { letter: 'D', is_basic: false, is_expired: false }));
  expect(await figure('survey')).toBeUndefined();
  expect(await figure('survey_score')).toBeUndefined();
});
