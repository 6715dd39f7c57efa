import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listMoments, logReport, voidReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getResident } from '@heartsease/domain/residents/residents.endpoints.ts';
import { savePreferences } from '@heartsease/domain/session/preferences.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { inTransaction } from '../db/database.ts';
import { tokenHash } from '../session/session.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
afterEach(() => {
  world.clock.now = null;
});

interface AuditLine {
  action: string;
  subject_id: string | null;
  account_id: string;
  care_home_id: string;
  token_hash: Buffer;
}

/** The lines that were added while the work was done, each with the device that it came from. */
async function linesOf(work: () => Promise<unknown>): Promise<AuditLine[]> {
  const read = async () => {
    const { rows } = await asOwner(world.ownerUrl, (client) =>
      client.query<AuditLine & { id: string }>(
        `select a.*, s.token_hash from audit_events a left join sign_ins s on s.id = a.sign_in_id order by a.at, a.id`,
      ),
    );
    return rows;
  };
  const before = new Set((await read()).map(({ id }) => id));
  await work();
  return (await read()).filter(({ id }) => !before.has(id));
}

const resident = (at: number) => facts.residents.filter(({ status }) => status === 'active')[at]?.id ?? '';
const song = () => {
  const now = new Date().toISOString();
  const moment = { resident_id: resident(0), response: 'loved', basis: 'individual', answered_at: now } as const;
  return {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    title: 'A song',
    format: 'one_to_one' as const,
    started_at: now,
    minutes: 10,
    moments: [moment],
  };
};

test('a write leaves one line: who, where, from which device, what and about what', async () => {
  const { id } = (await nadia.asks(me, {})).body;
  let report = '';
  const lines = await linesOf(async () => {
    report = (await nadia.asks(logReport, song())).body.id;
  });
  expect(lines).toEqual([
    expect.objectContaining({
      action: '/api/v2/report/log',
      subject_id: report,
      account_id: id,
      care_home_id: facts.care_home_id,
      token_hash: tokenHash(nadia.token),
    }),
  ]);
});

test('the same write sent again leaves no second line', async () => {
  const log = song();
  const lines = await linesOf(async () => {
    await Promise.all([nadia.asks(logReport, log), nadia.asks(logReport, log), nadia.asks(logReport, log)]);
    await nadia.asks(logReport, log);
  });
  expect(lines).toHaveLength(1);
});

test('a write that was refused leaves no line', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  const report = (await nadia.asks(logReport, song())).body;
  const lines = await linesOf(async () => {
    const write = { client_id: uuidv7(), care_home_id: facts.care_home_id };
    const away = { ...write, report_id: report.id, base_version: report.version, reason: 'It did not take place' };
    expect((await tomasz.asks(voidReport, away)).status).toBe(403);
    expect((await nadia.asks(voidReport, { ...away, base_version: 99 })).status).toBe(409);
    expect(
      (await nadia.asks(savePreferences, { ...write, care_home_id: uuidv7(), text_size: 'large', theme: 'auto' }))
        .status,
    ).toBe(422);
  });
  expect(lines).toEqual([]);
});

test('the first time on a day that somebody opens a resident’s file leaves one line', async () => {
  const reads = () => nadia.asks(getResident, { resident_id: resident(1) });
  const lines = await linesOf(async () => {
    await reads();
    await Promise.all([reads(), reads(), reads()]);
  });
  expect(lines).toEqual([
    expect.objectContaining({
      action: '/api/v2/resident/get',
      subject_id: resident(1),
      token_hash: tokenHash(nadia.token),
    }),
  ]);
});

test('another person, another file and another day leave lines of their own', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  await nadia.asks(getResident, { resident_id: resident(2) });
  expect(await linesOf(() => tomasz.asks(getResident, { resident_id: resident(2) }))).toHaveLength(1);
  expect(await linesOf(() => nadia.asks(getResident, { resident_id: resident(3) }))).toHaveLength(1);
  world.clock.now = new Date(Date.now() + 86_400_000);
  const tomorrow = await world.as('coordinator@larch-house.example');
  expect(await linesOf(() => tomorrow.asks(getResident, { resident_id: resident(2) }))).toHaveLength(1);
});

test('whoever reads only the moments of somebody has read their file too', async () => {
  const moments = () => nadia.asks(listMoments, { resident_id: resident(5) });
  const lines = await linesOf(async () => {
    await moments();
    await moments();
    await nadia.asks(getResident, { resident_id: resident(5) });
  });
  expect(lines).toEqual([expect.objectContaining({ action: '/api/v2/moment/list', subject_id: resident(5) })]);
  const nobody = await linesOf(() => nadia.asks(listMoments, { resident_id: uuidv7() }));
  expect(nobody).toEqual([]);
});

test('a file that may not be opened leaves no line', async () => {
  const relative = await world.as('relative@larch-house.example');
  const stranger = await world.as('manager@teme-bank.example');
  const lines = await linesOf(async () => {
    expect((await relative.asks(getResident, { resident_id: resident(4) })).status).toBe(403);
    expect((await stranger.asks(getResident, { resident_id: resident(4) })).status).toBe(404);
  });
  expect(lines).toEqual([]);
});

test.each(['audit_events', 'report_changes', 'file_reads'])(
  'the server itself can change nothing in %s',
  async (name) => {
    const table = sql.table(name);
    const tenant = { care_home_id: facts.care_home_id, account_id: null };
    const attempts = [
      sql`update ${table} set care_home_id = care_home_id`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
      sql`drop table ${table}`,
      sql`alter table ${table} disable row level security`,
      sql`create rule gone as on insert to ${table} do instead nothing`,
    ];
    for (const attempt of attempts) {
      const tried = inTransaction(world.database, tenant, async (db) => await attempt.execute(db));
      await expect(tried).rejects.toThrow(/permission denied|must be owner/);
    }
  },
);

test('the server itself can write no line into another home', async () => {
  const tenant = { care_home_id: facts.care_home_id, account_id: null };
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string }>(`select id from care_homes where name = 'Teme Bank'`),
  );
  const line = sql`insert into audit_events (id, care_home_id, action) values (${uuidv7()}, ${rows[0]?.id}, 'forged')`;
  await expect(inTransaction(world.database, tenant, async (db) => await line.execute(db))).rejects.toThrow(
    'row-level security',
  );
});

test('what a report said before a change is kept word for word', async () => {
  const report = (await nadia.asks(logReport, { ...song(), note: 'She sang along' })).body;
  await nadia.asks(voidReport, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    report_id: report.id,
    base_version: report.version,
    reason: 'It was another person',
  });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ kind: string; before: { report: { note: string }; moments: { response: string }[] } }>(
      `select kind, before from report_changes where report_id = $1 and kind = 'voided'`,
      [report.id],
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.before.report.note).toBe('She sang along');
  expect(rows[0]?.before.moments).toEqual([expect.objectContaining({ response: 'loved' })]);
});
