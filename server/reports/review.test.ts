import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amendReport, getReport, logReport, voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import {
  approveReport,
  getReportSettings,
  listReports,
  returnReport,
  saveReportSettings,
} from '@heartsease/domain/reports/review.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let anita: Asker;
let home: string;
let resident_id: string;

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  home = (await nadia.asks(me, {})).body.carehome.id;
  resident_id = (await nadia.asks(listResidents, { limit: 1 })).body.items[0]?.id ?? '';
});
afterAll(async () => await world.close());

function draft(title = 'A song') {
  return {
    client_id: uuidv7(),
    care_home_id: home,
    title,
    format: 'one_to_one' as const,
    started_at: new Date(Date.now() - 3_600_000).toISOString(),
    minutes: 20,
    moments: [
      {
        resident_id,
        response: 'enjoyed' as const,
        basis: 'individual' as const,
        answered_at: new Date().toISOString(),
      },
    ],
  };
}

const write = () => ({ client_id: uuidv7(), care_home_id: home });
const wantApproval = (asker: Asker, wants_approval: boolean) =>
  asker.asks(saveReportSettings, { ...write(), wants_approval });
const approve = (asker: Asker, report_id: string, base_version: number) =>
  asker.asks(approveReport, { ...write(), report_id, base_version });
const giveBack = (asker: Asker, report_id: string, base_version: number, comment = 'Who else was there?') =>
  asker.asks(returnReport, { ...write(), report_id, base_version, comment });
const change = (asker: Asker, report_id: string, base_version: number, more: object = {}) =>
  asker.asks(amendReport, { ...draft('Two songs'), report_id, base_version, ...more });

test('a manager says whether reports are approved, and nobody else', async () => {
  expect((await anita.asks(getReportSettings, {})).body).toEqual({ wants_approval: false });
  expect((await wantApproval(nadia, true)).status).toBe(403);
  expect((await wantApproval(tomasz, true)).status).toBe(403);
  expect((await wantApproval(anita, true)).body).toEqual({ wants_approval: true });
  expect((await anita.asks(getReportSettings, {})).body).toEqual({ wants_approval: true });
  expect((await wantApproval(anita, false)).status).toBe(200);
});

test('where the home does not want it, nothing waits and nothing is approved', async () => {
  const { body } = await tomasz.asks(logReport, draft());
  expect(body).toMatchObject({ waits_for_approval: false, can_approve: false });
  expect((await approve(nadia, body.id, 1)).status).toBe(422);
});

test('a report waits, is approved by somebody else, and waits again when its author changes it', async () => {
  await wantApproval(anita, true);
  const { body } = await tomasz.asks(logReport, draft());
  expect(body).toMatchObject({ state: 'submitted', waits_for_approval: true, can_approve: false });
  expect((await nadia.asks(getReport, { report_id: body.id })).body.can_approve).toBe(true);
  expect((await approve(tomasz, body.id, 1)).status).toBe(403);
  const waiting = (await nadia.asks(listReports, { is_waiting: true })).body;
  expect(waiting.items.map(({ id }) => id)).toContain(body.id);
  expect(waiting.waiting).toBe(waiting.total);

  const approved = await approve(nadia, body.id, 1);
  expect(approved.body).toMatchObject({ state: 'approved', version: 2, waits_for_approval: false });
  expect(approved.body.history.at(-1)).toMatchObject({ kind: 'approved', edits: [] });
  expect((await approve(anita, body.id, 1)).status).toBe(409);
  expect((await approve(anita, body.id, 2)).status).toBe(409);

  expect((await change(tomasz, body.id, 2)).body).toMatchObject({ state: 'submitted', waits_for_approval: true });
  const byNadia = await change(nadia, body.id, 3, { reason: 'The title' });
  expect(byNadia.body.state).toBe('submitted');
  expect((await approve(anita, body.id, 4)).body.state).toBe('approved');
  expect((await change(nadia, body.id, 5, { reason: 'The title' })).body.state).toBe('approved');
});

test('nobody approves or returns what they wrote themselves', async () => {
  const { body } = await nadia.asks(logReport, draft());
  expect((await approve(nadia, body.id, 1)).status).toBe(403);
  expect((await giveBack(nadia, body.id, 1)).status).toBe(403);
  expect((await anita.asks(getReport, { report_id: body.id })).body).toMatchObject({
    can_return: true,
    can_approve: true,
  });
});

