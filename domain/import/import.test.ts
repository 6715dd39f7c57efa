import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRow } from './check-row.ts';
import { orderOfDates, readDate, serialToDate } from './dates.ts';
import { doublesWithin } from './duplicates.ts';
import { PERSON_KINDS } from './fields.ts';
import { matchColumns } from './match-columns.ts';
import { ImportedPerson } from './people.ts';
import { rowsFrom } from './rows-from.ts';

const TODAY = '2026-11-20';
const SETTINGS = { order: 'day_first', today: TODAY } as const;
const EILEEN = { first_name: 'Eileen', known_as: '', last_name: 'Hartley', room: '7', date_of_birth: '3/4/1939' };

const day = fc
  .date({ min: new Date('1910-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** As Excel counts it: from 1 March 1900 on it is one ahead. */
function dateToSerial(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000);
}

test('every date is read back from however it was written', () => {
  const months = 'January February March April May June July August September October November December'.split(' ');
  fc.assert(
    fc.property(day, (date) => {
      const [year = '', month = '', number = ''] = date.split('-');
      const name = months[Number(month) - 1] ?? '';
      const written = [
        date,
        `${number}/${month}/${year}`,
        `${Number(number)}.${Number(month)}.${year}`,
        `${number} ${name} ${year}`,
        `${name} ${number}, ${year}`,
        `${Number(number)}-${name.slice(0, 3)}-${year}`,
        String(dateToSerial(date)),
        `${date}T00:00:00`,
      ];
      for (const text of written) expect([text, readDate(text, 'day_first', TODAY)]).toMatchObject([text, { date }]);
      expect(readDate(`${month}/${number}/${year}`, 'month_first', TODAY)).toMatchObject({ date });
      expect(serialToDate(dateToSerial(date))).toBe(date);
    }),
    { numRuns: 1_000 },
  );
}, 60_000);

test('Excel’s 29 February 1900 is no day, and the days beside it are right', () => {
  expect([59, 60, 61].map((serial) => serialToDate(serial))).toEqual(['1900-02-28', null, '1900-03-01']);
});

test('a date that does not exist is never another date', () => {
  for (const text of [
    '31/02/1938',
    '29/02/1937',
    '00/01/1938',
    '13/13/1938',
    '1938-02-30',
    'soon',
    '32 May 1938',
    '12',
  ])
    expect([text, readDate(text, 'day_first', TODAY).kind]).toEqual([text, 'no_date']);
});

test('a year alone is asked about, and never a day of 1905', () => {
  for (const text of ['1936', ' 1936 ', '1936.0', '2026'])
    expect([text, readDate(text, 'day_first', TODAY)]).toEqual([text, { kind: 'only_a_year' }]);
  const { person, problems } = checkRow('resident', { ...EILEEN, date_of_birth: '1936' }, SETTINGS);
  expect(person).toBeNull();
  expect(problems).toEqual([
    {
      field: 'date_of_birth',
      level: 'red',
      message: 'This is only a year. Write the day too, like 3 April 1936.',
    },
  ]);
});

test.each([
  [['03/04/1936', '05/06/1940'], 'either'],
  [['23/04/1936', '05/06/1940'], 'day_first'],
  [['04/23/1936', '05/06/1940'], 'month_first'],
  [['04/23/1936', '23/06/1940'], 'mixed'],
  [['1936-04-03', '04/04/1936', ''], 'no_matter'],
])('the order of %j is told: %s', (dates, order) => {
  expect(orderOfDates(dates)).toBe(order);
});

test('columns are matched by their headers, whatever they are called', () => {
  const rows = [
    ['Greenfields, 20 Nov 2026'],
    ['SURNAME', 'Forename(s)', 'D.O.B.', 'Room No.', 'NHS No', 'Preferred name', 'Admission date', 'Keysafe'],
    ['Hartley', 'Eileen', '03/04/1939', '7', '943 476 5919', 'Eileen', '01/02/2024', '1234'],
  ];
  const match = matchColumns({ name: '', rows }, TODAY);
  expect(match.header_row).toBe(1);
  expect(match.columns).toEqual([
    'last_name',
    'first_name',
    'date_of_birth',
    'room',
    'nhs_number',
    'known_as',
    'moved_in_on',
    null,
  ]);
  expect(match.kind).toBe('resident');
});

test('columns without a header that says anything are matched by what stands in them', () => {
  const rows = [
    ['Name', 'A', 'B', 'C'],
    ['Tomasz Nowak', 'tomasz@larch.example', 'Carer', 'x'],
    ['Nadia Rahman', 'nadia@larch.example', 'Activities coordinator', 'y'],
    ['Ola Nowak', 'ola@larch.example', 'HCA', 'z'],
  ];
  const match = matchColumns({ name: '', rows }, TODAY);
  expect(match.columns).toEqual(['full_name', 'email', 'role', null]);
  expect(match.kind).toBe('staff');
  const [row] = rowsFrom({ name: '', rows }, match);
  expect(row).toMatchObject({ number: 2, kind: 'staff', cells: { first_name: 'Tomasz', last_name: 'Nowak' } });
});

test('a header that promises another thing than stands below is not believed', () => {
  const rows = [
    ['NHS number', 'Email'],
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}@home.example`, '9434765919']),
  ];
  expect(matchColumns({ name: '', rows }, TODAY).columns).toEqual(['email', 'nhs_number']);
});

test.each([
  ['Hartley, Eileen', 'Eileen', 'Hartley', ''],
  ['Mrs Eileen Mary Hartley', 'Eileen Mary', 'Hartley', 'Mrs'],
  ['Jan van der Berg', 'Jan', 'van der Berg', ''],
  ['Cher', 'Cher', '', ''],
])('%s is taken apart', (name, first_name, last_name, title) => {
  const sheet = {
    name: '',
    rows: [
      ['Resident name', 'Room'],
      [name, '7'],
    ],
  };
  const [row] = rowsFrom(sheet, matchColumns(sheet, TODAY));
  expect(row?.cells).toMatchObject({ first_name, last_name, title });
});

test('a good row is a person', () => {
  const { person, problems } = checkRow('resident', EILEEN, SETTINGS);
  expect(problems).toEqual([]);
  expect(person).toMatchObject({ known_as: 'Eileen', date_of_birth: '1939-04-03', moved_in_on: null });
});

test.each([
  ['a missing name', { first_name: '' }, 'first_name', 'red', undefined],
  ['a missing room', { room: '' }, 'room', 'red', undefined],
  ['a day that is none', { date_of_birth: '31/02/1938' }, 'date_of_birth', 'red', undefined],
  ['a year of two digits', { date_of_birth: '3/4/24' }, 'date_of_birth', 'red', { kind: 'value', value: '1924-04-03' }],
  ['a day of Excel', { date_of_birth: '14000' }, 'date_of_birth', 'amber', { kind: 'value', value: '1938-04-30' }],
  [
    'the other order',
    { date_of_birth: '04/23/1938' },
    'date_of_birth',
    'amber',
    { kind: 'value', value: '1938-04-23' },
  ],
  ['a wrong NHS number', { nhs_number: '9434765918' }, 'nhs_number', 'red', { kind: 'value', value: '' }],
  ['a name that runs', { last_name: '=Hartley' }, 'last_name', 'red', { kind: 'value', value: 'Hartley' }],
  ['a command', { faith: "=cmd|'/C calc'!A0" }, 'faith', 'amber', { kind: 'value', value: '' }],
  ['capitals', { last_name: "O'NEILL" }, 'last_name', 'amber', { kind: 'value', value: "O'Neill" }],
])('%s is told at its cell', (_name, cells, field, level, fix) => {
  const { problems } = checkRow('resident', { ...EILEEN, ...cells }, SETTINGS);
  expect(problems.map((one) => [one.field, one.level, one.fix])).toContainEqual([field, level, fix]);
});

test.each([
  ['tomasz@larch,example', 'email', 'tomasz@larch.example'],
  ['tomasz @larch.example ', 'email', 'tomasz@larch.example'],
  ['nobody', 'email', ''],
])('an address like %s has one near it', (email, field, value) => {
  const { problems } = checkRow('staff', { first_name: 'Tomasz', last_name: 'Nowak', role: 'Carer', email }, SETTINGS);
  expect(problems).toMatchObject([{ field, level: 'red', fix: { value } }]);
});

test('what a fix says makes the cell good, and no cell ever breaks the check', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', '1/2/3', '45000', 'É', '-', '0000-01-01'));
  const cells = fc.record({
    first_name: cell,
    known_as: cell,
    last_name: cell,
    room: cell,
    date_of_birth: cell,
    nhs_number: cell,
    faith: cell,
    moved_in_on: cell,
    email: cell,
    role: cell,
    starts_on: cell,
    ends_on: cell,
    relationship: cell,
    resident: cell,
    external_id: cell,
    access_level: cell,
    is_primary: cell,
  });
  fc.assert(
    fc.property(fc.constantFrom(...PERSON_KINDS), cells, (kind, drawn) => {
      const { person, problems } = checkRow(kind, drawn, SETTINGS);
      expect(person === null).toBe(problems.some(({ level }) => level === 'red'));
      expect(person === null || ImportedPerson.safeParse(person).success).toBe(true);
      for (const { field, fix } of problems) {
        if (fix?.kind !== 'value') continue;
        const again = checkRow(kind, { ...drawn, [field]: fix.value }, SETTINGS).problems.filter(
          (one) => one.field === field,
        );
        expect(again.filter(({ level }) => level === 'red')).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);

test('a missing name is told once, and a name that is lent is told where it stands', () => {
  const told = (cells: object) =>
    checkRow('resident', { ...EILEEN, ...cells }, SETTINGS).problems.map(({ field }) => field);
  expect(told({ first_name: '' })).toEqual(['first_name']);
  expect(told({ first_name: '', known_as: 'N3ll' })).toEqual(['known_as']);
});

test('whoever stands in the file twice is told at the later row', () => {
  const row = (number: number, cells: object) => {
    const { person } = checkRow('resident', { ...EILEEN, ...cells }, SETTINGS);
    return person === null ? [] : [{ number, person }];
  };
  const rows = [
    ...row(2, {}),
    ...row(3, { last_name: 'HARTLEY' }),
    ...row(4, { date_of_birth: '3/4/1940' }),
    ...row(5, { first_name: 'Nell', nhs_number: '9434765919' }),
    ...row(6, { first_name: 'Ida', nhs_number: '943 476 5919' }),
  ];
  const found = doublesWithin(rows);
  expect([...found].map(([place, { field, level }]) => [rows[place]?.number, field, level])).toEqual([
    [3, 'last_name', 'red'],
    [4, 'last_name', 'amber'],
    [6, 'nhs_number', 'red'],
  ]);
});

test('ten thousand rows are checked in less than three seconds', () => {
  const check = () => {
    const began = performance.now();
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const last_name = `Hartley ${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}`;
      return { number: at + 2, person: checkRow('resident', { ...EILEEN, last_name }, SETTINGS).person };
    });
    doublesWithin(rows.flatMap(({ number, person }) => (person === null ? [] : [{ number, person }])));
    return performance.now() - began;
  };
  // The machine may be busy with something else: the quicker one counts.
  expect(Math.min(check(), check())).toBeLessThan(3_000);
}, 60_000);

test('a last day that a sheet made a number of is no way out once it is over', () => {
  const cells = { first_name: 'Ola', last_name: 'Nowak', role: 'Carer', ends_on: '45000' };
  const { problems } = checkRow('staff', cells, SETTINGS);
  expect(problems.flatMap(({ fix }) => fix ?? [])).toEqual([{ kind: 'leave_out' }]);
});

test('whoever has left the home stays out of a list of staff', () => {
  const cells = { first_name: 'Ola', last_name: 'Nowak', role: 'Carer', ends_on: '31/01/2020' };
  const { person, problems } = checkRow('staff', cells, SETTINGS);
  expect(person).toBeNull();
  expect(problems).toMatchObject([{ field: 'ends_on', level: 'red', fix: { kind: 'leave_out' } }]);
});
