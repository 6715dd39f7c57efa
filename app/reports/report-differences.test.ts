import { expect, test } from 'vitest';
import { NO_REPORT_DEPTH } from '@heartsease/domain/reports/depth.ts';
import { logOfReport } from '@heartsease/domain/reports/log-report.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { differences } from './report-differences.ts';

test('a report and the log it opens as do not differ', () => {
  expect(differences(chairYoga(), logOfReport(chairYoga()))).toEqual([]);
});

test('what differs is told with both sides, people first', () => {
  const mine = logOfReport(chairYoga());
  const [frank, ...others] = mine.people;
  if (frank === undefined) throw new Error('Frank is in it');
  const changed = { ...mine, place: 'Terrace', people: [{ ...frank, note: ' Hummed along ' }, ...others] };
  expect(differences(chairYoga(), changed)).toMatchObject([
    { about: 'person', resident: { known_as: 'Frank' }, stands: { note: '' }, mine: { note: 'Hummed along' } },
    { about: 'place', stands: { text: 'Garden lounge' }, mine: { text: 'Terrace' } },
  ]);
});

test('whoever one took off is still in what stands', () => {
  const mine = logOfReport(chairYoga());
  const without = { ...mine, people: mine.people.slice(1) };
  expect(differences(chairYoga(), without)).toMatchObject([
    { about: 'person', stands: { kind: 'moment', response: 'enjoyed' }, mine: { kind: 'not there' } },
  ]);
});

test('all that is told of the whole of it is compared: a cost, a risk check, and who of the staff were there', () => {
  const [nadia, tomasz] = ['0197a000-0000-7000-8000-000000000009', '0197a000-0000-7000-8000-000000000008'];
  const told = { ...NO_REPORT_DEPTH, staff_ids: [nadia], resources_used: ['scarves', 'chairs'] };
  const stands: Report = { ...chairYoga(), depth: { ...told, staff_present: [] } };
  const mine = logOfReport(stands);
  const depth = { ...told, resources_used: ['chairs', 'scarves'] };
  expect(differences(stands, { ...mine, depth })).toEqual([]);
  const changed = { ...depth, staff_ids: [tomasz], cost_pence: 1250, is_risk_checked: true };
  expect(differences(stands, { ...mine, depth: changed })).toEqual([
    { about: 'staff_ids', stands: { kind: 'staff', ids: [nadia] }, mine: { kind: 'staff', ids: [tomasz] } },
    { about: 'cost_pence', stands: { kind: 'cost', pence: null }, mine: { kind: 'cost', pence: 1250 } },
    {
      about: 'is_risk_checked',
      stands: { kind: 'risk check', is_done: null },
      mine: { kind: 'risk check', is_done: true },
    },
  ]);
});

function chairYoga(): Report {
  const nadia = { id: '0197a000-0000-7000-8000-000000000009', known_as: 'Nadia', last_name: 'Rahman', portrait: null };
  const moment = (known_as: string, place: number) => ({
    id: `0197a000-0000-7000-8000-00000000002${place}`,
    resident: {
      id: `0197a000-0000-7000-8000-00000000001${place}`,
      known_as,
      last_name: 'Of Larch House',
      room: String(place),
      wing: 'Garden',
      portrait: null,
      photo_wish: 'agrees' as const,
    },
    response: 'enjoyed' as const,
    basis: 'group' as const,
    not_today_reason: null,
    note: null,
    author: nadia,
    answered_at: '2026-11-20T11:10:00.000Z',
  });
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    version: 1,
    client_id: '0197a000-0000-7000-8000-000000000002',
    state: 'submitted',
    kind: 'basic',
    overlaps: [],
    waits_for_approval: false,
    can_return: false,
    can_approve: false,
    planned_session_id: null,
    activity_id: null,
    title: 'Chair yoga',
    icon: 'person-simple-tai-chi',
    tint: 'duck',
    format: 'group',
    started_at: '2026-11-20T10:30:00.000Z',
    minutes: 45,
    place: 'Garden lounge',
    usual_response: 'enjoyed',
    note: null,
    is_added_later: false,
    recorded_at: '2026-11-20T11:20:00.000Z',
    author: nadia,
    authors: [nadia],
    moments: [moment('Frank', 1), moment('Halina', 2)],
    history: [],
    can_change: true,
  };
}
