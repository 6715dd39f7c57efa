import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import { mayOpen } from '../shell/sections.ts';
import { STOP_NAMES, stopsFor } from './tour-stops.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
const STATES = [
  { expired: false, is_basic: false },
  { expired: true, is_basic: false },
  { expired: false, is_basic: true },
];

function viewerOf(change: Partial<Viewer> & { letter?: (typeof LETTERS)[number]; is_basic?: boolean }): Viewer {
  const { letter = 'E', is_basic = false, ...rest } = change;
  return {
    type: 'staff',
    organisation_type: 1,
    expired: false,
    package: { title: `Package ${letter}`, is_basic },
    carehome: { organisation: { is_risk_assessment_enabled: true } },
    role: 'carer',
    ...rest,
  };
}

const SECTIONS = [
  'today',
  'residents',
  'activities',
  'planner',
  'home',
  'calendar',
  'ideas',
  'messages',
  'videos',
  'evidence',
  'more',
] as const;
/** Guarded by the very permission that their stop asks for. */
const SCREENS = new Set(['/figures', '/manage-relative', '/manage-staff', '/my-people']);

const relative: Partial<Viewer> = { type: 'family', role: null };
const circle: Partial<Viewer> = { organisation_type: 2, role: null };
const namesFor = (viewer: Viewer) => stopsFor(viewer).map(({ name }) => name);

/** Every kind, role, package and state. */
const EVERYBODY = LETTERS.flatMap((letter) =>
  STATES.flatMap((state) => [
    ...STAFF_ROLES.map((role) => viewerOf({ letter, ...state, role })),
    viewerOf({ letter, ...state, ...relative }),
    viewerOf({ letter, ...state, ...circle }),
  ]),
);

describe('the guided tour [PR-7]', () => {
  test.each([
    ['a carer', viewerOf({}), ['day', 'company', 'log', 'residents', 'activities', 'planner', 'messages', 'help']],
    [
      'a coordinator',
      viewerOf({ role: 'coordinator' }),
      ['day', 'company', 'log', 'residents', 'plan', 'figures', 'families', 'help'],
    ],
    [
      'a manager',
      viewerOf({ role: 'manager' }),
      ['day', 'company', 'log', 'residents', 'figures', 'evidence', 'staff', 'help'],
    ],
    ['a relative', viewerOf(relative), ['person', 'days', 'ideas', 'messages', 'circle', 'help']],
    ['a carers’ circle', viewerOf(circle), ['next', 'ideas', 'videos', 'days', 'help']],
  ])('%s on Package E sees what is theirs', (_who, viewer, stops) => {
    expect(namesFor(viewer)).toEqual(stops);
  });

  test('a home that only plans is shown no people and no log', () => {
    expect(namesFor(viewerOf({ letter: 'A' }))).toEqual(['day', 'activities', 'planner', 'help']);
    expect(namesFor(viewerOf({ letter: 'A', role: 'coordinator' }))).toEqual(['day', 'activities', 'plan', 'help']);
    expect(namesFor(viewerOf({ letter: 'A', role: 'manager' }))).toEqual([
      'day',
      'activities',
      'plan',
      'staff',
      'help',
    ]);
  });

  test('after a package has expired nothing is shown that would be refused', () => {
    expect(namesFor(viewerOf({ letter: 'D', expired: true }))).toEqual([
      'day',
      'company',
      'residents',
      'planner',
      'help',
    ]);
    expect(namesFor(viewerOf({ ...circle, expired: true }))).toEqual(['next', 'ideas', 'days', 'help']);
    expect(namesFor(viewerOf({ ...relative, letter: 'D', expired: true }))).not.toContain('messages');
  });

  test('a relative whose links rest has no tour, and a profile without a role has a carer’s', () => {
    expect(stopsFor(viewerOf({ ...relative, has_open_link: false }))).toEqual([]);
    expect(stopsFor(viewerOf({ role: undefined }))).toEqual(stopsFor(viewerOf({ role: 'carer' })));
  });

  test('every stop stands in a place that its viewer may open, at most eight of them, and ends with Help', () => {
    for (const viewer of EVERYBODY) {
      const stops = stopsFor(viewer);
      const told = JSON.stringify(viewer);
      expect(stops.length, told).toBeGreaterThanOrEqual(3);
      expect(stops.length, told).toBeLessThanOrEqual(8);
      expect(stops.at(-1)?.name, told).toBe('help');
      expect(new Set(stops.map(({ name }) => name)).size, told).toBe(stops.length);
      const sections = SECTIONS.filter((section) => stops.some(({ at }) => at === `/tabs/${section}`));
      for (const section of sections) expect(mayOpen(viewer, section), `${told} ${section}`).toBe(true);
      expect(stops.every(({ at }) => SCREENS.has(at) || sections.some((one) => at === `/tabs/${one}`))).toBe(true);
    }
  });

  test('no stop is written that nobody sees', () => {
    expect([...new Set(EVERYBODY.flatMap(namesFor))].toSorted()).toEqual([...STOP_NAMES].toSorted());
  });
});
