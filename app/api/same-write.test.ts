import { expect, it } from 'vitest';
import { sameWrite } from './same-write.ts';

function counted() {
  let ids = 0;
  return sameWrite(() => String((ids += 1)));
}

it('keeps its id when the same is sent again because the answer was lost', () => {
  const { idOf } = counted();
  expect([idOf({ title: 'Hoist' }), idOf({ title: 'Hoist' })]).toEqual(['1', '1']);
});

it('is another write once it says something else', () => {
  const { idOf } = counted();
  expect([idOf(['bingo', 'tea']), idOf(['bingo'])]).toEqual(['1', '2']);
});

it('is another write once it was answered', () => {
  const { idOf, answered } = counted();
  answered(idOf('bring it back'));
  expect(idOf('bring it back')).toBe('2');
});

it('stays the same write when the answer to an earlier one comes late', () => {
  const { idOf, answered } = counted();
  const earlier = idOf('a');
  idOf('b');
  answered(earlier);
  expect(idOf('b')).toBe('2');
});
