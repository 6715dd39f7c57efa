import type { Page } from '@playwright/test';
import { askServer } from './ask-server.ts';
import type { ServerAnswer } from './ask-server.ts';
import { chooseEnglish, expect, quietTest as test } from './journey.ts';

interface HomeOnPackage {
  home: string;
  package: string;
  sections: string[];
  /** Adding reports: the raised Log, "Log a moment", the log itself (row PE-11). */
  logs: boolean;
  /** The library of activities (row PE-8). */
  activities: boolean;
  /** Residents and what was written about them (row PE-11). */
  residents: boolean;
  /** The meadow (row PE-5). */
  graphs: boolean;
}

const NOBODY = '0197a1c0-0000-7000-8000-000000000000';
const STAFF_SECTIONS = ['Today', 'Residents', 'Planner', 'More'];
const ALL = { sections: STAFF_SECTIONS, logs: true, activities: true, residents: true, graphs: true };
const ONLY_READING = { ...ALL, logs: false, activities: false };

const HOMES: HomeOnPackage[] = [
  { home: 'larch-house', package: 'package E', ...ALL },
  { home: 'ty-rhosyn', package: 'package D', ...ALL },
  { home: 'teme-bank', package: 'package C', ...ALL },
  { home: 'harbour-view', package: 'package B', ...ALL },
  {
    home: 'oak-lodge',
    package: 'package A',
    sections: ['Today', 'Activities', 'Planner', 'More'],
    logs: false,
    activities: true,
    residents: false,
    graphs: false,
  },
  { home: 'elm-court', package: 'package D that has expired', ...ONLY_READING },
  { home: 'rowan-bank', package: 'package C as a basic one', ...ONLY_READING },
];

for (const home of HOMES) {
  test(`staff on ${home.package} see just what it holds, and the server gives no more [PE-5, PE-8, PE-11]`, async ({
    page,
    signIn,
  }) => {
    // Where people have the app in Welsh it is turned to the words that are asked for here.
    if (home.home === 'ty-rhosyn') await chooseEnglish(page);
    await signIn(`coordinator@${home.home}.example`);
    await expect(page).toHaveURL('/tabs/today');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sectionsOn(page)).toEqual(home.sections);
    const log = page.getByRole('button', { name: /^Log( a moment)?$/ });
    await expect(log).toHaveCount(home.logs ? 1 : 0);
    await expect(page.getByRole('heading', { name: /company/i })).toHaveCount(home.residents ? 1 : 0);

    await page.getByRole('link', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
    const leadsToActivities = page
      .getByRole('list', { name: 'More of Heartsease' })
      .getByRole('link', { name: /Activities/ });
    await expect(leadsToActivities).toHaveCount(home.activities && !home.sections.includes('Activities') ? 1 : 0);
    await expect(page.getByRole('link', { name: 'Staff and access' })).toHaveCount(0);

    await exists(page, '/tabs/residents', home.residents);
    await exists(page, '/tabs/activities', home.activities);
    await exists(page, '/choose-activity', home.activities && home.residents);
    await exists(page, '/manage-report', home.logs);
    await exists(page, '/manage-staff', false);

    expect(await statusOf(page, 'today/get')).toBe(200);
    expect(await statusOf(page, 'resident/list')).toBe(home.residents ? 200 : 403);
    expect(await statusOf(page, 'today/company')).toBe(home.residents ? 200 : 403);
    expect(await statusOf(page, 'today/meadow')).toBe(home.graphs ? 200 : 403);
    expect(await statusOf(page, 'activity/list')).toBe(home.activities ? 200 : 403);
    // What is empty is refused for what it says by whoever may send it, and at the door by all others.
    expect(await statusOf(page, 'activity/matches')).toBe(home.activities && home.residents ? 422 : 403);
    expect(await statusOf(page, 'report/log')).toBe(home.logs ? 422 : 403);
    expect(await statusOf(page, 'relative/my-people')).toBe(403);
    expect(await statusOf(page, 'staff/list')).toBe(403);
  });
}

