import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { addHome } from '../test/homes.ts';
import { addRelative } from '../test/relatives.ts';
import { NAMES, sharingWorlds, writeWorld } from '../test/sharing-worlds.ts';
import type { SharingWorld, Stage, Written } from '../test/sharing-worlds.ts';
import { mintToken } from '../test/sign-ins.ts';
import { openWorld } from '../test/world.ts';
import type { World } from '../test/world.ts';

/** So many in each run of the tests, other ones each time; `SHARING_WORLDS=20000` takes the better part of an hour. */
const WORLDS = Number(process.env['SHARING_WORLDS'] ?? 150);
const LONDON = 'Europe/London';

let world: World;
let owner: pg.Client;
let stage: Stage;
let tokens: string[];
beforeAll(async () => {
  world = await openWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const home = await addHome(owner, { canary: 'Larkspur' });
  const now = new Date();
  world.clock.now = now;
  for (const [place, name] of NAMES.entries())
    await owner.query('update residents set known_as = $2, first_name = $2, last_name = $3 where id = $1', [
      home.residentIds[place],
      name,
      `${name}son`,
    ]);
  const relatives: string[] = [];
  for (const resident_id of home.residentIds.slice(0, 2))
    relatives.push((await addRelative(owner, home, { resident_id, status: 'active' })).account_id);
  tokens = await Promise.all(
    relatives.map((account_id) => mintToken(owner, { account_id, care_home_id: home.care_home_id })),
  );
  const { care_home_id, residentIds: residents, accounts } = home;
  stage = { care_home_id, residents, relatives, author: accounts.carer, now, today: calendarDay(now, LONDON) };
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

test('what each relative can fetch by any call is what the model says', { timeout: 3_600_000 }, async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(sharingWorlds, async (drawn) => {
      await owner.query('delete from attempts');
      const written = await writeWorld(owner, stage, drawn);
      for (const relative of tokens.keys()) {
        const told = await fetchedBy(relative, written);
        const expected = saidByModel(drawn, written, relative);
        seen += expected.length;
        expect(told).toEqual(expected);
      }
    }),
    { numRuns: WORLDS },
  );
  // A model under which nobody sees anything would agree with a server that shows nothing.
  expect(seen).toBeGreaterThan(WORLDS / 15);
});

interface Told {
  id: string;
  /** Whom the answer names. */
  names: string[];
  companions: { names: string[]; friends: number };
  /** How many faces are covered in the photo that stands at it; null: none stands there. */
  covered: number | null;
}

/** By all calls: the home and the feed of each person, and the comments under each update. */
async function fetchedBy(relative: number, written: Written[]): Promise<Told[]> {
  const told = new Map<string, Told>();
  const keep = ({ id, words, companions, photo }: FamilyUpdate) =>
    told.set(id, {
      id,
      names: NAMES.filter((name) => words.includes(name)),
      companions,
      covered: photo?.covered ?? null,
    });
  for (const resident_id of stage.residents) {
    const home = await asks(relative, 'home', { resident_id });
    const feed = await asks(relative, 'list', { resident_id });
    expect(home.status).toBe(feed.status);
    if (home.status !== 200) continue;
    const atHome = [...home.body.today, ...home.body.earlier];
    expect(atHome).toEqual(feed.body.items);
    expect(home.body.week.flatMap(({ responses }: { responses: string[] }) => responses)).toHaveLength(atHome.length);
    atHome.forEach(keep);
  }
  for (const { id } of written) {
    const { status } = await asks(relative, 'comments', { family_update_id: id });
    expect([id, status === 200]).toEqual([id, told.has(id)]);
  }
  return [...told.values()].toSorted(byId);
}

