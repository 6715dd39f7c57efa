import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Everything that anybody can see before a sign-in but the intro; `words/start.test.ts` walks the imports to prove it. */
export const START = [
  'api',
  'start-routes.tsx',
  ...[
    'ask-for-link.tsx',
    'demo-accounts.tsx',
    'forgot-password-screen.tsx',
    'login-screen.tsx',
    'register-screen.tsx',
    'reset-password-screen.tsx',
    'set-up-home-form.tsx',
    'welcome-page.tsx',
  ].map((file) => `session/${file}`),
  ...[
    'choose-language.ts',
    'connection-lost.tsx',
    'crash-screen.tsx',
    'language-choice.tsx',
    'look-choice.tsx',
    'maintenance-screen.tsx',
    'not-found-screen.tsx',
    'role-word.ts',
    'title.tsx',
  ].map((file) => `shell/${file}`),
  ...[
    'choice.tsx',
    'empty.tsx',
    'error-summary.tsx',
    'face.tsx',
    'field-frame.tsx',
    'field.tsx',
    'meadow.tsx',
    'response-face.tsx',
    'toast.tsx',
  ].map((file) => `ui/${file}`),
];
/** What a new device shows once. */
export const INTRO = [
  'intro-cards.ts',
  'intro-circle-pictures.tsx',
  'intro-family-pictures.tsx',
  'intro-pictures.tsx',
  'intro-screen.tsx',
].map((file) => `shell/${file}`);
/**
 * What few people ever open: the panel of whoever shows a demo, the way to pretend people, people from a spreadsheet, packs
 * for an inspection, and head office's homes.
 */
const SELDOM = ['consent-requests', 'director', 'evidence-pack', 'import', 'organisations', 'practice'].map(
  (folder) => `<rootDir>/${folder}`,
);
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
    { path: '<rootDir>/words/intro/{locale}', include: INTRO.map((path) => `<rootDir>/${path}`), exclude: NO_SCREENS },
    { path: '<rootDir>/words/seldom/{locale}', include: SELDOM, exclude: NO_SCREENS },
    {
      path: '<rootDir>/words/signed-in/{locale}',
      include: ['<rootDir>'],
      exclude: [
        ...NO_SCREENS,
        ...SELDOM.map((path) => `${path}/**`),
        ...INTRO.map((path) => `<rootDir>/${path}`),
        ...START.flatMap((path) => [`<rootDir>/${path}`, `<rootDir>/${path}/**`]),
      ],
    },
  ],
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
