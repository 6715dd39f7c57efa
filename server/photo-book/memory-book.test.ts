import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEWEST_PAGES } from '@heartsease/domain/photo-book/photo-book.ts';
import { getPhotoBook, printPhotoBook } from '@heartsease/domain/photo-book/photo-books.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { readPdf } from '../test/read-pdf.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let facts: Facts;
let nadia: Asker;
let betty = '';
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  nadia = await world.as('coordinator@larch-house.example');
  betty = await asOwner(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from residents where care_home_id = $1 and known_as = 'Betty'`,
      [facts.care_home_id],
    );
    return rows[0]?.id ?? '';
  });
});
afterAll(async () => await world.close());

const bookOfBetty = async () => (await nadia.asks(getPhotoBook, { resident_id: betty })).body;
const photosOf = ({ pages }: Awaited<ReturnType<typeof bookOfBetty>>) => pages.flatMap(({ photos }) => photos);

test('Betty’s book has her story, her last year in photos with every face in them, and no empty page at its end', async () => {
  const book = await bookOfBetty();
  expect(book.kind).toBe('memory');
  expect(book.cover?.others).toBe(0);
  expect(photosOf(book).length).toBeGreaterThanOrEqual(8);
  expect([book.cover, ...photosOf(book)].map((photo) => photo?.covered)).not.toContain(1);
  expect(book.pages.filter(({ story }) => story !== null)).toHaveLength(3);
  expect(book.pages.length + 1).toBeGreaterThanOrEqual(FEWEST_PAGES);
  const { body } = await nadia.asks(printPhotoBook, { resident_id: betty, has_bleed: false });
  const pdf = await readPdf(new Uint8Array(await (await fetch(`${world.address}${body.address}`)).arrayBuffer()));
  expect(pdf.pages).toHaveLength(book.pages.length + 1);
  expect(pdf.pages.map(({ text }) => text).join(' ')).not.toContain('Room for your own words');
});
