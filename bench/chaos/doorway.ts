import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/seed.ts';
import { PATIENCE_MS } from './device.ts';
import type { ChaosDevice } from './device.ts';

/** Who the app says is here, and in which home. */
export interface Here {
  email: string;
  account_id: string;
  care_home_id: string;
}

/** However often a server that goes or a page that starts anew comes in between. */
const TRIES = 12;

/**
 * Until this person is signed in on this tab and the app stands. Whoever else is here is signed out first, as by hand.
 *
 * @returns null where that needs a line and the device has none
 */
export async function comeIn(device: ChaosDevice, page: Page, email: string): Promise<Here | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const place = await whereIs(device, page).catch(() => null);
    if (place === 'in') {
      const here = await whoIsHere(page).catch(() => null);
      if (here?.email === email) return here;
      if (here !== null) await signOut(device, page).catch(() => undefined);
    }
    if (place === 'out') {
      if (device.isOffline) return null;
      await signIn(page, email).catch(() => undefined);
    }
  }
  throw new Error(`${email} could not sign in; the page is at ${page.url()}`);
}

/** The way out that the app offers, also without a line. */
export async function signOut(device: ChaosDevice, page: Page): Promise<void> {
  await openMore(device, page);
  const out = page.getByRole('button', { name: 'Sign out', exact: true });
  const login = page.getByLabel('Email address');
  // A message that is tapped in just now may take the screen away.
  await out.first().click({ timeout: PATIENCE_MS });
  // Asked only where something is not sent yet.
  await login.or(page.getByRole('alertdialog')).first().waitFor();
  if (await login.isVisible()) return;
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await login.waitFor();
}

/** Without a line the alert stands over the work first; under a sheet that is open nothing else can be tapped. */
async function openMore(device: ChaosDevice, page: Page): Promise<void> {
  const keepsOn = wayOn(page);
  if (await keepsOn.isVisible()) await keepsOn.click();
  const more = page.getByRole('link', { name: 'More', exact: true });
  const isTapped = await more.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
  if (isTapped) return;
  // The only way on without a line begins at a screen that works without one.
  await page.goto(`${device.front.address}/tabs/today`, { waitUntil: 'commit' });
  await keepWorking(device, page);
  await more.click();
}

/** By the app's own list of one's homes. */
export async function goToHome(device: ChaosDevice, page: Page, name: string): Promise<void> {
  await page.goto(`${device.front.address}/switch`, { waitUntil: 'commit' });
  await page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.waitForURL(/\/tabs\/./, { waitUntil: 'commit' });
}

/** Takes the alert away that stands over the work while there is no line. */
export async function keepWorking(device: ChaosDevice, page: Page): Promise<void> {
  if (device.isOffline) await wayOn(page).click();
}

/** Beside "Check Connection": on with this screen, or with Today where this one needs the line. */
function wayOn(page: Page): Locator {
  return page.getByRole('button', { name: /^(Keep working|Go to Today)$/ });
}

export async function whoIsHere(page: Page): Promise<Here | null> {
  return await page.evaluate(() => {
    const me = JSON.parse(localStorage.getItem('me') ?? 'null');
    if (me === null || localStorage.getItem('wellbeing-token') === null) return null;
    return { email: String(me.email), account_id: String(me.id), care_home_id: String(me.carehome.id) };
  });
}

/**
 * Waits until the app shows somebody's work or the sign-in; opens it anew where the tab shows something else. Whoever was
 * here a moment before the power went may not be written down yet: then only the server knows, as before a sign-in.
 */
async function whereIs(device: ChaosDevice, page: Page): Promise<'in' | 'out'> {
  const main = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  const login = page.getByLabel('Email address');
  const rests = page.getByRole('heading', { name: 'Back soon' });
  // A desk says so of the list and of the thread beside it.
  const needsLine = page.getByText('This needs the connection', { exact: true }).first();
  const open = async () => void (await page.goto(`${device.front.address}/tabs/more`, { waitUntil: 'commit' }));
  if (!page.url().startsWith(device.front.address)) await open();
  const shows = main.or(login).or(rests).or(needsLine).first();
  await shows.waitFor({ timeout: 90_000 }).catch(open);
  if (await rests.isVisible()) await open();
  if (device.isOffline && (await needsLine.isVisible()) && (await main.count()) === 0) return 'out';
  await main.or(login).first().waitFor({ timeout: 90_000 });
  return (await login.isVisible()) ? 'out' : 'in';
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Whoever works in several homes is asked for one first.
  await page.waitForURL(/\/(tabs\/.|switch)/, { waitUntil: 'commit', timeout: 90_000 });
}
