import { expect, test } from 'vitest';
import { addDays } from '../time/calendar.ts';
import { firstDayOfPattern, ownPatternChange } from './own-pattern.ts';

const TO = '2026-11-20';
const here_since = '2025-01-01';

/** So many joined in each of the last ten weeks, oldest first; `asked` more that said no. */
function weeks(joined: number[], asked = joined.map(() => 0)) {
  return joined.flatMap((count, week) => {
    const first = addDays(TO, -7 * (joined.length - week) + 1);
    const on = (place: number) => addDays(first, place % 7);
    return [
      ...Array.from(
        { length: count },
        (_, place) => ({ day: on(place), response: 'enjoyed', not_today_reason: null }) as const,
      ),
      ...Array.from(
        { length: asked[week] ?? 0 },
        (_, place) => ({ day: on(place), response: 'not_today', not_today_reason: 'declined' }) as const,
      ),
    ];
  });
}

const EIGHT = [4, 4, 4, 4, 4, 4, 4, 4];

test.each([
  ['as always', [...EIGHT, 4, 4], null],
  ['a little less', [...EIGHT, 3, 3], null],
  ['one bad week', [...EIGHT, 1, 4], null],
  ['one good week after a bad one', [...EIGHT, 4, 1], null],
  ['clearly less in both', [...EIGHT, 2, 2], ['less', 50]],
  ['not at all', [...EIGHT, 0, 0], ['less', 100]],
  ['clearly more in both', [...EIGHT, 6, 7], ['more', 63]],
  ['too little before to tell', [1, 1, 1, 1, 1, 1, 1, 0, 0, 0], null],
  ['just enough before', [1, 1, 1, 1, 1, 1, 1, 1, 0, 0], ['less', 100]],
] as const)('%s', (_, joined, told) => {
  const change = ownPatternChange(weeks([...joined]), { to: TO, here_since });
  expect(change && [change.direction, change.percent]).toEqual(told);
});

test('it tells what it was counted from', () => {
  expect(ownPatternChange(weeks([...EIGHT, 2, 1], [1, 1, 1, 1, 1, 1, 1, 1, 3, 4]), { to: TO, here_since })).toEqual({
    direction: 'less',
    percent: 63,
    against_weeks: 8,
    engaged: 3,
    engaged_before: 8,
    asked: 10,
    asked_before: 10,
    is_asked_less: false,
  });
});

test('whoever was asked less too is told so: then it is the home that changed', () => {
  expect(ownPatternChange(weeks([...EIGHT, 2, 1]), { to: TO, here_since })).toMatchObject({
    asked: 3,
    asked_before: 8,
    is_asked_less: true,
  });
});

test.each([
  ['2026-08-01', 8],
  ['2026-10-01', 5],
  ['2026-10-10', 4],
  ['2026-10-11', null],
  ['2026-11-10', null],
])('whoever came on %s is compared with %s weeks', (since, against_weeks) => {
  const change = ownPatternChange(weeks([...EIGHT, 1, 1]), { to: TO, here_since: since });
  expect(change?.against_weeks ?? null).toBe(against_weeks);
});

test('the comparison needs ten weeks, a change of the clocks among them', () => {
  expect(firstDayOfPattern(TO)).toBe('2026-09-12');
});
