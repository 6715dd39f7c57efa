import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'cy'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/words/{locale}',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx', '**/vite.config.ts'],
    },
  ],
  // Without line numbers a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
