import { join } from 'node:path';
import type { Browser } from 'playwright';
import { v7 as uuidv7 } from 'uuid';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { cutLine, mendLine } from '../e2e/line.ts';
import { signedIn } from '../server/test/world.ts';
import { handOverWrites, partsOfBuild } from './chaos/app-hands.ts';
import { signIn, slowDown } from './on-slow-device.ts';

const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';
/** A week without a connection: what is logged in the last minutes stands beside what was logged in the first. */
const APART_MS = 15 * 60_000;

export interface Drain {
  /** From the connection that is back to the last report that the server has. */
  drained: number;
  arrived: number;
  /** What Today costs a colleague at rest, and meanwhile. */
  apart: number[];
  beside: number[];
}

/** Hands so many reports to the app's own outbox without a connection, at a quarter of the speed, then lets them go out. */
export async function drainTimes(browser: Browser, address: string, reports: number): Promise<Drain> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signIn(page, address, TOMASZ);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const colleague = await signedIn(address, NADIA);
  const today = async () => {
    const began = performance.now();
    await colleague.asks(getToday, {});
    return Math.round(performance.now() - began);
  };
  const apart: number[] = [];
  for (let asked = 0; asked < 40; asked += 1) apart.push(await today());

  const { body } = await colleague.asks(listResidents, {});
  const residents = body.items.map(({ id }) => id);
  await cutLine(context);
  await page.getByRole('button', { name: 'Keep working' }).tap();
  const writes = Array.from({ length: reports }, (_, n) => reportOf(n, residents[n % residents.length] ?? '', reports));
  await handOverWrites(page, [partsOfBuild(join(import.meta.dirname, '../app/dist'))], writes);
  const arrived = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith(logReport.path) && response.ok()) arrived.add(response.request().postData() ?? '');
  });
  await slowDown(page);
  const began = performance.now();
  await mendLine(context);
  const beside: number[] = [];
  while (arrived.size < reports && performance.now() - began < 300_000) beside.push(await today());
  const drained = performance.now() - began;
  await context.close();
  return { drained, arrived: arrived.size, apart, beside };
}

function reportOf(n: number, resident_id: string, of: number) {
  const started_at = new Date(Date.now() - (of - n) * APART_MS).toISOString();
  const moment = { resident_id, response: 'enjoyed', basis: 'individual', answered_at: started_at };
  const input = {
    client_id: uuidv7(),
    title: 'A cuppa',
    format: 'one_to_one',
    started_at,
    minutes: 10,
    moments: [moment],
  };
  return { n, path: logReport.path, input: { ...input, usual_response: null }, after: null };
}
