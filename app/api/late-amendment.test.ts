import { expect, it } from 'vitest';
import { editMessage, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { amendReport, logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import { lateAmendment } from './late-amendment.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const care_home_id = id(1);
const client_id = id(2);
const nadia = { id: id(3), known_as: 'Nadia', last_name: 'Rahman', portrait: null };

it('changes of a report what its author changed, and leaves the people of others in it', () => {
  const said = {
    client_id,
    care_home_id,
    title: 'Tea',
    minutes: 30,
    note: 'Merry',
    moments: [{ resident_id: id(11) }],
  };
  const change = lateAmendment(entry(logReport.path, { ...said, title: 'Tea outside' }), said, teaForTwo());
  expect(change?.path).toBe(amendReport.path);
  const sent = amendReport.input.parse(change?.input);
  expect(sent).toMatchObject({ report_id: id(4), base_version: 2, title: 'Tea outside', minutes: 45, note: 'Sunny' });
  expect(sent.moments.map(({ resident_id, response }) => [resident_id, response])).toEqual([
    [id(11), 'enjoyed'],
    [id(12), 'quiet'],
  ]);
  expect(sent.client_id).not.toBe(client_id);
});

it('corrects an observation, over whatever corrections stand', () => {
  const said = { client_id, care_home_id, report_id: id(4), resident_id: id(11), ...words('He hummed') };
  const stands = observation([{ ...words('He hummed'), recorded_at: '2026-11-20T12:00:00.000Z' }]);
  const change = lateAmendment(entry(addObservation.path, { ...said, ...words('He sang') }), said, stands);
  expect(change?.path).toBe(correctObservation.path);
  expect(correctObservation.input.parse(change?.input)).toMatchObject({
    observation_id: id(5),
    report_id: id(4),
    base_version: 2,
    text: 'He sang',
  });
});

it('edits a message', () => {
  const said = { client_id, care_home_id, chat_thread_id: id(6), text: 'At two', reply_to_id: null };
  const change = lateAmendment(entry(sendMessage.path, { ...said, text: 'At three' }), said, {
    id: id(7),
    position: 9,
  });
  expect(change?.path).toBe(editMessage.path);
  expect(editMessage.input.parse(change?.input)).toMatchObject({ chat_message_id: id(7), text: 'At three' });
});

it('makes nothing of an answer that it can’t read, nor of a call that is changed in another way', () => {
  expect(lateAmendment(entry(sendMessage.path, { text: 'At three' }), {}, { ok: true })).toBeNull();
  expect(lateAmendment(entry('/api/v2/event/answer', {}), {}, { ok: true })).toBeNull();
});

function id(number: number): string {
  return `0197a000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;
}

function entry(path: string, input: Record<string, unknown>): OutboxEntry {
  const made_at = '2026-11-20T11:20:00.000Z';
  const waits = { state: 'waiting' as const, error: null, tries: 0, not_before: 0 };
  return { client_id, account_id: nadia.id, care_home_id, path, input, made_at, ...waits };
}

function words(text: string) {
  return { kind: 'wellbeing', text, effect: null, signs: [], preference: null, visibility: 'staff' };
}

function face(number: number, known_as: string) {
  const where = { last_name: 'Of Larch House', room: '1', wing: 'Garden', portrait: null };
  return { id: id(number), known_as, ...where, photo_wish: 'agrees' as const };
}

function observation(earlier: object[]) {
  return {
    id: id(5),
    report_id: id(4),
    title: 'Tea',
    resident: face(11, 'Frank'),
    at: '2026-11-20T11:20:00.000Z',
    ...words('He hummed along'),
    preference_state: null,
    author: nadia,
    recorded_at: '2026-11-20T12:30:00.000Z',
    follow_up: null,
    earlier,
    can_correct: true,
  };
}

function teaForTwo(): Report {
  const moment = (number: number, known_as: string, response: 'enjoyed' | 'quiet') => ({
    id: id(number + 10),
    resident: face(number, known_as),
    response,
    basis: 'individual' as const,
    not_today_reason: null,
    note: null,
    author: nadia,
    answered_at: '2026-11-20T11:10:00.000Z',
  });
  return {
    id: id(4),
    version: 2,
    client_id,
    state: 'submitted',
    kind: 'basic',
    overlaps: [],
    waits_for_approval: false,
    can_return: false,
    can_approve: false,
    planned_session_id: id(8),
    activity_id: null,
    title: 'Tea',
    icon: 'coffee',
    tint: 'duck',
    format: 'group',
    started_at: '2026-11-20T10:30:00.000Z',
    minutes: 45,
    place: null,
    usual_response: null,
    note: 'Sunny',
    is_added_later: false,
    recorded_at: '2026-11-20T11:20:00.000Z',
    author: nadia,
    authors: [nadia],
    moments: [moment(11, 'Frank', 'enjoyed'), moment(12, 'Halina', 'quiet')],
    history: [],
    can_change: true,
  };
}
