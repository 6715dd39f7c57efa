import { expect, test } from 'vitest';
import type { AskedPerson } from '../activities/group-fit.ts';
import { interestOf } from '../interests/catalogue.ts';
import type { InterestLevel } from '../interests/interest.ts';
import { whoWouldLove } from './who-would-love.ts';
import type { ToldOfEvent } from './who-would-love.ts';

const NOTHING_KNOWN = { has_allergies: false, allergies: [], diet_texture: null, fluid: null };

const dilys = person('dilys', { interests: [known('hymns', 'loves'), known('dogs', 'likes')] });
const arthur = person('arthur', { interests: [known('dominoes', 'loves'), known('singing', 'likes')] });
const joyce = person('joyce', { interests: [known('singing', 'loves')] });
const PEOPLE = [arthur, dilys, joyce];

const event = (title: string, more: Partial<ToldOfEvent> = {}): ToldOfEvent => ({
  type: 'activity',
  title,
  description: '',
  ...more,
});
const idsFor = (about: ToldOfEvent, people: AskedPerson[] = PEOPLE) => whoWouldLove(about, people).map(({ id }) => id);

test('whoever loves it stands before whoever likes it, and the reason is their own interest', () => {
  expect(whoWouldLove(event('Singing in the conservatory'), [arthur, joyce])).toEqual([
    { id: 'joyce', interest: { code: 'singing', label: 'Singing', level: 'loves' } },
    { id: 'arthur', interest: { code: 'singing', label: 'Singing', level: 'likes' } },
  ]);
});

test('what its description names counts as what its name says', () => {
  expect(idsFor(event('Wednesday afternoon', { description: 'Dominoes and a chat.' }))).toEqual(['arthur']);
});

test('an event that speaks to nobody offers nobody', () => {
  expect(idsFor(event('Fire drill'))).toEqual([]);
  const family = person('frank', { interests: [known('family', 'loves')] });
  expect(idsFor(event('Mahjong with the Chan family'), [family])).toEqual([]);
});

test('in own words most of them have to be said', () => {
  const halina = person('halina', { interests: [{ code: null, label: 'Walking to school', level: 'loves' }] });
  const peter = person('peter', { interests: [{ code: null, label: 'Steam engines', level: 'loves' }] });
  expect(idsFor(event('Visit from a school'), [halina])).toEqual([]);
  expect(idsFor(event('The steam engines of Bewdley'), [peter])).toEqual(['peter']);
});

test('nobody is offered who wants to avoid it, who should not hear of it, or whom it would stop', () => {
  const sings = { interests: [known('singing', 'loves')] };
  const withTea = event('Singing', { description: 'With tea and cake.' });
  const care = (more: Partial<AskedPerson['care']>) => person('one', { ...sings, care: { ...NOTHING_KNOWN, ...more } });
  expect(idsFor(withTea, [care({})])).toEqual(['one']);
  expect(idsFor(withTea, [care({ has_allergies: true, allergies: ['Eggs'] })])).toEqual([]);
  expect(idsFor(withTea, [care({ has_allergies: true, allergies: ['Penicillin'] })])).toEqual(['one']);
  expect(idsFor(withTea, [care({ diet_texture: 4 })])).toEqual([]);
  expect(idsFor(event('Singing'), [care({ diet_texture: 4 })])).toEqual(['one']);

  const dogs = known('dogs', 'avoid');
  const afraid = person('afraid', { interests: [known('singing', 'loves'), dogs] });
  expect(idsFor(event('Singing', { description: 'A dog comes too.' }), [afraid])).toEqual([]);
  const hurt = person('hurt', { ...sings, topics_to_avoid: ['The war'] });
  expect(idsFor(event('Singing', { description: 'Songs of the war.' }), [hurt])).toEqual([]);
  expect(idsFor(event('Singing'), [hurt])).toEqual(['hurt']);
  expect(idsFor(event('Singing'), [person('inbed', { ...sings, is_in_bed: true })])).toEqual([]);
});

test('what is disliked is no interest', () => {
  expect(idsFor(event('Dominoes'), [person('sue', { interests: [known('dominoes', 'dislikes')] })])).toEqual([]);
});

function known(code: string, level: InterestLevel) {
  return { code, label: interestOf(code)?.label ?? code, level };
}

function person(id: string, more: Partial<AskedPerson>): AskedPerson {
  return {
    id,
    interests: [],
    topics_to_avoid: [],
    past: [],
    sides_of_week: new Set(),
    care: NOTHING_KNOWN,
    is_in_bed: false,
    support_band: null,
    four_weeks_ago: '2026-10-24',
    ...more,
  };
}
