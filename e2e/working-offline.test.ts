import type { Page } from '@playwright/test';
import { storageOf } from './device-storage.ts';
import { expect, test } from './journey.ts';
import type { HomeServer } from './home-server.ts';
import { mendLine } from './line.ts';
import { allArrived, appIsKept, loseConnection, openResidentsTab } from './settled.ts';

const CARER = 'carer@larch-house.example';
const BREAKFAST_WALK = 'A walk to the raised bed after breakfast';

// The device's own copy of the app answers, as it does for everybody.
test.use({ serviceWorkers: 'allow' });

test('staff find Today, residents, the week and the library on their device, with how old they are [AU-6]', async ({
  page,
  context,
  signIn,
  server,
  complaints,
  isAccessible,
}) => {
  await signIn(CARER);
  await appIsKept(page);
  await openResidentsTab(page);
  await page.getByRole('link', { name: 'Eileen' }).click();
  // The heading stands before anything of hers is here: the list knew her name.
  await expect(page.getByRole('region', { name: 'About me' })).toContainText(BREAKFAST_WALK);
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await allArrived(page);
  const eileen = new URL(page.url()).pathname;
  await page.goto('/tabs/today');
  // Sixteen were opened; the two weeks and the library, which nobody has opened yet, are fetched when there is time.
  await expect.poll(() => answersKept(page), { timeout: 40_000 }).toBeGreaterThan(18);
  await loseConnection(page);

  await page.goto(eileen);
  await keepWorking(page);
  await expect(page.getByRole('heading', { name: 'Eileen' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'About me' })).toContainText(BREAKFAST_WALK);
  // In what waits there are relatives, who are on no device.
  await expect(page.getByText('suggestions wait')).toHaveCount(0);
  const age = page.getByRole('complementary', { name: 'How old this is' });
  await expect(age).toHaveText(/^From this device, (a moment|\d+ minutes?) old$/);
  await page.goto('/tabs/today');
  await keepWorking(page);
  await expect(page.getByRole('heading', { name: 'On now' }).or(page.getByText('On now')).first()).toBeVisible();
  await expect(age).toBeVisible();
  await isAccessible();
  await openResidentsTab(page);
  await expect(page.getByRole('link', { name: 'Eileen' })).toBeVisible();
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await expect(page.getByText('There is a problem')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await expect(age).toBeVisible();

  // Somebody else goes on meanwhile; what they did is there by itself when the connection is.
  await page.goto('/tabs/residents');
  await keepWorking(page);
  await expect(page.getByRole('link', { name: 'Eileen' })).toBeVisible();
  await server.sql(`update residents set known_as = 'Elinor' where known_as = 'Eileen'`);
  await mendLine(context);
  await expect(page.getByRole('link', { name: 'Elinor' })).toBeVisible();
  await expect(age).toHaveCount(0);
  complaints.splice(0);
});

test('a screen that is not kept says that it needs the connection, and opens by itself', async ({
  page,
  context,
  signIn,
  server,
  complaints,
}) => {
  await signIn(CARER);
  await appIsKept(page);
  await openResidentsTab(page);
  await allArrived(page);
  const [other] = await server.sql(
    `select r.id, r.known_as from residents r join care_homes h on h.id = r.care_home_id
     where h.name = 'Larch House' and r.status = 'active' order by r.known_as limit 1`,
  );
  await loseConnection(page);
  await keepWorking(page);
  await page
    .getByRole('link', { name: String(other?.['known_as']) })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'This needs the connection' }).first()).toBeVisible();
  await mendLine(context);
  await expect(page.getByRole('heading', { name: String(other?.['known_as']) }).first()).toBeVisible();
  complaints.splice(0);
});

test('nothing on the device can be read: not while somebody is signed in, and nothing is left after', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(CARER);
  await openResidentsTab(page);
  await page.getByRole('link', { name: 'Eileen' }).click();
  await expect.poll(() => answersKept(page), { timeout: 40_000 }).toBeGreaterThan(8);
  const names = await namesOf(server);
  const { rest } = await storageOf(page);
  expect(names.filter((name) => rest.includes(name))).toEqual([]);

  await page.goto('/tabs/more');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => answersKept(page)).toBe(0);
  const left = JSON.stringify(await storageOf(page));
  expect(names.filter((name) => left.includes(name))).toEqual([]);
});

test('a session that was ended elsewhere takes what is kept with it, and so does another home', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(CARER);
  await openResidentsTab(page);
  await expect.poll(() => answersKept(page)).toBeGreaterThan(1);
  await allArrived(page);
  await server.sql(`update sign_ins set ended_at = now(), ended_why = 'manager'`);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => answersKept(page)).toBe(0);

  await signIn('head-office@marches.example');
  await openResidentsTab(page);
  await expect.poll(() => answersKept(page)).toBeGreaterThan(1);
  const before = await answerIds(page);
  await page.goto('/switch');
  await page.getByRole('button', { name: /Larch House/ }).click();
  await expect(page).toHaveURL('/tabs/today');
  await expect.poll(async () => (await answerIds(page)).filter((id) => before.includes(id))).toEqual([]);
});

test('of what a relative sees nothing stays on the device', async ({ page, signIn }) => {
  const shared = page.waitForResponse('**/api/v2/about-me/my-person');
  await signIn('relative@larch-house.example');
  await shared;
  await allArrived(page);
  expect(await answersKept(page)).toBe(0);
});

async function keepWorking(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog', { name: 'No Internet Connection' })
    .getByRole('button', { name: 'Keep working' })
    .click();
}

async function answersKept(page: Page): Promise<number> {
  return (await answerIds(page)).length;
}

/** The names under which answers lie on the device. */
async function answerIds(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
      });
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'heartsease-answers')) return [];
    const database = await settled(indexedDB.open('heartsease-answers'));
    const keys = await settled(database.transaction('answers').objectStore('answers').getAllKeys());
    database.close();
    return keys.map(String);
  });
}

/** Of everybody who lives there, as they are called and by their family's name. */
async function namesOf(server: HomeServer): Promise<string[]> {
  const people = await server.sql('select first_name, known_as, last_name from residents');
  return [...new Set(people.flatMap((person) => Object.values(person).map(String)))].filter((name) => name.length > 4);
}
