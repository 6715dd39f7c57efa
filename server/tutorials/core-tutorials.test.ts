import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLE_RULES, may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import { FEATURE_RULES } from '@heartsease/domain/access/rules.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import { TINTS } from '@heartsease/domain/activities/activity.ts';
import { TutorialId, TutorialWords, secondsFor } from '@heartsease/domain/tutorials/tutorial.ts';
import { ACTIVITY_ICONS } from '../../app/ui/activity-icons.ts';
import { CORE_TUTORIALS, tutorialsFor } from './core-tutorials.ts';

const PERMISSIONS = [...Object.keys(FEATURE_RULES), ...Object.keys(ROLE_RULES)] as Permission[];

const APP = join(import.meta.dirname, '../../app');
const read = (file: string) => readFileSync(join(APP, file), 'utf8');

test('there are at least a dozen tutorials, each under a name of its own', () => {
  const ids = CORE_TUTORIALS.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(CORE_TUTORIALS.map(({ title }) => title)).size).toBe(ids.length);
});

test.each(CORE_TUTORIALS.map((tutorial) => [tutorial.id, tutorial] as const))('%s is complete', (id, tutorial) => {
  expect(TutorialId.parse(id)).toBe(id);
  expect(TutorialWords.safeParse(tutorial).success).toBe(true);
  expect(TutorialWords.safeParse(tutorial.welsh).success).toBe(true);
  expect(ACTIVITY_ICONS as readonly string[]).toContain(tutorial.icon);
  expect(TINTS as readonly string[]).toContain(tutorial.tint);
  expect(secondsFor(tutorial)).toBeLessThanOrEqual(90);
});

test('a card is read in a glance: a short title, at most 40 words, and nobody shouts', () => {
  const steps = CORE_TUTORIALS.flatMap(({ id, steps: of, welsh }) =>
    [...of, ...welsh.steps].map((step) => ({ id, ...step })),
  );
  const long = steps.filter(({ title, text }) => title.length > 50 || text.split(/\s+/u).length > 40);
  expect(long).toEqual([]);
  expect(steps.filter(({ title, text }) => /!|\b(?!CSV|XLSX|PIN)[A-Z]{3,}\b/.test(`${title} ${text}`))).toEqual([]);
});

/** All that the app says in English; a placeholder stands for anything. */
const SAID = ['start', 'intro', 'signed-in', 'seldom'].flatMap((part) =>
  [...read(`words/${part}/en.po`).matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    [...lines.matchAll(/"(.*)"\n/g)].map(([, text = '']) => text.replaceAll(String.raw`\"`, '"')).join(''),
  ),
);

/** The same in Welsh. */
const SAID_IN_WELSH = ['start', 'intro', 'signed-in', 'seldom'].flatMap((part) =>
  [...read(`words/${part}/cy.po`).matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, lines = '']) =>
    [...lines.matchAll(/"(.*)"\n?/g)].map(([, text = '']) => text.replaceAll(String.raw`\"`, '"')).join(''),
  ),
);

test('every tutorial is there in Welsh, with as many steps, and what it quotes stands in the app just so', () => {
  const said = new Set(SAID_IN_WELSH);
  const differing = CORE_TUTORIALS.filter(({ steps, welsh }) => steps.length !== welsh.steps.length);
  expect(differing.map(({ id }) => id)).toEqual([]);
  const unsaid = CORE_TUTORIALS.flatMap(({ id, welsh }) =>
    welsh.steps.flatMap(({ title, text }) =>
      [...`${title} ${text}`.matchAll(/“([^”]+)”/g)]
        .map(([, quoted = '']) => quoted)
        .filter((quoted) => !said.has(quoted))
        .map((quoted) => `${id}: ${quoted}`),
    ),
  );
  expect(SAID_IN_WELSH.length).toBeGreaterThan(1_000);
  expect(unsaid).toEqual([]);
});

