import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { downloadExport, startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';
import { makeExport } from './make-export.ts';

let world: World;
let nadia: Asker;
let care_home_id: string;
let eileen: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  ({ care_home_id, today } = facts);
  eileen = facts.residents.find(({ known_as }) => known_as === 'Eileen')?.id ?? '';
});
afterAll(async () => await world.close());

type Ask = Parameters<typeof nadia.asks<typeof startExport>>[1];

/** A file of one person's days, as it is fetched. */
async function fileOf(more: Partial<Ask>): Promise<Buffer> {
  // Five files an hour are enough for whoever is no test.
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update exports set asked_at = asked_at - interval '2 hours'`),
  );
  const { status, body } = await nadia.asks(startExport, {
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
  expect(status).toBe(200);
  await makeExport(world.app, { id: body.id, care_home_id }, { now: world.app.now() });
  return Buffer.from((await nadia.asks(downloadExport, { export_id: body.id })).body.content, 'base64');
}

test('the month of whoever had most in the year stands on two pages, all of it told or counted', async () => {
  const busiest = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ resident_id: string; from: string; to: string; count: number }>(
      `select m.resident_id, min(date_trunc('month', m.day)::date) as from, max(m.day) as to, count(*)::int as count
         from moments m join residents r on r.id = m.resident_id and r.status = 'active' and r.deleted_at is null
        where m.care_home_id = $1 and m.removed_at is null
        group by m.resident_id, date_trunc('month', m.day) order by count(*) desc, m.resident_id limit 1`,
      [care_home_id],
    );
    return rows[0];
  });
  const { resident_id = '', from = '', to = '', count = 0 } = busiest ?? {};
  const pdf = await readPdf(await fileOf({ resident_id, from, to, format: 'pdf' }));
  expect(pdf.pages).toHaveLength(2);
  const told = pdf.pages.map(({ text }) => text).join(' ');
  const left = /And (\d+) more moments?/u.exec(told.replaceAll(/\s+/gu, ' '))?.[1] ?? '0';
  expect(partsWith('TR', pdf).length - 1 + Number(left)).toBe(count);
});

test('the title of a month says whose it is, as the file was asked for', async () => {
  const titleOf = async (has_names: boolean) => (await readPdf(await fileOf({ format: 'pdf', has_names }))).title;
  expect(await titleOf(true)).toMatch(/^Eileen’s days · \d/u);
  expect(await titleOf(false)).toMatch(/^E\. H\.’s days · \d/u);
});

test('a file by initials names neither staff nor who visits, wherever somebody wrote of them', async () => {
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `update moments set note = 'Nadia sat with her, and Gwenllian brought Campbell’s cake', quote = 'Ask Anita Nair!'
        where id = (select id from moments where resident_id = $1 and removed_at is null order by day desc, id limit 1)`,
      [eileen],
    );
    await client.query(
      `update reports set relatives_present = array['Gwenllian, neighbour'], went_well = 'Nadia’s singing'
        where care_home_id = $1 and id in (select report_id from moments where resident_id = $2)`,
      [care_home_id, eileen],
    );
  });
  for (const format of ['csv', 'json'] as const) {
    const hidden = (await fileOf({ format, has_names: false })).toString();
    expect(hidden).toContain('N. sat with her, and G. brought C.’s cake');
    expect(hidden).toContain('Ask A. N.!');
    expect(hidden).toContain('N.’s singing');
    expect(hidden).not.toMatch(/Nadia|Anita|Gwenllian|Eileen|Campbell/u);
  }
  // With names it is the others who live here that go, and no more.
  expect((await fileOf({})).toString()).toContain('Nadia sat with her, and Gwenllian brought C.’s cake');
});
