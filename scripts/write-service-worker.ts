import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const WORKER = join(import.meta.dirname, '../app/service-worker/worker.ts');
const KEPT_ON_THE_DEVICE = /\.(js|css|html|svg|png|woff2)$/;
/** What most homes never fetch, and what only the Android and iOS apps do, which bring it with them. */
const FETCHED_WHEN_WANTED = /^(?:sentry|reporter|native)-/;
const HAS_ITS_HASH_IN_ITS_NAME = /^\/assets\//;

/** Writes `/sw.js` after the app, because it names every file of the build. */
export function writeServiceWorker(): Plugin {
  return {
    name: 'heartsease-write-service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir: dist = '' }) {
        await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            FILES_OF_THE_BUILD: JSON.stringify(await filesOf(dist)),
            'process.env.NODE_ENV': JSON.stringify('production'),
          },
          build: {
            outDir: dist,
            emptyOutDir: false,
            copyPublicDir: false,
            target: ['chrome120', 'safari17'],
            rolldownOptions: {
              input: WORKER,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** As Workbox takes them: an address, and what tells its versions apart. */
async function filesOf(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = found.filter(
    (file) => file.isFile() && KEPT_ON_THE_DEVICE.test(file.name) && !FETCHED_WHEN_WANTED.test(file.name),
  );
  return await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const url = `/${relative(dist, path).replaceAll('\\', '/')}`;
      if (HAS_ITS_HASH_IN_ITS_NAME.test(url)) return { url, revision: null };
      const revision = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 16);
      return { url, revision };
    }),
  );
}
