import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PACKAGE_TITLES } from '../constants.ts';
import { may, ROLE_RULES } from './permissions.ts';
import type { Permission } from './permissions.ts';
import { STAFF_ROLES, mayGive } from './roles.ts';
import { FEATURE_RULES } from './rules.ts';
import type { Feature } from './rules.ts';
import { isBasic, isExpired, kindOf } from './viewer.ts';
import type { Viewer, ViewerKind } from './viewer.ts';

const FEATURES = Object.keys(FEATURE_RULES) as Feature[];
const PERMISSIONS = [...FEATURES, ...Object.keys(ROLE_RULES)] as Permission[];
const KINDS = ['staff', 'relative', 'family_organisation'] as const satisfies ViewerKind[];
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
const NO_YES = [false, true];

/** The four states of a package, in the order of the printed matrix. */
const STATES = [
  { name: 'current', expired: false, basic: false },
  { name: 'basic', expired: false, basic: true },
  { name: 'expired', expired: true, basic: false },
  { name: 'expired, basic', expired: true, basic: true },
];

interface Case {
  kind: ViewerKind;
  letter: (typeof LETTERS)[number];
  expired: boolean;
  basic: boolean;
  risk: boolean;
}

/** A profile with just the specified fields. */
function viewerOf({ kind, letter, expired, basic, risk }: Case): Viewer {
  return {
    type: kind === 'relative' ? 'family' : 'staff',
    organisation_type: kind === 'family_organisation' ? 2 : 1,
    expired,
    package: { title: `Package ${letter}`, is_basic: basic },
    carehome: { organisation: { is_risk_assessment_enabled: risk } },
  };
}

const CASES: Case[] = KINDS.flatMap((kind) =>
  LETTERS.flatMap((letter) =>
    STATES.flatMap(({ expired, basic }) => NO_YES.map((risk) => ({ kind, letter, expired, basic, risk }))),
  ),
);

/**
 * Section 6 of the specification once more, copied by hand and not from the rules: the packages on which
 * each kind of user has a feature, and what takes it away. `expired` never means Package A.
 */
const ALL = 'A B C D E';
const NONE = '';
const SPECIFICATION: Record<
  Feature,
  { staff: string; relative: string; family_organisation: string; lost?: 'expired' | 'expired or basic' | 'no flag' }
> = {
  'featured_activities.view': { staff: 'B C D E', relative: ALL, family_organisation: ALL },
  'dashboard_graphs.view': { staff: 'B C D E', relative: NONE, family_organisation: NONE },
  'pal.view': { staff: ALL, relative: ALL, family_organisation: ALL, lost: 'expired' },
  'videos.view': { staff: ALL, relative: ALL, family_organisation: ALL, lost: 'expired' },
  'tutorials.view': { staff: ALL, relative: NONE, family_organisation: ALL },
  'all_activities.view': { staff: ALL, relative: ALL, family_organisation: NONE, lost: 'expired or basic' },
  'events.view': { staff: ALL, relative: ALL, family_organisation: ALL },
  'events.edit': { staff: ALL, relative: ALL, family_organisation: ALL },
  'events.delete': { staff: ALL, relative: ALL, family_organisation: ALL },
  'events.add': { staff: ALL, relative: NONE, family_organisation: ALL, lost: 'expired or basic' },
  'surveys.view': { staff: 'E', relative: 'E', family_organisation: 'E' },
  'reports.view': { staff: 'B C D E', relative: NONE, family_organisation: NONE },
  'reports.add': { staff: 'B C D E', relative: NONE, family_organisation: NONE, lost: 'expired or basic' },
  'reports.full': { staff: 'C D E', relative: NONE, family_organisation: NONE, lost: 'expired or basic' },
  'reports.email': { staff: 'C D E', relative: NONE, family_organisation: NONE, lost: 'expired or basic' },
  'residents.view': { staff: 'B C D E', relative: NONE, family_organisation: NONE },
  'residents.add': { staff: 'B C D E', relative: NONE, family_organisation: NONE, lost: 'expired or basic' },
  'relatives_list.view': { staff: NONE, relative: ALL, family_organisation: NONE },
  'chat.use': { staff: 'B D E', relative: 'B D E', family_organisation: 'B D E', lost: 'expired or basic' },
  'photo_book.view': { staff: 'B D E', relative: 'B D E', family_organisation: 'B D E' },
  'risk_assessment.view': { staff: ALL, relative: ALL, family_organisation: ALL, lost: 'no flag' },
};

