import { defineConfig } from '@playwright/test';
import { LAUNCH } from './browser.ts';

/** The three sizes that every screen is drawn for (look.md). */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './template-database.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    launchOptions: LAUNCH,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    // Its copy of the app would come between a journey and the server; on-device.test.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    actionTimeout: 20_000,
    ...SIZES.phone,
  },
  outputDir: '../test-results',
});
