import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  acceptSuggestion,
  declineSuggestion,
  getAboutMe,
  proposeForMyPerson,
  suggestForCard,
} from '@heartsease/domain/about-me/about-me.endpoints.ts';
import {
  getNotificationSettings,
  saveNotificationSettings,
} from '@heartsease/domain/notifications/notifications.endpoints.ts';
import type { NotificationSettings } from '@heartsease/domain/notifications/notification.ts';
import { inviteRelative, listRelatives, pauseAccess } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { returnReport } from '@heartsease/domain/reports/review.endpoints.ts';
import { endStay } from '@heartsease/domain/residents/profile.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { listOutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { joinsWithSlip } from '../test/joins-with-slip.ts';
import { allSent, mailsLeft } from '../test/mails-left.ts';
import { postOffice } from '../test/post-office.ts';
import type { PostOffice } from '../test/post-office.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const SARAH = 'relative@larch-house.example';
const ANY_HOUR: NotificationSettings = { in_app_only: [], quiet: null };

let office: PostOffice;
let world: World;
let jobs: Jobs;
let facts: Facts;
let anita: Asker;
let hour = 0;
beforeAll(async () => {
  office = await postOffice();
  await office.open();
  world = await openWorld({ smtp_url: office.url, public_url: 'https://heartsease.example' });
  jobs = await startJobs(world.app.config, world.ownerUrl);
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => {
  await jobs.stop();
  await office.close();
  await world.close();
});
beforeEach(async () => {
  // Two hours later each time: one notification of a kind an hour.
  hour += 2;
  world.clock.now = new Date(Date.now() + hour * 3_600_000);
  anita = await world.as('manager@larch-house.example');
  office.taken.length = 0;
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
const idOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;

const takenBy = (address: string) => office.taken.filter(({ to }) => to?.[0]?.address === address);

async function wants(asker: Asker, settings: Partial<NotificationSettings>): Promise<void> {
  expect((await asker.asks(saveNotificationSettings, { ...write(), ...ANY_HOUR, ...settings })).status).toBe(200);
}

/** Sarah suggests something for Eileen. @returns the suggestion */
async function suggests(sarah: Asker): Promise<string> {
  const said = await sarah.asks(proposeForMyPerson, {
    ...write(),
    resident_id: idOf('Eileen'),
    heading: 'most_important',
    text: `She hums when she is happy, ${hour}`,
  });
  expect(said.status).toBe(200);
  return said.body.id;
}
const declines = (suggestion_id: string) =>
  anita.asks(declineSuggestion, { ...write(), resident_id: idOf('Eileen'), suggestion_id });

test('what somebody wants is kept with their account, and is theirs alone', async () => {
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.asks(getNotificationSettings, {})).body).toEqual({ ...ANY_HOUR, is_mail_sent: true });
  const quiet = { from: '21:30', until: '07:00' };
  await wants(nadia, { in_app_only: ['suggestion'], quiet });
  const again = await world.as('coordinator@larch-house.example');
  expect((await again.asks(getNotificationSettings, {})).body).toMatchObject({ in_app_only: ['suggestion'], quiet });
  expect((await anita.asks(getNotificationSettings, {})).body).toMatchObject(ANY_HOUR);
});

test.each([
  ['a kind that is none', { in_app_only: ['weather'] }, 'in_app_only.0'],
  ['a kind twice', { in_app_only: ['joiner', 'joiner'] }, 'in_app_only'],
  ['a time that is none', { quiet: { from: '25:00', until: '07:00' } }, 'quiet.from'],
  ['no hours at all', { quiet: { from: '07:00', until: '07:00' } }, 'quiet.until'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const answer = await anita.sends(saveNotificationSettings.path, { ...write(), ...ANY_HOUR, ...wrong });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
});

test('the managers hear that somebody waits to be let in, once an hour and without a name', async () => {
  await joinsWithSlip(world, anita, facts.care_home_id);
  await joinsWithSlip(world, anita, facts.care_home_id);
  await allSent(world.ownerUrl);
  const [mail, ...more] = takenBy('manager@larch-house.example');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Somebody waits to be let in in Heartsease');
  expect(mail?.text).toContain('https://heartsease.example/manage-staff');
  expect(mail?.text).not.toMatch(/Ola|Nowak/);
  expect(takenBy('carer@larch-house.example')).toEqual([]);
});

test('whoever wants it in the app only gets no mail of it', async () => {
  await wants(anita, { in_app_only: ['joiner'] });
  await joinsWithSlip(world, anita, facts.care_home_id);
  await allSent(world.ownerUrl);
  expect(takenBy('manager@larch-house.example')).toEqual([]);
  await wants(anita, ANY_HOUR);
});

test('a suggestion is told to those who may answer it, and its answer to whoever made it', async () => {
  const sarah = await world.as(SARAH);
  const suggestion_id = await suggests(sarah);
  await allSent(world.ownerUrl);
  expect(office.taken.map(({ subject }) => subject)).toContain('A suggestion waits for you in Heartsease');
  expect(takenBy('carer@larch-house.example')).toEqual([]);
  expect(takenBy(SARAH)).toEqual([]);
  expect((await declines(suggestion_id)).status).toBe(200);
  await allSent(world.ownerUrl);
  expect(takenBy(SARAH).map(({ subject }) => subject)).toEqual(['Your suggestion is answered in Heartsease']);
  for (const { text } of office.taken) {
    expect(text).not.toMatch(/Eileen|Hartley|hums/);
    expect(text).not.toContain('because you chose');
  }
});

test('a carer hears that their words are taken up', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  const on = { resident_id: idOf('Frank'), heading: 'please_do' as const };
  const said = await tomasz.asks(suggestForCard, { ...write(), ...on, text: 'Knock twice' });
  const { cards } = (await anita.asks(getAboutMe, { resident_id: on.resident_id })).body;
  const card = cards.find(({ heading }) => heading === on.heading);
  const taken = await anita.asks(acceptSuggestion, {
    ...write(),
    resident_id: on.resident_id,
    suggestion_id: said.body.id,
    base_version: card?.version ?? 0,
    text: 'Knock twice',
    is_own_words: false,
    helped_by: '',
    visibility: 'staff',
  });
  expect(taken.status).toBe(200);
  await allSent(world.ownerUrl);
  expect(takenBy('carer@larch-house.example')).toHaveLength(1);
});

test('whoever wrote a report hears that it lies with them again, and nobody else', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  const started_at = new Date(Date.now() + (hour - 1) * 3_600_000).toISOString();
  const moment = { response: 'enjoyed' as const, basis: 'individual' as const, answered_at: started_at };
  const logged = await tomasz.asks(logReport, {
    ...write(),
    title: 'A song',
    format: 'one_to_one',
    started_at,
    minutes: 20,
    moments: [{ resident_id: idOf('Eileen'), ...moment }],
  });
  const comment = 'Was Eileen alone?';
  const returned = await anita.asks(returnReport, { ...write(), report_id: logged.body.id, base_version: 1, comment });
  expect(returned.status).toBe(200);
  await allSent(world.ownerUrl);
  const [mail, ...more] = office.taken;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'A report lies with you again in Heartsease' });
  expect(mail?.to?.[0]?.address).toBe('carer@larch-house.example');
  expect(mail?.text).not.toMatch(/Eileen|alone/);
});

