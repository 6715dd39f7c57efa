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
import { FILES } from '../scripts/split-app.ts';
import { writeServiceWorker } from '../scripts/write-service-worker.ts';

const room = import.meta.dirname;
const local = new URL(LOCAL_APP_ORIGIN);
const linguiConfig = { configPath: join(room, 'lingui.config.ts') };

export default defineConfig({
  root: room,
  plugins: [
    gatherWords(),
    react(),
    orderLayers(),
    trimIcons(),
    leaveOutJsonSchemas(),
    leaveOutSummaries(),
    lingui({ ...linguiConfig, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, linguiConfig)] }),
    writeServiceWorker(),
    compressAhead(),
  ],
  // The error kit’s own switches: no debugging, no worker made of text (the policy refuses it), no frames.
  define: {
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
  },
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
      // How long its plugins took, and that a part came with its area: nobody who starts the product wants to know.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: FILES } },
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

/**
 * Every stylesheet names the order of the layers first: whichever chunk arrives first would fix another
 * one, and the reset would win over the kit.
 */
function orderLayers(): Plugin {
  return {
    name: 'heartsease-order-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/].*\.css$/ },
      handler: (css) => ({ code: `@layer reset, tokens, base, kit, screens, focus;\n${css}`, map: null }),
    },
  };
}

/** The weights that the design uses of any icon; a dozen are drawn in two tones as well. */
const WEIGHTS = ['regular', 'bold', 'fill'];
const WITH_ICONS = /^(?!.*node_modules).*\.tsx?$/;
const ICON_IMPORTED = /^import .*Icon.*$/gm;
const ICON_NAMED = /(<?)\b([A-Z]\w*)Icon\b(?=([^>]*))/g;

/** Of every icon there are drawings in six weights. Those in which no screen draws it are half of what icons weigh. */
function trimIcons(): Plugin {
  const drawn = new Map<string, Set<string>>();
  return {
    name: 'heartsease-trim-icons',
    apply: 'build',
    async buildStart() {
      const files = await readdir(room, { recursive: true });
      for (const file of files.filter((name) => WITH_ICONS.test(name))) {
        const code = (await readFile(join(room, file), 'utf8')).replaceAll(ICON_IMPORTED, '');
        for (const [, opens, icon = '', attributes = ''] of code.matchAll(ICON_NAMED)) {
          const weights = opens === '' ? WEIGHTS : weightsIn(attributes);
          drawn.set(icon, new Set([...(drawn.get(icon) ?? []), ...weights]));
        }
      }
    },
    transform: {
      filter: { id: /@phosphor-icons[\\/]react[\\/]dist[\\/]defs[\\/]/ },
      handler(code, id) {
        const [, icon = ''] = /([A-Za-z]+)\.es\.js/.exec(id) ?? [];
        // The module is one `new Map([['bold', drawing], ...])`, with an entry for each weight.
        const list = this.parse(code)
          .body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
          .flatMap(({ init }) => (init?.type === 'NewExpression' ? init.arguments : []))
          .find((argument) => argument.type === 'ArrayExpression');
        if (list === undefined) return null;
        const kept = list.elements.filter((entry) => {
          const weight = entry?.type === 'ArrayExpression' ? entry.elements[0] : null;
          if (weight?.type !== 'Literal') return false;
          return drawn.get(icon)?.has(String(weight.value)) ?? WEIGHTS.includes(String(weight.value));
        });
        const entries = kept.map((entry) => (entry === null ? '' : code.slice(entry.start, entry.end)));
        return { code: `${code.slice(0, list.start)}[${entries.join(',')}]${code.slice(list.end)}`, map: null };
      },
    },
  };
}

/** In which weights the element of an icon may be drawn: in any, where one is worked out. */
function weightsIn(attributes: string): string[] {
  const [, weight = 'regular'] = /\bweight="(\w+)"/.exec(attributes) ?? [];
  return attributes.includes('{') ? [...WEIGHTS, weight] : [weight];
}

/**
 * zod can print its schemas as JSON Schema, and carries that code in every bundle. Only the server prints
 * them (OpenAPI), so in the app these functions do nothing: 5 kB less before the sign-in.
 */
function leaveOutJsonSchemas(): Plugin {
  return {
    name: 'heartsease-leave-out-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js/ },
      handler(code) {
        const names = this.parse(code)
          .body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
          .flatMap((declaration) => {
            if (declaration?.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => id);
            return declaration?.type === 'FunctionDeclaration' ? [declaration.id] : [];
          })
          .flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []));
        return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
      },
    },
  };
}

/** What a call of the contract is for is read by whoever reads the contract (OpenAPI), and by no app. */
function leaveOutSummaries(): Plugin {
  return {
    name: 'heartsease-leave-out-summaries',
    apply: 'build',
    // As it was written, before types are taken out of it.
    enforce: 'pre',
    transform: {
      filter: { id: /domain[\\/].*\.endpoints\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(/^ {2}summary:\s*'(?:[^'\\\n]|\\.)*',$/gm, ''), map: null }),
    },
  };
}

/** Smaller files are not worth a second copy: a header more weighs as much as what is saved. */
const WORTH_COMPRESSING = 400;
const TEXT_FILE = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
function compressAhead(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'heartsease-compress-ahead',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir: dist = '' }) {
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
    },
  };
}
