import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import { expect, test } from './journey.ts';

const NADIA = 'coordinator@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const FILMS = join(import.meta.dirname, '../server/videos/core-films');

test('a carer watches a film with its captions by keyboard, and goes on with it on another device [PE-6]', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(TOMASZ);
  await page.goto('/tabs/more');
  await page.getByRole('link', { name: /^Videos/ }).click();
  await expect(page).toHaveTitle('Videos Heartsease');
  await page.getByLabel('Search the films and what is said in them').fill('latex');
  await expect(page.getByRole('list', { name: 'Films' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Search the films and what is said in them').fill('xyzzy');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: 'On the move' }).click();
  await isAccessible();
  const ranges = page.waitForResponse((response) => response.url().includes('film.mp4') && response.status() === 206);
  await page.getByRole('link', { name: 'Passing a balloon' }).click();
  await expect(page.getByRole('region', { name: 'What is said and shown' })).toContainText('Ask about latex first');
  await isAccessible();

  await seek(page, 13);
  await expect
    .poll(async () => (await filmIn(page)).caption)
    .toBe('Ask about latex first. A beach ball does just as well.');
  expect((await filmIn(page)).shown).toEqual(['en']);
  expect((await (await ranges).allHeaders())['content-range']).toMatch(/^bytes \d+-\d+\/\d+$/);
  // The browser's own player: the space bar plays and stops it.
  await page.getByLabel('Passing a balloon', { exact: true }).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await filmIn(page)).isPlaying).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await filmIn(page)).isPlaying).toBe(false);
  await expect.poll(async () => (await placeOf(page, 'Passing a balloon')).state).toBe('begun');

  const tablet = await anotherDevice();
  await signIn(TOMASZ, tablet);
  await tablet
    .getByRole('region', { name: 'Videos' })
    .getByRole('link', { name: /Passing a balloon/ })
    .click();
  await tablet.getByRole('button', { name: /^Go on at / }).click();
  await expect.poll(async () => (await filmIn(tablet)).at).toBeGreaterThanOrEqual(13);
});