test('in quiet hours a mail waits until they end, and a wish that changed meanwhile counts', async () => {
  const sarah = await world.as(SARAH);
  // Two hours around now.
  const minute = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const at = (minutes: number) => minute.format(new Date((world.clock.now ?? new Date()).getTime() + minutes * 60_000));
  await wants(sarah, { quiet: { from: at(-30), until: at(90) } });
  await declines(await suggests(sarah));
  await allSent(world.ownerUrl);
  expect(takenBy(SARAH)).toEqual([]);
  const waiting = await query<{ minutes: number }>(
    `select extract(epoch from run_at - $1::timestamptz)::int / 60 as minutes from graphile_worker.jobs
      where task_identifier = 'send_mail'`,
    [world.clock.now],
  );
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.minutes).toBeGreaterThanOrEqual(88);
  expect(waiting[0]?.minutes).toBeLessThanOrEqual(90);
  await wants(sarah, { in_app_only: ['suggestion_answered'] });
  await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
  await allSent(world.ownerUrl);
  expect(takenBy(SARAH)).toEqual([]);
  const { items } = (await anita.asks(listOutgoingMail, {})).body;
  expect(items.find(({ to }) => to === SARAH)?.state).toBe('held_back');
  await wants(sarah, ANY_HOUR);
});

