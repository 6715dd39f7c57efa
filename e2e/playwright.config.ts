import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.ts';

/** The three sizes that every screen is drawn for (look.md). */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** Told by name at the end of `npm test`; everywhere else a failure is a failure (docs/decisions/0056). */
const triesAgain = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] !== undefined;

/**
 * A journey is over before what the browser compiles for speed is of use, and processes that talk to each other cost two
 * cores more than they give: without both a journey costs a fifth less. (The first feature is Playwright's own choice,
 * which naming another one would undo.)
 */
const LIGHTLY = [
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './template-database.ts',
  workers: 2,
  fullyParallel: true,
  retries: triesAgain ? 1 : 0,
  timeout: 180_000,
  // Long enough for a machine that others use as well.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    launchOptions: { ...LAUNCH, args: [...LAUNCH.args, ...LIGHTLY] },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // Its copy of the app would come between a journey and the server; on-device.test.ts lets it in.
    serviceWorkers: 'block',
    // Recording costs a tenth of a journey: where there is a second try, that one is recorded.
    trace: triesAgain ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    ...SIZES.phone,
  },
  outputDir: '../test-results',
});
