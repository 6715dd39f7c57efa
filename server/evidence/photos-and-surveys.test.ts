import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPack, getPack, listPacks, sharePack } from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import {
  linkPhoto,
  linkSurvey,
  listPhotoLinks,
  listPieces,
  listSurveyLinks,
} from '@heartsease/domain/evidence/evidence.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { makeEvidencePack } from '../evidence-pack/make-evidence-pack.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { partsWith, readPdf } from '../test/read-pdf.ts';
import { addEntries, addSurveyRow } from '../test/surveys.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

const QUESTION = 'cqc.safe';

let world: World;
let anita: Asker;
let facts: Facts;
let photo_id: string;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
});
beforeEach(async () => {
  // A photo of the demo world of one person, as it was on the first day.
  const [row] = await query<{ id: string }>(
    `select p.id from photos p join photo_subjects s on s.care_home_id = p.care_home_id and s.photo_id = p.id
      where p.care_home_id = $1 and p.shared_at is not null and p.withdrawn_at is null and p.taken_on > current_date - 80
      group by p.care_home_id, p.id having count(*) = 1 order by p.taken_on, p.id limit 1`,
    [facts.care_home_id],
  );
  photo_id = row?.id ?? '';
  await query(`update photos set caption = 'Tea with Eileen Hartley' where id = $1`, [photo_id]);
  await says('given');
});
afterAll(async () => await world.close());

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await asOwner(world.ownerUrl, (client) => client.query<Row>(statement, values))).rows;
const write = () => ({
  client_id: uuidv7(),
  care_home_id: facts.care_home_id,
  question: QUESTION,
  why: 'She was safe',
});
const chosen = async () =>
  (await anita.asks(listPieces, { question: QUESTION, source: 'by_hand' })).body.items.map(({ opens }) => opens?.id);

