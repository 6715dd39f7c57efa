import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import { getNoticeBoard } from '@heartsease/domain/dashboard/figures.endpoints.ts';
import type { ManagedNotice } from '@heartsease/domain/notice-board/notice.ts';
import {
  archiveNotice,
  getNotice,
  printNotices,
  saveNotice,
} from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { getTvFeed, makeTvLink, takeBackTvLink } from '@heartsease/domain/notice-board/tv.endpoints.ts';
import { getPhoto, removePhoto, withdrawPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { aNotice } from '../test/notices.ts';
import { photoUploadsOf } from '../test/photo-uploads.ts';
import { jpegOf } from '../test/pictures.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let anita: Asker;
let nadia: Asker;
let tomasz: Asker;
/** Eileen’s daughter. */
let sarah: Asker;
/** Mei-Ling’s son. */
let david: Asker;
let uploads: ReturnType<typeof photoUploadsOf>;
let jpeg: Buffer;
beforeAll(async () => {
  world = await openWorld({ public_url: 'https://heartsease.example', data_dir: temporaryFolder() });
  facts = await factsOf(world.ownerUrl, 'Larch House');
  anita = await world.as('manager@larch-house.example');
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  david = await world.as('david.chan@larch-house.example');
  uploads = photoUploadsOf(world, facts.care_home_id);
  await owner(`update care_homes set family_hold = 'at_once' where id = $1`, [facts.care_home_id]);
  jpeg = await jpegOf();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  await owner('delete from notices where care_home_id = $1', [facts.care_home_id]);
});

const owner = async (sql: string, values: unknown[]) =>
  await asOwner(world.ownerUrl, async (client) => (await client.query(sql, values)).rows);
const of = (name: string, box: typeof FACE | null = null) => ({
  resident_id: facts.residents.find(({ known_as }) => known_as === name)?.id ?? '',
  box,
});
const FACE = { x: 0.05, y: 0.05, width: 0.2, height: 0.3 };
const fetched = async (path: string | null | undefined) =>
  (await fetch(`${world.address}${path ?? '/nothing'}`)).status;

/** A photo of the home’s, with these people in it, shared at once. */
async function photoOf(...subjects: ReturnType<typeof of>[]): Promise<string> {
  const { id } = await uploads.bring(nadia, jpeg);
  expect((await uploads.save(nadia, id, subjects)).status).toBe(200);
  return id;
}

const sends = async (asker: Asker, words: object, stands?: Pick<ManagedNotice, 'id' | 'version'>) =>
  await asker.sends(saveNotice.path, {
    ...uploads.write(),
    notice_id: stands?.id ?? null,
    base_version: stands?.version ?? 0,
    asks_again: false,
    ...aNotice(facts.today),
    ...words,
  });

async function hangs(words: object, stands?: ManagedNotice): Promise<ManagedNotice> {
  const { status, body } = await sends(anita, words, stands);
  expect(status).toBe(200);
  return saveNotice.output.parse(body);
}

const boards = async (asker: Asker) => (await asker.asks(getNoticeBoard, {})).body.items;
const seen = async (asker: Asker) => (await boards(asker))[0]?.photo ?? null;

async function says(name: string, purpose: Purpose, status: 'given' | 'refused' | 'withdrawn'): Promise<void> {
  const { resident_id } = of(name);
  const { body } = await nadia.asks(listConsents, { resident_id });
  const { status: answered } = await nadia.asks(recordConsent, {
    ...uploads.write(),
    resident_id,
    base_version: body.items.find((answer) => answer.purpose === purpose)?.version ?? 0,
    purpose,
    status,
    basis: 'resident',
    decided_by: '',
    capacity_assessed_on: null,
    people_consulted: '',
    conditions: '',
    decided_on: facts.today,
    review_on: status === 'given' ? addDays(facts.today, 300) : null,
    evidence: '',
  });
  expect(answered).toBe(200);
}

test('a poster hangs for everybody, with words for whoever can’t see it, and each address is for one sign-in', async () => {
  const photo_id = await photoOf();
  const notice = await hangs({ photo_id });
  expect(notice.photo?.shown_to).toEqual({ families: true, walls: true });
  const [item] = (await sarah.asks(getNoticeBoard, {})).body.items;
  expect(item?.photo_alt).toBe('A greenhouse with tomatoes');
  const [hers, his] = [item?.photo?.screen ?? '', (await seen(david))?.screen ?? ''];
  const answer = await fetch(`${world.address}${hers}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, no-store',
  ]);
  expect(await fetched((await seen(tomasz))?.thumb)).toBe(200);
  expect(hers.split('/')[3]).not.toBe(his.split('/')[3]);
  // Her signature opens nothing of his, nor another notice, nor later.
  expect(await fetched(hers.replace(hers.split('/')[3] ?? '', his.split('/')[3] ?? ''))).toBe(404);
  expect(await fetched(hers.replaceAll(notice.id, uuidv7()))).toBe(404);
  const later = hers.replace(/\/\d{13}\//u, (until) => `/${Number(until.slice(1, -1)) + 150_000}/`);
  expect(await fetched(later)).toBe(404);
});

test.each([
  ['untagged', { is_tagging_complete: false, is_shared: false }],
  ['what a carer has only named', { is_shared: false }],
])('%s stays among staff, on the board and in the lounge, and so does what it shows', async (_, named) => {
  const { id: photo_id } = await uploads.bring(nadia, jpeg);
  expect((await uploads.save(tomasz, photo_id, [], named)).status).toBe(200);
  const notice = await hangs({ photo_id, is_in_lounge: true });
  expect(notice.photo?.shown_to).toEqual({ families: false, walls: false });
  expect(await fetched((await seen(tomasz))?.screen)).toBe(200);
  const [item] = (await sarah.asks(getNoticeBoard, {})).body.items;
  expect(item).toMatchObject({ title: 'The new greenhouse', photo: null, photo_alt: '' });
  const { body } = await anita.asks(makeTvLink, { ...uploads.write(), name: 'Lounge' });
  const link = new URL(body.link).searchParams.get('link') ?? '';
  const feed = getTvFeed.output.parse((await world.anyone.sends(getTvFeed.path, { link })).body);
  expect(feed.notices).toMatchObject([{ title: 'The new greenhouse', photo: null, photo_alt: '' }]);
});

test('each reader sees what the people in it agreed to: own family, other families, the walls of the home', async () => {
  await says('Eileen', 'photo_family_own', 'given');
  await says('Eileen', 'photo_family_group', 'withdrawn');
  await says('Eileen', 'photo_home', 'given');
  const photo_id = await photoOf(of('Eileen'));
  const notice = await hangs({ photo_id, is_in_lounge: true });
  expect(await fetched((await seen(sarah))?.screen)).toBe(200);
  expect((await anita.asks(getPhoto, { photo_id })).body.on_notice).toEqual({ families: false, walls: true });
  expect(await boards(david)).toMatchObject([{ title: 'The new greenhouse', photo: null }]);
  // Whoever would not hang on the notice board hangs there for nobody.
  await says('Eileen', 'photo_home', 'withdrawn');
  expect(await boards(sarah)).toMatchObject([{ title: 'The new greenhouse', photo: null }]);
  expect((await anita.asks(getPhoto, { photo_id })).body.on_notice).toEqual({ families: false, walls: false });
  // Marked, her face is covered for them instead.
  expect((await uploads.save(nadia, photo_id, [of('Eileen', FACE)])).status).toBe(200);
  await says('Eileen', 'photo_home', 'given');
  const [hers, his] = [await seen(sarah), await seen(david)];
  const bytesOf = async (path = '') => Buffer.from(await (await fetch(`${world.address}${path}`)).arrayBuffer());
  expect((await bytesOf(hers?.screen)).equals(await bytesOf(his?.screen))).toBe(false);
  expect((await anita.asks(getNotice, { notice_id: notice.id })).body.photo?.shown_to).toEqual({
    families: true,
    walls: true,
  });
  // A "no" is over with the next request, also behind an address that lives.
  await says('Eileen', 'photo_family_own', 'withdrawn');
  expect((await uploads.save(nadia, photo_id, [of('Eileen')])).status).toBe(200);
  expect(await fetched(hers?.screen)).toBe(404);
  expect(await seen(sarah)).toBeNull();
  await says('Eileen', 'photo_family_own', 'given');
});

test('what waits, is over, put away, for staff, or behind a paused link shows its photo to nobody outside', async () => {
  const photo_id = await photoOf();
  const notice = await hangs({ photo_id });
  const [hers, his] = [(await seen(sarah))?.screen, (await seen(tomasz))?.screen];
  const both = async () => [await fetched(hers), await fetched(his)];
  expect(await both()).toEqual([200, 200]);
  const waits = await hangs({ photo_id, publish_on: addDays(facts.today, 2) }, notice);
  expect(await both()).toEqual([404, 404]);
  // Whoever keeps the board looks at it before it hangs.
  expect(await fetched(waits.photo?.screen)).toBe(200);
  const forStaff = await hangs({ photo_id, audience: 'staff' }, waits);
  expect(await both()).toEqual([404, 200]);
  const back = await hangs({ photo_id }, forStaff);
  expect(await both()).toEqual([200, 200]);
  await owner(`update notices set expires_on = current_date - 2 where id = $1`, [back.id]);
  expect(await both()).toEqual([404, 404]);
  await owner(`update notices set expires_on = current_date + 9 where id = $1`, [back.id]);
  await anita.asks(archiveNotice, { ...uploads.write(), notice_id: back.id, is_archived: true });
  expect(await both()).toEqual([404, 404]);
  await anita.asks(archiveNotice, { ...uploads.write(), notice_id: back.id, is_archived: false });
  const setStatus = (status: string) =>
    owner('update relative_links set status = $2 where account_id = (select id from accounts where email = $1)', [
      'relative@larch-house.example',
      status,
    ]);
  await setStatus('paused');
  expect(await both()).toEqual([404, 200]);
  await setStatus('active');
  expect(await both()).toEqual([200, 200]);
});

test('of another home nobody hangs a photo, and nobody opens one', async () => {
  const photo_id = await photoOf();
  await hangs({ photo_id });
  const theirs = await world.as('manager@ty-rhosyn.example');
  const { body } = await theirs.asks(getNoticeBoard, {});
  expect(JSON.stringify(body)).not.toContain(photo_id);
  const home = await factsOf(world.ownerUrl, 'Tŷ Rhosyn');
  const refused = await sends(theirs, { photo_id, care_home_id: home.care_home_id });
  const unknown = await sends(theirs, { photo_id: uuidv7(), care_home_id: home.care_home_id });
  expect(refused.status).toBe(404);
  expect(refused.body).toEqual(unknown.body);
});

test('when the package has ended what hangs stays to be seen, and no new photo is hung', async () => {
  const photo_id = await photoOf();
  const other = await photoOf();
  const notice = await hangs({ photo_id });
  const setExpired = (is: boolean) =>
    owner(`update care_homes set package_expires_on = case when $2 then current_date - 2 end where id = $1`, [
      facts.care_home_id,
      is,
    ]);
  await setExpired(true);
  expect(await fetched((await seen(sarah))?.screen)).toBe(200);
  expect((await sends(anita, { photo_id: other }, notice)).status).toBe(403);
  expect((await sends(anita, { photo_id, title: 'The greenhouse' }, notice)).status).toBe(200);
  await setExpired(false);
});

test('a photo is replaced, taken off, taken back from families, and gone for good with its notice left', async () => {
  const [first, second] = [await photoOf(), await photoOf()];
  const notice = await hangs({ photo_id: first });
  const before = (await seen(sarah))?.screen;
  const replaced = await hangs({ photo_id: second, photo_alt: 'The door of it' }, notice);
  expect((await seen(sarah))?.screen).not.toBe(before);
  const { body } = await anita.asks(getNotice, { notice_id: notice.id });
  expect(body.history[0]).toMatchObject({ kind: 'changed', fields: ['photo_id', 'photo_alt'] });
  const bare = await hangs({ photo_id: null }, replaced);
  expect([bare.photo_alt, bare.photo]).toEqual(['', null]);
  expect(await fetched(before)).toBe(404);
  await hangs({ photo_id: first }, bare);
  expect((await uploads.save(nadia, first, [], {})).status).toBe(200);
  await nadia.asks(withdrawPhoto, { ...uploads.write(), photo_id: first });
  expect(await seen(sarah)).toBeNull();
  expect(await fetched((await seen(tomasz))?.screen)).toBe(200);
  await nadia.asks(removePhoto, { ...uploads.write(), photo_id: first });
  expect(await seen(tomasz)).toBeNull();
  expect((await tomasz.asks(getNoticeBoard, {})).body.items).toHaveLength(1);
});

test('a photo without words, or on its way, is refused at its field', async () => {
  const photo_id = await photoOf();
  expect(await sends(anita, { photo_id, photo_alt: ' ' })).toMatchObject({
    status: 422,
    body: { errors: { photo_alt: ['Say what the photo shows, for whoever can’t see it'] } },
  });
  const { body } = await uploads.begin(anita, jpeg);
  expect(await sends(anita, { photo_id: (body as { id: string }).id })).toMatchObject({
    status: 422,
    body: { errors: { photo_id: ['The photo has not arrived yet. Hang the notice when it has'] } },
  });
});

test('the lounge shows it by the screen’s own link, and no longer than that lives', async () => {
  await says('Eileen', 'photo_home', 'given');
  const photo_id = await photoOf(of('Eileen'));
  const notice = await hangs({ photo_id, is_in_lounge: true });
  const { body } = await anita.asks(makeTvLink, { ...uploads.write(), name: 'Lounge' });
  const link = new URL(body.link).searchParams.get('link') ?? '';
  const told = await world.anyone.sends(getTvFeed.path, { link });
  const [shown] = getTvFeed.output.parse(told.body).notices;
  expect(shown?.photo_alt).toBe('A greenhouse with tomatoes');
  const address = shown?.photo?.screen;
  expect(await fetched(address)).toBe(200);
  const hidden = await hangs({ photo_id }, notice);
  expect(await fetched(address)).toBe(404);
  await hangs({ photo_id, is_in_lounge: true }, hidden);
  await says('Eileen', 'photo_home', 'withdrawn');
  expect(await fetched(address)).toBe(404);
  await says('Eileen', 'photo_home', 'given');
  expect(await fetched(address)).toBe(200);
  await anita.asks(takeBackTvLink, { ...uploads.write(), tv_link_id: body.id });
  expect(await fetched(address)).toBe(404);
});

test('paper carries the photo as whoever stands before it may see it', async () => {
  const photo_id = await photoOf(of('Mei-Ling'));
  await says('Mei-Ling', 'photo_home', 'withdrawn');
  const notice = await hangs({ photo_id });
  const look = { paper: 'A4', is_large_print: false, has_pictures: true, languages: 'both' } as const;
  const pictures = async (of: Pick<ManagedNotice, 'id'>, more: object = {}) => {
    const { body } = await anita.asks(printNotices, { ...look, notice_id: of.id, board: 'families', ...more });
    return Buffer.from(body.pdf, 'base64').toString('latin1').split('/Subtype /Image').length - 1;
  };
  expect(await pictures(notice)).toBe(0);
  await says('Mei-Ling', 'photo_home', 'given');
  expect(await pictures(notice)).toBe(1);
  expect(await pictures(notice, { has_pictures: false })).toBe(0);
});
