import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openHomeServer } from './home-server.ts';
import { expect, quietTest as test, seeIntro } from './journey.ts';

/** What a page may cost (issue 2): bytes of brotli, and requests. */
const LOGIN_AT_MOST = 150_000;
const REQUESTS_AT_MOST = 16;
const SCREEN_AT_MOST = 60_000;
/** Where each screen had its own, Today took 58 (docs/decisions/0094). */
const FILES_OF_TODAY_AT_MOST = 30;
/** All words behind the sign-in, of one language: fetched once, and kept on the device as every part is. */
const LANGUAGE_AT_MOST = 90_000;
/** The faces to tap, which only a demo server has; they come after the form. */
const DEMO_FACES_AT_MOST = 12_000;

const DIST = join(import.meta.dirname, '../app/dist');

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

test('the sign-in page of a home takes 16 requests and 150 kB of code at most', async ({ page }) => {
  const home = await openHomeServer({ DEMO: 'false' });
  const { requests, code, told } = await firstLoad(page, `${home.address}/login`);
  await home.close();
  expect(requests, told).toBeLessThanOrEqual(REQUESTS_AT_MOST);
  expect(code, told).toBeLessThanOrEqual(LOGIN_AT_MOST);
  expect(code).toBeGreaterThan(10_000);
});

test('the demo’s faces to tap cost little on top', async ({ page }) => {
  const { requests, code, told } = await firstLoad(page, '/login');
  expect(requests, told).toBeLessThanOrEqual(REQUESTS_AT_MOST);
  expect(code, told).toBeLessThanOrEqual(LOGIN_AT_MOST + DEMO_FACES_AT_MOST);
});

test('by the build as well, the sign-in page takes 150 kB of code at most', () => {
  expect(weightOf(closureOf(['index.html', loginChunk()]))).toBeLessThanOrEqual(LOGIN_AT_MOST);
});

test('each later screen adds 60 kB of code at most, the kit of dialogs and lists apart', () => {
  // What stands around every signed-in screen, and the one chunk of the kit that is fetched with the first dialog.
  const kit = [chunkNamed('aria')];
  const around = ['index.html', loginChunk(), chunkNamed('signed-in'), 'words/signed-in/words.ts'];
  const there = closureOf([...around, ...kit]);
  const parts = [...new Set(Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? []))];
  const languages = parts.filter((name) => name.startsWith('words/'));
  const screens = parts.filter((name) => !languages.includes(name));
  for (const language of languages)
    expect(weightOf(closureOf([language]).difference(there)), language).toBeLessThanOrEqual(LANGUAGE_AT_MOST);
  expect(screens.length).toBeGreaterThan(10);
  for (const screen of screens) {
    // A part that a screen fetches later comes to what that screen has brought, whichever of them it is.
    const fetchers = fetchersOf(screen);
    expect(fetchers.length, screen).toBeGreaterThan(0);
    for (const from of fetchers) {
      const brought = closureOf([from]).union(there);
      const weight = weightOf(closureOf([screen]).difference(brought));
      expect(weight, `${screen} from ${from}`).toBeLessThanOrEqual(SCREEN_AT_MOST);
    }
  }
  expect(weightOf(closureOf(kit).difference(closureOf(around)))).toBeLessThanOrEqual(SCREEN_AT_MOST);
});

test('Today comes in few files, and no two files of the build need each other', () => {
  const around = [
    'index.html',
    loginChunk(),
    chunkNamed('signed-in'),
    chunkNamed('routes'),
    'words/signed-in/words.ts',
  ];
  expect(closureOf([...around, chunkNamed('today')]).size).toBeLessThanOrEqual(FILES_OF_TODAY_AT_MOST);
  const inCircles = Object.keys(manifest).filter((name) =>
    (manifest[name]?.imports ?? []).some((needed) => closureOf([needed]).has(manifest[name]?.file ?? '')),
  );
  expect(inCircles).toEqual([]);
});

/** Opens a page that the browser has never seen, and counts what comes over the wire, without the headers. */
async function firstLoad(page: Page, address: string): Promise<{ requests: number; code: number; told: string }> {
  await seeIntro(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const files = new Map<string, { url: string; type: string; encoding: string | undefined; bytes: number }>();
  client.on('Network.responseReceived', ({ requestId, response: { url, headers }, type }) =>
    files.set(requestId, { url, type, encoding: headers['content-encoding'], bytes: 0 }),
  );
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  const all = [...files.values()];
  const code = all.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
  for (const { bytes, encoding, url } of code.filter(({ bytes }) => bytes > 2_000))
    expect(encoding, `${url} ${bytes}`).toBe('br');
  return {
    requests: all.length,
    code: code.reduce((sum, { bytes }) => sum + bytes, 0),
    told: all.map(({ bytes, type, encoding, url }) => `${bytes} ${type} ${encoding ?? ''} ${url}`).join('\n'),
  };
}

/** The chunk that holds the sign-in page. */
function loginChunk(): string {
  return Object.keys(manifest).find((name) => name.includes('login-screen')) ?? chunkNamed('session');
}

/** What fetches a chunk when it is wanted. */
function fetchersOf(name: string): string[] {
  return Object.keys(manifest).filter((one) => manifest[one]?.dynamicImports?.includes(name));
}

/** A chunk that app/vite.config.ts names. */
function chunkNamed(name: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`The build has no chunk "${name}"`);
  return found;
}

/** The files of some chunks and of all that they import. */
function closureOf(names: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  };
  names.forEach(add);
  return files;
}

function weightOf(files: Set<string>): number {
  return [...files].reduce((sum, file) => sum + brotliSizeOf(join(DIST, file)), 0);
}

/** What is too small to be worth compressing goes out as it is. */
function brotliSizeOf(path: string): number {
  return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}
