import { expect, test } from 'vitest';
import { logAfter, openLog, personWho } from './log-draft.ts';
import type { LogDetails, LogEvent } from './log-draft.ts';
import { riskWordsOf } from './log-report.ts';

const ARTHUR = '0197a000-0000-7000-8000-000000000105';
const DILYS = '0197a000-0000-7000-8000-000000000106';
const BREAD = '0197a000-0000-7000-8000-000000000201';
const CAKE = '0197a000-0000-7000-8000-000000000202';

const safe = (resident_id: string, reason: string): LogEvent => ({
  kind: 'said_safe',
  word: { resident_id, hazard: 'allergy', reason },
});
const details = (changed: Partial<LogDetails>): LogEvent => ({ kind: 'details_changed', details: changed });
const after = (...events: LogEvent[]) =>
  events.reduce(
    logAfter,
    openLog({
      client_id: '0197a000-0000-7000-8000-000000000001',
      planned_session_id: null,
      activity_id: BREAD,
      title: 'Bread baking',
      started_at: '2026-11-20T10:30:00.000Z',
      minutes: 45,
      place: 'Kitchen',
      usual: { response: 'enjoyed', answered_at: '2026-11-20T11:10:00.000Z' },
      people: [ARTHUR, DILYS].map((id) =>
        personWho(
          { id, known_as: id, last_name: '', room: '', wing: '', portrait: null, photo_wish: 'not_asked' },
          { is_expected: true },
        ),
      ),
      note: '',
    }),
  ).draft;
const said = [safe(ARTHUR, 'A loaf of rice flour.'), safe(DILYS, 'She greets people.')];

test('words by name go with the log as long as it tells of the same activity', () => {
  expect(riskWordsOf(after(...said)).map(({ reason }) => reason)).toEqual([
    'A loaf of rice flour.',
    'She greets people.',
  ]);
  expect(riskWordsOf(after(...said, details({ title: 'Our bread', minutes: 15, place: 'Garden' })))).toHaveLength(2);
  expect(riskWordsOf(after(...said, details({ activity_id: CAKE })))).toEqual([]);
  expect(riskWordsOf(after(...said, details({ activity_id: null })))).toEqual([]);
});

test('of whoever stayed away no word goes with it', () => {
  const away: LogEvent[] = [
    { kind: 'tapped', resident_id: DILYS },
    { kind: 'answered', response: 'not_today', at: '2026-11-20T11:11:00.000Z' },
  ];
  expect(riskWordsOf(after(...said, ...away))).toMatchObject([{ resident_id: ARTHUR }]);
});
