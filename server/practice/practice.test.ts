import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { resetPractice, startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { getResident, listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { startReset } from '@heartsease/domain/session/passwords.endpoints.ts';
import { login, me, switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { endStaffMember, inviteStaffMember, listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { careHomeOfJob } from '../session/session.ts';
import { mailsOf } from '../mail/mails.queries.ts';
import { inTransaction } from '../db/database.ts';
import { postOffice } from '../test/post-office.ts';
import { startJobs } from '../jobs/jobs.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { forgetPractice } from './forget-practice.queries.ts';

let world: World;
let home: MadeHome;
let [carer, manager, coordinator]: Asker[] = [];
beforeAll(async () => {
  world = await openWorld();
  home = await asOwner(world.ownerUrl, (client) => addHome(client, { canary: 'Dragonfly' }));
});
afterAll(async () => await world.close());
beforeEach(async () => {
  [carer, manager, coordinator] = await Promise.all(
    ['carer', 'manager', 'coordinator'].map((role) => world.as(`${role}@dragonfly.example`)),
  );
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(text, values))).rows;

/** Of every table that has rows of homes: how many are this home's. */
async function countsOf(care_home_id: string): Promise<Record<string, number>> {
  const tables = await rows<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'care_home_id' and t.table_type = 'BASE TABLE'
        and c.table_name <> 'sign_ins'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rows<{ count: string }>(`select count(*) from "${name}" where care_home_id = $1`, [
      care_home_id,
    ]);
    counts[name] = Number(row?.count);
  }
  return counts;
}

async function logsSomething(asker: Asker, care_home_id: string) {
  const { body } = await asker.asks(listResidents, {});
  return await asker.asks(logReport, {
    client_id: uuidv7(),
    care_home_id,
    title: 'A song',
    format: 'group',
    started_at: new Date(Date.now() - 600_000).toISOString(),
    minutes: 20,
    usual_response: 'enjoyed',
    moments: body.items.slice(0, 3).map(({ id }) => ({
      resident_id: id,
      response: 'enjoyed' as const,
      basis: 'group' as const,
      answered_at: new Date().toISOString(),
    })),
  });
}

test('whoever practises sees made-up people and something on now, in the part that they have at work', async () => {
  const started = await carer?.asks(startPractice, {});
  expect(started?.status).toBe(200);
  const profile = (await carer?.asks(me, {}))?.body;
  expect(profile).toMatchObject({ role: 'carer', carehomes_count: 1, package: { title: 'Package E' } });
  expect(profile?.carehome).toMatchObject({ name: 'Bluebell Court (pretend)', is_practice: true, is_demo: true });
  const people = JSON.stringify((await carer?.asks(listResidents, {}))?.body);
  expect(people).toContain('Finch');
  expect(people).not.toContain('Dragonfly');
  expect((await carer?.asks(getResident, { resident_id: home.residentIds[0] ?? '' }))?.status).toBe(404);
  const today = await carer?.asks(getToday, {});
  expect(JSON.stringify(today?.body)).toContain('Day room');
  await carer?.asks(stopPractice, {});
});

test('nothing that is done in a pretend home is ever in the real one', async () => {
  const before = await countsOf(home.care_home_id);
  const { body } = (await carer?.asks(startPractice, {})) ?? {};
  const pretend = body?.carehome_id ?? '';
  if (!carer) throw new Error('there is a carer');
  expect((await logsSomething(carer, pretend)).status).toBe(200);
  // A record that was made for the real home waits for it, and one of the pretend home never gets there.
  expect((await logsSomething(carer, home.care_home_id)).status).toBe(422);
  expect(await carer.asks(stopPractice, {})).toMatchObject({ status: 200, body: { carehome_id: home.care_home_id } });
  expect((await logsSomething(carer, pretend)).status).toBe(422);
  expect(await countsOf(home.care_home_id)).toEqual(before);
  expect((await countsOf(pretend))['reports']).toBeGreaterThan(10);
  const profile = (await carer.asks(me, {})).body;
  expect(profile).toMatchObject({ role: 'carer', carehome: { id: home.care_home_id, is_practice: false } });
});

test('one comes back to what one practised, and twice on is once', async () => {
  const [first, again] = await Promise.all([
    coordinator?.asks(startPractice, {}),
    coordinator?.asks(startPractice, {}),
  ]);
  expect(again?.body.carehome_id).toBe(first?.body.carehome_id);
  await coordinator?.asks(stopPractice, {});
  expect((await coordinator?.asks(startPractice, {}))?.body.carehome_id).toBe(first?.body.carehome_id);
  await coordinator?.asks(stopPractice, {});
  expect((await coordinator?.asks(stopPractice, {}))?.body.carehome_id).toBe(home.care_home_id);
});

test('a second person gets into nobody else’s pretend home, by no way', async () => {
  const pretend = (await carer?.asks(startPractice, {}))?.body.carehome_id ?? '';
  for (const asker of [manager, coordinator, carer]) {
    expect((await asker?.asks(switchCareHome, { carehome_id: pretend }))?.status).toBe(403);
  }
  const theirs = (await manager?.asks(startPractice, {}))?.body.carehome_id ?? '';
  expect(theirs).not.toBe(pretend);
  // Even where a membership is written behind the server's back.
  await rows(`insert into memberships (care_home_id, account_id, role) values ($1, $2, 'manager')`, [
    pretend,
    home.accounts.manager,
  ]);
  await manager?.asks(stopPractice, {});
  expect((await manager?.asks(switchCareHome, { carehome_id: pretend }))?.status).toBe(403);
  const forged = await world.as('manager@dragonfly.example');
  await rows(`update sign_ins set care_home_id = $1 where account_id = $2`, [pretend, home.accounts.manager]);
  expect((await forged.asks(me, {})).status).toBe(401);
  await rows('delete from memberships where care_home_id = $1 and account_id = $2', [pretend, home.accounts.manager]);
  await carer?.asks(stopPractice, {});
});

test('an invitation into a pretend home opens nothing', async () => {
  const pretend = (await manager?.asks(startPractice, {}))?.body.carehome_id ?? '';
  const words = { first_name: 'Priya', last_name: 'Anand', email: 'priya@dragonfly.example', role: 'carer' } as const;
  await manager?.asks(inviteStaffMember, { client_id: uuidv7(), care_home_id: pretend, ...words });
  const mails = await rows<{ link: string }>('select link from outgoing_mails where care_home_id = $1', [pretend]);
  const invite_code = mails[0]?.link.split('=').at(-1) ?? 'none';
  const opened = await world.anyone.sends('/api/v2/invite/check', { invite_code });
  expect(opened.status).toBe(422);
  await manager?.asks(stopPractice, {});
});

test('of all that a pretend home writes no mail goes out', async () => {
  const office = await postOffice();
  await office.open();
  const mailing = await openWorld({ smtp_url: office.url });
  const jobs = await startJobs(mailing.app.config, mailing.ownerUrl);
  try {
    const anita = await mailing.as('manager@larch-house.example');
    const real = (await anita.asks(me, {})).body.carehome.id;
    const pretend = (await anita.asks(startPractice, {})).body.carehome_id;
    const invite = (care_home_id: string, email: string) =>
      anita.asks(inviteStaffMember, {
        client_id: uuidv7(),
        care_home_id,
        first_name: 'Priya',
        last_name: 'Anand',
        email,
        role: 'carer',
      });
    expect((await invite(pretend, 'nobody@example.com')).status).toBe(200);
    const list = await anita.asks(listOutgoingMail, {});
    expect(list.body.items).toMatchObject([{ to: 'nobody@example.com', state: 'held_back' }]);
    // Nobody can become one of the made-up people either.
    const [kofi] = await asOwner(mailing.ownerUrl, async (client) => {
      const found = await client.query<{ email: string }>(`select email from accounts where email like $1`, [
        `coordinator@${pretend}%`,
      ]);
      return found.rows;
    });
    await mailing.anyone.asks(startReset, { email: kofi?.email ?? '' });
    expect((await mailing.anyone.asks(login, { email: kofi?.email ?? '', password: 'heartsease' })).status).toBe(422);
    await anita.asks(stopPractice, {});
    // The real one's goes out, so whatever was written before it had its time.
    expect((await invite(real, 'somebody@example.com')).status).toBe(200);
    await expect.poll(() => office.taken.length, { timeout: 20_000 }).toBe(1);
    expect(office.taken[0]?.to?.[0]?.address).toBe('somebody@example.com');
    const held = await inTransaction(mailing.database, { care_home_id: pretend, account_id: null }, (db) =>
      mailsOf(db, careHomeOfJob({ care_home_id: pretend, timezone: 'Europe/London' })),
    );
    expect(held.map(({ sent_at }) => sent_at)).toEqual([null]);
  } finally {
    await jobs.stop();
    await office.close();
    await mailing.close();
  }
}, 60_000);

test('a head office sees no pretend home among its own', async () => {
  const ruth = await world.as('head-office@marches.example');
  await ruth.asks(startPractice, {});
  const [row] = await rows<{ count: string }>(
    `select count(*) from care_homes h join care_homes r using (organisation_id) where h.is_practice and not r.is_practice`,
  );
  expect(row?.count).toBe(0);
  const profile = (await ruth.asks(me, {})).body;
  expect(profile.is_head_office).toBe(false);
  expect(profile.carehomes.map(({ name }) => name)).not.toContain('Bluebell Court (pretend)');
  await ruth.asks(stopPractice, {});
});

test('to begin anew throws away what was practised, and nothing else', async () => {
  if (!carer) throw new Error('there is a carer');
  const before = await countsOf(home.care_home_id);
  const first = (await carer.asks(startPractice, {})).body.carehome_id;
  await logsSomething(carer, first);
  const second = (await carer.asks(resetPractice, {})).body.carehome_id;
  expect(second).not.toBe(first);
  expect((await carer.asks(me, {})).body.carehome).toMatchObject({ id: second, is_practice: true });
  expect(Object.values(await countsOf(first)).filter((count) => count > 0)).toEqual([]);
  expect(await rows(`select id from accounts where email like $1`, [`%${first}%`])).toEqual([]);
  expect(await countsOf(home.care_home_id)).toEqual(before);
  // From the real home there is nothing to stand in anew.
  await carer.asks(stopPractice, {});
  expect((await carer.asks(resetPractice, {})).body.carehome_id).toBe(home.care_home_id);
  expect(await countsOf(second)).toMatchObject({ residents: 0, reports: 0 });
});

test('a new sign-in begins in the real home', async () => {
  await carer?.asks(startPractice, {});
  const again = await world.as('carer@dragonfly.example');
  expect((await again.asks(me, {})).body.carehome).toMatchObject({ id: home.care_home_id, is_practice: false });
  await carer?.asks(stopPractice, {});
});

test('a relative and a family organisation have none', async () => {
  for (const role of ['relative', 'organiser', 'member']) {
    const asker = await world.as(`${role}@dragonfly.example`);
    expect((await asker.asks(startPractice, {})).status).toBe(403);
  }
});

test('whoever leaves the real home has no pretend one from the same call on, and the night takes it away', async () => {
  const nina = await world.as('colleague@dragonfly.example');
  const pretend = (await nina.asks(startPractice, {})).body.carehome_id;
  expect((await nina.asks(listResidents, {})).status).toBe(200);
  const ended = await manager?.asks(endStaffMember, {
    client_id: uuidv7(),
    care_home_id: home.care_home_id,
    staff_member_id: home.accounts.colleague,
  });
  expect(ended?.status).toBe(200);
  expect((await nina.asks(listResidents, {})).status).toBe(401);
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `update memberships set ends_on = current_date - 1 where care_home_id = $1 and account_id = $2`,
      [home.care_home_id, home.accounts.colleague],
    );
    await forgetPractice(client, new Date());
  });
  expect(await rows('select id from care_homes where id = $1', [pretend])).toEqual([]);
});

test('after two weeks without anybody a pretend home is thrown away, and whoever stood in it stands in the real one', async () => {
  if (!coordinator) throw new Error('there is a coordinator');
  const pretend = (await coordinator.asks(startPractice, {})).body.carehome_id;
  const tidyAt = async (days: number) =>
    await asOwner(world.ownerUrl, (client) => forgetPractice(client, new Date(Date.now() + days * 86_400_000)));
  await tidyAt(13);
  expect((await coordinator.asks(me, {})).body.carehome.id).toBe(pretend);
  await tidyAt(15);
  expect((await coordinator.asks(me, {})).body.carehome.id).toBe(home.care_home_id);
  expect(Object.values(await countsOf(pretend)).filter((count) => count > 0)).toEqual([]);
});