// An answer of any shape: what it holds is what is looked at.
/* oxlint-disable typescript/no-explicit-any */
async function asks(relative: number, call: string, input: object): Promise<{ status: number; body: any }> {
  const answer = await world.app.fastify.inject({
    method: 'POST',
    url: `/api/v2/family-update/${call}`,
    headers: { authorization: `Bearer ${tokens[relative]}` },
    payload: input,
  });
  return { status: answer.statusCode, body: answer.json() };
}
/* oxlint-enable typescript/no-explicit-any */

/** The rule once more, as one would say it to somebody. */
function saidByModel(drawn: SharingWorld, written: Written[], relative: number): Told[] {
  const isOpenTo = (who: number) => {
    const { ended, is_deleted } = drawn.people[who] ?? { ended: 0, is_deleted: true };
    const link = drawn.links[relative]?.[who];
    return link?.status === 'active' && !is_deleted && (ended === null || ended <= 90);
  };
  /** Of whoever died, as it was on that day. */
  const stands = (who: number, purpose: 'updates' | 'shown_to_own' | 'shown_to_others') => {
    const { ended = null, [purpose]: said = null } = drawn.people[who] ?? {};
    return said?.status === 'given' && said.review >= -(ended ?? 0);
  };
  const isNamed = (who: number) => {
    const person = drawn.people[who];
    if (person === undefined || person.is_deleted) return false;
    return isOpenTo(who) || (stands(who, 'shown_to_others') && person.photo_record !== 'refused');
  };
  const isClose = (who: number) => isOpenTo(who) && drawn.links[relative]?.[who]?.level !== 'friend';
  /** Of the photo of a report, as it stands at the moment of somebody in it. */
  const coveredIn = ({ photo }: SharingWorld['reports'][number], who: number): number | null => {
    if (photo === null || photo.is_withdrawn || photo.hold_hours > 0) return null;
    if (!isClose(who) || !photo.subjects.some((one) => one.who === who)) return null;
    const day = calendarDay(new Date(stage.now.getTime() + photo.hold_hours * 3_600_000), LONDON);
    const isTheirs = (one: number) => {
      const ended = drawn.people[one]?.ended ?? null;
      return isClose(one) && (ended === null || day <= addDays(stage.today, -ended));
    };
    const isSeen = (one: number) => {
      const isRefused = drawn.people[one]?.photo_record === 'refused';
      return !isRefused && stands(one, isTheirs(one) ? 'shown_to_own' : 'shown_to_others');
    };
    if (!photo.subjects.some((one) => isTheirs(one.who) && isSeen(one.who))) return null;
    const covered = photo.subjects.filter((one) => !isSeen(one.who));
    return covered.every(({ has_box }) => has_box) ? covered.length : null;
  };
  return written
    .flatMap(({ id, share }): Told[] => {
      const { who, opens } = share;
      const person = drawn.people[who];
      const report = drawn.reports[share.report];
      const moment = report?.moments.find((one) => one.who === who);
      if (!person || !report || !moment || !isOpenTo(who)) return [];
      if (share.is_withdrawn || report.is_void || moment.is_removed || opens === null || opens > 0) return [];
      if (!isTold(moment.response) || !stands(who, 'updates')) return [];
      if (drawn.links[relative]?.[who]?.level === 'friend' && !share.for_friends) return [];
      const opened = calendarDay(new Date(stage.now.getTime() + opens * 3_600_000), LONDON);
      if (person.ended !== null && opened > addDays(stage.today, -person.ended)) return [];
      const others = report.moments.filter(
        (one) => one.who !== who && !one.is_removed && isTold(one.response) && !drawn.people[one.who]?.is_deleted,
      );
      const named = others.filter((one) => isNamed(one.who));
      return [
        {
          id,
          names: NAMES.filter((_name, place) => place === who || isNamed(place)),
          companions: {
            names: named.map((one) => NAMES[one.who]).toSorted(),
            friends: others.length - named.length,
          },
          covered: coveredIn(report, who),
        },
      ];
    })
    .toSorted(byId);
}

const isTold = (response: string | null) => ['loved', 'enjoyed', 'quiet'].includes(response ?? '');
const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
