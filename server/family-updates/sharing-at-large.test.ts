import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { photoLinks } from '../photos/photo-links.ts';
import { newToken, tokenHash } from '../session/session.ts';
import { addHome } from '../test/homes.ts';
import { chanceOf, drawLargeWorld, looksOf, writeLargeWorld } from '../test/large-sharing-world.ts';
import type { LargeWorld } from '../test/large-sharing-world.ts';
import { saidTo } from '../test/large-sharing-model.ts';
import type { Said } from '../test/large-sharing-model.ts';
import { addRelative } from '../test/relatives.ts';
import type { Stage } from '../test/sharing-worlds.ts';
import { newSignIn } from '../test/sign-ins.ts';
import { temporaryFolder } from '../test/server-process.ts';
import { askerAt, openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

const LONDON = 'Europe/London';
const RESIDENTS = 40;
const RELATIVES = 30;
/** Each of them some 15,000 pairs of a relative and something that may or may not be theirs. */
const ROUNDS = 2;

let world: World;
let owner: pg.Client;
let stage: Stage;
beforeAll(async () => {
  world = await openWorld({ data_dir: temporaryFolder() });
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const home = await addHome(owner, { canary: 'Larkspur' });
  const now = new Date();
  world.clock.now = now;
  const residents = Array.from({ length: RESIDENTS }, () => uuidv7());
  await owner.query(
    `insert into residents
     select (jsonb_populate_record(r, jsonb_build_object('id', fresh))).* from residents r, unnest($3::uuid[]) as fresh
      where care_home_id = $1 and r.id = $2`,
    [home.care_home_id, home.residentIds[0], residents],
  );
  const relatives: string[] = [];
  for (let n = 0; n < RELATIVES; n += 1)
    relatives.push((await addRelative(owner, home, { resident_id: residents[0] ?? '', status: 'active' })).account_id);
  const { care_home_id, accounts } = home;
  stage = { care_home_id, residents, relatives, author: accounts.carer, now, today: calendarDay(now, LONDON) };
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

test(
  'what each of many relatives finds by any call and any link is what was agreed',
  { timeout: 1_800_000 },
  async () => {
    let [pairs, shown, links] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const chance = chanceOf(seed);
      const drawn = drawLargeWorld(chance, stage);
      await writeLargeWorld(owner, stage, drawn);
      await keepLooks(drawn);
      for (const relative of stage.relatives) {
        await owner.query('delete from attempts');
        const said = saidTo(stage, drawn, relative);
        const finder = await finderOf(relative);
        expect(await foundInLists(finder), `seed ${seed}, ${relative}`).toEqual(inLists(said));
        for (const one of drawn.residents.filter(() => chance() < 0.25)) {
          expect(await foundOf(finder, one, { drawn, said }), `seed ${seed}, ${relative}, ${one.id}`).toEqual(
            of(said, one, drawn),
          );
          pairs += drawn.updates.filter(({ resident }) => resident === one.id).length;
        }
        for (const photo of drawn.photos.filter(({ id }) => chance() < (said.photos.has(id) ? 0.5 : 0.05))) {
          expect(await finder.bytes(photo.id), `seed ${seed}, ${relative}, ${photo.id}`).toEqual(
            said.photos.has(photo.id) ? [photo.id, ...(said.photos.get(photo.id) ?? [])].join(' ') : null,
          );
          links += 1;
        }
        // Their book and their thread, of each resident.
        pairs += drawn.photos.length + drawn.letters.length + 2 * drawn.residents.length;
        shown += said.photos.size + said.letters.size + said.open.size + said.threads.size;
      }
      console.log(
        `seed ${seed}: by now ${pairs} pairs, ${shown} of them shown, and ${links} pictures asked for by link`,
      );
    }
    expect(pairs).toBeGreaterThanOrEqual(20_000);
    // A model under which nobody sees anything would agree with a server that shows nothing.
    expect(shown).toBeGreaterThan(pairs / 100);
  },
);

/** In place of a picture each look has a file that tells what it is: of which photo, with whose faces covered. */
async function keepLooks({ photos }: LargeWorld): Promise<void> {
  const { care_home_id } = stage;
  const keep = async (id: string, text: string) => await world.app.files.keep(care_home_id, id, Buffer.from(text));
  const renditions: [photo_id: string, covers: string[], file: string][] = [];
  for (const photo of photos) {
    for (const covers of looksOf(photo)) {
      const file = covers.length === 0 ? photo.id : uuidv7();
      await keep(file, [photo.id, ...covers].join(' '));
      if (covers.length > 0) renditions.push([photo.id, covers, file]);
    }
  }
  await owner.query(
    `insert into photo_renditions (care_home_id, photo_id, covers, screen_id, thumb_id)
     select $1, photo_id, string_to_array(covers, ' ')::uuid[], file, file
       from unnest($2::uuid[], $3::text[], $4::uuid[]) as look (photo_id, covers, file)`,
    [
      care_home_id,
      renditions.map(([photo_id]) => photo_id),
      renditions.map(([, covers]) => covers.join(' ')),
      renditions.map(([, , file]) => file),
    ],
  );
}

interface Finder {
  /** The status, and what was answered. */
  // oxlint-disable-next-line typescript/no-explicit-any
  asks(call: string, input?: object): Promise<{ status: number; body: any }>;
  /** By a good link to any photo, be it handed out or not; null: there is none. */
  bytes(photo_id: string): Promise<string | null>;
}

async function finderOf(account_id: string): Promise<Finder> {
  const token = newToken();
  const sign_in_id = await newSignIn(owner, { account_id, care_home_id: stage.care_home_id }, token);
  const links = photoLinks(sign_in_id, tokenHash(token), stage.now);
  const { sends } = askerAt(world.address, token);
  return {
    async asks(call, input = {}) {
      const { status, body } = await sends(`/api/v2/${call}`, input);
      return { status, body };
    },
    async bytes(photo_id) {
      const answer = await fetch(`${world.address}${links(photo_id, 'screen', 1)}`);
      if (answer.status === 200) return await answer.text();
      expect(answer.status).toBe(404);
      return null;
    },
  };
}

/** What the lists hold that are of no one person: photos with how many faces are covered, letters, threads. */
async function foundInLists({ asks }: Finder) {
  const photos: { id: string; covered: number }[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await asks('photo/shared', { limit: 100, ...(cursor !== undefined && { cursor }) });
    // To whom nobody is shown, all doors are closed.
    if (status === 403) return null;
    expect(status).toBe(200);
    photos.push(...body.items.map(({ id, covered }: { id: string; covered: number }) => ({ id, covered })));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  const [letters, threads, books] = [
    await asks('digest/mine'),
    await asks('chat/threads'),
    await asks('photo-book/list'),
  ];
  return {
    photos: photos.toSorted((one, other) => one.id.localeCompare(other.id)),
    letters: idsIn(letters.body.items),
    threads: idsIn(threads.body.items),
    books: books.body.items.map(({ resident_id }: { resident_id: string }) => resident_id).toSorted(),
  };
}

/** What is found of one person: null is nothing at all, as of somebody who is not there. */
async function foundOf(
  { asks }: Finder,
  { id: resident_id, thread_id }: LargeWorld['residents'][number],
  { drawn, said }: { drawn: LargeWorld; said: Said },
) {
  const [home, feed] = [
    await asks('family-update/home', { resident_id }),
    await asks('family-update/list', { resident_id }),
  ];
  const [album, book] = [
    await asks('photo/shared', { resident_id, limit: 100 }),
    await asks('photo-book/get', { resident_id }),
  ];
  const material = await asks('photo-book/material', { resident_id });
  const thread = await asks('chat/messages', { chat_thread_id: thread_id });
  const comments: string[] = [];
  for (const { id } of drawn.updates.filter(({ resident }) => resident === resident_id)) {
    if ((await asks('family-update/comments', { family_update_id: id })).status === 200) comments.push(id);
  }
  const inBook = (told: typeof book) => ({
    photos: told.body.photos
      .map(({ id, covered }: { id: string; covered: number }) => ({ id, covered }))
      .toSorted(byId),
    moments: idsIn(told.body.moments),
  });
  return {
    home: home.status === 200 ? momentsIn([...home.body.today, ...home.body.earlier]) : null,
    feed: feed.status === 200 ? momentsIn(feed.body.items) : null,
    album: album.status === 200 ? idsIn(album.body.items) : null,
    has_book: book.status === 200,
    // What a book names by itself is some of what may stand in it.
    strange_in_book: book.status === 200 ? strangeIn(book.body, said, resident_id) : [],
    material: material.status === 200 ? inBook(material) : null,
    is_in_thread: thread.status === 200,
    comments: comments.toSorted(),
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
function strangeIn(book: any, said: Said, resident: string): string[] {
  const { photos, moments } = said.inBook(resident);
  const named = [book.cover, ...book.pages.flatMap((page: { photos: object[] }) => page.photos)].filter(Boolean);
  return [
    ...named.map(({ id }: { id: string }) => id).filter((id: string) => !photos.has(id)),
    ...book.pages
      .flatMap(({ moment }: { moment: { id: string } | null }) => moment?.id ?? [])
      .filter((id: string) => !moments.has(id)),
  ];
}

function inLists({ photos, letters, threads, open }: Said) {
  if (open.size === 0) return null;
  return {
    photos: [...photos].map(([id, covers]) => ({ id, covered: covers.length })).toSorted(byId),
    letters: [...letters].toSorted(),
    threads: [...threads].toSorted(),
    books: [...open.keys()].toSorted(),
  };
}

/** The same of one person. */
function of(said: Said, { id: resident_id, thread_id }: LargeWorld['residents'][number], drawn: LargeWorld) {
  const isOpen = said.open.has(resident_id);
  const updates = drawn.updates.filter(({ id, resident }) => resident === resident_id && said.updates.has(id));
  const ids = updates.map(({ id }) => id).toSorted();
  const moments_told = updates.map((update) => ({ id: update.id, photo: said.photoAt(update) })).toSorted(byId);
  const isFriend = said.open.get(resident_id) === 'friend';
  const shown = drawn.photos.filter(
    ({ id, subjects }) => said.photos.has(id) && subjects.some(({ resident }) => resident === resident_id),
  );
  const { photos, moments } = said.inBook(resident_id);
  return {
    home: isOpen ? moments_told : null,
    feed: isOpen ? moments_told : null,
    album: isOpen ? (isFriend ? [] : shown.map(({ id }) => id).toSorted()) : null,
    has_book: isOpen,
    strange_in_book: [],
    material:
      isOpen && !isFriend
        ? {
            photos: [...photos].map(([id, covers]) => ({ id, covered: covers.length })).toSorted(byId),
            moments: [...moments].toSorted(),
          }
        : null,
    is_in_thread: said.threads.has(thread_id),
    comments: ids,
  };
}

/** Moments, each with the photo that stands at it. */
function momentsIn(items: readonly { id: string; photo: { id: string; covered: number } | null }[]) {
  return items
    .map(({ id, photo }) => ({ id, photo: photo && { id: photo.id, covered: photo.covered } }))
    .toSorted(byId);
}

const idsIn = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).toSorted();
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
