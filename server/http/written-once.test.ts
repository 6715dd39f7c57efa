import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { callsOfTheContract } from '../test/calls.ts';
import { fingerprint } from '../test/fingerprint.ts';
import { addHome } from '../test/homes.ts';
import type { MadeHome } from '../test/homes.ts';
import { mintToken } from '../test/sign-ins.ts';
import { idsIn } from '../test/places.ts';
import { ingredientsFor } from '../test/ready-inputs.ts';
import { sampleOf } from '../test/samples.ts';
import { openWorld } from '../test/world.ts';
import type { Answer, World } from '../test/world.ts';

const WRITES = (await callsOfTheContract())
  .filter(({ kind }) => kind === 'write')
  .map((endpoint) => [endpoint.path, endpoint] as const);

let world: World;
let owner: pg.Client;
let home: MadeHome;
/** A family organisation. */
let circle: MadeHome;
let token: string;
let ofFamily: string;
let ofCircle: string;
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  home = await addHome(owner, { canary: 'Elderflower' });
  token = await mintToken(owner, { account_id: home.accounts.manager, care_home_id: home.care_home_id });
  ofFamily = await mintToken(owner, { account_id: home.accounts.relative, care_home_id: home.care_home_id });
  circle = await addHome(owner, { canary: 'Rowanberry', type: 2 });
  ofCircle = await mintToken(owner, { account_id: circle.accounts.organiser, care_home_id: circle.care_home_id });
  // The clock stands still, so that no session is touched while we watch what is written.
  world.clock.now = new Date();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

async function newSample(endpoint: Endpoint): Promise<object> {
  if (isOfCircle(endpoint)) {
    const ids = await idsIn(owner, circle, circle.accounts.organiser);
    return sampleOf(endpoint, await ingredientsFor(owner, endpoint, ids, new Date()));
  }
  const asker_id = home.accounts[OF_FAMILY.has(endpoint.path) ? 'relative' : 'manager'];
  const ids = { ...(await idsIn(owner, home, home.accounts.manager)), asker_id };
  return sampleOf(endpoint, await ingredientsFor(owner, endpoint, ids, new Date()));
}

/** What a relative alone may write. */
const OF_FAMILY = new Set([
  '/api/v2/about-me/propose',
  '/api/v2/chat/begin-photo',
  '/api/v2/consent/respond',
  '/api/v2/consent/take-back',
  ...['love', 'keep', 'comment', 'answer-question'].map((call) => `/api/v2/family-update/${call}`),
  ...['show-me', 'save-digest', 'invite-to-mine', 'withdraw-mine'].map((call) => `/api/v2/relative/${call}`),
]);

/** What a family organisation alone may write. */
const isOfCircle = ({ path }: Endpoint) => path.startsWith('/api/v2/family-organisation/');

const sends = (endpoint: Endpoint, input: object): Promise<Answer> => {
  const { path } = endpoint;
  const theirs = isOfCircle(endpoint) ? ofCircle : OF_FAMILY.has(path) ? ofFamily : token;
  return world.anyone.sends(path, input, { authorization: `Bearer ${theirs}` });
};

test.each(WRITES)(
  '%s sent twelve times at once is written once, and everybody gets the same answer',
  async (_path, endpoint) => {
    const input = await newSample(endpoint);
    const answers = await Promise.all(Array.from({ length: 12 }, () => sends(endpoint, input)));
    const [first] = answers;
    expect(first?.status).toBe(200);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
    expect(answers.filter(({ headers }) => headers.get('x-replayed') === null)).toHaveLength(1);
  },
);

test.each(WRITES)('%s sent again later changes nothing any more', async (_path, endpoint) => {
  const input = await newSample(endpoint);
  const first = await sends(endpoint, input);
  const before = await fingerprint(owner);
  const again = await sends(endpoint, input);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('x-replayed')).toBe('true');
  expect(await fingerprint(owner)).toEqual(before);
});

