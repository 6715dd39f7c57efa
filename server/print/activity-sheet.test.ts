import { afterAll, beforeAll, expect, test } from 'vitest';
import { printActivity } from '@heartsease/domain/print/print.endpoints.ts';
import type { PaperLook } from '@heartsease/domain/print/print.ts';
import { coreActivityId } from '../activities/core-activities.ts';
import { factsOf } from '../test/facts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const A4: PaperLook = { paper: 'A4', is_large_print: false, has_pictures: true, languages: 'en' };
const activity_id = coreActivityId('hand-massage');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());

async function printed(look: Partial<PaperLook> & { activity_id?: string }) {
  const asker = await world.as('coordinator@larch-house.example');
  const { status, body } = await asker.asks(printActivity, { ...A4, activity_id, ...look });
  expect(status).toBe(200);
  return { file: body, read: await readPdf(Buffer.from(body.pdf, 'base64')) };
}

const texts = (role: string, { read }: Awaited<ReturnType<typeof printed>>) =>
  partsWith(role, read).map(({ text }) => text);

test('the sheet of an activity says how it goes, to whoever reads and whoever listens', async () => {
  const sheet = await printed({});
  expect(sheet.file).toMatchObject({ file_name: 'activity-A4.pdf', pages: 1 });
  expect(sheet.read).toMatchObject({ language: 'en-GB', is_tagged: true, shows_title: true, title: 'Hand massage' });
  expect(sheet.read.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]]);
  expect(texts('H1', sheet)).toEqual(['Hand massage']);
  expect(texts('H2', sheet)).toEqual([
    'Have ready',
    'Step by step',
    'Richer or gentler',
    'Something to say',
    'Keep in mind',
  ]);
  const lines = texts('LBody', sheet).join('\n');
  expect(lines).toContain('Unscented or chosen cream');
  expect(lines).toContain('Slow circles from wrist to fingertips');
  expect(lines).toMatch(/Allergies:\s+Check creams and scents\./u);
  expect(lines).toContain('Check creams and scents.');
  expect(sheet.read.pages[0]?.text).toContain('15 min · 1 person · Works in bed');
  expect(sheet.read.pages[0]?.text).toContain('One to one · Costs little');
  expect(sheet.read.pages[0]?.text).toContain('CC BY 4.0. Copy it, change it, share it.');
});

test('it speaks Welsh where it is asked to, and both where both are', async () => {
  const welsh = await printed({ languages: 'cy' });
  expect(welsh.read.language).toBe('cy-GB');
  expect(texts('H1', welsh)).toEqual(['Tylino dwylo']);
  expect(texts('H2', welsh)).toContain('Gam wrth gam');
  const both = await printed({ languages: 'both' });
  expect(both.read.title).toBe('Hand massage · Tylino dwylo');
  expect(texts('H2', both)).toContain('Step by step · Gam wrth gam');
});

test('what is for one season, for two or for somebody on their own says so, in each language', async () => {
  const of = async (slug: string, look: Partial<PaperLook> = {}) => {
    const sheet = await printed({ activity_id: coreActivityId(slug), ...look });
    return (sheet.read.pages[0]?.text ?? '').replaceAll(/\s+/gu, ' ');
  };
  expect(await of('diwali-lamps')).toContain('Autumn · Costs little');
  const jigsaw = await of('jigsaw', { languages: 'both' });
  for (const said of ['Two together', 'Once it is set out, somebody can do this on their own', 'Dau gyda’i gilydd']) {
    expect(jigsaw).toContain(said);
  }
  expect(await of('hand-massage')).not.toContain('on their own');
});

test('large print takes another page, and says as much', async () => {
  const [usual, large] = [await printed({}), await printed({ is_large_print: true })];
  expect(large.file.pages).toBeGreaterThan(1);
  const said = (sheet: typeof usual) => texts('LBody', sheet).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(said(large)).toEqual(said(usual));
});

test.each([
  ['a carer', 'carer@larch-house.example', 200],
  ['a relative', 'relative@larch-house.example', 200],
  ['a member of a family organisation', 'member@teme-valley.example', 403],
  ['a carer where the package has expired', 'carer@elm-court.example', 403],
])('%s prints what they may see', async (_who, email, status) => {
  const asker = await world.as(email);
  expect((await asker.asks(printActivity, { ...A4, activity_id })).status).toBe(status);
});

test('what another home wrote is not there to be printed', async () => {
  const theirs = await factsOf(world.ownerUrl, 'Larch House');
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query<{ id: string }>('select id from activities where care_home_id = $1 limit 1', [theirs.care_home_id]),
  );
  const asker = await world.as('carer@oak-lodge.example');
  const answer = await asker.asks(printActivity, { ...A4, activity_id: rows[0]?.id ?? '' });
  expect(answer.status).toBe(404);
});
