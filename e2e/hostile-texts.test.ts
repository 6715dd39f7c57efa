import type { Page } from '@playwright/test';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { newHomeToken } from '../server/http/home-token.ts';
import { codeHash } from '../server/report-deliveries/send-letter.ts';
import { tokenHash } from '../server/session/session.ts';
import { addHome } from '../server/test/homes.ts';
import { addSurveyRow } from '../server/test/surveys.ts';
import { fillWithHostileTexts } from './fill-with-hostile-texts.ts';
import type { HomeServer } from './home-server.ts';
import { HOSTILE } from './hostile-texts.ts';
import { expect, seeIntro, test } from './journey.ts';
import { walk } from './walk.ts';

/** A home in which a test wrote one of everything, also what the demo world leaves empty. */
const CANARY = 'Thornback';
/** Nothing that people wrote stands there, and every one of these homes has the same. */
const OURS_ALONE = /^\/(tutorials\/|pal-info#|figures\?)/;
/** What a manager has beside, and where the demo world has little. */
const OF_A_MANAGER =
  `/concerns /chat/flags /download-report /tabs/evidence /import-people /manage-videos /tabs/messages /risk
  /manage-notice-board /surveys /manage-staff /manage-staff/mail /event-add /photos /moments /shared-tablets /cupboard
  /manage-relative`.split(/\s+/);
const PARTS = ['', '/profile', '/access-needs', '/history', '/consents', '/picture'];

interface Walker {
  email: string;
  /** Where they begin beside their first screen: what no link leads to, or what is to be seen before the walk is over. */
  begins: string[];
  /** So many screens are enough, where somebody else has seen the same before. */
  screens?: number;
}

test('nothing that anybody writes runs, becomes markup or breaks the policy on any screen [C8, C10]', async ({
  server,
  signIn,
  anotherDevice,
}) => {
  test.setTimeout(900_000);
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
  const client = { query: async (text: string, values?: unknown[]) => ({ rows: await server.sql(text, values) }) };
  const { care_home_id, residentIds } = await addHome(client as unknown as pg.Client, { canary: CANARY });
  const survey_id = await addSurveyRow(client as unknown as pg.Client, { care_home_id, canary: CANARY });
  const [row] = await server.sql(`select id, care_home_id from residents where known_as = 'Eileen'`);
  const [eileen, another] = [String(row?.['id']), residentIds[0] ?? ''];
  const filled = await fillWithHostileTexts(server, CANARY);
  expect(filled.length).toBeGreaterThan(150);
  // Every row was written anew, many times over: the database tidies up after that by itself, but not at once.
  await server.sql('vacuum analyze');
  // The contract lets no such name into a profile: of two people it is opened with one that it lets in.
  await server.sql(
    `update residents set known_as = 'Eileen', first_name = 'Eileen', last_name = 'O’Null' where id = any($1)`,
    [[eileen, another]],
  );
  const ownScreens = (id: string) => PARTS.map((part) => `/manage-resident/${id}${part}`);

  const walkers: Walker[] = [
    {
      email: 'manager@larch-house.example',
      begins: [...ownScreens(eileen), '/moments', '/photos', '/past-residents', '/recent-messages'],
    },
    { email: 'carer@larch-house.example', begins: [`/manage-resident/${eileen}`, '/moments', '/photos'], screens: 25 },
    { email: 'relative@larch-house.example', begins: [] },
    { email: 'organiser@teme-valley.example', begins: [] },
    // With the rows that the demo world leaves empty: concerns, flags, exports, packs, imports.
    {
      email: `manager@${CANARY.toLowerCase()}.example`,
      begins: [`/manage-resident/${another}`, ...OF_A_MANAGER],
      screens: 45,
    },
    { email: `relative@${CANARY.toLowerCase()}.example`, begins: [], screens: 15 },
  ];
  const shown = new Set<string>();
  const harm: string[] = [];
  let screens = 0;
  for (const { email, begins, screens: enough } of walkers) {
    const page = await anotherDevice();
    const harmDone = await watchFor(page, server.address);
    await signIn(email, page);
    const way = { begins, without: OURS_ALONE, ...(enough !== undefined && { ms: 0, screens: enough }) };
    const walked = await walk(page, way, async (address) => {
      for (const text of await hostileTextsOn(page)) shown.add(text);
      harm.push(...(await harmDone()).map((what) => `${email} ${address}: ${what}`));
    });
    expect(walked.length, walked.join(' ')).toBeGreaterThanOrEqual(enough ?? 20);
    screens += walked.length;
    await page.context().close();
  }
  const links = await openedByLink(server, {
    care_home_id,
    survey_id,
    home_with_notices: String(row?.['care_home_id']),
  });
  for (const open of links) {
    const page = await anotherDevice();
    const harmDone = await watchFor(page, server.address);
    for await (const where of open(page)) {
      screens += 1;
      const texts = await hostileTextsOn(page);
      expect(texts, where).not.toEqual([]);
      for (const text of texts) shown.add(text);
      harm.push(...(await harmDone()).map((what) => `${where}: ${what}`));
    }
    await page.context().close();
  }
  expect(harm).toEqual([]);
  // Or the walk would have met nothing that could do harm.
  expect(shown.size).toBeGreaterThanOrEqual(200);
  console.log(`${shown.size} of ${HOSTILE.length} hostile texts read as text on ${screens} screens`);
});

test('what runs, becomes markup or breaks the policy is noticed [C8, C10]', async ({ page, server, complaints }) => {
  const harmDone = await watchFor(page, server.address);
  await seeIntro(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await harmDone()).toEqual([]);
  await page.evaluate(() => {
    const add = (name: string, attributes: Record<string, string> = {}) => {
      const node = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, value);
      document.body.append(node);
    };
    Reflect.get(window, 'ran')();
    alert('hello');
    add('b', { 'data-h': '' });
    add('iframe');
    add('script');
    add('a', { href: 'javascript:ran()' });
    add('img', { src: 'https://evil.example/a.png' });
  });
  const told: string[] = [];
  const causes = [
    'ran: /login',
    'dialog: hello',
    'markup: b',
    'node: iframe',
    'node: script',
    'link: javascript:ran()',
    'policy: img-src https://evil.example/a.png',
  ];
  await expect(async () => {
    told.push(...(await harmDone()));
    expect(told).toEqual(expect.arrayContaining(causes));
  }).toPass();
  complaints.splice(0);
});

