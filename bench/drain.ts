import type { Browser } from 'playwright';
import { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { signedIn } from '../server/test/world.ts';
import { signIn } from './on-slow-device.ts';

const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';

export interface Drain {
  /** From the connection that is back to the last report that the server has. */
  drained: number;
  arrived: number;
  /** What Today costs a colleague at rest, and meanwhile. */
  apart: number[];
  beside: number[];
}

/** Logs so many moments by tapping without a connection, then lets them go out. */
export async function drainTimes(browser: Browser, address: string, reports: number): Promise<Drain> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await signIn(page, address, TOMASZ);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  const colleague = await signedIn(address, NADIA);
  const today = async () => {
    const began = performance.now();
    await colleague.asks(getToday, {});
    return Math.round(performance.now() - began);
  };
  const apart: number[] = [];
  for (let asked = 0; asked < 40; asked += 1) apart.push(await today());

  const log = page.getByRole('button', { name: 'Log', exact: true });
  await log.tap();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).waitFor();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep working' }).tap();
  for (let logged = 0; logged < reports; logged += 1) {
    await log.tap();
    await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).tap();
    await page.getByRole('button', { name: 'A cuppa' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
  }
  const arrived = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('/report/log') && response.ok()) arrived.add(response.request().postData() ?? '');
  });
  const began = performance.now();
  await context.setOffline(false);
  const beside: number[] = [];
  while (arrived.size < reports && performance.now() - began < 300_000) beside.push(await today());
  const drained = performance.now() - began;
  await context.close();
  return { drained, arrived: arrived.size, apart, beside };
}
