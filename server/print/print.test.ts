import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, InputOf } from '@heartsease/domain/endpoint.ts';
import { cancelEvent, saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { printAttendance, printEvent, printMyDay, printPlanner } from '@heartsease/domain/print/print.endpoints.ts';
import { PrintedFile } from '@heartsease/domain/print/print.ts';
import type { PaperLook } from '@heartsease/domain/print/print.ts';
import { addDays, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { partyOn } from '../test/events.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { readCode } from '../test/read-code.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const A4: PaperLook = { paper: 'A4', is_large_print: false, has_pictures: true, languages: 'en' };

let world: World;
let nadia: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());

/** A Monday for which the demo world has planned nothing; each test takes its own. */
const mondayIn = (weeks: number) => addDays(mondayOf(facts.today), 7 * weeks);

interface Planned {
  day: string;
  time?: string;
  title?: string;
  /** Of the library; then its title counts. */
  slug?: string;
  residents?: string[];
  is_open?: boolean;
  is_cancelled?: boolean;
}

async function plan(session: Planned, care_home_id = facts.care_home_id): Promise<string> {
  const { day, time = '10:30', title = 'Tea on the terrace', slug, residents = [], is_open, is_cancelled } = session;
  const id = uuidv7();
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `insert into planned_sessions
         (id, care_home_id, title, activity_id, starts_at, ends_at, day, place, is_open_to_everyone, cancelled_at, cancelled_why)
       select $1, $2, coalesce(a.title, $3), a.id, at, at + interval '45 minutes', $4::date, 'Terrace', $5,
              case when $6 then now() end, case when $6 then 'weather' end
         from (select ($4::text || ' ' || $7)::timestamp at time zone 'Europe/London' as at) t
         left join activities a on a.slug = $8 and a.care_home_id is null`,
      [id, care_home_id, title, day, is_open ?? false, is_cancelled ?? false, time, slug ?? null],
    );
    await client.query(
      `insert into planned_session_residents (care_home_id, planned_session_id, resident_id) select $1, $2, unnest($3::uuid[])`,
      [care_home_id, id, residents],
    );
  });
  return id;
}

async function printed<E extends Endpoint>(asker: Asker, endpoint: E, input: InputOf<E>) {
  const { status, body } = await asker.asks(endpoint, input);
  expect(status).toBe(200);
  const file = PrintedFile.parse(body);
  return { file, read: await readPdf(Buffer.from(file.pdf, 'base64')) };
}

const resident = (known_as: string) => facts.residents.find((one) => one.known_as === known_as)?.id ?? '';

test('a week hangs on the wall with every day and what is on, in order, and says so to whoever listens', async () => {
  const monday = mondayIn(20);
  await plan({ day: monday, time: '14:30', title: 'Ice cream on the prom', is_open: true });
  await plan({
    day: monday,
    time: '10:30',
    slug: 'chair-yoga',
    residents: facts.residents.slice(0, 5).map(({ id }) => id),
  });
  await plan({ day: addDays(monday, 2), title: 'Rained off', is_cancelled: true });
  await plan({ day: addDays(monday, 3), title: 'Only for Frank', residents: [resident('Frank')] });
  const { file, read } = await printed(nadia, printPlanner, { ...A4, what: 'week', day: addDays(monday, 4) });
  const plain = await printed(nadia, printPlanner, { ...A4, has_pictures: false, what: 'week', day: monday });
  // A picture is a ground and at least one stroke of its icon, for each of the two.
  expect((read.pages[0]?.shapes ?? 0) - (plain.read.pages[0]?.shapes ?? 0)).toBeGreaterThanOrEqual(4);

  expect(file).toMatchObject({ file_name: `week-${monday}-A4.pdf`, pages: 1 });
  expect(read).toMatchObject({ language: 'en-GB', is_tagged: true, shows_title: true });
  expect(read.title).toContain('Larch House');
  expect(read.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
  expect(partsWith('H1', read).map(({ text }) => text)).toEqual(['What’s on this week']);
  expect(partsWith('H2', read).map(({ text }) => text)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(partsWith('LBody', read).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^10:30\s+Terrace/),
    expect.stringMatching(/^14:30\s+Terrace Ice cream on the prom$/),
  ]);
  expect(read.pages[0]?.text).not.toMatch(/Rained off|Only for Frank/);
});

