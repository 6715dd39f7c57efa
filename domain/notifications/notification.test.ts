import { expect, test } from 'vitest';
import { notificationsFor, quietUntil } from './notification.ts';

const LONDON = 'Europe/London';
const at = (instant: string) => new Date(instant);

test.each([
  ['in the evening', '2026-11-20T21:00:00Z', '2026-11-21T07:00:00.000Z'],
  ['after midnight', '2026-11-21T06:59:00Z', '2026-11-21T07:00:00.000Z'],
  ['as they begin', '2026-11-20T20:30:00Z', '2026-11-21T07:00:00.000Z'],
  ['as they end', '2026-11-21T07:00:00Z', undefined],
  ['at noon', '2026-11-20T12:00:00Z', undefined],
  ['in summer, by the clock on the wall', '2026-07-01T20:00:00Z', '2026-07-02T06:00:00.000Z'],
  ['in the night when the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00.000Z'],
])('a notification in quiet hours waits until they end: %s', (_when, now, until) => {
  expect(quietUntil({ from: '20:30', until: '07:00' }, at(now), LONDON)?.toISOString()).toBe(until);
});

test('quiet hours within a day end on that day, and without any there are none', () => {
  const afternoon = { from: '13:00', until: '15:30' };
  expect(quietUntil(afternoon, at('2026-11-20T14:00:00Z'), LONDON)?.toISOString()).toBe('2026-11-20T15:30:00.000Z');
  expect(quietUntil(afternoon, at('2026-11-20T16:00:00Z'), LONDON)).toBeNull();
  expect(quietUntil(null, at('2026-11-20T02:00:00Z'), LONDON)).toBeNull();
});

test('everybody is offered the notifications that they can get, and no other', () => {
  const viewer = {
    type: 'staff',
    organisation_type: 1,
    expired: false,
    package: { title: 'Package E', is_basic: false },
    carehome: { organisation: { is_risk_assessment_enabled: false } },
  };
  expect(notificationsFor({ ...viewer, role: 'manager' })).toEqual([
    'joiner',
    'family_invitation',
    'suggestion',
    'suggestion_answered',
    'event_invited',
    'event_changed',
    'activity_proposed',
    'activity_answered',
    'report_returned',
    'concern',
    'survey',
    'must_read',
    'message',
    'consent_answered',
    'consent_taken_back',
  ]);
  expect(notificationsFor({ ...viewer, role: 'coordinator' })).toEqual([
    'suggestion',
    'suggestion_answered',
    'event_invited',
    'event_changed',
    'activity_proposed',
    'activity_answered',
    'report_returned',
    'survey',
    'must_read',
    'message',
    'consent_answered',
    'consent_taken_back',
  ]);
  expect(notificationsFor({ ...viewer, role: 'carer' })).toEqual([
    'suggestion_answered',
    'event_invited',
    'event_changed',
    'activity_answered',
    'report_returned',
    'survey',
    'must_read',
    'message',
  ]);
  expect(notificationsFor({ ...viewer, type: 'family' })).toEqual([
    'suggestion_answered',
    'event_invited',
    'event_changed',
    'survey',
    'must_read',
    'message',
    'family_reply',
    'family_news',
    'consent_asked',
  ]);
  expect(notificationsFor({ ...viewer, type: 'family', has_open_link: false })).toEqual([]);
  expect(notificationsFor({ ...viewer, type: 'family_organisation', organisation_type: 2 })).toEqual([
    'event_invited',
    'event_changed',
    'survey',
    'message',
  ]);
});
