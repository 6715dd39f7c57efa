import { expect, test } from 'vitest';
import { namesOf } from './person-names.ts';

test('two people with one name get the letter of their last name', () => {
  const names = namesOf([
    person('1', 'Margaret', 'Hill'),
    person('2', 'Margaret', 'Owen'),
    person('3', 'Frank', 'Ellis'),
  ]);
  expect([...names.values()]).toEqual(['Margaret H', 'Margaret O', 'Frank']);
});

function person(id: string, known_as: string, last_name: string) {
  return { id, known_as, last_name, room: id, wing: 'Garden', portrait: null, photo_wish: 'agrees' as const };
}
