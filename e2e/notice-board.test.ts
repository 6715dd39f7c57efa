import { expect, test } from './journey.ts';

const ANITA = 'manager@larch-house.example';
const TOMASZ = 'carer@larch-house.example';
const SARAH = 'relative@larch-house.example';

const HOSTILE = '<img src=x onerror=alert(1)> [tap](javascript:alert(1)) [nhs.uk](https://elsewhere.example/x)';

test('a manager writes a notice, a relative reads it, and nothing in it runs', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(ANITA);
  await page.goto('/manage-notice-board');
  await page.getByRole('link', { name: 'Write a notice' }).click();
  await expect(page).toHaveTitle('Write a notice Heartsease');
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Give the notice a title');
  await expect(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(/Give the notice a title/);
  await isAccessible();
  await page.getByLabel('Title', { exact: true }).fill('Mince pies on Monday');
  await page.getByLabel('Words', { exact: true }).fill(`At **three**.\n- in the lounge\n${HOSTILE}`);
  const lounge = page.getByRole('region', { name: 'The lounge shows' });
  await expect(lounge).toContainText('does not show it');
  await page.getByLabel('Show it in the lounge').check();
  await expect(lounge.getByRole('heading', { name: 'Mince pies on Monday' })).toBeVisible();
  // Whoever leaves finds it again as it was.
  await page.goto('/tabs/today');
  await page.goto('/manage-notice-board/new');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mince pies on Monday');
  await page.getByRole('button', { name: 'Hang it now' }).click();
  await expect(page.getByText('It hangs on the board.')).toBeVisible();
  await expect(page).toHaveURL(/\/manage-notice-board\/[0-9a-f-]{36}$/);
  await isAccessible();

  const other = await anotherDevice();
  await signIn(SARAH, other);
  await other
    .getByRole('region', { name: 'Notice board' })
    .getByRole('link', { name: /notices$/ })
    .click();
  const notice = other.getByRole('article', { name: 'Mince pies on Monday' });
  await expect(notice.getByRole('listitem')).toHaveText(['in the lounge']);
  await expect(notice.getByText('three')).toHaveCSS('font-weight', '700');
  await expect(notice).toContainText('<img src=x onerror=alert(1)> [tap](javascript:alert(1))');
  await expect(notice.getByRole('link')).toHaveText(['https://elsewhere.example/x']);
  await expect(notice.locator('img')).toHaveCount(0);
  await expect(other.getByRole('article', { name: /Flu jabs/ })).toHaveCount(0);
  await isAccessible(other);
  await other.goto('/manage-notice-board');
  await expect(other.getByText('There is nothing here')).toBeVisible();
});

test('what must be read is read with a tap, and the manager sees who has not', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
}) => {
  await signIn(TOMASZ);
  await page.getByRole('link', { name: /^Flu jabs for staff/ }).click();
  const notice = page.getByRole('article', { name: /^Flu jabs/ });
  await isAccessible();
  await notice.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice.getByText('You have read this · Today')).toBeVisible();
  await page.reload();
  await expect(notice.getByText('You have read this · Today')).toBeVisible();

  const other = await anotherDevice();
  await signIn(ANITA, other);
  await other.goto('/manage-notice-board');
  await other.getByRole('link', { name: /^Flu jabs/ }).click();
  await expect(other.getByRole('list', { name: '3 have read it' }).getByRole('listitem')).toContainText([
    /Nadia/,
    /Priya/,
    /Tomasz/,
  ]);
  await other.getByRole('button', { name: 'Remind those who have not' }).click();
  await expect(other.getByText('17 people are reminded.')).toBeVisible();
  await other.getByRole('button', { name: 'Take it off the board' }).click();
  await expect(other.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: /Singer|singer/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a television shows the board without an account, keeps it through a cut line, and forgets it when the link ends', async ({
  page,
  signIn,
  anotherDevice,
  isAccessible,
  complaints,
}) => {
  await signIn(ANITA);
  await page.goto('/manage-notice-board?over=tv');
  await page.getByLabel('Where is the screen?').fill('Lounge');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = new URL(await page.getByLabel('The link', { exact: true }).inputValue());
  const address = link.pathname + link.search;

  const tv = await anotherDevice({ viewport: { width: 1_920, height: 1_080 } });
  await tv.goto(address);
  const title = tv.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('A singer comes on Friday');
  await tv.getByRole('button', { name: 'Pause' }).click();
  await isAccessible(tv);
  await expect(tv.getByText(/Flu jabs/)).toHaveCount(0);
  expect(await tv.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_080);
  await tv.keyboard.press('ArrowRight');
  await expect(title).toHaveText('Mae canwr yn dod ddydd Gwener');
  await expect(tv.locator('main')).toHaveAttribute('lang', 'cy-GB');
  await tv.route('**/api/v2/notice/tv-feed', (route) => route.abort());
  await tv.reload();
  await expect(title).toHaveText('A singer comes on Friday');
  await expect(tv.getByRole('status')).toContainText('No connection. This is how it stood at');
  await tv.unroute('**/api/v2/notice/tv-feed');

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Taken back. The link is dead.')).toBeVisible();
  await tv.reload();
  await expect(title).toHaveText('This link has ended');
  expect(await tv.evaluate(() => localStorage.getItem('tv-board'))).toBeNull();
  // The browser tells of what could not be fetched.
  complaints.splice(0);
});
