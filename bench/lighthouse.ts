import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { LAUNCH } from '../e2e/browser.ts';
import { temporaryFolder } from '../server/test/server-process.ts';
import { signIn } from './on-slow-device.ts';

/** The screens on which most of the day passes. Of those that are not timed, one look is enough. */
const SCREENS: [email: string | null, ...paths: string[]][] = [
  [null, '/login'],
  [
    'coordinator@larch-house.example',
    '/tabs/today',
    '/tabs/residents',
    '/tabs/planner',
    '/tabs/activities',
    '/tabs/calendar',
    '/tabs/messages',
    '/tabs/more',
    '/manage-report',
    '/reports',
    '/figures',
  ],
  ['relative@larch-house.example', '/tabs/home', '/tabs/calendar', '/tabs/messages', '/photos'],
];
const TIMED = new Set(['/login', '/tabs/today']);

export interface LighthouseFigures {
  screen: string;
  performance: number[];
  accessibility: number[];
  /** The audits of accessibility that failed. */
  found: string[];
}

interface Lighthouse {
  default(url: string, flags: object): Promise<{ lhr: Result }>;
}

interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** @param folder where `npm install lighthouse` was run */
export async function lighthouseFigures(address: string, folder: string, rounds: number): Promise<LighthouseFigures[]> {
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse }: Lighthouse = await import(entry);
  const figures: LighthouseFigures[] = [];
  for (const [email, ...screens] of SCREENS) {
    const port = 40_000 + Math.floor(Math.random() * 20_000);
    const context = await chromium.launchPersistentContext(join(temporaryFolder(), 'profile'), {
      ...LAUNCH,
      args: [...LAUNCH.args, `--remote-debugging-port=${port}`],
    });
    try {
      await ready(context, address, email);
      for (const screen of screens) {
        const seen: LighthouseFigures = { screen, performance: [], accessibility: [], found: [] };
        for (let round = 0; round < (TIMED.has(screen) ? rounds : 1); round += 1) {
          const { lhr } = await lighthouse(`${address}${screen}`, {
            port,
            output: 'json',
            logLevel: 'error',
            // As somebody signed in, and with the copy of the app that a second visit has.
            disableStorageReset: true,
            onlyCategories: ['performance', 'accessibility'],
          });
          const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
          seen.performance.push(scoreOf('performance'));
          seen.accessibility.push(scoreOf('accessibility'));
          const failed = (lhr.categories['accessibility']?.auditRefs ?? []).filter(
            ({ id }) => lhr.audits[id]?.score === 0,
          );
          seen.found = failed.map(({ id }) => id);
        }
        figures.push(seen);
      }
    } finally {
      await context.close();
    }
  }
  return figures;
}

/** What keeps the browser from offering to install the app; what Lighthouse asked before it left that to the browser. */
export async function installProblems(address: string): Promise<string[]> {
  const context = await chromium.launchPersistentContext(join(temporaryFolder(), 'profile'), LAUNCH);
  try {
    const page = await ready(context, address, null);
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    const { errors, data } = await client.send('Page.getAppManifest');
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    const asked = await page.evaluate(async () => ({
      'no service worker answers': (await navigator.serviceWorker.getRegistration())?.active !== null,
      'no viewport': document.querySelector('meta[name="viewport"][content*="width=device-width"]') !== null,
      'no theme colour': document.querySelector('meta[name="theme-color"]') !== null,
      'no icon for iOS': document.querySelector('link[rel="apple-touch-icon"]') !== null,
    }));
    const manifest: { icons?: { purpose?: string; sizes?: string }[] } = JSON.parse(data ?? '{}');
    const icons = manifest.icons ?? [];
    return [
      ...errors.map(({ message }) => message),
      ...installabilityErrors.map(({ errorId }) => errorId),
      ...Object.entries(asked).flatMap(([problem, isWell]) => (isWell ? [] : [problem])),
      ...(icons.some(({ purpose }) => purpose?.includes('maskable')) ? [] : ['no maskable icon']),
      ...(icons.some(({ sizes }) => sizes === '512x512') ? [] : ['no icon of 512 px']),
    ];
  } finally {
    await context.close();
  }
}

/** A browser that has been here before: it has seen the intro, keeps the app, and somebody is signed in or nobody. */
async function ready(context: BrowserContext, address: string, email: string | null): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${address}/login`);
  await page.evaluate(() => localStorage.setItem('intro-seen', 'true'));
  if (email !== null) await signIn(page, address, email);
  else await page.goto(`${address}/login`);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  return page;
}
