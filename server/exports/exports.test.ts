import { inflateRawSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { downloadExport, listExports, startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { listGroups } from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { listMoments } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { startJobs } from '../jobs/jobs.ts';
import { expectNothingCut } from '../test/page-breaks.ts';
import { expectFontsInside } from '../test/pdf-fonts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeExport } from './make-export.ts';
import { zipped } from './zip.ts';

let world: World;
let anita: Asker;
let nadia: Asker;
let care_home_id: string;
let eileen: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  const { items } = (await nadia.asks(listResidents, {})).body;
  eileen = items.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
  today = calendarDay(world.app.now(), 'Europe/London');
  care_home_id = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from care_homes where name = 'Larch House'`);
    return rows[0]?.id ?? '';
  });
});
afterEach(async () => {
  world.clock.now = null;
  // An hour later: five files are as many as somebody may ask for in one.
  await asOwner(world.ownerUrl, (client) => client.query(`update exports set asked_at = asked_at - interval '1 hour'`));
});
afterAll(async () => await world.close());

type Ask = Parameters<typeof nadia.asks<typeof startExport>>[1];

const ask = (more: Partial<Ask>): Ask => ({
  client_id: uuidv7(),
  care_home_id,
  scope: 'resident',
  resident_id: eileen,
  from: addDays(today, -27),
  to: today,
  format: 'csv',
  has_names: true,
  language: 'en',
  ...more,
});

async function fileOf(asker: Asker, more: Partial<Ask>): Promise<{ id: string; name: string; bytes: Buffer }> {
  const { status, body } = await asker.asks(startExport, ask(more));
  expect(status).toBe(200);
  await makeExport(world.app, { id: body.id, care_home_id }, { now: world.app.now() });
  const { body: file } = await asker.asks(downloadExport, { export_id: body.id });
  return { id: body.id, name: file.file_name, bytes: Buffer.from(file.content, 'base64') };
}

/** The rows of a CSV, by a reader that had no part in writing it. */
function cellsOf(bytes: Buffer): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

test('a resident’s days as CSV hold every moment that the app shows, with names or with initials', async () => {
  const shown = await nadia.asks(listMoments, {
    resident_id: eileen,
    from: addDays(today, -27),
    to: today,
    limit: 200,
  });
  const { name, bytes } = await fileOf(nadia, {});
  expect(name).toBe(`days-of-one-person-${addDays(today, -27)}-${today}.csv`);
  const [head, ...rows] = cellsOf(bytes);
  expect(head?.slice(0, 3)).toEqual(['Day', 'Time', 'Activity']);
  expect(rows).toHaveLength(shown.body.total);
  expect(rows.map(([day = '']) => day).toSorted()).toEqual(
    shown.body.items.map(({ started_at }) => calendarDay(new Date(started_at), 'Europe/London')).toSorted(),
  );
  expect(rows.every((row) => row[7] === 'Eileen Hartley')).toBe(true);
  const joyce = (await nadia.asks(listResidents, {})).body.items.find(({ known_as }) => known_as === 'Joyce');
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update moments set note = 'With Joyce and Joyce Campbell.' where resident_id = $1`, [eileen]),
  );
  const own = (await fileOf(nadia, {})).bytes.toString();
  expect([joyce?.last_name, own.includes('Joyce'), own.includes('With J. and J. C.')]).toEqual([
    'Campbell',
    false,
    true,
  ]);
  const hidden = (await fileOf(nadia, { has_names: false })).bytes.toString();
  expect(cellsOf(Buffer.from(hidden))).toHaveLength(rows.length + 1);
  expect(hidden).toContain('E. H.');
  expect(hidden).not.toMatch(/Eileen|Hartley/);
});

test('in one person’s file their own name stays, and others go however they are written', async () => {
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(`update residents set first_name = 'Eileen' where care_home_id = $1 and known_as = 'Winston'`, [
      care_home_id,
    ]);
    await client.query(
      `update moments set note = 'Eileen sang with joyce, WINSTON and Joyce''s cat' where resident_id = $1`,
      [eileen],
    );
  });
  expect((await fileOf(nadia, {})).bytes.toString()).toContain("Eileen sang with J., W. and J.'s cat");
  const hidden = (await fileOf(nadia, { has_names: false })).bytes.toString();
  expect(hidden).toContain("E. sang with J., W. and J.'s cat");
});

