import { expect, test } from 'vitest';
import { PACKAGE_TITLES } from '../constants.ts';
import { may } from './permissions.ts';
import { STAFF_ROLES } from './roles.ts';
import type { Viewer } from './viewer.ts';

const carer: Viewer = {
  type: 'staff',
  organisation_type: 1,
  expired: false,
  package: { title: 'Package E', is_basic: false },
  carehome: { organisation: { is_risk_assessment_enabled: true } },
  role: 'carer',
};

test('head office sees the figures of all homes, whatever its role and package where it stands', () => {
  for (const role of STAFF_ROLES) {
    for (const title of PACKAGE_TITLES) {
      for (const expired of [false, true]) {
        const viewer = { ...carer, role, expired, package: { title, is_basic: false } };
        expect(may({ ...viewer, is_head_office: true }, 'organisation.figures')).toBe(true);
        expect(may({ ...viewer, is_head_office: false }, 'organisation.figures')).toBe(false);
        expect(may(viewer, 'organisation.figures')).toBe(false);
      }
    }
  }
});

test('being head office gives nothing else', () => {
  for (const permission of ['residents.manage', 'staff.manage', 'reports.download_home', 'concerns.lead'] as const) {
    expect(may({ ...carer, is_head_office: true }, permission)).toBe(may(carer, permission));
  }
  const onA = { ...carer, is_head_office: true, package: { title: 'Package A', is_basic: false } };
  expect(may(onA, 'dashboard_graphs.view')).toBe(false);
  expect(may(onA, 'residents.view')).toBe(false);
});

test('a relative and a family organisation have no head office', () => {
  expect(may({ ...carer, type: 'family', is_head_office: true }, 'organisation.figures')).toBe(false);
  expect(may({ ...carer, organisation_type: 2, is_head_office: true }, 'organisation.figures')).toBe(false);
});

test('the notice board hangs for staff and for relatives with an open link, on every package', () => {
  for (const title of PACKAGE_TITLES) {
    const viewer = { ...carer, package: { title, is_basic: true } };
    expect(may(viewer, 'notices.view')).toBe(true);
    expect(may({ ...viewer, type: 'family' }, 'notices.view')).toBe(true);
    expect(may({ ...viewer, type: 'family', has_open_link: false }, 'notices.view')).toBe(false);
    expect(may({ ...viewer, organisation_type: 2 }, 'notices.view')).toBe(false);
  }
});
