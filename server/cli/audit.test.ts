import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startExport } from '@heartsease/domain/exports/exports.endpoints.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { factsOf } from '../test/facts.ts';
import type { Facts } from '../test/facts.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';
import { heartsease } from './heartsease.ts';

let world: World;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
  facts = await factsOf(world.ownerUrl, 'Larch House');
  const anita = await world.as('manager@larch-house.example');
  const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
  const days = { from: addDays(facts.today, -27), to: facts.today };
  const file = { ...write(), ...days, scope: 'home', format: 'csv', language: 'en', has_names: true } as const;
  const exported = await anita.asks(startExport, { ...file, reason: 'For the inspection\nin May' });
  const moment = {
    resident_id: facts.residents.find(({ status }) => status === 'active')?.id ?? '',
    response: 'loved',
    basis: 'individual',
    answered_at: world.app.now().toISOString(),
  } as const;
  const logged = await anita.asks(logReport, {
    ...write(),
    title: 'A song',
    format: 'one_to_one',
    started_at: instantAt(addDays(facts.today, -40), '10:30', 'Europe/London'),
    minutes: 10,
    moments: [moment],
    reason: 'It stood in the paper diary',
  });
  const amended = await anita.asks(amendReport, {
    ...write(),
    report_id: logged.body.id,
    base_version: logged.body.version,
    title: 'A song',
    format: 'one_to_one',
    started_at: instantAt(addDays(facts.today, -41), '10:30', 'Europe/London'),
    minutes: 10,
    moments: [moment],
    reason: 'It was the day before',
  });
  if ([exported, logged, amended].some(({ status }) => status !== 200)) throw new Error('there is nothing to read');
});
afterAll(async () => await world.close());

async function says(...words: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await heartsease(words, { DATABASE_URL: world.ownerUrl }, (text) => lines.push(text));
  return { code, text: lines.join('\n') };
}

test('the operator reads who took what out of a home, who added what was long ago, and what for', async () => {
  const { code, text } = await says('audit', 'reasons', '--home', 'Larch House');
  expect(code).toBe(0);
  const [head, moved, later, first, ...more] = text.split('\n');
  expect(head).toMatch(/^When \(UTC\) +Who +What +Days +Names +What for$/);
  expect(moved).toMatch(/ manager@larch-house\.example +a report moved to long ago +- +- +It was the day before$/);
  expect(later).toMatch(/ manager@larch-house\.example +a report of long ago +- +- +It stood in the paper diary$/);
  const days = `${addDays(facts.today, -27)} to ${facts.today}`;
  expect(first).toMatch(new RegExp(String.raw` a file +${days} +yes +For the inspection in May$`));
  expect(more).toEqual([]);
});

test('a program gets all that is kept, and may ask from a day on', async () => {
  const { text } = await says('audit', 'reasons', '--home', 'Larch House', '--json');
  expect(JSON.parse(text)).toMatchObject({
    home: { name: 'Larch House' },
    lines: [
      { detail: { reason: 'It was the day before' } },
      { detail: { reason: 'It stood in the paper diary' } },
      { detail: { scope: 'home', has_names: true } },
    ],
  });
  const since = addDays(facts.today, 2);
  const none = await says('audit', 'reasons', '--home', 'Larch House', '--since', since, '--json');
  expect(JSON.parse(none.text)).toMatchObject({ lines: [] });
});

test('another home reads nothing of it, and a day that is none is said in plain words', async () => {
  const other = await says('audit', 'reasons', '--home', 'Teme Bank', '--json');
  expect(JSON.parse(other.text)).toMatchObject({ lines: [] });
  expect(await says('audit', 'reasons', '--home', 'Larch House', '--since', 'teatime')).toEqual({
    code: 1,
    text: expect.stringContaining('"teatime" is not a day. Write 2026-11-01.'),
  });
});