/** A write that says nothing but that it is one has no other content. */
const WITHOUT_CONTENT = new Set([
  '/api/v2/user/revoke-other-sessions',
  '/api/v2/digest/make',
  '/api/v2/user/push-unregister',
  '/api/v2/user/push-test',
]);
const WITH_CONTENT = WRITES.filter(([path]) => !WITHOUT_CONTENT.has(path));

test.each(WITH_CONTENT)('%s with another content under the same id is refused', async (_path, endpoint) => {
  const [input, other] = [await newSample(endpoint), await newSample(endpoint)];
  await sends(endpoint, input);
  const { client_id } = input as { client_id: string };
  const changed = { ...other, ...anotherContent(endpoint), client_id };
  const before = await fingerprint(owner);
  expect(await sends(endpoint, changed)).toMatchObject({
    status: 422,
    body: { errors: { client_id: ['This id was used for something else already'] } },
  });
  expect(await fingerprint(owner)).toEqual(before);
});

/** For calls whose samples differ in nothing but the id of the write: what none of them says. */
const ANOTHER = {
  title: 'Another',
  first_name: 'Another',
  known_as: 'Another',
  text: 'Another',
  base_version: 9,
  position: 2,
  with: { kind: 'room' },
  direction: 'down',
  is_removed: true,
  is_shown: true,
  is_favourite: true,
  from: '2026-01-05',
  step: 2,
  file_name: 'Another',
  tag: 'glasses-all-day',
  digest: 'off',
  is_editing_narrowed: true,
  wants_approval: true,
  is_sent: true,
  is_kept: true,
  hold: 'approval',
  quiet: null,
  reason: 'Another',
};

function anotherContent({ scope, path }: Endpoint): object {
  if (path === '/api/v2/user/save-preferences') return { theme: 'dark' };
  if (path === '/api/v2/plan/take-back-copy') return { planned_session_ids: [uuidv7()] };
  if (path === '/api/v2/family-update/pass-on') return { resident_id: home.residentIds[1] };
  if (path === '/api/v2/user/save-language') return { language: 'cy-GB' };
  if (path === '/api/v2/user/tour-progress') return { is_over: true };
  if (path === '/api/v2/carehome/targets-save') return { engaged_per_week: 7 };
  if (path === '/api/v2/family-organisation/choose-interests') return { chosen: ['jigsaws'] };
  if (path.startsWith('/api/v2/tablet/')) return { name: 'Another' };
  if (path === '/api/v2/survey/add' || path === '/api/v2/survey/save') return { reminder_days: [9] };
  if (path === '/api/v2/user/push-prefs') return { not_pushed: [] };
  if (path === '/api/v2/survey-action/add') return { said: 'Another' };
  return scope === 'staff_member' ? { staff_member_id: home.accounts.carer } : ANOTHER;
}

test('a write that was refused leaves its id free: corrected, it is written', async () => {
  const [endpoint] = WRITES.filter(([path]) => path === '/api/v2/report/log').map(([, call]) => call);
  if (!endpoint) throw new Error('there is a call to log');
  const input = await newSample(endpoint);
  const wrong = { ...input, activity_id: uuidv7() };
  expect((await sends(endpoint, wrong)).status).toBe(404);
  expect((await sends(endpoint, input)).status).toBe(200);
});

test('the id of one person’s write is free for another person', async () => {
  const [endpoint] = WRITES.filter(([path]) => path === '/api/v2/user/save-preferences').map(([, call]) => call);
  if (!endpoint) throw new Error('there is a call to keep preferences');
  const input = await newSample(endpoint);
  const carer = await mintToken(owner, { account_id: home.accounts.carer, care_home_id: home.care_home_id });
  expect((await sends(endpoint, input)).headers.get('x-replayed')).toBeNull();
  const other = await world.anyone.sends(endpoint.path, input, { authorization: `Bearer ${carer}` });
  expect([other.status, other.headers.get('x-replayed')]).toEqual([200, null]);
});
