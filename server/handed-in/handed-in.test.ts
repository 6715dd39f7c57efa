import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  handIn,
  handInAfterLeaving,
  leaveOut,
  listHandedIn,
  putIn,
} from '@heartsease/domain/handed-in/handed-in.endpoints.ts';
import type { WaitingWrite } from '@heartsease/domain/handed-in/handed-in.ts';
import { addObservation, listObservations } from '@heartsease/domain/observations/observations.endpoints.ts';
import { answerMoment, getReport, listMoments, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { signOutStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { Facts } from '../test/facts.ts';
import { larchHouse } from '../test/leavers.ts';
import type { LarchHouse } from '../test/leavers.ts';
import { asOwner, askerAt, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let larch: LarchHouse;
let anita: Asker;
let tomasz: Asker;
let facts: Facts;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => await world.close());
beforeEach(async () => {
  world.clock.now = null;
  larch = await larchHouse(world);
  ({ anita, facts } = larch);
  tomasz = await world.as('carer@larch-house.example');
});

const write = () => larch.write();
const idOf = (name: string) => larch.idOf(name);
const logOf = (title: string) => larch.logOf(title);
const handedIn = (asker = anita) => larch.handedIn(asker);
const waitingOf = (title: string) => larch.waitingOf(title);
const afterLeaving = (asker: Asker, ...entries: WaitingWrite[]) => larch.afterLeaving(asker, ...entries);
const carer = () => larch.carer();
const momentsCalled = async (title: string) =>
  (await anita.asks(listMoments, { limit: 200 })).body.items.filter((moment) => moment.title === title);

test('what a leaver wrote reaches the manager, once, and is not in the record', async () => {
  const tom = await carer();
  await tom.leaves();
  const log = logOf('A song at the window');
  for (const _ of [1, 2]) {
    const { status, body } = await afterLeaving(tom.asker, log);
    expect([status, body]).toEqual([200, { taken: [log.client_id] }]);
  }
  expect(await waitingOf('A song at the window')).toEqual([
    expect.objectContaining({
      kind: 'report',
      why: 'left',
      author: expect.objectContaining({ known_as: 'Tom', last_name: 'Reed' }),
      minutes: 10,
      note: 'A song at the window',
      people: [
        expect.objectContaining({ resident: expect.objectContaining({ known_as: 'Joyce' }), response: 'enjoyed' }),
      ],
    }),
  ]);
  expect(await momentsCalled('A song at the window')).toEqual([]);
});

test('put in, it is in the record as its author’s, and the history names who put it in', async () => {
  const tom = await carer();
  await tom.leaves();
  await afterLeaving(tom.asker, logOf('Tea and dominoes'));
  const [one] = await waitingOf('Tea and dominoes');
  const put = { ...write(), handed_in_id: one?.id ?? '' };
  expect((await anita.asks(putIn, put)).body).toEqual({ ok: true, had_arrived: false });
  // Sent twice, and answered twice, it is there once.
  expect((await anita.asks(putIn, put)).body).toEqual({ ok: true, had_arrived: false });
  expect((await anita.asks(putIn, { ...put, ...write() })).status).toBe(422);
  const moments = await momentsCalled('Tea and dominoes');
  expect(moments.map(({ author }) => author.known_as)).toEqual(['Tom']);
  const { body } = await anita.asks(getReport, { report_id: moments[0]?.report_id ?? '' });
  expect(body.author).toMatchObject({ id: tom.id, known_as: 'Tom' });
  expect(body.history.map(({ kind, by }) => [kind, by.known_as])).toEqual([
    ['logged', 'Tom'],
    ['put_in', 'Anita'],
  ]);
  expect((await handedIn()).find(({ id }) => id === one?.id)?.decision).toMatchObject({
    kind: 'put_in',
    by: { known_as: 'Anita' },
    report_id: body.id,
  });
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(
      `select action, detail from audit_events
        where account_id = $1 and action in ('/api/v2/report/log', '/api/v2/handed-in/after-leaving') order by at`,
      [tom.id],
    ),
  );
  expect(rows).toEqual([
    { action: '/api/v2/handed-in/after-leaving', detail: null },
    { action: '/api/v2/report/log', detail: { put_in_by: (await anita.asks(me, {})).body.id } },
  ]);
});

test('what had arrived unheard is neither kept nor put in again', async () => {
  const tom = await carer();
  const log = logOf('A walk round the pond');
  expect((await tom.asker.sends(logReport.path, log.input)).status).toBe(200);
  await tom.leaves();
  expect((await afterLeaving(tom.asker, log)).body.taken).toEqual([log.client_id]);
  expect(await waitingOf('A walk round the pond')).toEqual([]);
});

test('left out, it stays readable with the reason', async () => {
  const tom = await carer();
  await tom.leaves();
  await afterLeaving(tom.asker, logOf('Jam for the fair'));
  const [one] = await waitingOf('Jam for the fair');
  const out = { ...write(), handed_in_id: one?.id ?? '', reason: '' };
  expect((await anita.asks(leaveOut, out)).status).toBe(422);
  expect((await anita.asks(leaveOut, { ...out, ...write(), reason: 'Nadia logged it' })).status).toBe(200);
  expect((await anita.asks(putIn, { ...write(), handed_in_id: one?.id ?? '' })).status).toBe(422);
  const kept = (await handedIn()).find(({ id }) => id === one?.id);
  expect(kept?.decision).toMatchObject({ kind: 'left_out', reason: 'Nadia logged it', by: { known_as: 'Anita' } });
  expect(await momentsCalled('Jam for the fair')).toEqual([]);
});

test('an answer and an observation go in after the report that they are about', async () => {
  const tom = await carer();
  const standing = await tom.asker.sends(logReport.path, logOf('A puzzle').input);
  const report_id = (standing.body as { id: string }).id;
  await tom.leaves();
  const log = logOf('Painting');
  const answer = {
    ...log,
    client_id: uuidv7(),
    path: answerMoment.path,
    input: {
      care_home_id: facts.care_home_id,
      report_client_id: log.client_id,
      moment: { resident_id: idOf('Joyce'), response: 'loved', basis: 'individual', answered_at: log.made_at },
    },
  };
  const observation = {
    ...log,
    client_id: uuidv7(),
    path: addObservation.path,
    input: {
      care_home_id: facts.care_home_id,
      report_id,
      resident_id: idOf('Joyce'),
      at: new Date(Date.now() - 60_000).toISOString(),
      kind: 'quote',
      text: 'She had this one as a girl',
    },
  };
  const entries = [answer, observation, log].map((one) => ({
    ...one,
    input: { ...one.input, client_id: one.client_id },
  }));
  expect((await afterLeaving(tom.asker, ...entries)).body.taken).toHaveLength(3);
  const idOfKind = async (kind: string) =>
    (await handedIn()).find((one) => one.author.id === tom.id && one.kind === kind)?.id ?? '';
  const puts = async (kind: string) => await anita.asks(putIn, { ...write(), handed_in_id: await idOfKind(kind) });
  const early = await puts('answer');
  expect([early.status, JSON.stringify(early.body)]).toEqual([422, expect.stringContaining('Put its report in first')]);
  for (const kind of ['report', 'answer', 'observation']) expect((await puts(kind)).status, kind).toBe(200);
  expect((await momentsCalled('Painting')).map(({ response }) => response)).toEqual(['loved']);
  const { items } = (await anita.asks(listObservations, { report_id })).body;
  expect(items[0]).toMatchObject({ text: 'She had this one as a girl', author: { known_as: 'Tom' } });
});

test('of what was long ago it is asked why, and then it goes in', async () => {
  const tom = await carer();
  await tom.leaves();
  const log = logOf('The old photo album');
  const started_at = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await afterLeaving(tom.asker, { ...log, input: { ...log.input, started_at, reason: '' } });
  const [one] = await waitingOf('The old photo album');
  const put = { ...write(), handed_in_id: one?.id ?? '' };
  const refusal = await anita.asks(putIn, put);
  expect([refusal.status, Object.keys(Reflect.get(refusal.body, 'errors'))]).toEqual([422, ['reason']]);
  expect((await anita.asks(putIn, { ...put, ...write(), reason: 'His tablet was in a drawer' })).status).toBe(200);
  const { decision } = (await handedIn()).find(({ id }) => id === one?.id) ?? {};
  const { body } = await anita.asks(getReport, { report_id: decision?.report_id ?? '' });
  expect(body.history).toMatchObject([
    { kind: 'logged', by: { known_as: 'Tom' }, reason: null },
    { kind: 'put_in', by: { known_as: 'Anita' }, reason: 'His tablet was in a drawer' },
  ]);
  const { rows } = await asOwner(world.ownerUrl, (client) =>
    client.query(`select detail ? 'reason' as has_reason from audit_events where account_id = $1 and action = $2`, [
      tom.id,
      logReport.path,
    ]),
  );
  expect(rows).toEqual([{ has_reason: false }]);
});

test('of no other dead token anything is taken, and the answer is the same', async () => {
  const [out, revoked] = [await carer(), await carer()];
  await out.asker.sends('/api/v2/logout', {});
  await anita.asks(signOutStaffMember, { ...write(), staff_member_id: revoked.id });
  const both = await carer();
  await anita.asks(signOutStaffMember, { ...write(), staff_member_id: both.id });
  // Signed out on this device first, and gone a day later: it may be in other hands.
  await both.leaves();
  const strangers = {
    'nobody at all': world.anyone,
    'a made-up token': askerAt(world.address, `wb1_${'x'.repeat(43)}`),
    'somebody who signed out': out.asker,
    'a session that the manager ended': revoked.asker,
    'a session that the manager ended before its person left': both.asker,
    'somebody who is still there': tomasz,
  };
  for (const [who, asker] of Object.entries(strangers)) {
    const { status, body } = await afterLeaving(asker, logOf('Nothing of this'));
    expect([status, body], who).toEqual([200, { taken: [] }]);
  }
  expect(await waitingOf('Nothing of this')).toEqual([]);
});

test('also whoever’s last day passed by itself is heard, but not for ever', async () => {
  const tom = await carer();
  await asOwner(world.ownerUrl, (client) =>
    client.query(`update memberships set ends_on = current_date - 1 where account_id = $1`, [tom.id]),
  );
  const early = logOf('Before the last day was over');
  expect((await afterLeaving(tom.asker, early)).body.taken).toEqual([early.client_id]);
  world.clock.now = new Date(Date.now() + 40 * 86_400_000);
  expect((await afterLeaving(tom.asker, logOf('Much later'))).body.taken).toEqual([]);
});

test('what was made for another home, says something that can’t be, or is no care record stays on the device', async () => {
  const tom = await carer();
  await tom.leaves();
  const [elsewhere, empty, unlike] = [logOf('Elsewhere'), logOf('Elsewhere'), logOf('Elsewhere')];
  const { body } = await afterLeaving(
    tom.asker,
    { ...elsewhere, input: { ...elsewhere.input, care_home_id: uuidv7() } },
    { ...empty, input: { ...empty.input, title: '' } },
    { ...unlike, client_id: uuidv7() },
  );
  expect(body.taken).toEqual([]);
  const message = { ...logOf('Elsewhere'), path: '/api/v2/chat-message/send' };
  expect((await tom.asker.sends(handInAfterLeaving.path, { entries: [message] })).status).toBe(422);
  const far = await world.as('manager@ty-rhosyn.example');
  expect((await handedIn(far)).filter(({ author }) => author.id === tom.id)).toEqual([]);
});

test('another home’s manager neither reads nor answers it, and no coordinator does', async () => {
  const tom = await carer();
  await tom.leaves();
  await afterLeaving(tom.asker, logOf('Only for Anita'));
  const [one] = await waitingOf('Only for Anita');
  const far = await world.as('manager@ty-rhosyn.example');
  const care_home_id = (await far.asks(me, {})).body.carehome.id;
  const put = { client_id: uuidv7(), care_home_id, handed_in_id: one?.id ?? '' };
  expect((await far.asks(putIn, put)).status).toBe(404);
  const nadia = await world.as('coordinator@larch-house.example');
  expect((await nadia.asks(putIn, { ...put, ...write() })).status).toBe(403);
  expect((await nadia.asks(listHandedIn, {})).status).toBe(403);
});

test('whoever may not write it any more hands it in; what they may is theirs to send', async () => {
  const log = logOf('When the package ended');
  const hands = async () => (await tomasz.asks(handIn, { ...write(), entries: [log] })).body.taken;
  expect(await hands()).toEqual([]);
  const basic = async (letter: string, is_basic: boolean) =>
    await asOwner(world.ownerUrl, (client) =>
      client.query(
        `update care_homes set package_id = (select id from packages where title = $2 and is_basic = $3) where id = $1`,
        [facts.care_home_id, letter, is_basic],
      ),
    );
  await basic('Package C', true);
  expect((await tomasz.sends(logReport.path, log.input)).status).toBe(403);
  expect(await hands()).toEqual([log.client_id]);
  const [one] = await waitingOf('When the package ended');
  expect(one).toMatchObject({ why: 'right_removed', author: { known_as: 'Tomasz' } });
  const put = () => anita.asks(putIn, { ...write(), handed_in_id: one?.id ?? '' });
  expect((await put()).status).toBe(403);
  await basic('Package E', false);
  expect((await put()).status).toBe(200);
  expect((await momentsCalled('When the package ended')).map(({ author }) => author.known_as)).toEqual(['Tomasz']);
});
