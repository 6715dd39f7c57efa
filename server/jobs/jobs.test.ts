import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { readConfig } from '../config.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { freePort, postgresPid, temporaryFolder } from '../test/server-process.ts';
import { openSmallHome } from '../test/small-home.ts';
import { asOwner, openWorld } from '../test/world.ts';
import { startJobs } from './jobs.ts';

// Whole servers start here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

test('mail goes out again after the database died and came back', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const database = await startEmbeddedDatabase(dataDir);
  await migrate(database.url);
  const { care_home_id } = await openSmallHome(database.url);
  const { port, subjects, close } = await openMailServer();
  const jobs = await startJobs(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), database.url);

  await askForMail(database.url, care_home_id, 'Before');
  await expect.poll(() => subjects, { timeout: 30_000 }).toEqual(['Before']);
  await expect.poll(() => waitingJobs(database.url), { timeout: 30_000 }).toBe(0);
  process.kill(postgresPid(dataDir), 'SIGKILL');
  while (!(await askForMail(database.url, care_home_id, 'After').catch(() => false))) await pause(50);
  await expect.poll(() => subjects, { timeout: 30_000 }).toEqual(['Before', 'After']);

  await jobs.stop();
  await database.stop();
  await close();
  rmSync(dirname(dataDir), { recursive: true, force: true });
});

test('packs that take their time hold up no mail', async () => {
  const world = await openWorld();
  const { port, subjects, close } = await openMailServer();
  const { care_home_id } = await openSmallHome(world.ownerUrl);
  const jobs = await startJobs(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), world.ownerUrl);
  const packs = [uuidv7(), uuidv7(), uuidv7()];
  await asOwner(world.ownerUrl, async (client) => {
    // Nobody reads who is invited: packs stand still in the middle of being made.
    await client.query('begin');
    await client.query('lock table invitations in access exclusive mode');
    for (const id of packs) await asOwner(world.ownerUrl, (other) => other.query(ASK_FOR_PACK, [id, care_home_id]));
    await expect.poll(async () => await packsUnderWay(world.ownerUrl), { timeout: 60_000 }).toBeGreaterThan(1);
    await askForMail(world.ownerUrl, care_home_id, 'Meanwhile');
    await expect.poll(() => subjects, { timeout: 8_000 }).toContain('Meanwhile');
    await client.query('rollback');
  });
  await jobs.stop();
  await close();
  await world.close();
});

const ASK_FOR_PACK = `
  with pack as (
    insert into evidence_packs (care_home_id, id, asked_by, asked_at, expires_at, from_day, to_day, framework, parts,
                                resident_ids, has_names, reason, language)
    select $2, $1, m.account_id, now(), now() + interval '1 day', current_date - 30, current_date, '',
           array['not_joining_in'], '{}', false, '', 'en'
      from memberships m where m.care_home_id = $2
  )
  select enqueue_job('make_evidence_pack', json_build_object('id', $1::uuid, 'care_home_id', $2::uuid))`;

async function packsUnderWay(url: string): Promise<number> {
  const { rowCount } = await asOwner(url, (client) =>
    client.query(`select from evidence_packs where state = 'working'`),
  );
  return rowCount ?? 0;
}

async function waitingJobs(url: string): Promise<number | undefined> {
  const { rows } = await asOwner(url, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from graphile_worker.jobs'),
  );
  return rows[0]?.count;
}

async function askForMail(url: string, care_home_id: string, subject: string): Promise<boolean> {
  const id = uuidv7();
  await asOwner(url, async (client) => {
    await client.query(
      `with mail as (
         insert into outgoing_mails (id, care_home_id, to_address, subject, body) values ($1, $2, 'anita@larch-house.example', $3, '')
       )
       select enqueue_job('send_mail', json_build_object('id', $1::uuid, 'care_home_id', $2::uuid))`,
      [id, care_home_id, subject],
    );
  });
  return true;
}

/** The far end of the mail, which is not ours. */
async function openMailServer() {
  const subjects: string[] = [];
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        subjects.push(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, subjects, close: async () => await new Promise<void>((resolve) => server.close(resolve)) };
}
