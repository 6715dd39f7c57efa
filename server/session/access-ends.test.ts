import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import {
  endAccess,
  listMyPeople,
  listRelatives,
  pauseAccess,
} from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { endStaffMember, signOutStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

/** How many of their calls are always under way, on connections that stay open. */
const AT_A_TIME = 4;

let world: World;
let facts: Facts;
let anita: Asker;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
});
afterAll(async () => await world.close());
beforeEach(async () => {
  anita = await world.as('manager@larch-house.example');
});

const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });

interface Call {
  began: number;
  status: number;
}

/** Calls without a pause, over real HTTP, from before something ends until well after it. @returns the calls since */
async function callsAfter(asker: Asker, endpoint: Endpoint, ends: () => Promise<{ status: number }>): Promise<Call[]> {
  const calls: Call[] = [];
  const over = new AbortController();
  const callers = Array.from({ length: AT_A_TIME }, async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      const { status } = await asker.sends(endpoint.path, {});
      calls.push({ began, status });
    }
  });
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(AT_A_TIME), { timeout: 10_000 });
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ends()).status).toBe(200);
  const ended = performance.now();
  // The span that is looked at: longer than the second that is promised.
  await pause(1_500);
  over.abort();
  await Promise.all(callers);
  return calls.filter(({ began }) => began > ended);
}

async function linkOf(resident: string, first_name: string): Promise<string> {
  const resident_id = facts.residents.find(({ known_as }) => known_as === resident)?.id ?? '';
  const { body } = await anita.asks(listRelatives, { resident_id });
  return body.items.find((one) => one.first_name === first_name && one.status === 'active')?.id ?? '';
}

test('not one call of a relative succeeds after a pause, nor after the end', async () => {
  const email = 'leah.reid-campbell@larch-house.example';
  const relative_link_id = await linkOf('Joyce', 'Leah');
  const because = { relative_link_id, reason: 'Joyce asked for quiet' };
  const leah = await world.as(email);
  const paused = await callsAfter(leah, listMyPeople, () => anita.asks(pauseAccess, { ...write(), ...because }));
  expect(paused.length).toBeGreaterThan(4);
  expect(new Set(paused.map(({ status }) => status))).toEqual(new Set([403]));
  // Her account is still hers, until the link ends.
  const ended = await callsAfter(leah, me, () => anita.asks(endAccess, { ...write(), ...because }));
  expect(ended.length).toBeGreaterThan(4);
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([401]));
});

test('not one call of a staff member succeeds after they were signed out, nor after they left', async () => {
  const email = 'carer@larch-house.example';
  const tomasz = await world.as(email);
  const of = { staff_member_id: (await tomasz.asks(me, {})).body.id };
  const signedOut = await callsAfter(tomasz, getToday, () => anita.asks(signOutStaffMember, { ...write(), ...of }));
  expect(new Set(signedOut.map(({ status }) => status))).toEqual(new Set([401]));
  const again = await world.as(email);
  const left = await callsAfter(again, getToday, () => anita.asks(endStaffMember, { ...write(), ...of }));
  expect(left.length).toBeGreaterThan(4);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([401]));
});
