import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

/** Each says something else in the second version, so that nearly every file of the build has another name. */
const SAYS_ANOTHER = /[\\/]app[\\/](main\.tsx|api[\\/](device-outbox|call)\.ts|photos[\\/]send-photos\.api\.ts)$/;

/**
 * The product once more, in a folder of its own, with an app that is another version to every service worker.
 *
 * @returns the folder, to be removed afterwards
 */
export async function secondVersion(root: string): Promise<string> {
  process.stdout.write('Building the app’s second version. This takes most of a minute.\n');
  const folder = mkdtempSync(join(tmpdir(), 'heartsease-second-'));
  for (const room of ['server', 'domain'])
    cpSync(join(root, room), join(folder, room), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts') && !path.includes('node_modules'),
    });
  for (const file of ['package.json']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'app'));
  // One plugin of Lingui's looks for its configuration from wherever the command was given.
  process.env['LINGUI_CONFIG'] = join(root, 'app/lingui.config.ts');
  await build({
    configFile: join(root, 'app/vite.config.ts'),
    root: join(root, 'app'),
    logLevel: 'warn',
    plugins: [anotherVersion()],
    build: { outDir: join(folder, 'app/dist'), emptyOutDir: true },
  });
  return folder;
}

function anotherVersion(): Plugin {
  return {
    name: 'heartsease-another-version',
    enforce: 'pre',
    transform: {
      filter: { id: SAYS_ANOTHER },
      handler: (code) => ({ code: `${code}\nReflect.set(globalThis, 'heartseaseVersion', 2);\n`, map: null }),
    },
  };
}
