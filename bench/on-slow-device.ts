import type { Browser, Page } from 'playwright';

const NADIA = 'coordinator@larch-house.example';
const SLOWER = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export async function signIn(page: Page, address: string, email: string): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('intro-seen', 'true');
  });
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('heartsease');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/tabs\/./);
}

/** Milliseconds from the address to a Today that can be used, with the app from the copy on the device. */
export async function repeatLoads(browser: Browser, address: string, rounds: number): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () => {
      const log = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Enjoyed it');
      if (log) Object.assign(globalThis, { usableAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signIn(page, address, NADIA);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Enjoyed it' }).first().waitFor();
  await slowDown(page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${address}/tabs/today`);
    await page.waitForFunction(() => 'usableAt' in globalThis);
    times.push(await page.evaluate(() => Math.round(Reflect.get(globalThis, 'usableAt'))));
  }
  await context.close();
  return times;
}

/** What people do most, each step an answer that they wait for. */
const JOURNEYS: { what: string; from: string; steps: (page: Page) => Promise<void> }[] = [
  {
    what: 'the log opened, somebody found and logged',
    from: '/tabs/residents',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Log', exact: true }).tap();
      await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).tap();
      await page.getByRole('button', { name: 'A good chat' }).tap();
      await page.getByRole('button', { name: 'Done' }).tap();
    },
  },
  {
    what: 'a group logged from Today',
    from: '/tabs/today',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Enjoyed it' }).first().tap();
      await page.getByRole('button', { name: /^Save for/ }).tap();
      await page.getByRole('heading', { name: 'Who was in it' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).tap();
    },
  },
  {
    what: 'residents searched, and one opened',
    from: '/tabs/residents',
    steps: async (page) => {
      await page.getByRole('searchbox').first().pressSequentially('Eil', { delay: 80 });
      await page.getByRole('main').getByRole('link', { name: 'Eileen' }).tap();
      await page.getByRole('heading', { level: 1, name: 'Eileen' }).waitFor();
    },
  },
  {
    what: 'from section to section',
    from: '/tabs/today',
    steps: async (page) => {
      for (const section of ['Residents', 'Planner', 'More', 'Today'])
        await page.getByRole('link', { name: section, exact: true }).tap();
    },
  },
  {
    what: 'a message written',
    from: '/tabs/messages',
    steps: async (page) => {
      await page.getByRole('link', { name: /Eileen’s circle/ }).tap();
      await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('She sang.', { delay: 60 });
      await page.getByRole('button', { name: 'Send', exact: true }).tap();
    },
  },
];

/** From then on every page keeps under `answers` how long it took to answer a tap or a key, in milliseconds. */
export async function gatherAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(globalThis, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId !== 0) answers.push(entry.duration);
    }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
  });
}

/** The slowest answer of each journey (INP: below fifty interactions it is the slowest), as the browser tells it. */
export async function answerTimes(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<{ what: string; ms: number[] }[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await gatherAnswers(page);
  await signIn(page, address, NADIA);
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  const figures = JOURNEYS.map(({ what }) => ({ what, ms: [] as number[] }));
  // The first round fetches the parts, which the next ones have.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { from, steps }] of JOURNEYS.entries()) {
      await page.goto(`${address}${from}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('load');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await slowDown(page);
      await steps(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await slowDown(page, 1);
      const slowest = await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, 'answers')));
      if (round > 0) figures[index]?.ms.push(slowest);
    }
  await context.close();
  return figures;
}

export async function slowDown(page: Page, rate = SLOWER): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}
