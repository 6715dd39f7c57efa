import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  acceptSuggestion,
  cardHistory,
  confirmCard,
  declineSuggestion,
  getAboutMe,
  getMyPersonsAboutMe,
  listSuggestions,
  moveLifeStoryItem,
  proposeForMyPerson,
  removeLifeStoryItem,
  saveCard,
  saveLifeStoryItem,
  suggestForCard,
} from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { AboutMeCard } from '@heartsease/domain/about-me/about-me.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let sarah: Asker;
let care_home_id: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  care_home_id = (await nadia.asks(me, {})).body.carehome.id;
  for (const { id, known_as } of (await nadia.asks(listResidents, {})).body.items) ids.set(known_as, id);
});
afterAll(async () => await world.close());
afterEach(() => {
  world.clock.now = null;
});

const idOf = (name: string) => ids.get(name) ?? '';
const write = () => ({ client_id: uuidv7(), care_home_id });

async function cardOf(name: string, heading: Heading): Promise<AboutMeCard> {
  const { body } = await nadia.asks(getAboutMe, { resident_id: idOf(name) });
  const card = body.cards.find((one) => one.heading === heading);
  if (!card) throw new Error(`${name} has all seven cards`);
  return card;
}

const WORDS = {
  text: 'Marmalade, the dark kind.',
  is_own_words: true,
  helped_by: 'Tomasz',
  visibility: 'relatives',
} as const;

test('everybody has seven cards, also those who have told nothing yet', async () => {
  const { status, body } = await tomasz.asks(getAboutMe, { resident_id: idOf('Ivy') });
  expect([status, body.cards.length, body.life_story]).toEqual([200, 7, []]);
  expect(body.cards.every(({ version, text }) => version === 0 && text === '')).toBe(true);
});

test('a carer writes a card, and it says who did and when it was true', async () => {
  const input = {
    ...write(),
    resident_id: idOf('Olive'),
    heading: 'most_important',
    base_version: 0,
    ...WORDS,
  } as const;
  const { status, body } = await tomasz.asks(saveCard, input);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...WORDS,
    version: 1,
    updated_by: { known_as: 'Tomasz' },
    confirmed_by: { known_as: 'Tomasz' },
  });
  expect(await cardOf('Olive', 'most_important')).toEqual(body);
});

