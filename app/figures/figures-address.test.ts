import { expect, it } from 'vitest';
import { choiceIn, filterOf } from './figures-address.ts';

const TODAY = '2026-11-23';
const asked = (address: string) => filterOf(choiceIn(new URLSearchParams(address)), TODAY);
const ID = '0197a1c0-0000-7000-8000-000000000001';

it.each([
  ['', { preset: '28d' }],
  ['days=today', { preset: 'today' }],
  ['days=own&from=2026-10-01&to=2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
  ['days=7d&from=2026-10-01&to=2026-10-31', { preset: '7d' }],
  [`person=${ID}`, { preset: '28d', resident_id: [ID] }],
])('reads the address "%s"', (address, filter) => expect(asked(address)).toEqual(filter));

it.each([
  'days=own',
  'days=own&from=2026-10-31&to=2026-10-01',
  'days=own&from=2020-01-01&to=2026-10-01',
  'days=own&from=x&to=y',
])('leaves days out that make no sense: "%s"', (address) => expect(asked(address)).toEqual({ preset: '28d' }));

it('is held beside the days before, or beside the same days last year where the address says so', () => {
  const beside = (address: string) => choiceIn(new URLSearchParams(address)).beside;
  expect([beside(''), beside('beside=same_last_year'), beside('beside=another')]).toEqual([
    'previous',
    'same_last_year',
    'previous',
  ]);
});