test('two sessions of one name at one hour both stand on the wall', async () => {
  const day = addDays(mondayIn(47), 1);
  await plan({ day, title: 'Morning exercise', is_open: true });
  await plan({ day, title: 'Morning exercise', is_open: true });
  const { read } = await printed(nadia, printPlanner, { ...A4, what: 'day', day });
  expect(read.pages[0]?.text.match(/Morning exercise/g)).toHaveLength(2);
});

test('A3 is the same sheet, larger', async () => {
  const { read } = await printed(nadia, printPlanner, { ...A4, paper: 'A3', what: 'week', day: facts.today });
  expect(read.pages[0]).toMatchObject({ width: expect.closeTo(841.89, 0), height: expect.closeTo(1190.6, 0) });
});

test('in both languages the home’s own comes first, and each is marked as what it is', async () => {
  const siân = await world.as('coordinator@ty-rhosyn.example');
  const monday = mondayIn(21);
  const { care_home_id } = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
  await plan({ day: monday, slug: 'chair-yoga', is_open: true }, care_home_id);
  const welsh = await printed(siân, printPlanner, { ...A4, languages: 'both', what: 'week', day: monday });
  expect(welsh.read.language).toBe('cy-GB');
  expect(partsWith('H1', welsh.read)).toMatchObject([{ text: 'Beth sydd ymlaen yr wythnos hon' }]);
  expect(partsWith('H2', welsh.read)[0]?.text).toBe('Dydd Llun');
  const [name] = partsWith('LBody', welsh.read);
  expect(name?.inside.map(({ language }) => language)).toEqual([undefined, undefined, 'en-GB']);

  const { read } = await printed(nadia, printPlanner, { ...A4, languages: 'both', what: 'week', day: monday });
  expect(read.language).toBe('en-GB');
  expect(partsWith('P', read)).toContainEqual(
    expect.objectContaining({ text: 'Beth sydd ymlaen yr wythnos hon', language: 'cy-GB' }),
  );
});

test('a week that is too full goes on overleaf, and no word is cut', async () => {
  const monday = mondayIn(22);
  const title = 'An afternoon of uninterrupted accompaniment with the Llanfairpwllgwyngyll Gentlemen’s Choir';
  for (let later = 0; later < 7; later += 1) {
    for (const hour of [9, 10, 11, 13, 14, 15, 16, 17]) {
      await plan({
        day: addDays(monday, later),
        time: `${hour}:15`,
        title: `${title} ${later}/${hour}`,
        is_open: true,
      });
    }
  }
  for (const look of [A4, { ...A4, is_large_print: true }]) {
    const { file, read } = await printed(nadia, printPlanner, { ...look, what: 'week', day: monday });
    expect(file.pages).toBeGreaterThan(1);
    const items = partsWith('LBody', read);
    expect(items).toHaveLength(56);
    for (const { text } of items) expect(text).toContain(title);
    for (const page of read.pages) expect(page.text).toContain('What’s on this week');
  }
});

test('large print has nothing smaller than 18 points, in every sheet', async () => {
  const look = { ...A4, is_large_print: true };
  const id = await plan({ day: mondayIn(23), residents: facts.residents.slice(0, 4).map((one) => one.id) });
  const { has_pictures: _, ...list } = look;
  const files = [
    await printed(nadia, printPlanner, { ...look, what: 'week', day: facts.today }),
    await printed(nadia, printPlanner, { ...look, what: 'day', day: facts.today }),
    await printed(nadia, printMyDay, { ...look, resident_id: resident('Eileen'), day: facts.today }),
    await printed(nadia, printAttendance, { ...list, planned_session_id: id }),
  ];
  for (const { read } of files) {
    for (const { smallest } of read.pages) expect(smallest).toBeGreaterThanOrEqual(17.9);
  }
});

