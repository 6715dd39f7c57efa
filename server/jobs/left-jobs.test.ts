import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { runningDatabase } from '../db/embedded.ts';
import { startServer, temporaryFolder } from '../test/server-process.ts';
import { openSmallHome } from '../test/small-home.ts';
import { asOwner } from '../test/world.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 120_000 });

test('a pack that was being made when the server was killed is made once another one runs', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const first = await startServer({ DATA_DIR: dataDir });
  await first.ready();
  const url = (await runningDatabase(dataDir)) ?? '';
  const { care_home_id } = await openSmallHome(url);
  const id = uuidv7();
  const stateOf = async () =>
    await asOwner(url, async (client) => {
      const { rows } = await client.query<{ state: string; progress: number }>(
        'select state, progress from evidence_packs where id = $1',
        [id],
      );
      return rows[0];
    });

  await asOwner(url, async (client) => {
    // Nobody reads who lives here: the pack stands still in the middle of being made.
    await client.query('begin');
    await client.query('lock table residents in access exclusive mode');
    await asOwner(url, (other) => other.query(ASK, [id, care_home_id]));
    await expect.poll(stateOf, { timeout: 60_000 }).toEqual({ state: 'working', progress: 10 });
    first.kill('SIGKILL');
    await first.ended;
    await client.query('rollback');
  });
  expect(await stateOf()).toEqual({ state: 'working', progress: 10 });

  const next = await startServer({ DATA_DIR: dataDir });
  await next.ready();
  await expect.poll(stateOf, { timeout: 60_000, interval: 200 }).toEqual({ state: 'ready', progress: 100 });
  next.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

const ASK = `
  with pack as (
    insert into evidence_packs (care_home_id, id, asked_by, asked_at, expires_at, from_day, to_day, framework, parts,
                                resident_ids, has_names, reason, language)
    select $2, $1, m.account_id, now(), now() + interval '1 day', current_date - 30, current_date, '',
           array['not_joining_in'], '{}', false, '', 'en'
      from memberships m where m.care_home_id = $2
  )
  select enqueue_job('make_evidence_pack', json_build_object('id', $1::uuid, 'care_home_id', $2::uuid))`;
