import { expect, test } from 'vitest';
import { checkRow } from './check-row.ts';
import { doublesWithin } from './duplicates.ts';
import { sheetOf, sheetOfEverybody } from './export-sheets.ts';
import { FIELDS_OF, PERSON_KINDS } from './fields.ts';
import { matchColumns } from './match-columns.ts';
import { untoldLevel } from './read-cells.ts';
import { rowsFrom } from './rows-from.ts';
import { finderOf, likelyMeant } from './whose.ts';

const TODAY = '2026-11-20';
const SETTINGS = { order: 'day_first', today: TODAY } as const;
const EILEEN = { first_name: 'Eileen', last_name: 'Hartley', room: '7', date_of_birth: '3/4/1939' };
const SARAH = {
  first_name: 'Sarah',
  last_name: 'Hartley',
  email: 'sarah@family.example',
  relationship: 'Daughter',
  resident: 'Eileen Hartley',
};

test('a list of relatives is known by what it says of them, and "Resident" is whom they belong to', () => {
  const rows = [
    ['Resident', 'Room', 'Name', 'Relationship', 'Email', 'Access', 'Main contact'],
    ['Hartley, Eileen', '7', 'Sarah Hartley', 'Daughter', 'sarah@family.example', 'Family', 'Yes'],
  ];
  const match = matchColumns({ name: '', rows }, TODAY);
  expect(match.kind).toBe('relative');
  expect(match.columns).toEqual([
    'resident',
    'room',
    'full_name',
    'relationship',
    'email',
    'access_level',
    'is_primary',
  ]);
  const [row] = rowsFrom({ name: '', rows }, match);
  const { person, problems } = checkRow('relative', row?.cells ?? {}, SETTINGS);
  expect(problems).toEqual([]);
  expect(person).toMatchObject({ first_name: 'Sarah', access_level: 'family', is_primary: true, room: '7' });
});

test('next of kin in a list of residents make no relatives of them', () => {
  const rows = [
    ['Resident name', 'DOB', 'Room', 'Next of kin', 'Relationship'],
    ['Eileen Hartley', '03/04/1939', '7', 'Sarah Hartley', 'Daughter'],
  ];
  const match = matchColumns({ name: '', rows }, TODAY);
  expect(match.kind).toBe('resident');
  expect(match.columns).toEqual(['full_name', 'date_of_birth', 'room', null, null]);
  expect(matchColumns({ name: '', rows }, TODAY, 'relative').columns).toEqual([
    'resident',
    null,
    'room',
    'full_name',
    'relationship',
  ]);
});

test.each([
  ['no relationship', { relationship: '' }, 'relationship', 'red', { kind: 'value', value: 'Contact' }],
  ['nobody named', { resident: '' }, 'resident', 'red', undefined],
  ['an unknown level', { access_level: 'Boss' }, 'access_level', 'red', { kind: 'value', value: '' }],
  ['a power', { access_level: 'LPA' }, 'access_level', 'amber', { kind: 'value', value: 'representative' }],
  ['neither yes nor no', { is_primary: 'perhaps' }, 'is_primary', 'red', { kind: 'value', value: '' }],
])('of a relative %s is told at its cell', (_name, cells, field, level, fix) => {
  const { problems } = checkRow('relative', { ...SARAH, ...cells }, SETTINGS);
  expect(problems.map((one) => [one.field, one.level, one.fix])).toContainEqual([field, level, fix]);
});

test.each([
  ['Daughter-in-law', 'family'],
  ['Great grandson', 'family'],
  ['Merch', 'family'],
  ['Friend from the choir', 'friend'],
  ['Contact', 'friend'],
])('a %s of whom no level is told is proposed as %s', (relationship, value) => {
  const { person, problems } = checkRow('relative', { ...SARAH, relationship }, SETTINGS);
  expect(problems).toEqual([]);
  if (person?.kind !== 'relative') throw new Error('it is a good row');
  expect(person.access_level).toBeNull();
  expect(untoldLevel(person)).toMatchObject([{ level: 'amber', fix: { value } }]);
  expect(untoldLevel({ ...person, access_level: 'friend' })).toEqual([]);
});