test('a day by itself is a poster, parted into morning, afternoon and evening', async () => {
  const day = mondayIn(24);
  await plan({ day, time: '10:30', title: 'Flower arranging', is_open: true });
  await plan({ day, time: '19:00', title: 'A film', is_open: true });
  const { read } = await printed(nadia, printPlanner, { ...A4, what: 'day', day });
  expect(partsWith('H1', read)).toMatchObject([{ text: 'Monday' }]);
  expect(partsWith('H2', read).map(({ text }) => text)).toEqual(['Morning', 'Evening']);
  expect(partsWith('LI', read)).toHaveLength(2);
});

test('an event is a poster that everybody who sees it can print, and it names nobody who comes', async () => {
  const day = mondayIn(32);
  const party = partyOn(day, {
    care_home_id: facts.care_home_id,
    title: 'Garden party',
    description: 'Hats are welcome.\n\nThere is a band.',
    cost: 'Nothing',
    transport: 'On foot',
    resident_ids: [resident('Eileen')],
  });
  const { body } = await nadia.asks(saveEvent, party);
  const event_id = body.id;
  const sarah = await world.as('relative@larch-house.example');
  for (const asker of [nadia, sarah]) {
    const { file, read } = await printed(asker, printEvent, { ...A4, languages: 'both', event_id });
    expect(file).toMatchObject({ file_name: `event-${day}-A4.pdf`, pages: 1 });
    expect(partsWith('H1', read)).toMatchObject([{ text: 'Garden party' }]);
    const said = partsWith('P', read).map(({ text }) => text);
    expect(said).toContain('14:30 to 16:30');
    expect(said).toContain('14:30 i 16:30');
    expect(said).toContain('There is a band.');
    expect(said).toContain('What it costs: Nothing');
    expect(said.at(-1)).toBe('Larch House');
    expect(said.join(' ')).not.toContain('Eileen');
  }
  const large = await printed(nadia, printEvent, { ...A4, is_large_print: true, event_id });
  for (const { smallest } of large.read.pages) expect(smallest).toBeGreaterThanOrEqual(17.9);
  const long = partyOn(day, {
    care_home_id: facts.care_home_id,
    description: 'Bring a friend, and a story. '.repeat(60),
  });
  const { body: told } = await nadia.asks(saveEvent, long);
  const { file } = await printed(nadia, printEvent, { ...A4, event_id: told.id });
  expect(file.pages).toBeGreaterThan(1);
  const alone = partyOn(day, { care_home_id: facts.care_home_id, audience: 'staff' });
  const { body: ours } = await nadia.asks(saveEvent, alone);
  expect((await sarah.asks(printEvent, { ...A4, event_id: ours.id })).status).toBe(404);
  const off = {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    event_id: ours.id,
    base_version: 1,
    which: 'this',
    reason: 'The band is ill',
  } as const;
  expect((await nadia.asks(cancelEvent, off)).status).toBe(200);
  expect((await nadia.asks(printEvent, { ...A4, event_id: ours.id })).status).toBe(422);
});

test('my day has the face, what one is expected at and what everybody may come to, and nothing else', async () => {
  const day = mondayIn(25);
  await plan({ day, time: '10:00', title: 'Walk with Eileen', residents: [resident('Eileen')] });
  await plan({ day, time: '11:00', title: 'Everybody sings', is_open: true });
  await plan({ day, time: '12:00', title: 'Frank’s quiet hour', residents: [resident('Frank')] });
  const { file, read } = await printed(nadia, printMyDay, { ...A4, resident_id: resident('Eileen'), day });
  expect(file.file_name).toBe(`my-day-${day}-A4.pdf`);
  expect(partsWith('H1', read)).toMatchObject([{ text: 'Eileen’s day' }]);
  expect(partsWith('Figure', read)).toMatchObject([{ alt: 'Drawing of Eileen' }]);
  expect(partsWith('LBody', read).map(({ text }) => text)).toEqual([
    expect.stringContaining('Walk with Eileen'),
    expect.stringMatching(/Everybody sings Everyone is welcome$/),
  ]);

  const quiet = await printed(nadia, printMyDay, { ...A4, resident_id: resident('Eileen'), day: mondayIn(26) });
  expect(quiet.read.pages[0]?.text).toContain('we would love your company');
});