/** What everybody in the photo says to photos in their record, from now on. */
async function says(status: 'given' | 'refused'): Promise<void> {
  await query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select gen_random_uuid(), s.care_home_id, s.resident_id, 'photo_record',
            coalesce((select max(c.version) from consents c
                       where c.care_home_id = s.care_home_id and c.resident_id = s.resident_id
                         and c.purpose = 'photo_record'), 0) + 1,
            $2, 'resident', current_date, current_date + 300
       from photo_subjects s where s.photo_id = $1`,
    [photo_id, status],
  );
}

/** @returns the id of a pack that was put together now */
async function madeNow(): Promise<string> {
  await query(`update evidence_packs set asked_at = asked_at - interval '2 hours'`);
  const { status, body } = await anita.asks(buildPack, {
    client_id: uuidv7(),
    care_home_id: facts.care_home_id,
    from: addDays(facts.today, -90),
    to: facts.today,
    parts: ['key_questions'],
    resident_ids: [],
    has_names: false,
    language: 'en',
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const job = { id: body.id, care_home_id: facts.care_home_id };
  await makeEvidencePack(world.database, job, { now: world.app.now(), files: world.app.files });
  return body.id;
}

async function packNow() {
  const { body: file } = await anita.asks(getPack, { evidence_pack_id: await madeNow() });
  return await readPdf(Buffer.from(file.pdf, 'base64'));
}

test('a photo that families see speaks for a question: small, with words for whoever can’t see it, and by initials', async () => {
  expect((await anita.asks(linkPhoto, { ...write(), photo_id })).status).toBe(200);
  expect((await anita.asks(linkPhoto, { ...write(), photo_id })).status).toBe(200);
  expect((await anita.asks(listPhotoLinks, { photo_id })).body.items).toMatchObject([{ question: QUESTION }]);
  expect(await chosen()).toEqual([photo_id]);
  const photos = async () => partsWith('Figure', await packNow()).filter(({ alt }) => alt?.startsWith('Photo. '));
  const [drawn, ...others] = await photos();
  expect(others).toEqual([]);
  expect(drawn?.alt).toMatch(/^Photo\. Tea with E\. H\.? With \p{Lu}\. \p{Lu}\.$/u);

  // Whoever says no afterwards is in no pack that is made then, but for a covered face.
  await query('update photo_subjects set x = null, y = null, width = null, height = null where photo_id = $1', [
    photo_id,
  ]);
  await says('refused');
  expect(await photos()).toEqual([]);
  await says('given');
  expect(await photos()).toHaveLength(1);

  await query('update photos set withdrawn_at = now() where id = $1', [photo_id]);
  expect(await chosen()).toEqual([]);
  expect(await photos()).toEqual([]);
  await query('update photos set withdrawn_at = null where id = $1', [photo_id]);
}, 120_000);

test('a pack that was made before somebody in a photo said no shows it to nobody, by no link', async () => {
  await anita.asks(linkPhoto, { ...write(), photo_id });
  const evidence_pack_id = await madeNow();
  const { client_id, care_home_id } = write();
  const share = { client_id, care_home_id, evidence_pack_id, for_whom: 'The inspector', days: 7 as const };
  const { link } = (await anita.asks(sharePack, share)).body;
  const address = `${world.address}${new URL(link).pathname}`;
  const opens = async (path: string) => {
    const response = await fetch(path);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const pdf = address.replace('.html', '.pdf');
  const listed = async () => (await anita.asks(listPacks, {})).body.items.find(({ id }) => id === evidence_pack_id);
  expect(await opens(pdf)).toMatchObject({ status: 200, type: 'application/pdf' });
  expect(await listed()).toMatchObject({ is_outdated: false, links: [{ view_count: 1 }] });

  // With the face covered it could be in a pack that is made now, but in this one it is not covered.
  await query('update photo_subjects set x = 0.1, y = 0.1, width = 0.2, height = 0.2 where photo_id = $1', [photo_id]);
  await says('refused');
  for (const path of [address, pdf]) {
    const { status, type, text } = await opens(path);
    expect([status, type]).toEqual([410, 'text/html; charset=utf-8']);
    expect(text).toContain('This pack is put together anew');
  }
  expect(await listed()).toMatchObject({ is_outdated: true, links: [{ view_count: 1 }] });
  expect((await anita.asks(getPack, { evidence_pack_id })).status).toBe(422);
  expect((await anita.asks(sharePack, { ...share, client_id: uuidv7() })).status).toBe(422);

  const covered = await madeNow();
  expect((await anita.asks(getPack, { evidence_pack_id: covered })).status).toBe(200);
  await says('given');
  expect((await opens(pdf)).status).toBe(200);
  // The words, or the place of a face, were put right: the pack shows them as they were.
  await query('update photos set version = version + 1 where id = $1', [photo_id]);
  expect((await opens(pdf)).status).toBe(410);
  await query('update photos set version = version - 1 where id = $1', [photo_id]);
  expect((await opens(pdf)).status).toBe(200);
  await query('update photos set withdrawn_at = now() where id = $1', [photo_id]);
  expect((await opens(pdf)).status).toBe(410);
  await query('update photos set withdrawn_at = null where id = $1', [photo_id]);
}, 60_000);

test.each([
  [
    'that is not shared',
    'update photos set shared_at = null where id = $1',
    'update photos set shared_at = now() where id = $1',
  ],
  [
    'in which not everybody is named',
    'update photos set tagged_at = null where id = $1',
    'update photos set tagged_at = now() where id = $1',
  ],
  [
    'of somebody who said no, whose face is not marked',
    'update photo_subjects set x = null, y = null, width = null, height = null where photo_id = $1',
    null,
  ],
])('a photo %s is refused in words', async (_what, change, back) => {
  await query(change, [photo_id]);
  if (back === null) await says('refused');
  const { status, body } = await anita.asks(linkPhoto, { ...write(), photo_id, question: 'cqc.effective' });
  expect([status, Object.keys(Object(Reflect.get(body, 'errors')))]).toEqual([422, ['photo_id']]);
  if (back !== null) await query(back, [photo_id]);
});

test('what a survey said speaks for a question once it is over and five people answered, and by numbers alone', async () => {
  const home = { care_home_id: facts.care_home_id, canary: 'Was it a good day?' };
  const added = async (state: 'open' | 'over', count: number) =>
    await asOwner(world.ownerUrl, async (client) => {
      const survey_id = await addSurveyRow(client, home, { state });
      await addEntries(client, home, { survey_id, count });
      return survey_id;
    });
  for (const survey_id of [await added('open', 6), await added('over', 4)]) {
    const { status, body } = await anita.asks(linkSurvey, { ...write(), survey_id });
    expect([status, Object.keys(Object(Reflect.get(body, 'errors')))]).toEqual([422, ['survey_id']]);
  }
  const survey_id = await added('over', 6);
  expect((await anita.asks(linkSurvey, { ...write(), survey_id })).status).toBe(200);
  expect((await anita.asks(listSurveyLinks, { survey_id })).body.items).toMatchObject([{ question: QUESTION }]);
  expect(await chosen()).toContain(survey_id);
  const text = (await packNow()).pages.map((page) => page.text).join(' ');
  expect(text).toContain('6 people answered.');
  expect(text).toContain('said in a survey');
}, 60_000);

test('a carer ties nothing', async () => {
  const tomasz = await world.as('carer@larch-house.example');
  expect((await tomasz.asks(linkPhoto, { ...write(), photo_id })).status).toBe(403);
});
