import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { factsOf } from '../test/facts.ts';
import { mailsLeft } from '../test/mails-left.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { writeMails } from './write-mail.ts';

const MAILS = 1_000;

let office: PostOffice;
let world: World;
let servers: Jobs[];
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  servers = [await startJobs(world.app.config, world.ownerUrl), await startJobs(world.app.config, world.ownerUrl)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await office.close();
  await world.close();
});

test('of 1,000 mails through a mail server that is slow, refuses and dies, each arrives, and twice only what it took without a word', async () => {
  let drawn = 0;
  const died = new Map<string, number>();
  // The same moods in the same order in every run: 1 in 10 is refused, 1 in 10 waits, 1 in 40 is taken without a word.
  office.mood = ({ messageId = '' }) => {
    drawn += 1;
    if (drawn % 40 === 7) {
      died.set(messageId, (died.get(messageId) ?? 0) + 1);
      return 'dies';
    }
    if (drawn % 10 === 3) return 'refuses';
    return drawn % 10 === 8 ? 'is slow' : 'takes';
  };
  const { care_home_id } = await factsOf(world.ownerUrl, 'Larch House');
  const mails = Array.from({ length: MAILS }, (_, place) => ({
    care_home_id,
    to_address: `reader${place}@families.example`,
    subject: 'A letter from Larch House',
    body: `Letter ${place}`,
    link: null,
  }));
  await inTransaction(
    world.database,
    { care_home_id, account_id: null },
    async (db) => await writeMails(db, world.app.config, mails),
  );

  await vi.waitFor(
    async () => {
      await asOwner(world.ownerUrl, (client) =>
        client.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
                       where task_identifier = 'send_mail' and locked_at is null and attempts > 0`),
      );
      expect(await mailsLeft(world.ownerUrl)).toEqual([]);
    },
    { timeout: 240_000, interval: 250 },
  );
  const came = Map.groupBy(office.taken, ({ messageId }) => messageId ?? '');
  expect(came.size).toBe(MAILS);
  expect(new Set(office.taken.map(({ text }) => text?.trim())).size).toBe(MAILS);
  expect(died.size).toBeGreaterThan(20);
  // Nobody can know what became of a mail that was taken without a word: it comes again, under the same number.
  for (const [id, copies] of came) expect([id, copies.length]).toEqual([id, 1 + (died.get(id) ?? 0)]);
  for (const copies of came.values())
    expect(new Set(copies.map(({ to, text }) => `${to?.[0]?.address} ${text}`)).size).toBe(1);
}, 300_000);
