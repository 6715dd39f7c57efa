import { expect, test } from 'vitest';
import { PACKAGE_TITLES } from '../constants.ts';
import { may } from './permissions.ts';
import { STAFF_ROLES } from './roles.ts';
import type { Viewer } from './viewer.ts';

const circle: Viewer = {
  type: 'staff',
  organisation_type: 2,
  expired: false,
  package: { title: 'Package D', is_basic: false },
  carehome: { organisation: { is_risk_assessment_enabled: false } },
  role: null,
};

test('a family organisation has its ideas on every package, and adds nothing to one that has ended or is basic', () => {
  for (const title of PACKAGE_TITLES) {
    const viewer = { ...circle, package: { title, is_basic: false } };
    const hasEnded = { ...viewer, expired: true };
    const isBasic = { ...viewer, package: { title, is_basic: true } };
    for (const one of [viewer, hasEnded, isBasic]) expect(may(one, 'family_ideas.view')).toBe(true);
    expect(may(viewer, 'family_ideas.keep')).toBe(true);
    expect(may(isBasic, 'family_ideas.keep')).toBe(false);
    // Package A never counts as expired (PE-2).
    expect(may(hasEnded, 'family_ideas.keep')).toBe(title === 'Package A');
  }
});

test('a family organisation has a book on B, D and E; what has ended or is basic is read, and not added to [PE-14]', () => {
  for (const title of PACKAGE_TITLES) {
    const viewer = { ...circle, package: { title, is_basic: false } };
    const hasBook = ['Package B', 'Package D', 'Package E'].includes(title);
    for (const one of [viewer, { ...viewer, expired: true }, { ...viewer, package: { title, is_basic: true } }]) {
      expect(may(one, 'family_book.view')).toBe(hasBook);
      expect(may(one, 'family_book.keep')).toBe(hasBook && one === viewer);
      // Nobody lives with them.
      expect(may(one, 'photo_book.open')).toBe(false);
    }
  }
});

test('staff, head office and relatives have none', () => {
  const others: Viewer[] = [
    ...STAFF_ROLES.map((role) => ({ ...circle, organisation_type: 1, role })),
    { ...circle, organisation_type: 1, role: 'manager', is_head_office: true },
    { ...circle, organisation_type: 1, type: 'family' },
    { ...circle, type: 'family' },
  ];
  for (const one of others) {
    expect(may(one, 'family_ideas.view')).toBe(false);
    expect(may(one, 'family_ideas.keep')).toBe(false);
    expect(may(one, 'family_book.view')).toBe(false);
    expect(may(one, 'family_book.keep')).toBe(false);
  }
});
