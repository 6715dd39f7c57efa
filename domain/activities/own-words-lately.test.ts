import { expect, test } from 'vitest';
import { ownWordsLately } from './own-words-lately.ts';

const had = (resident_id: string, title: string, day: string) => ({ resident_id, title, day });

test('what most had comes first, then what was last; one thing written twice is one, called as it was last', () => {
  const lately = ownWordsLately([
    had('ada', 'Model trains', '2026-11-20'),
    had('ada', 'knit and  natter', '2026-11-10'),
    had('bill', 'Knit and natter ', '2026-11-12'),
    had('bill', 'knit and natter', '2026-11-11'),
    had('bill', 'Feeding the ducks', '2026-11-21'),
  ]);
  expect(lately).toEqual([
    { title: 'Knit and natter', last_on: '2026-11-12', resident_ids: ['ada', 'bill'] },
    { title: 'Feeding the ducks', last_on: '2026-11-21', resident_ids: ['bill'] },
    { title: 'Model trains', last_on: '2026-11-20', resident_ids: ['ada'] },
  ]);
});

test('no more than ten are told', () => {
  const many = Array.from({ length: 12 }, (_, at) => had('ada', `Walk number ${at}`, '2026-11-20'));
  expect(ownWordsLately(many)).toHaveLength(10);
  expect(ownWordsLately([])).toEqual([]);
});
