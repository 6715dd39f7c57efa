import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declineSuggestion, proposeForMyPerson } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import {
  getNotificationSettings,
  saveNotificationSettings,
} from '@heartsease/domain/notifications/notifications.endpoints.ts';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { allSent } from '../test/mails-left.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';

let office: PostOffice;
let world: World;
let jobs: Jobs;
let facts: Facts;
let anita: Asker;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  jobs = await startJobs(world.app.config, world.ownerUrl);
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
});
afterAll(async () => {
  await jobs.stop();
  await office.close();
  await world.close();
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

test('one click in the mail program ends mails of this kind for this reader, and opening the link ends nothing', async () => {
  const sarah = await world.as(SARAH);
  // At any hour.
  await sarah.asks(saveNotificationSettings, { ...write(), in_app_only: [], quiet: null });
  const resident_id = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  const said = await sarah.asks(proposeForMyPerson, {
    ...write(),
    resident_id,
    heading: 'most_important',
    text: 'She hums when she is happy',
  });
  await anita.asks(declineSuggestion, { ...write(), resident_id, suggestion_id: said.body.id });
  await allSent(world.ownerUrl);
  const mail = office.taken.find(({ to }) => to?.[0]?.address === SARAH);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = header('list-unsubscribe')?.match(
    /^<https:\/\/heartsease\.example(\/mails\/stop\/[\w-]{64}\.html)>$/u,
  )?.[1];
  expect(link).toBeDefined();
  // A manager, who reads what was mailed, reads no way to end it.
  const { items } = (await anita.asks(listOutgoingMail, {})).body;
  expect(JSON.stringify(items)).not.toContain('/mails/stop');
  const wanted = async () => (await sarah.asks(getNotificationSettings, {})).body.in_app_only;
  const before = await wanted();
  const page = await fetch(`${world.address}${link}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Stop mails of this kind')]);
  expect(await wanted()).toEqual(before);
  const click = async (path = link) =>
    await fetch(`${world.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const wrong = await click(link?.replace(/.\.html$/u, (end) => (end.startsWith('A') ? 'B.html' : 'A.html')));
  expect(await wanted()).toEqual(before);
  const right = await click();
  expect([right.status, await right.text()]).toEqual([wrong.status, await wrong.text()]);
  await click();
  expect(await wanted()).toEqual([...before, 'suggestion_answered']);
  expect((await anita.asks(getNotificationSettings, {})).body.in_app_only).not.toContain('suggestion_answered');
});