test('what happens in one night is one mail in the morning', async () => {
  const sarah = await world.as(SARAH);
  const settings = { from: '21:00', until: '07:00' };
  await wants(sarah, { quiet: settings });
  const night = new Date(`${calendarDay(world.clock.now ?? new Date(), 'Europe/London')}T22:00:00Z`);
  // After the hours of the tests before, and a few for those that follow.
  hour += 48;
  const answers = async (hours: number) => {
    world.clock.now = new Date(night.getTime() + (24 + hours) * 3_600_000);
    anita = await world.as('manager@larch-house.example');
    await declines(await suggests(await world.as(SARAH)));
  };
  const waiting = () =>
    query(`select id from outgoing_mails where notification = 'suggestion_answered' and created_at > $1`, [night]);
  await answers(0);
  await answers(3);
  await answers(5);
  expect(await waiting()).toHaveLength(1);
  // What happens by day after it is another one.
  await answers(12);
  expect(await waiting()).toHaveLength(2);
  await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`);
  await allSent(world.ownerUrl);
  await wants(await world.as(SARAH), ANY_HOUR);
});

test('a relative whose access was paused while the mail waited hears nothing', async () => {
  const sarah = await world.as(SARAH);
  const suggestion_id = await suggests(sarah);
  await allSent(world.ownerUrl);
  await office.close();
  await declines(suggestion_id);
  const { body } = await anita.asks(listRelatives, { resident_id: idOf('Eileen') });
  const link = body.items.find(({ email }) => email === SARAH);
  const paused = { ...write(), relative_link_id: link?.id ?? '', reason: 'Eileen asked for quiet' };
  expect((await anita.asks(pauseAccess, paused)).status).toBe(200);
  office.taken.length = 0;
  await office.open();
  await allSent(world.ownerUrl);
  expect(takenBy(SARAH)).toEqual([]);
});

test('after a death nothing goes out to the family, whatever was under way [product.md 6, F9]', async () => {
  const marcia = await world.as('marcia.clarke-hall@larch-house.example');
  const resident_id = idOf('Winston');
  const said = await marcia.asks(proposeForMyPerson, {
    ...write(),
    resident_id,
    heading: 'most_important',
    text: 'The cricket on the radio',
  });
  expect(said.status).toBe(200);
  await allSent(world.ownerUrl);
  office.taken.length = 0;
  // The mail server is away: an invitation and an answer wait in the queue.
  await office.close();
  const invited = await anita.asks(inviteRelative, {
    ...write(),
    resident_id,
    first_name: 'Beth',
    last_name: 'Clarke',
    email: 'beth.clarke@post.example',
    relationship: 'niece',
    access_level: 'family',
    sent_by: 'email',
  });
  expect(invited.status).toBe(200);
  await anita.asks(declineSuggestion, { ...write(), resident_id, suggestion_id: said.body.id });
  expect(await mailsLeft(world.ownerUrl)).toHaveLength(2);
  const on = calendarDay(world.clock.now ?? new Date(), 'Europe/London');
  const ended = await anita.asks(endStay, {
    ...write(),
    resident_id,
    status: 'died',
    on,
  });
  expect(ended.status).toBe(200);
  await office.open();
  await allSent(world.ownerUrl);
  expect(office.taken).toEqual([]);
  const { items } = (await anita.asks(listOutgoingMail, {})).body;
  const theirs = items.filter(({ to }) => to.startsWith('beth.') || to.startsWith('marcia.'));
  expect(theirs.map(({ state }) => state)).toEqual(['held_back', 'held_back']);
  // Nor is anything new written to them.
  const before = await query('select id from outgoing_mails');
  const refused = await anita.asks(inviteRelative, {
    ...write(),
    resident_id,
    first_name: 'Beth',
    last_name: 'Clarke',
    email: 'beth.clarke@post.example',
    relationship: 'niece',
    access_level: 'family',
    sent_by: 'email',
  });
  expect(refused.status).toBe(422);
  expect(await query('select id from outgoing_mails')).toHaveLength(before.length);
});

test('the profile tells nobody what they chose', async () => {
  expect(JSON.stringify((await anita.asks(me, {})).body)).not.toContain('in_app_only');
});