test('a coordinator brings a film, with errors told by field and line, and families see it', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/tabs/videos');
  await page.getByRole('link', { name: 'Our own films' }).click();
  await page.getByRole('link', { name: 'Add a film' }).first().click();
  await choose(page, join(FILMS, 'scripts.ts'));
  await expect(page.getByText('This is not an MP4 film. Choose a file that ends in .mp4')).toBeVisible();
  complaints.splice(0);

  await choose(page, join(FILMS, 'setting-a-table.mp4'));
  await expect(page.locator('video')).toBeVisible();
  await page.getByRole('button', { name: 'Put it on the list' }).click();
  const problem = page.getByRole('alert', { name: 'There is a problem' });
  await expect(problem.getByRole('link')).toHaveText([
    'Enter a title',
    'Line 1: write at least one caption',
    'Say who can be seen or heard',
  ]);
  await isAccessible();
  await page.getByLabel('Title').fill('How we lay the tables');
  await page.getByLabel('Captions in English').fill('0:01 --> 0:05\nGood morning\n\n0:09 --> 0:07\nCups first');
  await page.getByText('Nobody who lives here').click();
  await page.getByRole('button', { name: 'Put it on the list' }).click();
  await problem.getByRole('link', { name: 'Line 4: the end comes before the beginning' }).click();
  await expect(page.getByLabel('Captions in English')).toBeFocused();
  await page.getByLabel('Captions in English').fill('0:01 Good morning');
  await seek(page, 20);
  await page.getByRole('button', { name: 'Take this moment' }).click();
  await page.getByLabel('What is said where the film stands now (English)').fill('The blue cups first');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Captions in English')).toHaveValue('0:01 Good morning\n0:20 The blue cups first');
  await page.getByLabel('What is said where the film stands now (English)').fill('Then the plates');
  await isAccessible();

  // Left and opened again: the words and the film are there. The picture is taken anew.
  await page.reload();
  await expect(page.getByText('You began this on this device. Here it is again.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('How we lay the tables');
  await seek(page, 30);
  await expect(page.getByRole('img', { name: 'The new picture' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take this moment' }).click();
  await page.getByRole('button', { name: 'Put it on the list' }).click();
  await expect(page.getByText('“How we lay the tables” is on the list.')).toBeVisible();

  const phone = await anotherDevice();
  await signIn('relative@larch-house.example', phone);
  await phone
    .getByRole('region', { name: 'Videos' })
    .getByRole('link', { name: /How we lay the tables/ })
    .click();
  // What was typed and not added is among them.
  await expect(phone.getByRole('region', { name: 'What is said and shown' })).toContainText('Then the plates');
  await seek(phone, 21);
  await expect.poll(async () => (await filmIn(phone)).caption).toBe('The blue cups first');

  await page.getByRole('button', { name: 'Take it out of use: How we lay the tables' }).click();
  await expect(page.getByRole('region', { name: 'Out of use' })).toContainText('How we lay the tables');
  await isAccessible();
  await phone.goto('/tabs/videos');
  await expect(phone.getByRole('link', { name: 'Passing a balloon' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'How we lay the tables' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it back: How we lay the tables' }).click();
  await expect(page.getByRole('region', { name: 'On the list' })).toContainText('How we lay the tables');
});

test('an upload whose connection is lost goes on where it was [issue 4]', async ({
  page,
  signIn,
  complaints,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(NADIA);
  await page.goto('/manage-videos/new');
  let isCut = true;
  let parts = 0;
  await page.route('**/api/v2/video/part/**', async (route) => {
    parts += 1;
    if (isCut && parts > 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.getByTestId('film-file').setInputFiles({ name: 'long.mp4', mimeType: 'video/mp4', buffer: longFilm() });
  await expect(page.getByText('The connection was lost. What is here stays here for a day.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^long\.mp4: \d+ % of 6 MB$/)).toBeVisible();

  // Whoever wants it no more throws it away from the list.
  const other = await anotherDevice();
  await signIn(NADIA, other);
  await other.goto('/manage-videos');
  await other.getByRole('button', { name: 'Throw away: long.mp4' }).click();
  await isAccessible(other);
  await other.getByRole('button', { name: 'Keep it' }).click();
  await expect(other.getByRole('region', { name: 'Begun, not on the list yet' })).toContainText('long.mp4');
  isCut = false;
  const first = page.waitForRequest('**/api/v2/video/part/**');
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(Number((await first).url().split('/').at(-1))).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Take this moment' })).toBeVisible();
  await other.getByRole('button', { name: 'Throw away: long.mp4' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(other.getByText('None of your own yet')).toBeVisible();
  complaints.splice(0);
});

test('a family organisation has its films under their own tab; where the package has expired there are none [PE-6]', async ({
  page,
  signIn,
  anotherDevice,
}) => {
  await signIn('organiser@teme-valley.example');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Videos' }).click();
  await expect(page.getByRole('link', { name: 'Hand under hand, slowly' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Our own films' })).toHaveCount(0);
  const expired = await anotherDevice();
  await signIn('carer@elm-court.example', expired);
  await expired.goto('/tabs/videos');
  await expect(expired.getByRole('heading', { level: 1, name: 'Not found' })).toBeAttached();
  await expect(expired.getByRole('link', { name: 'Hand under hand, slowly' })).toHaveCount(0);
  expect((await askServer(expired, 'dashboard/videos')).status).toBe(403);
});

async function choose(page: Page, file: string): Promise<void> {
  await page.getByTestId('film-file').setInputFiles(file);
}

async function filmIn(page: Page) {
  return await page.locator('video').evaluate((film: HTMLVideoElement) => {
    const showing = [...film.textTracks].filter(({ mode }) => mode === 'showing');
    const [cue] = showing[0]?.activeCues ?? [];
    return {
      at: film.currentTime,
      isPlaying: !film.paused,
      shown: showing.map(({ language }) => language),
      caption: cue instanceof VTTCue ? cue.text : null,
    };
  });
}

async function seek(page: Page, seconds: number): Promise<void> {
  await page.locator('video').evaluate(
    (film: HTMLVideoElement, to) =>
      new Promise<void>((resolve) => {
        const go = () => {
          film.addEventListener('seeked', () => resolve(), { once: true });
          film.currentTime = to;
        };
        if (film.readyState > 0) go();
        else film.addEventListener('loadedmetadata', go, { once: true });
      }),
    seconds,
  );
}

async function placeOf(page: Page, title: string): Promise<{ state: string }> {
  const { body } = await askServer(page, 'dashboard/videos');
  const items = body['items'] as { title: string; place: { state: string } }[];
  return items.find((one) => one.title === title)?.place ?? { state: 'unknown' };
}

/** A film of ours with 6 MB of nothing behind it, as its boxes allow. */
function longFilm(): Buffer {
  const nothing = Buffer.alloc(6 * 1024 * 1024);
  nothing.writeUInt32BE(nothing.length, 0);
  nothing.write('free', 4, 'latin1');
  return Buffer.concat([readFileSync(join(FILMS, 'hand-under-hand.mp4')), nothing]);
}