/** What of reports and figures a manager finds on each package (rows PE-5, PE-11 and what goes with them). */
const WHAT_REPORTS_TELL: { home: string; package: string; reads: boolean; writes: boolean; sends: boolean }[] = [
  { home: 'larch-house', package: 'package E', reads: true, writes: true, sends: true },
  { home: 'ty-rhosyn', package: 'package D', reads: true, writes: true, sends: true },
  { home: 'teme-bank', package: 'package C', reads: true, writes: true, sends: true },
  { home: 'harbour-view', package: 'package B', reads: true, writes: true, sends: false },
  { home: 'oak-lodge', package: 'package A', reads: false, writes: false, sends: false },
  { home: 'elm-court', package: 'package D that has expired', reads: true, writes: false, sends: false },
  { home: 'rowan-bank', package: 'package C as a basic one', reads: true, writes: false, sends: false },
];

for (const { home, package: name, reads, writes, sends } of WHAT_REPORTS_TELL) {
  test(`what reports tell on ${name}: figures, files, letters and evidence [PE-5, PE-11]`, async ({ page, signIn }) => {
    if (home === 'ty-rhosyn') await chooseEnglish(page);
    await signIn(`manager@${home}.example`);
    for (const address of ['/figures', '/reports', '/download-report', '/tabs/evidence'])
      await exists(page, address, reads);
    expect(await statusOf(page, 'dashboard/key-performance-indicators')).toBe(reads ? 200 : 403);
    expect(await statusOf(page, 'report/list')).toBe(reads ? 200 : 403);
    expect(await statusOf(page, 'evidence/matrix')).toBe(reads ? 200 : 403);
    // What says nothing is refused for that by whoever may write, make or send, and at the door by all others.
    expect(await statusOf(page, 'evidence/pack-build')).toBe(reads ? 422 : 403);
    for (const call of ['report/log', 'report/amend', 'observation/add', 'evidence/link'])
      expect(await statusOf(page, call), call).toBe(writes ? 422 : 403);
    expect(await statusOf(page, 'report/email-preview')).toBe(sends ? 422 : 403);
    const [person] = itemsOf(await askServer(page, 'resident/list'));
    await exists(page, `/resident-insights/${person ?? NOBODY}`, person !== undefined);
    const [report] = itemsOf(await askServer(page, 'report/list'));
    await exists(page, `/report-additional-observation/${report ?? NOBODY}`, writes && report !== undefined);
    await exists(page, `/email-report/${report ?? NOBODY}`, report !== undefined);
    if (report === undefined) return;
    // Where nothing is sent any more, what was sent is still told of and taken back.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sends ? 'Send this report' : 'Sent so far');
    await expect(page.getByRole('region', { name: 'Sent so far' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sent so far' })).toHaveCount(1);
  });
}

test('nobody but a manager is told anything of a package that has expired [PE-2]', async ({ page, signIn }) => {
  for (const person of ['coordinator', 'carer', 'relative']) {
    await signIn(`${person}@elm-court.example`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByText(/expired|package|upgrade|billing/i)).toHaveCount(0);
    await page.goto('/tabs/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

test('the manager of every home lets people in, whatever the package [PE]', async ({ page, signIn }) => {
  for (const home of ['oak-lodge', 'elm-court', 'rowan-bank']) {
    await signIn(`manager@${home}.example`);
    await page.goto('/tabs/more');
    await page.getByRole('link', { name: 'Staff and access' }).click();
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
    expect(await statusOf(page, 'staff/list')).toBe(200);
    await page.goto('/tabs/more');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
  }
});

async function sectionsOn(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list').getByRole('link');
  return (await links.allInnerTexts()).map((text) => text.trim());
}

async function exists(page: Page, address: string, is: boolean): Promise<void> {
  await page.goto(address);
  const notFound = page.getByRole('heading', { level: 1, name: 'Not found' });
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  await expect(notFound, address).toHaveCount(is ? 0 : 1);
}

/** The ids of what was listed; none where the list was refused. */
function itemsOf({ status, body }: ServerAnswer): string[] {
  const items = status === 200 ? body['items'] : [];
  return Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await askServer(page, path)).status;
}
