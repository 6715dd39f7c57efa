import { expect, test } from 'vitest';
import type { Answer, ReportChange } from '@heartsease/domain/reports/report.ts';
import { toldTogether } from './told-together.ts';

const KAREN = { id: 'karen', known_as: 'Karen', last_name: 'Price', portrait: null };
const NADIA = { id: 'nadia', known_as: 'Nadia', last_name: 'Rahman', portrait: null };
const ENJOYED: Answer = { response: 'enjoyed', not_today_reason: null, note: null };
const LOVED: Answer = { response: 'loved', not_today_reason: null, note: null };

test('two taps on one answer are told as one, from what was to what is', () => {
  const told = toldTogether([
    answered('10:00', { was: null, is: ENJOYED }),
    answered('10:01', { was: ENJOYED, is: LOVED }),
  ]);
  expect(told).toMatchObject([{ at: '2026-11-20T10:01:00Z', edits: [{ known_as: 'Frank', was: null, is: LOVED }] }]);
  expect(told).toHaveLength(1);
});

test('what somebody else did, or the same person later, is told by itself', () => {
  const first = answered('10:00', { was: null, is: ENJOYED });
  expect(toldTogether([first, { ...answered('10:01', { was: ENJOYED, is: LOVED }), by: NADIA }])).toHaveLength(2);
  expect(toldTogether([first, answered('10:11', { was: ENJOYED, is: LOVED })])).toHaveLength(2);
});

function answered(time: string, edit: { was: Answer | null; is: Answer | null }): ReportChange {
  const edits = [{ about: 'person' as const, resident_id: 'frank', known_as: 'Frank', ...edit }];
  return { at: `2026-11-20T${time}:00Z`, by: KAREN, kind: 'answered', reason: null, edits };
}