/** Opens what stands behind a link, and says after each step where it is. */
type Opening = (page: Page) => AsyncGenerator<string>;

/** What opens by a link alone, whoever has it: the television, a survey, a mailed letter and a pack for an inspector. */
async function openedByLink(
  { sql }: HomeServer,
  { care_home_id, survey_id, home_with_notices }: Record<'care_home_id' | 'survey_id' | 'home_with_notices', string>,
): Promise<Opening[]> {
  const tv = newHomeToken(home_with_notices);
  const [survey, letter, pack] = [newHomeToken(care_home_id), newHomeToken(care_home_id), newHomeToken(care_home_id)];
  await sql(
    `insert into notice_tv_links (care_home_id, id, name, token_hash, made_at) values ($1, $2, 'Lounge', $3, now())`,
    [home_with_notices, uuidv7(), tokenHash(tv)],
  );
  await sql(
    `insert into survey_links (care_home_id, id, survey_id, kind, audience, token_hash, made_on)
     values ($1, $2, $3, 'link', 'relatives', $4, current_date)`,
    [care_home_id, uuidv7(), survey_id, tokenHash(survey)],
  );
  await sql(
    `update report_deliveries set token_hash = $2, code_hash = $3
      where id = (select id from report_deliveries where care_home_id = $1 limit 1)`,
    [care_home_id, tokenHash(letter), codeHash(letter, '123456')],
  );
  await sql(
    `update evidence_pack_links set token_hash = $2
      where id = (select id from evidence_pack_links where care_home_id = $1 limit 1)`,
    [care_home_id, tokenHash(pack)],
  );
  return [
    async function* (page) {
      await page.goto(`/tv/notice-board?link=${tv}`);
      await page.getByRole('button', { name: 'Pause' }).click();
      for (const slide of [1, 2, 3]) {
        yield `television, slide ${slide}`;
        await page.keyboard.press('ArrowRight');
      }
    },
    async function* (page) {
      await page.goto(`/answer/${survey}`);
      await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
      yield 'survey, its beginning';
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('radio').first().check();
      yield 'survey, a question';
    },
    async function* (page) {
      await page.goto(`/letter/${letter}.html`);
      await page.getByLabel('Six digits').fill('123456');
      await page.getByRole('button', { name: 'Open it' }).click();
      await expect(page.getByRole('article')).toBeVisible();
      yield 'letter';
    },
    async function* (page) {
      await page.goto(`/pack/${pack}.html`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      yield 'pack';
    },
  ];
}

/** @returns what was done since it was asked last: empty, as long as everything stays the text that it is */
async function watchFor(page: Page, own: string): Promise<() => Promise<string[]>> {
  const told: string[] = [];
  page.on('dialog', async (dialog) => {
    told.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(own) && !address.startsWith('blob:')) told.push(`asked: ${address}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) told.push(`answer: ${answer.status()} ${answer.url()}`);
  });
  await page.exposeFunction('tellHarm', (what: string) => told.push(what));
  await page.addInitScript(watchInPage);
  return async () => {
    told.push(...(await page.evaluate(() => Reflect.get(window, 'harmNow')())));
    return told.splice(0);
  };
}

/** Runs in the page, before anything of it. */
function watchInPage(): void {
  const tell = (what: string) => Reflect.get(window, 'tellHarm')(what);
  Reflect.set(window, 'ran', () => tell(`ran: ${location.pathname}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  const added = new Set<string>();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const harmful = 'script, iframe, object, embed, base, meta[http-equiv], [data-h]';
      for (const one of [node, ...node.querySelectorAll(harmful)])
        if (one.matches(harmful)) added.add(`${one.matches('[data-h]') ? 'markup' : 'node'}: ${one.localName}`);
    }
  }).observe(document, { childList: true, subtree: true });
  // Those of the page itself stand in it before anything is drawn.
  addEventListener('DOMContentLoaded', () => added.clear());
  Reflect.set(window, 'harmNow', () => {
    const found = [...added];
    added.clear();
    for (const link of document.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const name of ['href', 'src', 'action', 'formaction']) {
        const address = link.getAttribute(name);
        if (address !== null && !/^(blob|https?|mailto|tel):/.test(new URL(address, location.href).href))
          found.push(`link: ${address}`);
      }
    }
    for (const one of document.querySelectorAll('body *'))
      for (const { name } of one.attributes) if (name.startsWith('on')) found.push(`handler: ${one.localName} ${name}`);
    const broken = [...document.querySelectorAll('h1, h2')].find(({ textContent }) =>
      textContent.includes('There is a problem with this screen'),
    );
    if (broken) found.push(`broken: ${location.pathname}`);
    return found;
  });
}

/** Which of the hostile texts are read on the screen as they were written: as text, in a field, or as a name. */
async function hostileTextsOn(page: Page): Promise<string[]> {
  return await page.evaluate((texts) => {
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const screen = plain([document.body.textContent, ...fields].join(' '));
    return texts.filter((text) => screen.includes(plain(text)));
  }, HOSTILE);
}
