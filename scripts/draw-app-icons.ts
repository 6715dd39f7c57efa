// Draws the icons and the opening pictures of the Android and iOS apps, and of notifications, from our mark, with the tests' browser. Run it
// with `node scripts/draw-app-icons.ts` after domain/drawings/mark.ts or app/public/icons has changed.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LAUNCH } from '../e2e/browser.ts';

const APP = join(import.meta.dirname, '../app');
const RES = join(APP, 'android/app/src/main/res');
const ASSETS = join(APP, 'ios/App/App/Assets.xcassets');
const PLUM = '#5C2352';

/** How many pixels an Android screen of a kind has for one dp. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

/** The flower as it stands on the plum icon, and the darker one of a light page. */
const onPlum = flowerIn('icons/icon.svg');
const onPaper = flowerIn('favicon.svg');

const browser = await chromium.launch(LAUNCH);
const page = await browser.newPage();

for (const [density, scale] of Object.entries(DENSITIES)) {
  const folder = join(RES, `mipmap-${density}`);
  await draw(page, join(folder, 'ic_launcher.png'), 48 * scale, plate(12) + flower(onPlum, 0.7));
  await draw(page, join(folder, 'ic_launcher_round.png'), 48 * scale, plate(24) + flower(onPlum, 0.64));
  // Of the 108 dp the device cuts away up to 21 on each side.
  await draw(page, join(folder, 'ic_launcher_foreground.png'), 108 * scale, flower(onPlum, 0.4));
  await draw(page, join(folder, 'ic_launcher_monochrome.png'), 108 * scale, flower(inOneColour(onPlum), 0.4));
}
// The opening picture: 288 dp, of which the device shows a circle of 192.
await draw(page, join(RES, 'drawable-xxhdpi/splash_mark.png'), 864, flower(onPaper, 0.4));
await draw(page, join(RES, 'drawable-night-xxhdpi/splash_mark.png'), 864, flower(onPlum, 0.4));

// Apple rounds the corners itself, and takes no transparency.
await draw(page, join(ASSETS, 'AppIcon.appiconset/AppIcon-512@2x.png'), 1024, plate(0) + flower(onPlum, 0.66));
for (const scale of [2, 3]) {
  const folder = join(ASSETS, 'Splash.imageset');
  await draw(page, join(folder, `splash@${scale}x.png`), 128 * scale, flower(onPaper, 0.9));
  await draw(page, join(folder, `splash-dark@${scale}x.png`), 128 * scale, flower(onPlum, 0.9));
}
// In a browser: on the device it was installed on, of which some cut away all but the middle, and Apple takes no
// transparency.
const ICONS = join(APP, 'public/icons');
await draw(page, join(ICONS, 'icon-512.png'), 512, plate(12) + flower(onPlum, 0.66));
await draw(page, join(ICONS, 'icon-maskable-512.png'), 512, plate(0) + flower(onPlum, 0.5));
await draw(page, join(ICONS, 'apple-touch-icon.png'), 180, plate(0) + flower(onPlum, 0.66));
// Beside a notification, and in the bar above, which takes its shape alone.
await draw(page, join(ICONS, 'icon-192.png'), 192, plate(12) + flower(onPlum, 0.66));
await draw(page, join(ICONS, 'badge-96.png'), 96, flower(inOneColour(onPlum), 0.9));
await browser.close();

/** @param shapes in a box of 48 × 48 */
async function draw(on: Page, path: string, pixels: number, shapes: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await on.setViewportSize({ width: pixels, height: pixels });
  await on.setContent(
    `<style>body{margin:0}svg{display:block}</style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 48 48">${shapes}</svg>`,
  );
  await on.screenshot({ path, omitBackground: !path.includes('AppIcon') });
}

/** @param share how much of the picture's height the flower takes */
function flower(shapes: string, share: number): string {
  // The mark fills a box from 6 to 62 of its 64.
  const scale = (48 * share) / 54;
  return `<g transform="translate(${24 - 32 * scale} ${24 - 34.3 * scale}) scale(${scale})">${shapes}</g>`;
}

function plate(radius: number): string {
  return `<rect width="48" height="48" rx="${radius}" fill="${PLUM}"/>`;
}

/** For a device that paints all icons alike: only the shape counts. */
function inOneColour(shapes: string): string {
  return shapes.replaceAll(/(fill|stroke)="#[^"]+"/g, '$1="#fff"').replace('stroke="#fff"', 'stroke="#000"');
}

function flowerIn(file: string): string {
  const drawn = readFileSync(join(APP, 'public', file), 'utf8');
  const [, shapes = ''] = /<g[^>]*>(.*)<\/g>/s.exec(drawn) ?? [];
  if (shapes === '') throw new Error(`There is no flower in ${file}`);
  return shapes;
}