test('an attendance sheet lists who is expected by the name they go by, and its code opens the log', async () => {
  const people = facts.residents.filter(({ status }) => status === 'active').slice(0, 4);
  const id = await plan({ day: mondayIn(27), title: 'Singing', residents: people.map((one) => one.id) });
  const input = { paper: 'A4', is_large_print: false, languages: 'en', planned_session_id: id } as const;
  const { file, read } = await printed(nadia, printAttendance, input);
  const heads = partsWith('TH', read).map(({ text }) => text);
  for (const head of [
    'Name',
    'Loved it',
    'Enjoyed it',
    'Joined quietly',
    'Not today',
    'Unsettled',
    'A word about it',
  ]) {
    expect(heads).toContain(head);
  }
  for (const { known_as, last_name } of people) {
    expect(heads).toContain(known_as);
    expect(read.pages.map(({ text }) => text).join(' ')).not.toContain(last_name);
  }
  await asOwner(world.ownerUrl, (client) =>
    client.query(
      `with led as (update planned_sessions set leader_id = (select id from accounts where email = 'coordinator@larch-house.example') where id = $2)
       insert into planned_session_helpers (care_home_id, planned_session_id, account_id)
       select $1, $2, id from accounts where email = 'carer@larch-house.example'`,
      [facts.care_home_id, id],
    ),
  );
  const staffed = await printed(nadia, printAttendance, { ...input, languages: 'both' });
  expect(staffed.read.pages[0]?.text).toMatch(/with Nadia, Tomasz[\s\S]*gyda Nadia, Tomasz/);
  const address = `${world.app.config.public_url}/manage-report/session/${id}`;
  expect(partsWith('Figure', read)).toMatchObject([{ alt: expect.stringContaining(address) }]);
  for (const { pdf } of [file, staffed.file]) expect(await readCode(Buffer.from(pdf, 'base64'))).toBe(address);
});

test('the widest day of a year is printed: nothing, all-day and over midnight', async () => {
  const day = mondayIn(28);
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `insert into events (id, care_home_id, type, title, is_all_day, first_day, last_day, from_time, to_time, place,
                           description, cost, transport, is_step_free, audience, starts_at, ends_at)
       values ($1, $2, 'outing', 'Two days at the sea', true, $3, $4, '10:00', '11:00', '', '', '', '', false, 'all',
               $3::date, $4::date + 1)`,
      [uuidv7(), facts.care_home_id, day, addDays(day, 1)],
    );
  });
  const { read } = await printed(nadia, printPlanner, { ...A4, what: 'week', day });
  expect(partsWith('LBody', read).map(({ text }) => text)).toEqual([
    'All day Two days at the sea',
    'All day Two days at the sea',
  ]);
});

test('a party past midnight stands once on the paper of its week', async () => {
  const day = mondayIn(29);
  const party = { title: 'Party past midnight', last_day: addDays(day, 1), from_time: '20:00', to_time: '00:30' };
  const { care_home_id } = facts;
  const { status } = await nadia.asks(saveEvent, partyOn(day, { care_home_id, ...party, place: '' }));
  expect(status).toBe(200);
  const { read } = await printed(nadia, printPlanner, { ...A4, what: 'week', day });
  expect(partsWith('LBody', read).map(({ text }) => text)).toEqual(['20:00 Party past midnight']);
});
