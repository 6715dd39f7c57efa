import { expect, test } from 'vitest';
import {
  MomentDepth,
  NO_MOMENT_DEPTH,
  NO_REPORT_DEPTH,
  ReportDepth,
  depthFor,
  isSameDepth,
  saysAnything,
  withGapsFilled,
} from './depth.ts';
import { logAfter, openLog, personWho } from './log-draft.ts';
import { reportDraftOf } from './log-report.ts';
import { emptyLog } from './begin-log.ts';
import { kindOfReport } from './report.ts';

const said = (told: Partial<MomentDepth>): MomentDepth => ({ ...NO_MOMENT_DEPTH, ...told });

test('nothing has to be said, and nothing said is nothing kept', () => {
  expect(MomentDepth.parse({})).toEqual(NO_MOMENT_DEPTH);
  expect(ReportDepth.parse({})).toEqual(NO_REPORT_DEPTH);
  expect(saysAnything(NO_MOMENT_DEPTH)).toBe(false);
  expect(saysAnything(NO_REPORT_DEPTH)).toBe(false);
  expect(saysAnything(undefined)).toBe(false);
});

test.each([
  [{ engagement: 0 } as const, true],
  [{ mood_after: 0, mood_source: 'staff' } as const, true],
  [{ choice_made: false }, true],
  [{ signs: ['smiled' as const] }, true],
  [{ mood_source: 'staff' as const }, false],
])('%j says something: %s', (told, says) => expect(saysAnything(said(told))).toBe(says));

test.each([
  [{ engagement: 5 }],
  [{ engagement: 2.5 }],
  [{ mood_before: -3, mood_source: 'staff' }],
  [{ mood_after: 1 }],
  [{ own_minutes: 481 }],
  [{ signs: ['danced'] }],
  [{ quote: 'x'.repeat(301) }],
  [{ again: 'unknown' }],
])('%j is refused', (told) => expect(MomentDepth.safeParse(told).success).toBe(false));

test('a report is a full one by any depth, and by more than a few words', () => {
  const basic = { note: 'x'.repeat(500), moments: [{}] };
  expect(kindOfReport(basic)).toBe('basic');
  expect(kindOfReport({ ...basic, note: 'x'.repeat(501) })).toBe('full');
  expect(kindOfReport({ ...basic, moments: [{}, { depth: said({ again: 'no' }) }] })).toBe('full');
  expect(kindOfReport({ ...basic, depth: { ...NO_REPORT_DEPTH, is_risk_checked: false } })).toBe('full');
  expect(kindOfReport({ ...basic, depth: { ...NO_REPORT_DEPTH, overall_enjoyment: 1 } })).toBe('full');
  expect(kindOfReport({ ...basic, depth: NO_REPORT_DEPTH })).toBe('basic');
  expect(kindOfReport({ ...basic, moments: [{ note: 'x'.repeat(300) }] })).toBe('basic');
  expect(kindOfReport({ ...basic, moments: [{ note: 'x'.repeat(301) }] })).toBe('full');
});

test('two devices lose nothing of each other, within what can be kept', () => {
  const first = said({ engagement: 2, signs: ['tired'], quote: 'Grand.' });
  const second = said({ engagement: 4, signs: ['smiled', 'tired'], quote: 'Again!', again: 'yes' });
  expect(withGapsFilled(first, second)).toEqual(
    said({ engagement: 2, signs: ['tired', 'smiled'], quote: 'Grand.\nAgain!', again: 'yes' }),
  );
  const long = said({ quote: 'x'.repeat(299) });
  expect(withGapsFilled(long, second).quote).toBe(long.quote);
  expect(MomentDepth.safeParse(withGapsFilled(first, second)).success).toBe(true);
});

test('of somebody who did not join in nothing is left, and order makes no difference', () => {
  expect(depthFor('not_today', said({ engagement: 3 }))).toBeUndefined();
  expect(depthFor(null, said({ engagement: 3 }))).toEqual(said({ engagement: 3 }));
  expect(isSameDepth(said({ signs: ['sang', 'smiled'] }), said({ signs: ['smiled', 'sang'] }))).toBe(true);
  expect(isSameDepth(said({ engagement: 1 }), said({ engagement: 2 }))).toBe(false);
});

test('a quick log sends no byte more than before; what was opened and emptied is sent as empty', () => {
  const id = '0197a000-0000-7000-8000-000000000002';
  const face = { id, known_as: 'Eileen', last_name: 'H', room: '1', wing: '', portrait: null, photo_url: null };
  const start = {
    ...emptyLog('0197a000-0000-7000-8000-000000000001', new Date('2026-11-20T11:00:00Z')),
    title: 'A song',
    people: [personWho({ ...face, photo_wish: 'not_asked' }, { is_expected: false })],
  };
  const answered = logAfter(openLog(start), { kind: 'answered', response: 'loved', at: '2026-11-20T11:00:00.000Z' });
  expect(JSON.stringify(reportDraftOf(answered.draft, ''))).not.toContain('depth');
  const deep = logAfter(answered, { kind: 'deepened', resident_id: id, depth: said({ engagement: 4 }) });
  expect(reportDraftOf(deep.draft, '').moments[0]?.depth).toEqual(said({ engagement: 4 }));
  const gone = logAfter(deep, { kind: 'answered', response: 'not_today', at: '2026-11-20T11:01:00.000Z' });
  expect(reportDraftOf(gone.draft, '').moments[0]?.depth).toEqual(NO_MOMENT_DEPTH);
});
