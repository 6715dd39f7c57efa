import { expect, test } from 'vitest';
import { comparedTo, faultOf, periodOf, weeksOf } from './period.ts';
import { daysSoFar, presentDays } from './presence.ts';
import type { Stay } from './presence.ts';

const TODAY = '2026-11-20';
const WEEK = { from: '2026-11-09', to: '2026-11-15' };
const HERE: Stay = { status: 'active', status_since: null, moved_in_on: '2025-01-01', ended_on: null, changes: [] };
const days = (stay: Partial<Stay>, period = WEEK) =>
  presentDays({ ...HERE, ...stay }, daysSoFar(period, TODAY)).map((day) => Number(day.slice(8)));
const said = (day: string, before: string, after: string) => ({ day, before, after });

test.each<[string, Partial<Stay>, number[]]>([
  ['somebody who lives here', {}, [9, 10, 11, 12, 13, 14, 15]],
  ['from the day they moved in', { moved_in_on: '2026-11-13' }, [13, 14, 15]],
  ['to their last day', { status: 'died', ended_on: '2026-11-10' }, [9, 10]],
  ['nobody before they came', { moved_in_on: '2026-11-16' }, []],
  ['away since a day', { status: 'away', status_since: '2026-11-12' }, [9, 10, 11]],
  ['away since nobody knows when', { status: 'away' }, []],
  [
    'away and back',
    { changes: [said('2026-11-10', 'active', 'away'), said('2026-11-13', 'away', 'active')] },
    [9, 13, 14, 15],
  ],
  [
    'back on the day they went',
    { changes: [said('2026-11-10', 'active', 'away'), said('2026-11-10', 'away', 'active')] },
    [9, 10, 11, 12, 13, 14, 15],
  ],
  ['away until they came back', { changes: [said('2026-11-12', 'away', 'active')] }, [12, 13, 14, 15]],
  ['away later', { status: 'away', changes: [said('2026-11-18', 'active', 'away')] }, [9, 10, 11, 12, 13, 14, 15]],
])('%s', (_who, stay, expected) => expect(days(stay)).toEqual(expected));

test('nobody was here on a day that has not come', () => {
  expect(days({}, { from: '2026-11-19', to: '2026-11-25' })).toEqual([19, 20]);
});

test.each([
  [{}, '2026-10-24', TODAY],
  [{ preset: 'today' as const }, TODAY, TODAY],
  [{ preset: '7d' as const }, '2026-11-14', TODAY],
  [{ preset: 'month' as const }, '2026-11-01', TODAY],
  [{ preset: 'quarter' as const }, '2026-10-01', TODAY],
  [{ preset: '7d' as const, from: '2026-01-01' }, '2026-01-01', TODAY],
  [{ to: '2026-01-31' }, '2026-01-04', '2026-01-31'],
])('%j means these days', (filter, from, to) => expect(periodOf(filter, TODAY)).toEqual({ from, to }));

test('days backwards and more than two years are refused', () => {
  expect(faultOf({ from: '2026-01-02', to: '2026-01-01' })).toBe('The last day is before the first');
  expect(faultOf({ from: '2024-11-20', to: TODAY })).toBeNull();
  expect(faultOf({ from: '2024-11-19', to: TODAY })).toBe('Choose two years or less');
});

test('beside it stand as many days before, or the same weekdays a year ago', () => {
  expect(comparedTo(WEEK, 'previous')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  expect(comparedTo(WEEK, 'same_last_year')).toEqual({ from: '2025-11-10', to: '2025-11-16' });
  expect(comparedTo(WEEK, undefined)).toBeNull();
});

test('weeks are whole at the end and cover every day once', () => {
  expect(weeksOf({ from: '2026-11-05', to: '2026-11-15' })).toEqual([{ from: '2026-11-05', to: '2026-11-08' }, WEEK]);
});
