import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Everything that anybody can see before a sign-in; `words/start.test.ts` walks the imports to prove it. */
export const START = [
  'api',
  'session',
  'ui',
  'routes.tsx',
  'shell/connection-lost.tsx',
  'shell/crash-screen.tsx',
  'shell/intro-pictures.tsx',
  'shell/intro-screen.tsx',
  'shell/look-choice.tsx',
  'shell/maintenance-screen.tsx',
  'shell/keep-on-device.ts',
  'shell/not-found-screen.tsx',
  'shell/role-word.ts',
  'shell/title.tsx',
];
const NO_SCREENS = ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx', '**/*.config.ts'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'cy'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    // What anybody may need before a sign-in comes with the first chunk; the rest comes behind it.
    {
      path: '<rootDir>/words/start/{locale}',
      include: START.map((path) => `<rootDir>/${path}`),
      exclude: NO_SCREENS,
    },
    {
      path: '<rootDir>/words/signed-in/{locale}',
      include: ['<rootDir>'],
      exclude: [...NO_SCREENS, ...START.flatMap((path) => [`<rootDir>/${path}`, `<rootDir>/${path}/**`])],
    },
  ],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
