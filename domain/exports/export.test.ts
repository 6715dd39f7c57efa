import { expect, test } from 'vitest';
import { ExportAsk, exportProblems } from './export.ts';
import { initialsOf, nameHider } from './initials.ts';

const EILEEN = { known_as: 'Eileen', first_name: 'Eileen', last_name: 'Hartley' };
const SION = { known_as: 'Siôn', first_name: 'Siôn', last_name: 'O’Neill' };
const MAY = { known_as: 'May', first_name: 'Mabel', last_name: 'Ng' };

test.each([
  ['Eileen laughed.', 'E. laughed.'],
  ['Eileen Hartley and Siôn O’Neill sang.', 'E. H. and S. O. sang.'],
  ['Mrs Hartley’s hat', 'Mrs H.’s hat'],
  ['Eileens, Sionedd, Hartleys stay', 'Eileens, Sionedd, Hartleys stay'],
  ['Mabel is May', 'M. is M.'],
  ['They may sing with May', 'They may sing with M.'],
  ['eileen, Sion and EILEEN’S hat', 'E., S. and E.’S hat'],
  ["Mrs O'Neill, o‘neill", 'Mrs O., O.'],
  ['Nobody here', 'Nobody here'],
])('%s → %s', (text, expected) => expect(nameHider([EILEEN, SION, MAY])(text)).toBe(expected));

test('in a text about somebody their own names stay, though another bears one too', () => {
  const namesake = { known_as: 'Eileen', first_name: 'Eileen', last_name: 'Jones' };
  expect(nameHider([namesake, SION], EILEEN)('Eileen, Eileen Jones, Mrs Hartley and sion')).toBe(
    'Eileen, Eileen J., Mrs Hartley and S.',
  );
});

test('initials are of what somebody is called and their last name', () => {
  expect(initialsOf(EILEEN)).toBe('E. H.');
  expect(initialsOf({ known_as: 'élise', last_name: '' })).toBe('É.');
});

const ask = (more: object) =>
  ExportAsk.parse({
    scope: 'home',
    from: '2026-11-01',
    to: '2026-11-30',
    format: 'csv',
    has_names: false,
    language: 'en',
    ...more,
  });

test.each([
  ['initials of the home', {}, null],
  ['names of the home without a reason', { has_names: true }, 'reason'],
  ['names of the home with a reason', { has_names: true, reason: 'For the inspector' }, null],
  ['nobody chosen', { scope: 'resident' }, 'resident_id'],
  ['no group', { scope: 'group' }, 'resident_group_id'],
  ['a report needs no days', { scope: 'report', report_id: crypto.randomUUID(), from: null, to: null }, null],
  ['no first day', { from: null }, 'from'],
  ['the wrong way round', { to: '2026-10-01' }, 'to'],
  ['a leap year', { from: '2028-01-01', to: '2028-12-31' }, null],
  ['more than a year', { from: '2027-01-01', to: '2028-01-02' }, 'from'],
])('%s', (_, more, field) => expect(Object.keys(exportProblems(ask(more)))).toEqual(field === null ? [] : [field]));
