import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { LOCAL_APP_ORIGIN } from '../domain/constants.ts';

const room = import.meta.dirname;
const local = new URL(LOCAL_APP_ORIGIN);
const linguiConfig = { configPath: join(room, 'lingui.config.ts') };

export default defineConfig({
  root: room,
  plugins: [
    gatherWords(),
    react(),
    lingui({ ...linguiConfig, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }),
    compressAhead(),
  ],
  server: { host: local.hostname, port: Number(local.port), strictPort: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome120', 'safari17'],
    manifest: true,
    // The content security policy refuses data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Measured: without these groups the first screen takes 23 requests and paints 0.3 s later.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            {
              name: 'aria',
              test: /node_modules[\\/](react-aria|react-stately|react-aria-components|@react-aria|@react-stately|@internationalized)/,
              priority: 2,
            },
            {
              name: 'core',
              test: /node_modules[\\/](@tanstack|@lingui|zod|idb|uuid)[\\/]|[\\/]domain[\\/](endpoint|constants|text|write|session|access)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});

/** Every build gathers the words of the screens first, so that none can be missing from the catalogue. */
function gatherWords(): Plugin {
  return {
    name: 'heartsease-gather-words',
    apply: 'build',
    buildStart() {
      const lingui = join(createRequire(import.meta.url).resolve('@lingui/cli'), '../lingui.js');
      execFileSync(process.execPath, [lingui, 'extract', '--clean'], { cwd: room });
    },
  };
}

/** Smaller files are not worth a second copy: the headers weigh more than what is saved. */
const WORTH_COMPRESSING = 1_024;
const TEXT_FILE = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
function compressAhead(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'heartsease-compress-ahead',
    apply: 'build',
    async writeBundle() {
      const dist = join(room, 'dist');
      const files = await readdir(dist, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((file) => file.isFile() && TEXT_FILE.test(file.name))
          .map(async (file) => {
            const path = join(file.parentPath, file.name);
            const text = await readFile(path);
            if (text.length < WORTH_COMPRESSING) return;
            await writeFile(`${path}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
            await writeFile(`${path}.gz`, await zip(text, { level: 9 }));
          }),
      );
    },
  };
}
