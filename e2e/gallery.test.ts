import type { Page } from '@playwright/test';
import type { HomeServer } from './home-server.ts';
import { expect, test } from './journey.ts';
import { allArrived } from './settled.ts';
import { PLANT_TULIPS, tulip } from './tulips.ts';

const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';
/** What one page of a gallery brings. */
const A_PAGE = 60;
const MADE = 150;

test('a daughter goes on from the last photo that is loaded to the next', async ({ page, server, signIn }) => {
  await signIn(SARAH);
  await withTulips(page, server);
  await page.goto('/photos');
  await page.getByRole('button', { name: tulip(1), exact: true }).click();
  const large = page.getByRole('dialog').getByRole('img');
  const second = await held(page, ({ cursor }) => cursor !== undefined);
  for (let place = 1; place < A_PAGE; place += 1) {
    await expect(large).toHaveAttribute('alt', tulip(place));
    await page.keyboard.press('ArrowRight');
  }
  await expect(page.getByRole('dialog', { name: `Photo ${A_PAGE}` })).toBeVisible();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByRole('dialog').getByText('One moment')).toBeVisible();
  second.release();
  await expect(large).toHaveAttribute('alt', tulip(A_PAGE + 1));
  await expect(page.getByRole('dialog', { name: `Photo ${A_PAGE + 1}` })).toBeVisible();
});

test('a short address opens a photo far down, with its neighbours; who may not see it is told so kindly', async ({
  page,
  server,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(SARAH);
  const ids = await withTulips(page, server);
  await page.goto(`/p/${ids[120]}`);
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAttribute('alt', tulip(121));
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAttribute('alt', tulip(120));
  await page.getByRole('button', { name: 'Next photo' }).click();
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(large).toHaveAttribute('alt', tulip(122));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: tulip(1), exact: true })).toBeVisible();

  const [hidden] = await server.sql(`select p.id from photos p where not exists
    (select from photo_subjects s join residents r on r.id = s.resident_id
      where s.photo_id = p.id and r.known_as = 'Eileen')`);
  await page.goto(`/p/${String(hidden?.['id'])}`);
  await expect(page.getByText('That photo is not in this album')).toBeVisible();
  await expect(page.getByRole('button', { name: tulip(1), exact: true })).toBeVisible();
  await isAccessible();
  complaints.splice(0);

  const tablet = await anotherDevice();
  await signIn(NADIA, tablet);
  await tablet.goto(`/p/${ids[120]}`);
  await expect(tablet.getByRole('dialog').getByRole('img')).toHaveAttribute('alt', tulip(121));
  await tablet.getByRole('button', { name: 'Next photo' }).click();
  await expect(tablet.getByRole('dialog').getByRole('img')).toHaveAttribute('alt', tulip(122));
});

test('a change costs one page however much is loaded, and nothing that was taken back comes into view', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(SARAH);
  const ids = await withTulips(page, server);
  await page.goto('/photos');
  const top = page.getByRole('button', { name: tulip(1), exact: true });
  await expect(top).toBeVisible();
  const last = page.getByRole('button', { name: tulip(MADE) });
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(last).toBeInViewport({ timeout: 250 });
  }).toPass();
  await allArrived(page);

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/photo/shared')) asked.push(request.postDataJSON());
  });
  await server.sql('update photos set withdrawn_at = now(), version = version + 1 where id = any($1::uuid[])', [
    [ids[0], ids[MADE - 1]],
  ]);
  await expect(last).toBeHidden();
  await allArrived(page);
  expect(asked).toHaveLength(1);

  const anew = await held(page, () => true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await anew.isAsked;
  const squares = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(squares).toHaveCount(0);
  anew.release();
  await expect(page.getByRole('button', { name: tulip(2), exact: true })).toBeVisible();
  await expect(top).toBeHidden();
});

test('an open album fetches no picture again when its address is signed anew, and lets go what was taken back', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(SARAH);
  await page.goto('/photos');
  const squares = page.getByRole('list', { name: 'Photos' }).getByRole('img');
  await allArrived(page);
  const before = await squares.count();
  expect(before).toBeGreaterThan(2);
  const shown = async () =>
    await squares.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
  await expect.poll(shown).toBe(true);

  // As minutes later; of a signature that the server never made no picture would come.
  await page.route('**/api/v2/photo/shared', async (route) => {
    const answer = await route.fetch();
    const signature = `/${Date.now() + 300_000}/${'x'.repeat(43)}/`;
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/\/\d+\/[\w-]{43}\//g, signature) });
  });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/photo-files/') && fetched.push(request.url()));
  await server.sql(`update photos set withdrawn_at = now(), version = version + 1 where id = (
    select p.id from photos p join photo_subjects s on s.photo_id = p.id join residents r on r.id = s.resident_id
     where r.known_as = 'Eileen' and p.shared_at is not null and p.withdrawn_at is null order by p.taken_on limit 1)`);
  await expect(squares).toHaveCount(before - 1);
  await allArrived(page);
  expect(await shown()).toBe(true);
  expect(fetched).toEqual([]);
});

/** A hundred and fifty photos of Eileen that are shared, of a day each, the latest of all. @returns their ids */
async function withTulips(page: Page, server: HomeServer): Promise<string[]> {
  // The picture that they share is drawn by then.
  await allArrived(page);
  await server.sql('update photos set taken_on = taken_on - 400');
  await server.sql(PLANT_TULIPS, [MADE]);
  const rows = await server.sql(`select id from photos where caption like 'Tulip number %' order by taken_on desc`);
  expect(rows).toHaveLength(MADE);
  return rows.map(({ id }) => String(id));
}

/** Holds back such answers of her album until they are released. */
async function held(page: Page, isMeant: (asked: { cursor?: string }) => boolean) {
  const gate = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/api/v2/photo/shared', async (route) => {
    if (isMeant(route.request().postDataJSON() as { cursor?: string })) {
      asked.resolve(undefined);
      await gate.promise;
    }
    await route.continue();
  });
  return { isAsked: asked.promise, release: () => gate.resolve(undefined) };
}
