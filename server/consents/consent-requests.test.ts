import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerRequest,
  listMyRequests,
  requestConsent,
  takeBackRequest,
  whoDecides,
} from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import { lastAnswer } from '@heartsease/domain/consents/consent.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import { listConsents, recordConsent } from '@heartsease/domain/consents/consents.endpoints.ts';
import { listRelatives } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let gloria: Asker;
let sarah: Asker;
let care_home_id: string;
let winston: string;
let relative_link_id: string;
let today: string;
beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  gloria = await world.as('gloria.clarke@larch-house.example');
  sarah = await world.as('relative@larch-house.example');
  winston = (await nadia.asks(listResidents, {})).body.items.find(({ known_as }) => known_as === 'Winston')?.id ?? '';
  relative_link_id = (await nadia.asks(whoDecides, { resident_id: winston })).body.people[0]?.relative_link_id ?? '';
  const [home] = await owner<{ id: string; day: string }>(
    `select id, (now() at time zone timezone)::date::text as day from care_homes where name = 'Larch House'`,
  );
  [care_home_id, today] = [home?.id ?? '', home?.day ?? ''];
  // What the demo home asks of her already.
  await owner('delete from consent_requests');
});
afterAll(async () => await world.close());

const write = () => ({ client_id: uuidv7(), care_home_id });

async function owner<Row extends object>(text: string): Promise<Row[]> {
  return await asOwner(world.ownerUrl, async (client) => (await client.query<Row>(text)).rows);
}

const ask = async (purposes: Purpose[], link = relative_link_id) =>
  await nadia.asks(requestConsent, {
    ...write(),
    relative_link_id: link,
    purposes,
    capacity_assessed_on: today,
    word: 'Photos for the summer album.',
  });

const lastOf = async (purpose: Purpose) =>
  lastAnswer((await nadia.asks(listConsents, { resident_id: winston })).body.items, purpose);

test('whoever decides by a document is asked, and their answer is written down in their name', async () => {
  const { body } = await ask(['photo_training', 'photo_public']);
  const asked = (await gloria.asks(listMyRequests, {})).body.items;
  expect(asked).toMatchObject([
    {
      id: body.consent_request_id,
      resident: { id: winston, known_as: 'Winston' },
      purposes: ['photo_training', 'photo_public'],
      basis: 'attorney_hw',
      word: 'Photos for the summer album.',
      asked_by: 'Nadia',
      asked: 'Gloria',
    },
  ]);
  const { status } = await gloria.asks(answerRequest, {
    ...write(),
    consent_request_id: body.consent_request_id,
    answers: [{ purpose: 'photo_training', status: 'given', conditions: 'Not in bed.' }],
  });
  expect(status).toBe(200);
  expect(await lastOf('photo_training')).toMatchObject({
    status: 'given',
    basis: 'attorney_hw',
    decided_by: 'Gloria Clarke',
    capacity_assessed_on: today,
    conditions: 'Not in bed.',
    decided_on: today,
    review_on: addDays(today, 365),
    recorded_by: 'Gloria',
  });
  // What she left out is still hers to answer, and whoever asked is told.
  expect((await gloria.asks(listMyRequests, {})).body.items[0]?.purposes).toEqual(['photo_public']);
  const told = await owner<{ notification: string }>(
    `select notification from outgoing_mails where notification in ('consent_asked', 'consent_answered') order by 1`,
  );
  expect(told.map(({ notification }) => notification)).toEqual(['consent_answered', 'consent_asked']);

  const refusal = { purpose: 'photo_public' as const, status: 'refused' as const, conditions: '' };
  await gloria.asks(answerRequest, { ...write(), consent_request_id: body.consent_request_id, answers: [refusal] });
  expect(await lastOf('photo_public')).toMatchObject({ status: 'refused', review_on: null });
  expect((await gloria.asks(listMyRequests, {})).body.items).toEqual([]);
});

test('nobody else is asked, sees it, or answers it', async () => {
  const { body } = await ask(['ai_local']);
  expect((await sarah.asks(listMyRequests, {})).body.items).toEqual([]);
  const answers = [{ purpose: 'ai_local' as const, status: 'given' as const, conditions: '' }];
  expect(
    (await sarah.asks(answerRequest, { ...write(), consent_request_id: body.consent_request_id, answers })).status,
  ).toBe(404);
  const eileen = (await nadia.asks(listResidents, {})).body.items.find(({ known_as }) => known_as === 'Eileen');
  const hers = (await nadia.asks(listRelatives, { resident_id: eileen?.id ?? '' })).body.items;
  const next = await ask(['ai_local'], hers[0]?.id ?? '');
  expect(next.status).toBe(422);
  expect(next.body).toMatchObject({ errors: { relative_link_id: [expect.stringContaining('No document')] } });
});

