import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPack } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { diskStore } from '../files/store.ts';
import { tidy } from '../jobs/tidy.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let owner: pg.Pool;
let anita: Asker;
let care_home_id: string;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Pool({ connectionString: world.ownerUrl, max: 2 });
  anita = await world.as('manager@larch-house.example');
  care_home_id = (await anita.asks(me, {})).body.carehome.id;
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** A day later, when the night has tidied up. */
async function tidied(): Promise<void> {
  for (const table of ['exports', 'evidence_packs'])
    await owner.query(`update ${table} set expires_at = now() - interval '1 minute'`);
  await tidy(owner, diskStore(world.app.config.data_dir));
  const { rows } = await owner.query('select id from exports union all select id from evidence_packs');
  expect(rows).toEqual([]);
}

const lineOf = async (subject_id: string) =>
  (
    await owner.query(
      `select e.action, e.detail, a.email from audit_events e join accounts a on a.id = e.account_id where e.subject_id = $1`,
      [subject_id],
    )
  ).rows;

function days() {
  const to = calendarDay(world.app.now(), 'Europe/London');
  return { client_id: uuidv7(), care_home_id, from: addDays(to, -27), to, language: 'en' as const };
}

test('who asked for a file with everybody’s names, for what and of which days outlives the file', async () => {
  const { client_id, ...asked } = { ...days(), reason: 'For the inspection in May' };
  const file = { scope: 'home', format: 'csv', has_names: true, has_photos: false } as const;
  const { status, body } = await anita.asks(startExport, { client_id, ...asked, ...file });
  expect(status).toBe(200);
  await tidied();
  const { care_home_id: _home, ...detail } = { ...asked, ...file };
  const nobody = { report_id: null, resident_id: null, resident_group_id: null };
  expect(await lineOf(body.id)).toEqual([
    { action: startExport.path, email: 'manager@larch-house.example', detail: { ...detail, ...nobody } },
  ]);
});

test('so does what a pack with names was for', async () => {
  const pack = { parts: ['not_joining_in' as const], resident_ids: [], has_names: true, reason: 'CQC asked for it' };
  const { status, body } = await anita.asks(buildPack, { ...days(), ...pack });
  expect(status).toBe(200);
  await tidied();
  expect(await lineOf(body.id)).toEqual([
    { action: buildPack.path, email: 'manager@larch-house.example', detail: expect.objectContaining(pack) },
  ]);
});

test('of other writes nothing that was typed is kept', async () => {
  const { rows } = await owner.query<{ action: string }>(
    'select distinct action from audit_events where detail is not null order by action',
  );
  expect(rows.map(({ action }) => action)).toEqual([buildPack.path, startExport.path]);
});
