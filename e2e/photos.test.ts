import { dominoes } from './dominoes.ts';
import { expect, quietTest, test } from './journey.ts';
import { choose } from './pictures.ts';
import { allArrived } from './settled.ts';

const TOMASZ = 'carer@larch-house.example';
const NADIA = 'coordinator@larch-house.example';
const SARAH = 'relative@larch-house.example';
const ANDREW = 'andrew.campbell@larch-house.example';

test('a carer adds a photo to a report and shares it; her son sees it, until it is taken back', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(TOMASZ);
  const { report_id } = await dominoes(page);
  await page.goto(`/manage-report/${report_id}`);
  await choose(page, 'dominoes.png');
  const sheet = page.getByRole('dialog', { name: 'Your new photo' });
  // A tap names somebody of the report; arrow keys say where the face is.
  await sheet.getByRole('button', { name: 'Joyce', exact: true }).click();
  await sheet.getByRole('button', { name: 'Mark Joyce’s face' }).click();
  await sheet.getByRole('application').press('ArrowUp');
  await expect(sheet.getByRole('button', { name: 'Joyce’s face is marked' })).toBeVisible();
  await sheet.getByLabel('Everybody in the picture is named').check();
  await sheet.getByLabel('What it shows').fill('Joyce wins at dominoes, and Winston lost');
  await sheet.getByLabel('Share it with family').check();
  await expect(sheet.getByRole('region', { name: 'Who will see this' })).toContainText('Andrew Campbell sees it');
  await isAccessible();
  await sheet.getByRole('button', { name: 'Save and share' }).click();
  await expect(sheet).toBeHidden();

  const tablet = await anotherDevice();
  await signIn(ANDREW, tablet);
  const card = tablet.getByRole('region', { name: 'Photos' });
  const alt = 'Joyce wins at dominoes, and another resident lost (Joyce)';
  await expect(card.getByRole('img', { name: alt })).toBeVisible();
  await card.getByRole('link', { name: alt }).click();
  await expect(tablet.getByRole('dialog').getByRole('img', { name: alt })).toBeVisible();

  await page.getByRole('region', { name: 'Photos' }).getByRole('button').first().click();
  await expect(page.getByText('Seen by 1 relative: Andrew Campbell')).toBeVisible();
  await page.getByRole('button', { name: 'Take back from families' }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByText('Taken back from families')).toBeVisible();
  await tablet.goto('/photos');
  await expect(tablet.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
  await allArrived(tablet);
  await expect(tablet.getByRole('button', { name: alt })).toBeHidden();
});

test('a daughter goes through her mother’s photos by keyboard; others have no name there', async ({
  page,
  signIn,
  isAccessible,
}) => {
  await signIn(SARAH);
  await page.getByRole('region', { name: 'Photos' }).getByRole('link', { name: 'See all' }).click();
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('button');
  await photos.first().click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAttribute('alt', /^Eileen found the .* and told everybody \(Eileen\)$/u);
  await page.keyboard.press('ArrowRight');
  await expect(large).not.toHaveAttribute('alt', /^Eileen found the/u);
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAttribute('alt', /^Eileen found the/u);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photos.first()).toBeFocused();
  await page
    .getByRole('button', { name: / \(Eileen and two friends\)$/u })
    .last()
    .press('Enter');
  await expect(large).toHaveAttribute('alt', / \(Eileen and two friends\)$/u);
  await expect(page.getByText('A flower covers whoever did not say yes')).toBeVisible();
  await isAccessible();
});

quietTest('what is said of a large photo stands beneath it, on a small phone too', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn('coordinator@larch-house.example');
  await page.goto('/photos');
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  const large = page.getByRole('dialog').getByRole('img');
  const words = page.getByRole('dialog').getByText(/^Eileen found the .* and told everybody$/u);
  await expect(words).toBeVisible();
  await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(300);
  const [picture, said] = [await large.boundingBox(), await words.boundingBox()];
  expect((picture?.y ?? Infinity) + (picture?.height ?? Infinity)).toBeLessThanOrEqual(said?.y ?? 0);
});

test('the line is lost while photos are sent: they go on by a tap, and are there once', async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(NADIA);
  await page.goto('/photos');
  const count = page.getByText(/^\d+ photos$/);
  const before = Number.parseInt(await count.innerText(), 10);
  // Each part is lost on its way until the line is back.
  await page.route('**/api/v2/photo/part/**', async (route) => await route.abort('connectionfailed'));
  await choose(page, 'one.png', 'two.png', 'three.png');
  await expect(page.getByText('safe on this device and will try again')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/v2/photo/part/**');
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('dialog', { name: 'Your new photo' })).toBeVisible();
  complaints.splice(0);
  for (let left = 3; left > 0; left -= 1) await page.getByRole('button', { name: 'Later' }).click();
  await expect(count).toHaveText(`${before + 3} photos`);
  await page.getByRole('button', { name: 'Still to name' }).click();
  await expect(page.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(4);
});

test('a photo that arrives while its carer writes waits until she asks for it', async ({ page, signIn }) => {
  await signIn(TOMASZ);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Frank/ }).click();
  await page.getByRole('button', { name: 'A cuppa' }).click();
  const words = page.getByLabel(/A few words/);
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  const line = Promise.withResolvers<undefined>();
  await page.route('**/api/v2/photo/part/**', async (route) => {
    await line.promise;
    await route.continue();
  });
  await choose(page, 'cuppa.png');
  await expect(page.getByText(/^Sending the photo/)).toBeVisible();
  await words.pressSequentially('Two sugars, ');
  line.resolve(undefined);
  const ask = page.getByRole('button', { name: 'Say who is in your new photo' });
  await expect(ask).toBeVisible();
  await page.keyboard.type('and a biscuit');
  await expect(words).toHaveValue('Two sugars, and a biscuit');
  const sheet = page.getByRole('dialog', { name: 'Your new photo' });
  await expect(sheet).toBeHidden();
  await ask.click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Later' }).click();
  await expect(ask).toBeHidden();
});
