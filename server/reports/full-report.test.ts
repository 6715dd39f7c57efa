import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoals } from '@heartsease/domain/goals/goals.endpoints.ts';
import { amendReport, answerMoment, getReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { me } from '@heartsease/domain/session/session.endpoints.ts';
import { asOwner, openWorld } from '../test/world.ts';
import type { Asker, World } from '../test/world.ts';

let world: World;
let nadia: Asker;
let tomasz: Asker;
let anita: Asker;
let home: string;
let people: { id: string; known_as: string }[];

beforeAll(async () => {
  world = await openWorld();
  nadia = await world.as('coordinator@larch-house.example');
  tomasz = await world.as('carer@larch-house.example');
  anita = await world.as('manager@larch-house.example');
  home = (await nadia.asks(me, {})).body.carehome.id;
  people = (await nadia.asks(listResidents, { limit: 200 })).body.items;
});
afterAll(async () => await world.close());

const RICH = {
  engagement: 4,
  mood_before: -1,
  mood_after: 2,
  mood_source: 'resident',
  own_minutes: 15,
  support: 'words',
  signs: ['sang', 'smiled', 'sang'],
  quote: 'Is it over already?',
  choice_made: true,
  again: 'yes',
} as const;

/** Two of the people of the home, an hour and a half ago. */
function draft(more: object = {}, depth: object | null = RICH) {
  const answered_at = new Date(Date.now() - 5_000).toISOString();
  const [first, second] = [person(0), person(1)];
  return {
    client_id: uuidv7(),
    care_home_id: home,
    title: 'A song',
    format: 'group' as const,
    started_at: new Date(Date.now() - 5_400_000).toISOString(),
    minutes: 20,
    usual_response: 'enjoyed' as const,
    moments: [
      {
        resident_id: first.id,
        response: 'loved' as const,
        basis: 'individual' as const,
        answered_at,
        ...(depth && { depth }),
      },
      { resident_id: second.id, response: 'enjoyed' as const, basis: 'group' as const, answered_at },
    ],
    ...more,
  };
}

function person(place: number): { id: string; known_as: string } {
  const found = people[place];
  if (found === undefined) throw new Error('Larch House has people');
  return found;
}

test('a full report comes back as it was told, and a basic one carries nothing more', async () => {
  const staff_ids = [(await tomasz.asks(me, {})).body.id];
  const told = await nadia.asks(
    logReport,
    draft({
      note: 'x'.repeat(4_000),
      depth: {
        staff_ids,
        relatives_present: ['Sarah', '', 'Sarah'],
        cost_pence: 450,
        went_well: 'The window seat',
        is_risk_checked: true,
      },
    }),
  );
  expect(told.status).toBe(200);
  const { body } = await nadia.asks(getReport, { report_id: told.body.id });
  expect(body).toMatchObject({ kind: 'full', depth: { relatives_present: ['Sarah'], cost_pence: 450, staff_ids } });
  expect(body.depth?.staff_present.map(({ known_as }) => known_as)).toEqual(['Tomasz']);
  const rich = body.moments.find(({ resident }) => resident.id === person(0).id);
  expect(rich?.depth).toEqual({ ...RICH, signs: ['sang', 'smiled'], goals: [] });
  expect(told.body).toEqual(body);

  const basic = await nadia.asks(logReport, draft({}, null));
  expect(basic.body).toMatchObject({ kind: 'basic' });
  expect(JSON.stringify(basic.body)).not.toContain('depth');
});

test('a person’s own minutes count, in their moment and in the totals of the day', async () => {
  const { body } = await nadia.asks(logReport, draft());
  const rows = await asOwner(world.ownerUrl, async (client) => {
    const minutes = await client.query(`select minutes from moments where report_id = $1 order by minutes`, [body.id]);
    const wrong = await client.query(`
      select count(*)::int as wrong from (
        select care_home_id, day, category, format, sum(minutes) as minutes
          from moments where removed_at is null group by 1, 2, 3, 4
        except select care_home_id, day, category, format, minutes from daily_totals) as differing`);
    return [minutes.rows, wrong.rows];
  });
  expect(rows).toEqual([[{ minutes: 15 }, { minutes: 20 }], [{ wrong: 0 }]]);
});

test('two devices: the later answer stands, and what either told more is kept', async () => {
  const session = await plannedSession();
  const early = new Date(Date.now() - 60_000).toISOString();
  const late = new Date(Date.now() - 30_000).toISOString();
  const moment = (response: 'loved' | 'quiet', answered_at: string, depth: object) => ({
    moments: [{ resident_id: person(0).id, response, basis: 'individual', answered_at, depth }],
  });
  const first = await nadia.asks(
    logReport,
    draft({ planned_session_id: session, ...moment('quiet', late, { engagement: 2, signs: ['tired'] }) }),
  );
  const second = await tomasz.asks(
    logReport,
    draft({
      planned_session_id: session,
      depth: { resources_used: ['Song sheets'] },
      ...moment('loved', early, { engagement: 4, signs: ['smiled'], quote: 'Grand.' }),
    }),
  );
  expect(second.body).toMatchObject({ id: first.body.id, kind: 'full', depth: { resources_used: ['Song sheets'] } });
  expect(second.body.moments).toMatchObject([
    { response: 'quiet', depth: { engagement: 2, signs: ['tired', 'smiled'], quote: 'Grand.' } },
  ]);
});

test('a change leaves alone what it does not speak of, takes out what it empties, and the history tells each detail', async () => {
  const { body: logged } = await nadia.asks(logReport, draft({ depth: { went_well: 'The window seat' } }));
  const change = (base_version: number, more: object, depth: object | null) => {
    const { planned_session_id: _none, ...rest } = { planned_session_id: null, ...draft(more, depth) };
    return nadia.asks(amendReport, { ...rest, report_id: logged.id, base_version });
  };
  const silent = (await change(1, { title: 'Two songs' }, null)).body;
  expect(silent.moments).toEqual(logged.moments);
  expect(silent.depth).toEqual(logged.depth);

  const emptied = await change(2, { title: 'Two songs', depth: {} }, { ...RICH, engagement: 3, quote: '' });
  expect(emptied.body.depth).toBeUndefined();
  const edits = emptied.body.history.at(-1)?.edits ?? [];
  expect(edits).toContainEqual({ about: 'went_well', was: 'The window seat', is: null });
  expect(edits).toContainEqual(
    expect.objectContaining({
      about: 'person',
      was: expect.objectContaining({ depth: expect.objectContaining({ engagement: 4 }) }),
      is: expect.objectContaining({ depth: expect.objectContaining({ engagement: 3, quote: null }) }),
    }),
  );
  const bare = await change(3, { title: 'Two songs' }, {});
  expect(bare.body).toMatchObject({ kind: 'basic' });
});

test('an answer said afterwards leaves the rest of what was told as it is', async () => {
  const log = draft();
  await nadia.asks(logReport, log);
  const { body } = await nadia.asks(answerMoment, {
    client_id: uuidv7(),
    care_home_id: home,
    report_client_id: log.client_id,
    moment: {
      resident_id: person(0).id,
      response: 'enjoyed',
      basis: 'individual',
      note: 'Hummed along.',
      answered_at: new Date().toISOString(),
    },
  });
  expect(body.moments.find(({ resident }) => resident.id === person(0).id)).toMatchObject({
    note: 'Hummed along.',
    depth: { engagement: 4, own_minutes: 15 },
  });
});

test('goals are the person’s own, and staff are this home’s', async () => {
  const eileen = people.find(({ known_as }) => known_as === 'Eileen');
  if (eileen === undefined) throw new Error('Eileen lives at Larch House');
  const goals = (await nadia.asks(listGoals, { resident_id: eileen.id })).body.goals.map(({ id }) => id);
  const about = (resident_id: string) => ({
    moments: [
      { resident_id, response: 'loved', basis: 'individual', answered_at: new Date().toISOString(), depth: { goals } },
    ],
  });
  const hers = await nadia.asks(logReport, draft(about(eileen.id)));
  expect(hers.body.moments[0]?.depth?.goals).toEqual(goals);
  const other = people.find(({ id }) => id !== eileen.id)?.id ?? '';
  expect((await nadia.asks(logReport, draft(about(other)))).status).toBe(404);
  expect((await nadia.asks(logReport, draft({ depth: { staff_ids: [uuidv7()] } }))).status).toBe(404);
});

test.each([
  ['an engagement that the scale does not have', { engagement: 5 }, 'moments.0.depth.engagement'],
  ['a mood that nobody told', { mood_before: 1 }, 'moments.0.depth.mood_source'],
  ['a sign that we do not know', { signs: ['danced'] }, 'moments.0.depth.signs.0'],
  ['no minutes', { own_minutes: 0 }, 'moments.0.depth.own_minutes'],
  ['too many words', { quote: 'x'.repeat(301) }, 'moments.0.depth.quote'],
])('%s is refused at its field', async (_what, depth, field) => {
  const answer = await nadia.asks(logReport, draft({}, depth));
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
});

test('of somebody who did not join in there is no more to tell', async () => {
  const input = draft();
  const moments = input.moments.map((moment) => ({ ...moment, response: 'not_today' as const }));
  const answer = await nadia.asks(logReport, { ...input, moments });
  expect(answer).toMatchObject({ status: 422, body: { errors: { 'moments.0.depth': [expect.any(String)] } } });
});

test('who was in two reports at once is told, and never refused', async () => {
  const when = { started_at: new Date(Date.now() - 9_000_000).toISOString() };
  const first = await nadia.asks(logReport, draft({ ...when, title: 'Dominoes' }, null));
  const second = await nadia.asks(logReport, draft({ ...when, title: 'Bingo' }, null));
  expect(second.status).toBe(200);
  expect(second.body.overlaps).toContainEqual(
    expect.objectContaining({ report_id: first.body.id, title: 'Dominoes', resident_id: person(0).id }),
  );
  const later = await nadia.asks(
    logReport,
    draft({ started_at: new Date(Date.now() - 9_000_000 - 1_000_000).toISOString(), minutes: 17 }, null),
  );
  // What the demo's day holds at that hour is another matter.
  const at_once = later.body.overlaps.map(({ report_id }) => report_id);
  for (const { body } of [first, second]) expect(at_once).not.toContain(body.id);
});

test('a full report tells a paragraph of one person, and how it was as a whole', async () => {
  const note = 'x'.repeat(1_000);
  const telling = (words: string) => {
    const { moments, ...report } = draft({}, null);
    const told = moments.map((moment, place) => (place === 0 ? { ...moment, note: words } : moment));
    return { ...report, moments: told, depth: { overall_enjoyment: 4 as const } };
  };
  const { body } = await nadia.asks(logReport, telling(note));
  expect(body).toMatchObject({ kind: 'full', depth: { overall_enjoyment: 4 } });
  expect(body.moments.map((moment) => moment.note)).toContain(note);
  expect(await nadia.asks(logReport, telling(`${note}x`))).toMatchObject({
    status: 422,
    body: { errors: { 'moments.0.note': ['Use 1000 characters or fewer'] } },
  });
  const changed = await nadia.asks(amendReport, {
    ...draft({ depth: { overall_enjoyment: 2 } }, null),
    report_id: body.id,
    base_version: 1,
  });
  expect(changed.body.history.at(-1)?.edits).toContainEqual({ about: 'overall_enjoyment', was: '4', is: '2' });
});

test('on Package B depth and a long note are refused with a sentence; basic and expired homes add nothing', async () => {
  const onB = await world.as('coordinator@harbour-view.example');
  const profile = (await onB.asks(me, {})).body;
  const [resident] = (await onB.asks(listResidents, { limit: 1 })).body.items;
  const write = { client_id: uuidv7(), care_home_id: profile.carehome.id };
  const moment = {
    resident_id: resident?.id ?? '',
    response: 'loved' as const,
    basis: 'individual' as const,
    answered_at: new Date().toISOString(),
  };
  const of = (depth: object) => ({ ...draft(), ...write, moments: [{ ...moment, ...depth }] });
  expect(await onB.asks(logReport, of({ depth: { engagement: 3 } }))).toMatchObject({
    status: 403,
    body: { code: 'package', message: 'Full reports are part of Package C and above' },
  });
  expect((await onB.asks(logReport, { ...of({}), depth: { went_well: 'All of it' } })).status).toBe(403);
  expect(await onB.asks(logReport, { ...of({}), note: 'x'.repeat(501) })).toMatchObject({
    status: 422,
    body: { errors: { note: ['Use 500 characters or fewer'] } },
  });
  expect(await onB.asks(logReport, of({ note: 'x'.repeat(301) }))).toMatchObject({
    status: 422,
    body: { errors: { 'moments.0.note': ['Use 300 characters or fewer'] } },
  });
  const basic = await onB.asks(logReport, { ...of({ depth: {} }), note: 'x'.repeat(500) });
  const answer = { report_client_id: write.client_id, moment: { ...moment, note: 'x'.repeat(301) } };
  const long = await onB.asks(answerMoment, { ...write, client_id: uuidv7(), ...answer });
  expect(long).toMatchObject({ status: 422, body: { errors: { 'moment.note': ['Use 300 characters or fewer'] } } });
  expect(basic.body).toMatchObject({ kind: 'basic' });
});

test('what a home told while its package had full reports stays when a basic change is made', async () => {
  const { body } = await nadia.asks(logReport, draft());
  await asOwner(world.ownerUrl, async (client) => {
    await client.query(
      `update care_homes set package_id = (select id from packages where title = 'Package B' limit 1) where id = $1`,
      [home],
    );
  });
  const change = (more: object, depth: object | null) =>
    anita.asks(amendReport, {
      ...draft(more, depth),
      report_id: body.id,
      base_version: 1,
      reason: 'The title was wrong',
    });
  expect(await change({}, { ...RICH, engagement: 1 })).toMatchObject({ status: 403, body: { code: 'package' } });
  const changed = await change({ title: 'Two songs' }, null);
  expect(changed.body).toMatchObject({ title: 'Two songs', kind: 'full' });
  expect(changed.body.moments.find(({ resident }) => resident.id === person(0).id)?.depth?.engagement).toBe(4);
});

async function plannedSession(): Promise<string> {
  return await asOwner(world.ownerUrl, async (client) => {
    const id = uuidv7();
    await client.query(
      `insert into planned_sessions (id, care_home_id, title, starts_at, ends_at, day, place)
       values ($1, $2, 'A song', now() - interval '90 minutes', now() - interval '60 minutes', current_date, '')`,
      [id, home],
    );
    return id;
  });
}
