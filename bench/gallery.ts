import { rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { LAUNCH } from '../e2e/browser.ts';
import { PLANT_TULIPS, tulip } from '../e2e/tulips.ts';
import { runningDatabase } from '../server/db/embedded.ts';
import { startServer, temporaryFolder } from '../server/test/server-process.ts';
import { asOwner } from '../server/test/world.ts';
import { median, p95 } from './figures.ts';
import { PHONE, gatherAnswers, signIn, slowDown } from './on-slow-device.ts';

/**
 * Whether an album of 5,000 photos is as smooth as one of 150 (issue 6), all of it loaded, on a phone at a quarter of the
 * speed from then on: frames while it is scrolled, and the step to the next large photo. `node bench/gallery.ts`; the app must have been built.
 */
const [FEW, MANY] = [150, 5_000];
const ROUNDS = 3;
const FRAMES = 150;
const PX_A_FRAME = 30;
const STEPS = 20;
/** How much more than the small album the large one may cost. */
const MOST_RATIO = 1.2;

const SARAH = 'relative@larch-house.example';

interface Smoothness {
  frame_p95: number;
  step_p95: number;
  squares: number;
}

const dataDir = join(temporaryFolder(), 'data');
const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', TRUST_PROXY: 'true', HOST: 'localhost' });
try {
  await server.ready();
  const address = server.address.replace('127.0.0.1', 'localhost');
  const url = (await runningDatabase(dataDir)) ?? '';
  const browser = await chromium.launch(LAUNCH);
  // A first round draws the picture that they all share, and compiles code.
  await photosOfEileen(url, FEW);
  await albumOf(browser, address, FEW);
  const seen: Record<number, Smoothness[]> = { [FEW]: [], [MANY]: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of [FEW, MANY]) {
      await photosOfEileen(url, count);
      const smoothness = await albumOf(browser, address, count);
      seen[count]?.push(smoothness);
      process.stdout.write(`${count}: ${JSON.stringify(smoothness)}\n`);
    }
  await browser.close();
  const name = `results/gallery-${new Date().toISOString().slice(0, 10)}.md`;
  writeFileSync(join(import.meta.dirname, name), told(seen[FEW] ?? [], seen[MANY] ?? []));
} finally {
  server.kill('SIGTERM');
  await server.ended;
  rmSync(dirname(dataDir), { recursive: true, force: true });
}

/** As many photos of her alone that are shared, of a day each, beside those of the demo world. */
async function photosOfEileen(url: string, count: number): Promise<void> {
  await asOwner(url, async (client) => {
    await client.query(`delete from photos where caption like 'Tulip number %'`);
    await client.query(PLANT_TULIPS, [count]);
    await client.query('analyze');
  });
}

async function albumOf(browser: Browser, address: string, count: number): Promise<Smoothness> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await gatherAnswers(page);
  await signIn(page, address, SARAH);
  await page.goto(`${address}/photos`);
  const last = page.getByRole('button', { name: tulip(count), exact: true });
  await page.getByRole('button', { name: tulip(1), exact: true }).waitFor();
  while (!(await last.isVisible())) {
    await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  }
  await slowDown(page);
  await settled(page);
  const frames = await page.evaluate(
    async ([frames, px]) => {
      const times: number[] = [];
      for (let frame = 0, before = performance.now(); frame < frames; frame += 1) {
        window.scrollBy(0, -px);
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        if (frame > 0) times.push(now - before);
        before = now;
      }
      return times;
    },
    [FRAMES, PX_A_FRAME] as const,
  );
  const squares = await page.getByRole('list', { name: 'Photos' }).getByRole('listitem').count();
  const large = page.getByRole('dialog').getByRole('img');
  // What grew old meanwhile is asked anew: a square may have gone from under the finger.
  for (let tries = 0; tries < 5 && !(await large.isVisible()); tries += 1) {
    await page.getByRole('list', { name: 'Photos' }).getByRole('button').nth(9).tap();
    await large.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await page.evaluate(() => Reflect.get(globalThis, 'answers').splice(0));
  for (let step = 0; step < STEPS; step += 1) {
    const before = await large.getAttribute('alt');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(
      (alt) => document.querySelector('[role=dialog] img')?.getAttribute('alt') !== alt,
      before,
    );
  }
  const steps: number[] = await page.evaluate(() => Reflect.get(globalThis, 'answers'));
  await context.close();
  return { frame_p95: p95(frames), step_p95: p95(steps), squares };
}

/** Until the pictures that were scrolled past are drawn: then ten frames follow each other without delay. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quick = 0, before = performance.now(); quick < 10;) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      quick = now - before < 25 ? quick + 1 : 0;
      before = now;
    }
  });
}

function told(few: Smoothness[], many: Smoothness[]): string {
  const row = (what: string, of: (one: Smoothness) => number) => {
    const [small, large] = [median(few.map(of)), median(many.map(of))];
    return `| ${what} | ${small.toFixed(0)} | ${large.toFixed(0)} | ${(large / small).toFixed(2)} | ${large / small <= MOST_RATIO ? 'kept' : 'MISSED'} |`;
  };
  return [
    `# An album of ${MANY} photos, ${new Date().toISOString()}`,
    '',
    `A daughter's album on a phone, all of it loaded and from then on at 4 × slowdown; medians of ${ROUNDS} rounds in turns. ` +
      `${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}. ` +
      `Promised: at most ${MOST_RATIO} times an album of ${FEW}.`,
    '',
    `| | ${FEW} photos | ${MANY} photos | ratio | promise |`,
    '|---|---|---|---|---|',
    row('frame while scrolling, p95 ms', ({ frame_p95 }) => frame_p95),
    row('step to the next large photo, p95 ms', ({ step_p95 }) => step_p95),
    row('squares drawn', ({ squares }) => squares),
    '',
  ].join('\n');
}
