import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fingerprint } from '../test/fingerprint.ts';
import type { MadeHome } from '../test/homes.ts';
import { withoutNamesOfHomes } from '../test/head-office.ts';
import { mintToken } from '../test/sign-ins.ts';
import { idsIn } from '../test/places.ts';
import { castOf } from '../test/principals.ts';
import { ingredientsFor } from '../test/ready-inputs.ts';
import { idNameAt, placesOfIds, sampleOf, withValueAt } from '../test/samples.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

// The first lock is taken off: everybody may do everything, and every row is taken for one's own.
vi.mock('./scope.ts', () => ({ findScope: async () => {} }));
vi.mock('@heartsease/domain/access/permissions.ts', async (original) => ({
  ...(await original<object>()),
  may: () => true,
}));

let world: World;
let owner: pg.Client;
let [ours, sister, foreign]: MadeHome[] = [];
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  [ours, sister, foreign] = (await castOf(owner)).homes;
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

test('with every check of our own taken off, the database alone still shows nothing of another home', async () => {
  if (!ours || !sister || !foreign) throw new Error('the cast has homes');
  const token = await mintToken(owner, { account_id: ours.accounts.relative, care_home_id: ours.care_home_id });
  let asked = 0;
  for (const stranger of [sister, foreign]) {
    const before = await fingerprintOf(stranger);
    for (const endpoint of world.app.endpoints.filter(({ allow, kind }) => allow !== 'anyone' && kind !== 'session')) {
      const own = await idsIn(owner, ours, ours.accounts.relative);
      const ingredients = await ingredientsFor(owner, endpoint, own, new Date());
      const input = sampleOf(endpoint, ingredients);
      const theirs = await theirIds(stranger);
      const places = placesOfIds(input, ingredients);
      const swapped = places.reduce((now, at) => withValueAt(now, at, theirs[idNameAt(at)]), input);
      const { statusCode, payload } = await world.app.fastify.inject({
        method: 'POST',
        url: endpoint.path,
        payload: swapped,
        headers: { authorization: `Bearer ${token}` },
      });
      asked += 1;
      expect(payload, `${endpoint.path} ${statusCode}`).not.toContain('You are not allowed');
      const told = withoutNamesOfHomes(endpoint.path, payload);
      for (const canary of [stranger.canary, ...stranger.residentIds])
        expect(told, endpoint.path).not.toContain(canary);
    }
    expect(await fingerprintOf(stranger)).toEqual(before);
  }
  expect(asked).toBeGreaterThan(30);
}, 180_000);

const strangersIds = new Map<MadeHome, Record<string, string>>();
async function theirIds(home: MadeHome): Promise<Record<string, string>> {
  const known = strangersIds.get(home) ?? (await idsIn(owner, home, home.accounts.carer));
  strangersIds.set(home, known);
  return known;
}

/** The same for the rows of one home. */
async function fingerprintOf(home: MadeHome): Promise<Record<string, string>> {
  await theirIds(home);
  return await fingerprint(owner, { of: home.care_home_id });
}