function isSpecified(feature: Feature, { kind, letter, expired, basic, risk }: Case): boolean {
  const { lost, ...packages } = SPECIFICATION[feature];
  if (!packages[kind].includes(letter)) return false;
  const hasExpired = expired && letter !== 'A';
  if (lost === 'expired') return !hasExpired;
  if (lost === 'expired or basic') return !hasExpired && !basic;
  return lost === 'no flag' ? risk : true;
}

test('every cell of the permission table is what the specification says', () => {
  const wrong = CASES.flatMap((cell) =>
    FEATURES.filter((feature) => may(viewerOf(cell), feature) !== isSpecified(feature, cell)).map(
      (feature) => `${feature}: ${JSON.stringify(cell)}`,
    ),
  );
  expect(wrong).toEqual([]);
  expect(CASES.length * FEATURES.length).toBe(2_520);
});

test('the whole table, printed, is the one that was agreed', async () => {
  await expect(printedMatrix()).toMatchFileSnapshot('./matrix.txt');
});

test.each([
  ['staff on Package A see no featured activities', 'staff', 'A', 'featured_activities.view', false],
  ['a relative on Package A sees featured activities', 'relative', 'A', 'featured_activities.view', true],
  ['a relative may not see the residents', 'relative', 'E', 'residents.view', false],
  ['a relative may not add a report', 'relative', 'E', 'reports.add', false],
  ['a relative may not add an event', 'relative', 'E', 'events.add', false],
  ['a relative may edit an event', 'relative', 'E', 'events.edit', true],
  ['a relative sees no tutorials', 'relative', 'E', 'tutorials.view', false],
  ['only relatives have a list of their people', 'staff', 'E', 'relatives_list.view', false],
  ['a family organisation does not see all activities', 'family_organisation', 'E', 'all_activities.view', false],
  ['staff on Package A may not see the residents', 'staff', 'A', 'residents.view', false],
  ['staff on Package B log a report', 'staff', 'B', 'reports.add', true],
  ['staff on Package B write no full reports', 'staff', 'B', 'reports.full', false],
  ['staff on Package B e-mail no reports', 'staff', 'B', 'reports.email', false],
  ['staff on Package C do not chat', 'staff', 'C', 'chat.use', false],
  ['surveys are for Package E', 'staff', 'D', 'surveys.view', false],
] as const)('%s', (_sentence, kind, letter, feature, expected) => {
  expect(may(viewerOf({ kind, letter, expired: false, basic: false, risk: false }), feature)).toBe(expected);
});

test('Package A never counts as expired, and whatever has expired counts as basic', () => {
  for (const cell of CASES) {
    const viewer = viewerOf(cell);
    expect(isExpired(viewer)).toBe(cell.expired && cell.letter !== 'A');
    expect(isBasic(viewer)).toBe(cell.basic || (cell.expired && cell.letter !== 'A'));
    expect(kindOf(viewer)).toBe(cell.kind);
  }
});

/** Any profile that could come over the wire, odd kinds and packages that nobody sells included. */
const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  type: fc.oneof(fc.constantFrom('family', 'staff', 'family_organisation', 'Family'), fc.string()),
  organisation_type: fc.oneof(fc.constantFrom(1, 2), fc.integer()),
  expired: fc.boolean(),
  package: fc.record({
    title: fc.oneof(fc.constantFrom(...PACKAGE_TITLES), fc.constantFrom('Package F', 'package e', '')),
    is_basic: fc.boolean(),
  }),
  carehome: fc.record({ organisation: fc.record({ is_risk_assessment_enabled: fc.boolean() }) }),
  role: fc.option(fc.constantFrom(...STAFF_ROLES), { nil: undefined }),
});
const OFTEN = { numRuns: 20_000 };

function permissionsOf(viewer: Viewer): Set<Permission> {
  return new Set(PERMISSIONS.filter((permission) => may(viewer, permission)));
}

test('a package that has expired never allows more than while it ran', () => {
  fc.assert(
    fc.property(anyViewer, (viewer) => {
      const whileItRan = permissionsOf({ ...viewer, expired: false });
      expect(permissionsOf({ ...viewer, expired: true }).isSubsetOf(whileItRan)).toBe(true);
    }),
    OFTEN,
  );
});

test('a basic package never allows more than the full one', () => {
  const withBasic = (viewer: Viewer, is_basic: boolean) => ({ ...viewer, package: { ...viewer.package, is_basic } });
  fc.assert(
    fc.property(anyViewer, (viewer) => {
      const full = permissionsOf(withBasic(viewer, false));
      expect(permissionsOf(withBasic(viewer, true)).isSubsetOf(full)).toBe(true);
    }),
    OFTEN,
  );
});

