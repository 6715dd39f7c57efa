// Draws domain/drawings/stamps.svg: the duotone glyphs of the activity stamps, one symbol each. Run it with
// `node scripts/draw-stamps.mjs` after a name was added to app/ui/activity-icons.ts.
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ACTIVITY_ICONS } from '../app/ui/activity-icons.ts';

const symbols = [];
for (const name of ACTIVITY_ICONS) {
  const component = name.replaceAll(/(^|-)([a-z])/g, (_, dash, letter) => letter.toUpperCase());
  const { [`${component}Icon`]: Glyph } = await import(`@phosphor-icons/react/dist/ssr/${component}`);
  const drawn = renderToStaticMarkup(createElement(Glyph, { weight: 'duotone' }));
  const shapes = drawn
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll('></path>', '/>');
  symbols.push(`<symbol id="${name}" viewBox="0 0 256 256">${shapes}</symbol>`);
}

const sheet = `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">
<!-- Phosphor Icons (https://phosphoricons.com), MIT licence, Copyright (c) 2020 Phosphor Icons -->
${symbols.join('\n')}
</svg>
`;
await writeFile(new URL('../domain/drawings/stamps.svg', import.meta.url), sheet);
