import { expect, test } from 'vitest';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { canBeLogged, pathOfSession } from './session-path.ts';

const yoga: PlannedSession = {
  id: '0190b5f0-0000-7000-8000-000000000001',
  version: 1,
  title: 'Chair yoga',
  welsh: null,
  icon: 'person-simple-tai-chi',
  tint: 'duck',
  scene: 'yoga',
  activity_id: null,
  starts_at: '2026-11-20T10:30:00Z',
  ends_at: '2026-11-20T11:15:00Z',
  minutes: 45,
  place: 'Garden lounge',
  leader: null,
  helpers: [],
  state: 'planned',
  people_count: 8,
  capacity: null,
  is_open_to_everyone: false,
  is_repeated: false,
  cancelled_why: null,
  logged: null,
};
const tomasz = { id: '0190b5f0-0000-7000-8000-000000000002', known_as: 'Tomasz', last_name: 'Nowak', portrait: null };
const logged = { report_id: '0190b5f0-0000-7000-8000-000000000003', by: tomasz, came: 8, enjoyed_or_more: 6 };
const nadia = { mayLog: true, mayAddLongAgo: false, isUnfinished: false, day: '2026-11-20', today: '2026-11-20' };

test.each([
  ['is on now leads to its log', { ...yoga, state: 'on_now' }, nadia, `/manage-report/session/${yoga.id}`],
  ['nobody has logged leads to its log', { ...yoga, state: 'unlogged' }, nadia, `/manage-report/session/${yoga.id}`],
  ['is still to come leads to itself', yoga, nadia, `/planned-session/${yoga.id}?day=2026-11-20`],
  [
    'is cancelled leads to itself',
    { ...yoga, state: 'cancelled' },
    nadia,
    `/planned-session/${yoga.id}?day=2026-11-20`,
  ],
  ['was logged leads to its report', { ...yoga, state: 'done', logged }, nadia, `/manage-report/${logged.report_id}`],
  [
    'is on now leads to itself for whoever may not log',
    { ...yoga, state: 'on_now' },
    { ...nadia, mayLog: false },
    `/planned-session/${yoga.id}?day=2026-11-20`,
  ],
  [
    'was left open leads back to its log, however long ago',
    { ...yoga, state: 'unlogged' },
    { ...nadia, isUnfinished: true, today: '2026-12-20' },
    `/manage-report/session/${yoga.id}`,
  ],
] satisfies [string, PlannedSession, typeof nadia, string][])('a session that %s', (_what, session, viewing, path) => {
  expect(pathOfSession(session, viewing)).toBe(path);
});

test('a session can be logged for fourteen days, and on the fifteenth by a manager alone', () => {
  const unlogged: PlannedSession = { ...yoga, state: 'unlogged' };
  expect(canBeLogged(unlogged, { ...nadia, today: '2026-12-04' })).toBe(true);
  expect(canBeLogged(unlogged, { ...nadia, today: '2026-12-05' })).toBe(false);
  expect(canBeLogged(unlogged, { ...nadia, mayAddLongAgo: true, today: '2026-12-05' })).toBe(true);
});