test('two who write at the same time overwrite nothing: the second is told what stands', async () => {
  const resident_id = idOf('Ron');
  const card = { resident_id, heading: 'communication', base_version: 0 } as const;
  await tomasz.asks(saveCard, { ...write(), ...card, ...WORDS, text: 'Talk over a map.' });
  const late = await nadia.asks(saveCard, { ...write(), ...card, ...WORDS, text: 'Keep it short.' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', current: { text: 'Talk over a map.', version: 1 } });
  const same = await nadia.asks(saveCard, { ...write(), ...card, ...WORDS, text: 'Talk over a map.' });
  expect([same.status, same.body.version]).toEqual([200, 1]);
});

test('many at once on a card that nobody had written make one version, and the others are told', async () => {
  const input = { resident_id: idOf('Ken'), heading: 'people', base_version: 0, ...WORDS } as const;
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => tomasz.asks(saveCard, { ...write(), ...input, text: `Doreen ${n}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
});

test('every version of a card can be read for ever, the newest first', async () => {
  const card = { resident_id: idOf('Rosa'), heading: 'also_worth_knowing' } as const;
  for (const [base_version, text] of ['The sea.', 'The sea, in the morning.'].entries()) {
    await tomasz.asks(saveCard, { ...write(), ...card, base_version, ...WORDS, text });
  }
  const { body } = await nadia.asks(cardHistory, card);
  expect(body.items.map(({ version, text, kind }) => [version, text, kind])).toEqual([
    [2, 'The sea, in the morning.', 'written'],
    [1, 'The sea.', 'written'],
  ]);
  await expect(
    asOwner(world.ownerUrl, async (client) => {
      await client.query('set role heartsease_app');
      await client.query("update about_me_versions set text = 'The hills.'");
    }),
  ).rejects.toThrow(/permission denied/);
});

test('saying that it is still true moves the review on and changes no word', async () => {
  const before = await cardOf('Eileen', 'wellness');
  const card = { resident_id: idOf('Eileen'), heading: 'wellness' } as const;
  const { body } = await tomasz.asks(confirmCard, { ...write(), ...card, base_version: before.version });
  expect(body).toMatchObject({
    text: before.text,
    updated_at: before.updated_at,
    confirmed_by: { known_as: 'Tomasz' },
  });
  expect(body.confirmed_on).not.toBe(before.confirmed_on);
  const again = await nadia.asks(confirmCard, { ...write(), ...card, base_version: before.version });
  expect([again.status, again.body.version]).toEqual([200, body.version]);
  const never = { resident_id: idOf('Ivy'), heading: 'wellness', base_version: 1 } as const;
  expect((await tomasz.asks(confirmCard, { ...write(), ...never })).status).toBe(422);
});

test('a daughter proposes, the coordinator edits and accepts, and where it came from is kept', async () => {
  const resident_id = idOf('Eileen');
  const proposed = await sarah.asks(proposeForMyPerson, {
    ...write(),
    resident_id,
    heading: 'also_worth_knowing',
    text: 'She sleeps with the wireless on.',
  });
  expect(proposed.body).toMatchObject({ origin: 'relative', relationship: 'daughter', state: 'waiting' });
  const queue = (await nadia.asks(listSuggestions, {})).body;
  expect(queue.items.find(({ id }) => id === proposed.body.id)?.resident.known_as).toBe('Eileen');

  const card = await cardOf('Eileen', 'also_worth_knowing');
  const accepting = { resident_id, suggestion_id: proposed.body.id, base_version: card.version } as const;
  const words = { ...WORDS, text: `${card.text}\n\nThe wireless stays on at night, low.` };
  expect((await tomasz.asks(acceptSuggestion, { ...write(), ...accepting, ...words })).status).toBe(403);
  const accepted = await nadia.asks(acceptSuggestion, {
    ...write(),
    ...accepting,
    ...words,
    answer: 'Thank you, Sarah.',
  });
  expect(accepted.body.text).toContain('low.');
  const [newest] = (await nadia.asks(cardHistory, { resident_id, heading: 'also_worth_knowing' })).body.items;
  expect(newest).toMatchObject({
    kind: 'suggested',
    suggestion: {
      text: 'She sleeps with the wireless on.',
      relationship: 'daughter',
      suggested_by_name: 'Sarah Hartley',
    },
  });
  const seen = (await sarah.asks(getMyPersonsAboutMe, { resident_id })).body.suggestions;
  expect(seen.find(({ id }) => id === proposed.body.id)).toMatchObject({
    state: 'accepted',
    answer: 'Thank you, Sarah.',
  });
  const twice = await nadia.asks(declineSuggestion, { ...write(), resident_id, suggestion_id: proposed.body.id });
  expect([twice.status, (twice.body as unknown as { current: { state: string } }).current.state]).toEqual([
    409,
    'accepted',
  ]);
});

test('what a carer noticed waits too, and a decline changes nothing on the card', async () => {
  const resident_id = idOf('Frank');
  const before = await cardOf('Frank', 'wellness');
  const noticed = { resident_id, heading: 'wellness', text: 'Hums in the lift.' } as const;
  const { body } = await tomasz.asks(suggestForCard, { ...write(), ...noticed });
  expect(body).toMatchObject({ origin: 'staff', relationship: '', suggested_by_name: 'Tomasz Zieliński' });
  const declined = await nadia.asks(declineSuggestion, { ...write(), resident_id, suggestion_id: body.id });
  expect(declined.body.state).toBe('declined');
  expect(await cardOf('Frank', 'wellness')).toEqual(before);
  const elsewhere = { resident_id: idOf('Eileen'), suggestion_id: body.id };
  expect((await nadia.asks(declineSuggestion, { ...write(), ...elsewhere })).status).toBe(404);
});

test('a relative reads what is shared of their own person, and nothing that is for staff or best left alone', async () => {
  const linda = await world.as('linda.grant@larch-house.example');
  const { body } = await linda.asks(getMyPersonsAboutMe, { resident_id: idOf('Frank') });
  expect(body.cards.map(({ heading }) => heading)).toContain('most_important');
  expect(body.cards.map(({ heading }) => heading)).not.toContain('wellness');
  expect(body.life_story.map(({ title }) => title)).toContain('Forty years in the boxes');
  expect(JSON.stringify(body)).not.toContain('Betty’s last week');
  // what the coordinator noticed about him is not hers to read
  expect(body.suggestions).toEqual([]);
});

test.each([
  ['another person’s family', 'linda.grant@larch-house.example', 'Eileen'],
  ['a friend', 'pam.gittins@larch-house.example', 'Marjorie'],
])('%s reads nothing and proposes nothing: 404', async (_who, email, name) => {
  const asker = await world.as(email);
  const resident_id = idOf(name);
  const words = { resident_id, heading: 'people', text: 'Me.' } as const;
  expect((await asker.asks(getMyPersonsAboutMe, { resident_id })).status).toBe(404);
  expect((await asker.asks(proposeForMyPerson, { ...write(), ...words })).status).toBe(404);
});

test.each(['paused', 'ended', 'invited'])('a link that is %s shows nothing, from the next call on', async (status) => {
  const set = (to: string) =>
    asOwner(world.ownerUrl, (client) =>
      client.query('update relative_links set status = $1 where resident_id = $2', [to, idOf('Eileen')]),
    );
  await set(status);
  const resident_id = idOf('Eileen');
  expect((await sarah.asks(getMyPersonsAboutMe, { resident_id })).status).toBe(403);
  const words = { resident_id, heading: 'people', text: 'Me.' } as const;
  expect((await sarah.asks(proposeForMyPerson, { ...write(), ...words })).status).toBe(403);
  await set('active');
});

test('a life is told in pieces, in an order that can be changed', async () => {
  const resident_id = idOf('Stan');
  const piece = { body: '', years: '', place: '', sensitivity: 'share', told_by: 'Maureen', told_on: null } as const;
  const tell = async (title: string) =>
    (
      await tomasz.asks(saveLifeStoryItem, {
        ...write(),
        resident_id,
        life_story_item_id: null,
        base_version: 0,
        ...piece,
        chapter: 'work',
        title,
      })
    ).body;
  const titles = async () => (await tomasz.asks(getAboutMe, { resident_id })).body.life_story.map(({ title }) => title);
  await tell('The hill');
  const moss = await tell('Dogs called Moss');
  expect(await titles()).toEqual(['The hill', 'Dogs called Moss']);
  const place = { resident_id, life_story_item_id: moss.id };
  await tomasz.asks(moveLifeStoryItem, { ...write(), ...place, direction: 'up' });
  await tomasz.asks(moveLifeStoryItem, { ...write(), ...place, direction: 'up' });
  expect(await titles()).toEqual(['Dogs called Moss', 'The hill']);

  const changed = {
    ...write(),
    ...place,
    base_version: 1,
    ...piece,
    chapter: 'pets',
    title: 'Nine dogs, all Moss',
  } as const;
  expect((await tomasz.asks(saveLifeStoryItem, changed)).body.version).toBe(2);
  const late = await nadia.asks(saveLifeStoryItem, { ...changed, client_id: uuidv7(), title: 'Moss' });
  expect([late.status, (late.body as unknown as { current: { version: number } }).current.version]).toEqual([409, 2]);

  await tomasz.asks(removeLifeStoryItem, { ...write(), ...place, is_removed: true });
  expect(await titles()).toEqual(['The hill']);
  await tomasz.asks(removeLifeStoryItem, { ...write(), ...place, is_removed: false });
  expect(await titles()).toContain('Nine dogs, all Moss');
  const elsewhere = { ...place, resident_id: idOf('Eileen') };
  expect((await tomasz.asks(removeLifeStoryItem, { ...write(), ...elsewhere, is_removed: true })).status).toBe(404);
});

const CARD = { resident_id: '', heading: 'people', base_version: 0, ...WORDS };
test.each([
  ['a card that says too much', saveCard.path, { ...CARD, text: 'a'.repeat(4_001) }, 'text'],
  ['a character that can’t be kept', saveCard.path, { ...CARD, text: 'a\u0000b' }, 'text'],
  ['half a character', saveCard.path, { ...CARD, text: '\ud800' }, 'text'],
  ['a heading that nobody has', saveCard.path, { ...CARD, heading: 'secrets' }, 'heading'],
  ['a version that can’t be', saveCard.path, { ...CARD, base_version: -1 }, 'base_version'],
  ['an empty suggestion', suggestForCard.path, { resident_id: '', heading: 'people', text: '   ' }, 'text'],
  ['an empty new card', saveCard.path, { ...CARD, text: ' ' }, 'text'],
])('%s is refused at its field', async (_what, path, input, field) => {
  const answer = await tomasz.sends(path, { ...write(), ...input, resident_id: idOf('Sylvia') });
  expect(answer.status).toBe(422);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
});

test('a piece of a life can’t have been told tomorrow, nor on a day that is not', async () => {
  const piece = { chapter: 'work', title: 'A', body: '', years: '', place: '', sensitivity: 'share', told_by: '' };
  for (const told_on of ['2999-01-01', '2026-02-30', '0000-01-01']) {
    const input = { resident_id: idOf('Stan'), life_story_item_id: null, base_version: 0, ...piece, told_on };
    const answer = await tomasz.sends(saveLifeStoryItem.path, { ...write(), ...input });
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, ['told_on']]);
  }
});

test('the first look of the day at somebody’s cards is a line of the audit trail', async () => {
  const count = async () =>
    await asOwner(world.ownerUrl, async (client) => {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from audit_events where action = $1 and subject_id = $2`,
        [getAboutMe.path, idOf('Bill')],
      );
      return Number(rows[0]?.count);
    });
  await tomasz.asks(getAboutMe, { resident_id: idOf('Bill') });
  await tomasz.asks(getAboutMe, { resident_id: idOf('Bill') });
  expect(await count()).toBe(1);
});
