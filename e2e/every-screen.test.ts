import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Language, Profile } from '@heartsease/domain/session/profile.ts';
import { askServer } from './ask-server.ts';
import { PASSWORD, expect, seeIntro, test } from './journey.ts';
import { IN_ALL, isAccessibleInEveryLook } from './looks.ts';
import { SIZES } from './playwright.config.ts';
import { samplesFor } from './samples.ts';
import { allScreens, mayEnter } from './screens.ts';
import type { Screen } from './screens.ts';
import { allArrived } from './settled.ts';
import { follow } from './walk.ts';

// One page is looked at in all sizes; touch makes no difference to what axe judges.
test.use({ viewport: SIZES.phone.viewport, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
test.setTimeout(7_200_000);

/** One of each kind of people, in homes that have everything, little, or no package any more. */
const KINDS = [
  'manager@larch-house.example',
  'coordinator@larch-house.example',
  'carer@larch-house.example',
  'relative@larch-house.example',
  'coordinator@oak-lodge.example',
  'head-office@marches.example',
  'organiser@teme-valley.example',
  'member@teme-valley.example',
  // paused
  'darren.jukes@larch-house.example',
];
const LANGUAGES: Language[] = ['en-GB', 'cy-GB'];

/** What opens a screen otherwise than its address alone. */
const WITH_MORE: Record<string, string[]> = {
  '/tabs/planner': ['?view=month'],
  '/manage-custom-activities': ['?shelf=waiting'],
  '/manage-custom-activities/new': ['?title=Jigsaw'],
  '/figures': ['?days=7d&by=band'],
  '/photos': ['?to-name'],
  '/cupboard': ['?over=thing.new'],
  '/instrument-packs': ['?over=load'],
};

const SCREENS = allScreens();
const BEHIND_SIGN_IN = SCREENS.filter(({ isSignedIn }) => isSignedIn);

test('every screen of the table can be opened by somebody whom the walk knows [H1]', async ({ server }) => {
  const profiles = await Promise.all(KINDS.map(async (email) => await profileOf(server.address, email)));
  const closed = BEHIND_SIGN_IN.filter((screen) => !profiles.some((one) => mayEnter(screen, one)));
  expect(closed.map(({ path }) => path)).toEqual([]);
  expect(SCREENS.length).toBeGreaterThan(120);
  expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
});

for (const email of IN_ALL ? KINDS : [])
  test(`${email} can read and use every screen in every look [H1, H4]`, async ({ page, signIn, server }) => {
    await signIn(email);
    const { body } = await askServer(page, 'me');
    const me = body as Profile;
    const samples = await samplesFor(page, server, me);
    for (const language of LANGUAGES) {
      await speakIn(page, me, language);
      for (const screen of BEHIND_SIGN_IN.filter((one) => mayEnter(one, me)))
        for (const more of ['', ...(WITH_MORE[screen.path] ?? [])])
          await look(page, `${addressOf(screen, samples)}${more}`, `${screen.path}${more}, ${language}`);
    }
  });

for (const language of IN_ALL ? LANGUAGES : [])
  test(`whoever is not signed in can read and use every screen in every look, in ${language} [H1, H4]`, async ({
    page,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), language);
    await page.goto('/intro');
    await look(page, '/intro', '/intro');
    await seeIntro(page);
    for (const { path } of SCREENS.filter(({ isSignedIn }) => !isSignedIn)) {
      const address = path.replace(':token', 'KNOWN-TO-NOBODY');
      await page.goto(address);
      await look(page, address, address);
    }
  });

async function look(page: Page, address: string, state: string): Promise<void> {
  if (new URL(page.url()).pathname !== address) await follow(page, address);
  await allArrived(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), state).toBeAttached();
  await isAccessibleInEveryLook(page, state);
}

function addressOf({ path }: Screen, samples: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, part: string) => {
    const sample = samples[part];
    if (sample === undefined) throw new Error(`${path} asks samples.ts for a sample of ${part}`);
    return sample;
  });
}

async function speakIn(page: Page, { carehome }: Profile, language: Language): Promise<void> {
  const write = { client_id: randomUUID(), care_home_id: carehome.id, language };
  expect((await askServer(page, 'user/save-language', write)).status).toBe(200);
  await page.goto('/tabs/more');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function profileOf(address: string, email: string): Promise<Profile> {
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${address}/api/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await ask('login', { email, password: PASSWORD });
  return (await ask('me', {}, String(token))) as unknown as Profile;
}
