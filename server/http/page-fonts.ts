import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { App } from './app-context.ts';

/** The typefaces of the app, at addresses that do not change: a page outside it can't know the names of a build. */
const FONTS = [
  { name: 'young-serif', family: 'Young Serif', file: 'young-serif/files/young-serif-latin-400-normal', weight: 400 },
  ...[400, 700].map((weight) => ({
    name: `atkinson-hyperlegible-next-${weight}`,
    family: 'Atkinson Hyperlegible Next',
    file: `atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal`,
    weight,
  })),
];
const WEEK_SECONDS = 604_800;

export function registerPageFonts(app: App): void {
  for (const { name, file } of FONTS) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff2`)));
    app.fastify.get(addressOf(name), async (_request, reply) => {
      return await reply
        .headers({ 'content-type': 'font/woff2', 'cache-control': `public, max-age=${WEEK_SECONDS}` })
        .send(bytes);
    });
  }
}

/** The rules of a stylesheet that name them. */
export function fontFaces(): string {
  return FONTS.map(
    ({ name, family, weight }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${addressOf(name)}') format('woff2')}`,
  ).join('\n');
}

function addressOf(name: string): string {
  return `/fonts/${name}.woff2`;
}
