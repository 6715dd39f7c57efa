import { expect, test } from 'vitest';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { EVERYBODY, chosenFrom, isFiltering, residentsChosen } from './residents-chosen.ts';

const frank = resident({
  known_as: 'Frank',
  last_name: 'Ellis',
  room: '14',
  wing: 'Rowan wing',
  days_since_engaged: 6,
});
const meiLing = resident({ known_as: 'Mei-Ling', last_name: 'Chan', room: '5', wing: 'Garden wing' });
const rene = resident({
  known_as: 'René',
  last_name: 'Ottaway',
  room: '31',
  wing: 'Wrekin wing',
  days_since_engaged: null,
});
const home = [frank, meiLing, rene];

test.each([
  ['fra', [frank]],
  ['chan', [meiLing]],
  ['ling', [meiLing]],
  ['14', [frank]],
  ['rene', [rene]],
  ['  ', home],
  ['nobody', []],
])('a search for "%s" finds who is meant', (q, found) => {
  expect(residentsChosen(home, { ...EVERYBODY, q })).toEqual(found);
});

test('a wing shows its own people only', () => {
  expect(residentsChosen(home, { ...EVERYBODY, wing: 'Garden wing' })).toEqual([meiLing]);
});

test('those not seen lately come with the longest wait first, and whoever was never seen before all', () => {
  expect(residentsChosen(home, { ...EVERYBODY, isNotSeen: true })).toEqual([rene, frank]);
});

test('the address tells what is chosen', () => {
  expect(chosenFrom(new URLSearchParams('q=fra&wing=Rowan wing&not_seen=1'))).toEqual({
    q: 'fra',
    wing: 'Rowan wing',
    isNotSeen: true,
  });
  expect(chosenFrom(new URLSearchParams())).toEqual(EVERYBODY);
  expect(isFiltering(EVERYBODY)).toBe(false);
});

function resident(told: Partial<ResidentCard> & Pick<ResidentCard, 'known_as'>): ResidentCard {
  return {
    id: `resident-${told.known_as}`,
    last_name: '',
    room: '',
    wing: '',
    portrait: null,
    photo_wish: 'agrees',
    status: 'active',
    days_since_engaged: 0,
    moments_7_days: 3,
    language: 'English',
    ...told,
  };
}
