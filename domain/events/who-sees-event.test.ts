import { expect, test } from 'vitest';
import { isInvited, residentsToAnswerFor, seesEvent } from './who-sees-event.ts';
import type { EventViewer, OpenLink, SeenEvent } from './who-sees-event.ts';

const event: SeenEvent = {
  audience: 'all',
  made_by_id: 'hilary',
  member_ids: [],
  relative_link_ids: [],
  invited_resident_ids: [],
};
const link: OpenLink = { id: 'link', resident_id: 'eileen', access_level: 'family', is_living_here: true };
const sarah: EventViewer = { kind: 'relative', account_id: 'sarah', links: [link] };
const friend: EventViewer = { ...sarah, links: [{ ...link, access_level: 'friend' }] };
const bereaved: EventViewer = { ...sarah, links: [{ ...link, is_living_here: false }] };
const tomasz: EventViewer = { kind: 'staff', account_id: 'tomasz' };
const graham: EventViewer = { kind: 'family_organisation', account_id: 'graham', is_organiser: false };
const hilary: EventViewer = { kind: 'family_organisation', account_id: 'hilary', is_organiser: true };

test.each([
  ['a relative sees what is for everybody', sarah, { audience: 'all' }, true],
  ['a relative sees what is for relatives', sarah, { audience: 'relatives' }, true],
  ['a relative does not see what is for residents', sarah, { audience: 'residents' }, false],
  ['a relative does not see what is for staff', sarah, { audience: 'staff' }, false],
  [
    'a relative does not see what others are invited to',
    sarah,
    { audience: 'chosen', invited_resident_ids: ['arthur'] },
    false,
  ],
  [
    'a relative sees what their person is invited to',
    sarah,
    { audience: 'chosen', invited_resident_ids: ['eileen'] },
    true,
  ],
  ['a relative sees what they are invited to', sarah, { audience: 'chosen', relative_link_ids: ['link'] }, true],
  [
    'a friend does not see what their person is invited to',
    friend,
    { audience: 'chosen', invited_resident_ids: ['eileen'] },
    false,
  ],
  ['a friend sees what they are invited to', friend, { audience: 'chosen', relative_link_ids: ['link'] }, true],
  [
    'a meeting of staff about a resident stays with staff',
    sarah,
    { audience: 'staff', invited_resident_ids: ['eileen'] },
    false,
  ],
  ['nobody is asked after a death', bereaved, { audience: 'chosen', invited_resident_ids: ['eileen'] }, false],
  ['staff see every event of their home', tomasz, { audience: 'chosen' }, true],
  ['a member sees what is for everybody', graham, { audience: 'all' }, true],
  ['a member sees what they are invited to', graham, { audience: 'chosen', member_ids: ['graham'] }, true],
  ['a member does not see what others are invited to', graham, { audience: 'chosen', member_ids: ['beth'] }, false],
  ['a member sees what they have made', { ...graham, account_id: 'hilary' }, { audience: 'chosen' }, true],
  ['the organiser sees everything of the circle', hilary, { audience: 'chosen', made_by_id: 'graham' }, true],
] satisfies [string, EventViewer, Partial<SeenEvent>, boolean][])('%s', (_sentence, viewer, but, expected) => {
  expect(seesEvent(viewer, { ...event, ...but })).toBe(expected);
});

test('whoever is invited by name, or with their person, is asked', () => {
  expect(isInvited(tomasz, { ...event, member_ids: ['tomasz'] })).toBe(true);
  expect(isInvited(tomasz, event)).toBe(false);
  expect(isInvited(sarah, { ...event, invited_resident_ids: ['eileen'] })).toBe(true);
});

test.each([
  ['for their person, where everybody may come', [link], {}, ['eileen']],
  ['for their person, who is invited', [link], { audience: 'chosen', invited_resident_ids: ['eileen'] }, ['eileen']],
  ['for nobody, where it is for relatives', [link], { audience: 'relatives' }, []],
  ['for nobody as a friend', [{ ...link, access_level: 'friend' }], {}, []],
  ['for nobody after a death', [{ ...link, is_living_here: false }], {}, []],
  ['once for somebody to whom they have two links', [link, { ...link, id: 'second' }], {}, ['eileen']],
] satisfies [string, OpenLink[], Partial<SeenEvent>, string[]][])(
  'a relative answers %s',
  (_who, links, but, expected) => {
    expect(residentsToAnswerFor(links, { ...event, ...but })).toEqual(expected);
  },
);