test('what a tutorial quotes stands in the app just so', () => {
  const said = new Set(SAID);
  const unsaid = CORE_TUTORIALS.flatMap(({ id, steps }) =>
    steps.flatMap(({ title, text }) =>
      [...`${title} ${text}`.matchAll(/“([^”]+)”/g)]
        .map(([, quoted = '']) => quoted)
        .filter((quoted) => !said.has(quoted))
        .map((quoted) => `${id}: ${quoted}`),
    ),
  );
  expect(SAID.length).toBeGreaterThan(1_000);
  expect(unsaid).toEqual([]);
});

const staff = (role: StaffRole, letter = 'E'): Viewer => ({
  type: 'staff',
  organisation_type: 1,
  expired: false,
  package: { title: `Package ${letter}`, is_basic: false },
  carehome: { organisation: { is_risk_assessment_enabled: true } },
  role,
});
const idsFor = (viewer: Viewer) => tutorialsFor(viewer).map(({ id }) => id);

test('every tutorial leads to a screen that is there, and open to whoever reads it', () => {
  const table = `${read('routes.tsx')}${read('people-routes.tsx')}${read('risk-routes.tsx')}`;
  const permissionOf = (route: string) =>
    new RegExp(String.raw`'${route}',\s*msg\x60[^\x60]*\x60,\s*async[^,]*,\s*'([a-z_.]+)'`).exec(table)?.[1];
  const lost = CORE_TUTORIALS.filter(({ route }) => {
    const [, section] = /^\/tabs\/(.+)$/.exec(route) ?? [];
    return !table.includes(section === undefined ? `'${route}'` : `section('${section}'`);
  });
  expect(lost).toEqual([]);
  expect(permissionOf('/moments')).toBe('reports.view');
  const viewers = STAFF_ROLES.flatMap((role) =>
    ['A', 'B', 'C', 'D', 'E'].flatMap((letter) => [staff(role, letter), { ...staff(role, letter), expired: true }]),
  );
  const closed = viewers.flatMap((viewer) =>
    tutorialsFor(viewer).filter(({ route }) => {
      const permission = PERMISSIONS.find((one) => one === permissionOf(route));
      return permission !== undefined && !may(viewer, permission);
    }),
  );
  expect(closed).toEqual([]);
});

test('everybody reads of what they may do, and of nothing else', () => {
  const [carer, coordinator, manager] = [staff('carer'), staff('coordinator'), staff('manager')].map(idsFor);
  expect(carer?.length).toBeGreaterThanOrEqual(12);
  expect(carer).not.toContain('invite-family');
  expect(coordinator).toEqual(expect.arrayContaining([...(carer ?? []), 'invite-family', 'what-may-be-shown']));
  expect(coordinator).not.toContain('people-from-a-spreadsheet');
  expect(manager).toEqual(expect.arrayContaining([...(coordinator ?? []), 'people-from-a-spreadsheet']));
});

test('on Package A there is nothing of residents in them, where it has expired nothing that is closed', () => {
  const onA = idsFor(staff('manager', 'A'));
  expect(onA).toEqual(expect.arrayContaining(['find-an-activity', 'good-company', 'second-step']));
  expect(onA).not.toContain('a-moment-in-three-taps');
  expect(onA).not.toContain('ideas-for-today');
  const expired = idsFor({ ...staff('carer'), expired: true });
  expect(expired).toEqual(expect.arrayContaining(['ideas-for-today', 'lost-phone']));
  expect(expired).not.toContain('a-moment-in-three-taps');
  expect(expired).not.toContain('who-needs-company');
  expect(expired).not.toContain('good-company');
});

test('a family organisation has its own, without a resident in them', () => {
  const ids = idsFor({ ...staff('carer', 'D'), organisation_type: 2, role: null });
  expect(ids).toEqual(expect.arrayContaining(['calendar-of-the-circle', 'ideas-for-today', 'good-company']));
  expect(ids).not.toContain('find-an-activity');
  expect(ids).not.toContain('about-a-person');
});