test('a returned report lies with its author, also after a day, until it is sent in again', async () => {
  const { body } = await tomasz.asks(logReport, draft());
  expect((await giveBack(anita, body.id, 1, '  ')).status).toBe(422);
  const returned = await giveBack(anita, body.id, 1);
  expect(returned.body).toMatchObject({ state: 'returned', can_return: false });
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(`update reports set recorded_at = recorded_at - interval '3 days' where id = $1`, [body.id]);
  });
  const mine = await tomasz.asks(listReports, { states: ['returned'], is_mine: true });
  expect(mine.body.items).toMatchObject([
    { id: body.id, returned: { comment: 'Who else was there?', by: { known_as: 'Anita' } } },
  ]);
  expect((await nadia.asks(listReports, { states: ['returned'], is_mine: true })).body.items).toEqual([]);
  expect((await tomasz.asks(getReport, { report_id: body.id })).body.can_change).toBe(true);

  const again = await change(tomasz, body.id, 2);
  expect(again.body).toMatchObject({ state: 'submitted', can_change: false });
  expect(again.body.history.map(({ kind }) => kind)).toEqual(['logged', 'returned', 'submitted_again']);
  expect(again.body.history.at(-1)?.edits).toContainEqual({ about: 'title', was: 'A song', is: 'Two songs' });
});

test('whoever returned a report finds it in the list when it was sent in again, until they look at it', async () => {
  const { body } = await tomasz.asks(logReport, draft());
  const sentAgain = async (asker: Asker) => {
    const { items, sent_again } = (await asker.asks(listReports, { is_sent_again: true })).body;
    return { ids: items.map(({ id }) => id), sent_again };
  };
  await wantApproval(anita, true);
  const before = await sentAgain(anita);
  await giveBack(anita, body.id, 1);
  expect(await sentAgain(anita)).toEqual(before);
  await change(tomasz, body.id, 2);
  expect(await sentAgain(anita)).toEqual({ ids: [body.id, ...before.ids], sent_again: before.sent_again + 1 });
  expect((await sentAgain(nadia)).ids).not.toContain(body.id);
  const [line] = (await anita.asks(listReports, { is_sent_again: true })).body.items;
  expect(line).toMatchObject({ id: body.id, is_sent_again: true, is_amended: true });
  expect(await sentAgain(tomasz)).toEqual({ ids: [], sent_again: 0 });

  // Where nobody approves, nothing would ever take it off the list.
  await wantApproval(anita, false);
  expect(await sentAgain(anita)).toEqual({ ids: [], sent_again: 0 });
  await wantApproval(anita, true);
  await approve(anita, body.id, 3);
  expect(await sentAgain(anita)).toEqual(before);
  await wantApproval(anita, false);
});

test('a returned report counts all the while, and one that is void is in no list but its own', async () => {
  const { body } = await tomasz.asks(logReport, draft('A song to find'));
  await giveBack(anita, body.id, 1);
  const counted = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query(`select removed_at from moments where report_id = $1`, [body.id]);
    return rows;
  });
  expect(counted).toEqual([{ removed_at: null }]);
  await anita.asks(voidReport, { ...write(), report_id: body.id, base_version: 2, reason: 'Twice' });
  const ids = async (states?: ('void' | 'submitted')[]) =>
    (await nadia.asks(listReports, { states, limit: 100 })).body.items.map(({ id }) => id);
  expect(await ids()).not.toContain(body.id);
  expect(await ids(['void'])).toContain(body.id);
});

test('the list goes on where it ended, within its days', async () => {
  const first = (await nadia.asks(listReports, { limit: 2 })).body;
  const next = (await nadia.asks(listReports, { limit: 2, cursor: first.next_cursor ?? '' })).body;
  const both = [...first.items, ...next.items];
  expect(new Set(both.map(({ id }) => id)).size).toBe(4);
  expect(both.map(({ started_at }) => started_at)).toEqual(
    both
      .map(({ started_at }) => started_at)
      .toSorted()
      .toReversed(),
  );
  const day = first.items[0]?.started_at.slice(0, 10) ?? '';
  expect((await nadia.asks(listReports, { from: day, to: day })).body.total).toBeLessThan(first.total);
  expect((await nadia.asks(listReports, { cursor: 'after-me' })).status).toBe(422);
  expect((await nadia.asks(listReports, { from: '2026-02-30' })).status).toBe(422);
});

test('another home finds no report of this one', async () => {
  const { body } = await tomasz.asks(logReport, draft());
  const other = await world.as('manager@teme-bank.example');
  const elsewhere = { client_id: uuidv7(), care_home_id: (await other.asks(me, {})).body.carehome.id };
  const report = { report_id: body.id, base_version: 1 };
  expect((await other.asks(returnReport, { ...elsewhere, ...report, comment: 'Hello' })).status).toBe(404);
  expect((await other.asks(approveReport, { ...elsewhere, ...report })).status).toBe(404);
});