test('a relative is twice in a file at the same resident only, and one is the first to call', () => {
  const row = (number: number, cells: object) => {
    const { person } = checkRow('relative', { ...SARAH, access_level: 'family', ...cells }, SETTINGS);
    return person === null ? [] : [{ number, person }];
  };
  const rows = [
    ...row(2, { is_primary: 'yes' }),
    ...row(3, { resident: 'Mrs Eileen Hartley', first_name: 'S' }),
    ...row(4, { resident: 'Arthur Pugh' }),
    ...row(5, { email: '' }),
    ...row(6, { email: 'another@family.example' }),
    ...row(7, { first_name: 'Tom', email: '', is_primary: 'yes' }),
  ];
  expect([...doublesWithin(rows)].map(([place, { field, level }]) => [rows[place]?.number, field, level])).toEqual([
    [3, 'email', 'red'],
    [5, 'last_name', 'red'],
    [6, 'last_name', 'amber'],
    [7, 'is_primary', 'red'],
  ]);
});

test('a resident is found by an id, else by the name, where the room tells two apart', () => {
  const one = (id: string, first_name: string, last_name: string, room: string, known_as = first_name) => ({
    ids: [id],
    first_name,
    known_as,
    last_name,
    room,
  });
  const people = [
    one('R1', 'Elizabeth', 'Jones', '1', 'Betty'),
    one('R2', 'Mary', 'Ellis', '2'),
    one('R3', 'Mary', 'Ellis', '3'),
    one('R4', 'Peter', 'Lang', '3'),
  ];
  const find = finderOf(people);
  const found = (whose: { resident?: string; room?: string; external_id?: string }) =>
    find({ resident: '', room: '', external_id: '', ...whose }).map(({ ids: [id] }) => id);
  expect(found({ external_id: 'r2', resident: 'Peter Lang' })).toEqual(['R2']);
  expect(found({ external_id: 'R9', resident: 'Peter Lang' })).toEqual([]);
  expect(found({ resident: 'Mrs Betty Jones' })).toEqual(['R1']);
  expect(found({ resident: 'JONES, Elizabeth', room: '99' })).toEqual(['R1']);
  expect(found({ resident: 'Mary Ellis' })).toEqual(['R2', 'R3']);
  expect(found({ resident: 'Mary Ellis', room: '3' })).toEqual(['R3']);
  expect(found({ room: '1' })).toEqual(['R1']);
  expect(found({ room: '3' })).toEqual(['R3', 'R4']);
  expect(found({ resident: 'Bess Jones', room: '1' })).toEqual([]);
  expect(likelyMeant(people, { resident: 'Bess Jones', room: '1', external_id: '' })?.ids).toEqual(['R1']);
  expect(likelyMeant(people, { resident: 'Bess Smith', room: '1', external_id: '' })).toBeNull();
});

test('what is taken out is matched again, each kind alone and all of them in one table', () => {
  const cells = Object.fromEntries(PERSON_KINDS.map((kind) => [kind, FIELDS_OF[kind]]));
  for (const kind of PERSON_KINDS) {
    const sheet = sheetOf(kind, []);
    expect(matchColumns(sheet, TODAY)).toMatchObject({ kind, columns: cells[kind] });
  }
  const people = { resident: [{ ...EILEEN, known_as: 'Eileen' }], staff: [], relative: [SARAH] };
  const everybody = sheetOfEverybody(people);
  const rows = rowsFrom(everybody, matchColumns(everybody, TODAY));
  expect(rows.map(({ kind }) => kind)).toEqual(['resident', 'relative']);
  expect(rows[1]?.cells).toMatchObject(SARAH);
});