test('the same as JSON and as a workbook', async () => {
  const rows = cellsOf((await fileOf(nadia, {})).bytes).length - 1;
  const json: unknown = JSON.parse((await fileOf(nadia, { format: 'json' })).bytes.toString());
  expect(json).toMatchObject({ home: 'Larch House', to: today });
  expect(Reflect.get(Object(json), 'moments')).toHaveLength(rows);
  const files = unzipped((await fileOf(nadia, { format: 'xlsx' })).bytes);
  expect([...files.keys()]).toContain('xl/worksheets/sheet1.xml');
  expect(files.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(rows + 1);
});

test('a ZIP gives back what was put in, whatever its letters', () => {
  const files = { 'a.xml': '<a>ŵ “ẃ” 🌼</a>', 'b/c.txt': 'x'.repeat(100_000), empty: '' };
  expect(Object.fromEntries(unzipped(zipped(files)))).toEqual(files);
});

/** By the list at the end of the file, as readers do it. */
function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, length] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    files.set(name, inflateRawSync(bytes.subarray(from, from + packed)).toString());
    at += 46 + length;
  }
  return files;
}

test('the month of a person is a tagged PDF on two pages of A4', async () => {
  // As many as two pages hold, on whatever day of the week this is run.
  const latest = 'select id from moments where resident_id = $1 and removed_at is null order by day desc limit 20';
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update moments set removed_at = now() where resident_id = $1 and id not in (${latest})`, [eileen]),
  );
  const { bytes } = await fileOf(nadia, { format: 'pdf' });
  const pdf = await readPdf(bytes);
  expect([pdf.is_tagged, pdf.shows_title, pdf.language]).toEqual([true, true, 'en-GB']);
  expect(pdf.title).toMatch(/^Eileen’s days · \d/u);
  expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [595, 842],
    [595, 842],
  ]);
  expect(partsWith('H1', pdf).map(({ text }) => text)).toEqual(['Eileen’s days']);
  expect(partsWith('H2', pdf).map(({ text }) => text)).toContain('Every moment');
  const shown = await nadia.asks(listMoments, { resident_id: eileen, from: addDays(today, -27), to: today });
  expect(partsWith('TR', pdf)).toHaveLength(shown.body.total + 1);
  expect(pdf.pages[0]?.text).toContain('Made by Nadia');
  expectFontsInside(bytes);
  expectNothingCut(pdf);
});

test('a report and a group as PDF name who was there, or nobody', async () => {
  const [moment] = (await nadia.asks(listMoments, { resident_id: eileen, limit: 1 })).body.items;
  const { bytes } = await fileOf(nadia, {
    scope: 'report',
    resident_id: null,
    report_id: moment?.report_id ?? '',
    format: 'pdf',
  });
  expectFontsInside(bytes);
  const report = await readPdf(bytes);
  expectNothingCut(report);
  expect(partsWith('H1', report).map(({ text }) => text)).toEqual([moment?.title]);
  expect(partsWith('TH', report).map(({ text }) => text)).toContain('Eileen Hartley');
  const [group] = (await nadia.asks(listGroups, {})).body.items;
  const asked = {
    scope: 'group',
    resident_id: null,
    resident_group_id: group?.id ?? '',
    format: 'pdf',
    has_names: false,
  } as const;
  const inWelsh = (await fileOf(nadia, { ...asked, language: 'cy' })).bytes;
  expectFontsInside(inWelsh);
  const pdf = await readPdf(inWelsh);
  expectNothingCut(pdf);
  expect([pdf.is_tagged, pdf.language]).toEqual([true, 'cy-GB']);
  expect(pdf.pages.map(({ text }) => text).join(' ')).not.toMatch(/Hartley/);
});

test('two activities of one title at one time stay two on paper, each with the minutes that it took', async () => {
  const day = '2024-02-05';
  const people = (await nadia.asks(listResidents, {})).body.items;
  await asOwner(world.ownerUrl, async (client) => {
    for (const [name, minutes, own] of [
      ['Eileen', 45, 10],
      ['Joyce', 30, null],
    ] as const) {
      await client.query(
        `with t as (
           insert into reports (id, care_home_id, client_id, title, format, started_at, day, minutes, author_id)
           select gen_random_uuid(), $1, gen_random_uuid(), 'Skittles', 'group', $2::date + time '10:30' at time zone 'UTC',
                  $2::date, $3::smallint, author_id
             from reports where care_home_id = $1 limit 1 returning *)
         insert into moments (id, care_home_id, report_id, resident_id, day, category, format, minutes, own_minutes,
                              response, basis, author_id, answered_at)
         select gen_random_uuid(), $1, t.id, $4, t.day, 'physical', 'group', coalesce($5::smallint, t.minutes), $5::smallint,
                'enjoyed', 'group', author_id, now()
           from t`,
        [care_home_id, day, minutes, people.find(({ known_as }) => known_as === name)?.id, own],
      );
    }
  });
  const asked = { scope: 'home', resident_id: null, from: day, to: day, reason: 'For the inspection' } as const;
  const pdf = await readPdf((await fileOf(anita, { ...asked, format: 'pdf' })).bytes);
  expect(partsWith('H3', pdf).map(({ text }) => text)).toEqual(['10:30 Skittles', '10:30 Skittles']);
  const told = pdf.pages.flatMap(({ text }) => text.match(/\d+ min/g) ?? []);
  expect(new Set(told)).toEqual(new Set(['30 min', '45 min']));
  const rows = cellsOf((await fileOf(anita, asked)).bytes).slice(1);
  const byName = rows.map((row) => [row[7], row[5]]).toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  expect(byName).toEqual([
    ['Eileen Hartley', '10'],
    ['Joyce Campbell', '30'],
  ]);
  const json = (await fileOf(anita, { ...asked, format: 'json' })).bytes.toString();
  expect(json).not.toMatch(/report_id|report_minutes/);
});

test('the home is for its manager, and with names only for a reason', async () => {
  const home = { scope: 'home', resident_id: null, from: today, to: today } as const;
  expect((await nadia.asks(startExport, ask(home))).status).toBe(403);
  const { status, body } = await anita.sends(startExport.path, ask({ ...home, from: addDays(today, -6) }));
  expect([status, body]).toMatchObject([422, { errors: { reason: [/names everybody/] } }]);
  const made = await fileOf(anita, { ...home, from: addDays(today, -6), reason: 'For the inspection' });
  expect(cellsOf(made.bytes).length).toBeGreaterThan(20);
  const month = await fileOf(anita, { ...home, from: addDays(today, -27), has_names: false, format: 'pdf' });
  expectFontsInside(month.bytes);
  const pdf = await readPdf(month.bytes);
  expect(pdf.pages.length).toBeGreaterThan(5);
  expectNothingCut(pdf);
});

test('whoever is the manager no more can’t fetch the home’s file that they made', async () => {
  const home = { scope: 'home', resident_id: null, from: addDays(today, -6), reason: 'For the inspection' } as const;
  const { id } = await fileOf(anita, home);
  const own = await fileOf(anita, {});
  const becomes = async (role: string) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query(
        `update memberships set role = $2
          where care_home_id = $1 and account_id = (select id from accounts where email = 'manager@larch-house.example')`,
        [care_home_id, role],
      ),
    );
  const status = async (export_id: string) => (await anita.asks(downloadExport, { export_id })).status;
  const listed = async () => (await anita.asks(listExports, {})).body.items.map((item) => item.id);
  await becomes('coordinator');
  expect([await status(id), await status(own.id)]).toEqual([404, 200]);
  expect(await listed()).not.toContain(id);
  expect(await listed()).toContain(own.id);
  await becomes('manager');
  expect(await status(id)).toBe(200);
});

test('days without a report are told before a file is made', async () => {
  const { status, body } = await nadia.sends(startExport.path, ask({ from: '2001-01-01', to: '2001-01-31' }));
  expect([status, body]).toMatchObject([422, { errors: { from: ['No reports in these dates'] } }]);
});

test('a file is counted each time, is its asker’s own, and gone after a day', async () => {
  const { id } = await fileOf(nadia, {});
  await nadia.asks(downloadExport, { export_id: id });
  const { items } = (await nadia.asks(listExports, {})).body;
  expect(items.find((item) => item.id === id)).toMatchObject({
    about: 'Eileen',
    state: 'ready',
    progress: 100,
    downloads: 2,
  });
  expect((await anita.asks(downloadExport, { export_id: id })).status).toBe(404);
  expect((await anita.asks(listExports, {})).body.items.map((item) => item.id)).not.toContain(id);
  world.clock.now = new Date(Date.now() + 24 * 3_600_000 + 60_000);
  const tomorrow = await world.as('coordinator@larch-house.example');
  expect((await tomorrow.asks(downloadExport, { export_id: id })).status).toBe(404);
});

test('the job runner makes what was asked for', async () => {
  const jobs = await startJobs(world.app.config, world.ownerUrl);
  const { body } = await nadia.asks(startExport, ask({}));
  const state = async () => (await nadia.asks(listExports, {})).body.items.find(({ id }) => id === body.id)?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  await jobs.stop();
});

test('a job that comes twice makes one file, and one for another home makes none', async () => {
  const { body } = await nadia.asks(startExport, ask({}));
  await makeExport(world.app, { id: body.id, care_home_id: uuidv7() }, { now: world.app.now() });
  const state = async () => (await nadia.asks(listExports, {})).body.items.find(({ id }) => id === body.id)?.state;
  expect(await state()).toBe('waiting');
  await makeExport(world.app, { id: body.id, care_home_id }, { now: world.app.now() });
  await makeExport(world.app, { id: body.id, care_home_id }, { now: world.app.now() });
  expect(await state()).toBe('ready');
});