test('a carer may nothing that a coordinator may not, nor a coordinator what a manager may not', () => {
  fc.assert(
    fc.property(anyViewer, (viewer) => {
      const as = (role: (typeof STAFF_ROLES)[number]) => permissionsOf({ ...viewer, role });
      expect(as('carer').isSubsetOf(as('coordinator'))).toBe(true);
      expect(as('coordinator').isSubsetOf(as('manager'))).toBe(true);
    }),
    OFTEN,
  );
});

test('a staff profile without a role counts as a carer', () => {
  fc.assert(
    fc.property(anyViewer, (viewer) => {
      const without = permissionsOf({ ...viewer, role: undefined });
      expect(without).toEqual(permissionsOf({ ...viewer, role: 'carer' }));
    }),
    OFTEN,
  );
});

test('a home that can add no residents changes none, whatever the role', () => {
  for (const { expired, basic } of [
    { expired: true, basic: false },
    { expired: false, basic: true },
  ]) {
    const viewer: Viewer = { ...viewerOf({ kind: 'staff', letter: 'C', expired, basic, risk: true }), role: 'manager' };
    expect(may(viewer, 'residents.manage')).toBe(false);
    expect(may(viewer, 'residents.access_needs')).toBe(false);
    // What has to stop at once stops on any package.
    expect(may(viewer, 'residents.end_stay')).toBe(true);
  }
});

test.each([
  ['on Package B', { letter: 'B', expired: false, basic: false }, true],
  ['after the package has expired', { letter: 'C', expired: true, basic: false }, true],
  ['on a basic package', { letter: 'C', expired: false, basic: true }, true],
  ['where there are no reports', { letter: 'A', expired: false, basic: false }, false],
] as const)('a link that was sent is taken back %s', (_when, cell, expected) => {
  const viewer = viewerOf({ kind: 'staff', risk: true, ...cell });
  expect(may(viewer, 'reports.email')).toBe(false);
  expect(STAFF_ROLES.map((role) => may({ ...viewer, role }, 'reports.take_back'))).toEqual(
    STAFF_ROLES.map(() => expected),
  );
});

test('no role makes staff of a relative or of a family organisation', () => {
  const ofStaff = Object.keys(ROLE_RULES) as Permission[];
  for (const kind of ['relative', 'family_organisation'] as const) {
    const viewer = { ...viewerOf({ kind, letter: 'E', expired: false, basic: false, risk: true }), role: 'manager' };
    for (const permission of ofStaff) expect(may(viewer as Viewer, permission)).toBe(false);
  }
});

function printedMatrix(): string {
  const width = Math.max(...PERMISSIONS.map((permission) => permission.length)) + 2;
  const row = (name: string, cells: string[]) => `${name.padEnd(width)}${cells.join('   ')}`.trimEnd();
  const heads = STATES.map(({ name }) => name.padEnd(9));
  const letters = STATES.map(() => LETTERS.join(' '));
  const blocks = KINDS.flatMap((kind) =>
    [false, true].map((risk) => {
      const lines = FEATURES.map((feature) => {
        const cells = STATES.map(({ expired, basic }) =>
          LETTERS.map((letter) => mark(may(viewerOf({ kind, letter, expired, basic, risk }), feature))).join(' '),
        );
        return row(feature, cells);
      });
      const title = `${kind.replace('_', ' ')}, risk assessment ${risk ? 'on' : 'off'}`;
      return [title, row('', heads), row('Package', letters), ...lines].join('\n');
    }),
  );
  const roles = (Object.keys(ROLE_RULES) as Permission[]).map((permission) => {
    const staff = viewerOf({ kind: 'staff', letter: 'E', expired: false, basic: false, risk: true });
    return row(permission, [STAFF_ROLES.map((role) => mark(may({ ...staff, role }, permission)).padEnd(12)).join('')]);
  });
  const byRole = ['what a role allows, on Package E', row('', [STAFF_ROLES.map((r) => r.padEnd(12)).join('')])];
  return `${[...blocks, [...byRole, ...roles].join('\n')].join('\n\n')}\n`;
}

function mark(allowed: boolean): string {
  return allowed ? 'x' : '.';
}

test('nobody gives a role above their own', () => {
  const given = STAFF_ROLES.map((own) => STAFF_ROLES.filter((role) => mayGive(own, role)));
  expect(given).toEqual([['manager', 'coordinator', 'carer'], ['coordinator', 'carer'], ['carer']]);
  expect(STAFF_ROLES.some((role) => mayGive(null, role))).toBe(false);
});