test('one thing is asked once; what staff write down meanwhile is not overwritten unseen', async () => {
  const again = await ask(['ai_local']);
  expect(again.body).toMatchObject({ errors: { purposes: ['Gloria has been asked this already'] } });
  const [asked] = (await gloria.asks(listMyRequests, {})).body.items;
  await nadia.asks(recordConsent, {
    ...write(),
    resident_id: winston,
    base_version: 0,
    purpose: 'ai_local',
    status: 'refused',
    basis: 'resident',
    decided_by: '',
    capacity_assessed_on: null,
    people_consulted: '',
    conditions: '',
    decided_on: today,
    review_on: null,
    evidence: '',
  });
  expect((await gloria.asks(listMyRequests, {})).body.items).toEqual([]);
  const answers = [{ purpose: 'ai_local' as const, status: 'given' as const, conditions: '' }];
  expect((await gloria.asks(answerRequest, { ...write(), consent_request_id: asked?.id ?? '', answers })).status).toBe(
    404,
  );
  expect(await lastOf('ai_local')).toMatchObject({ status: 'refused', version: 1 });
});

test('sent from two devices at once it is answered once', async () => {
  const { body } = await ask(['photo_public']);
  const version = (await lastOf('photo_public'))?.version ?? 0;
  const answers = [{ purpose: 'photo_public' as const, status: 'given' as const, conditions: '' }];
  const both = await Promise.all(
    [1, 2].map(
      async () =>
        await gloria.asks(answerRequest, { ...write(), consent_request_id: body.consent_request_id, answers }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await lastOf('photo_public'))?.version).toBe(version + 1);
});

test('an answer to a part that was answered meanwhile is a conflict, and nothing of it is kept', async () => {
  const { body } = await ask(['voice_video', 'data_sharing_nhs']);
  await owner(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on)
     select gen_random_uuid(), care_home_id, resident_id, 'voice_video',
            1 + coalesce((select max(version) from consents c where c.resident_id = r.resident_id and purpose = 'voice_video'), 0),
            'refused', 'resident', current_date from consent_requests r where id = '${body.consent_request_id}'`,
  );
  const answers = (['data_sharing_nhs', 'voice_video'] as const).map((purpose) => ({
    purpose,
    status: 'given' as const,
    conditions: '',
  }));
  const before = await lastOf('data_sharing_nhs');
  expect(
    (await gloria.asks(answerRequest, { ...write(), consent_request_id: body.consent_request_id, answers })).status,
  ).toBe(409);
  expect(await lastOf('data_sharing_nhs')).toEqual(before);
});

test('taken back, without the document or without access it asks nobody any more', async () => {
  const { body } = await ask(['photo_public']);
  expect((await nadia.asks(whoDecides, { resident_id: winston })).body.requests.map(({ id }) => id)).toContain(
    body.consent_request_id,
  );
  await owner(`update relative_links set authorities = '[]' where id = '${relative_link_id}'`);
  expect((await gloria.asks(listMyRequests, {})).body.items).toEqual([]);
  await owner(
    `update relative_links set authorities = '[{"kind":"deputy","reference":"","seen_by":"Anita","seen_on":"2026-01-05"}]'
      where id = '${relative_link_id}'`,
  );
  expect((await gloria.asks(listMyRequests, {})).body.items).not.toEqual([]);
  expect((await nadia.asks(takeBackRequest, { ...write(), consent_request_id: body.consent_request_id })).status).toBe(
    200,
  );
  const left = (await gloria.asks(listMyRequests, {})).body.items;
  expect(left.map(({ id }) => id)).not.toContain(body.consent_request_id);
  expect((await nadia.asks(takeBackRequest, { ...write(), consent_request_id: body.consent_request_id })).status).toBe(
    404,
  );
});

test('a day in the future is refused at its field', async () => {
  const { status, body } = await nadia.asks(requestConsent, {
    ...write(),
    relative_link_id,
    purposes: ['photo_home'],
    capacity_assessed_on: addDays(today, 2),
    word: '',
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { capacity_assessed_on: ['Enter a day that is not in the future'] } });
});
