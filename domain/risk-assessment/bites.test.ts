import { expect, test } from 'vitest';
import { ActivityHazard } from '../activities/activity-detail.ts';
import type { AccessNeeds } from '../residents/access-needs.ts';
import { biteOf, overlayOf } from './bites.ts';
import type { PersonToCheck } from './bites.ts';
import { waitingStops } from './overlay.ts';
import type { BiteReason } from './overlay.ts';

const NOTHING: AccessNeeds = {
  sight: null,
  hearing: null,
  mobility: null,
  transfer: null,
  hands: null,
  fatigue: null,
  best_times: [],
  seat: '',
  diet_texture: null,
  fluid: null,
  has_allergies: false,
  allergies: [],
  risks: [],
  other: '',
};

const person = (needs: Partial<AccessNeeds>, more: Partial<PersonToCheck> = {}): PersonToCheck => ({
  id: 'somebody',
  needs: { ...NOTHING, ...needs },
  support_band: null,
  topics_to_avoid: [],
  ...more,
});

const allergicTo = (...allergies: string[]) => ({ has_allergies: true, allergies });
const NEED = (
  need: 'hands' | 'sight' | 'diet_texture' | 'fluid' | 'transfer' | 'hearing' | 'mobility',
  value: string | number,
) => ({ kind: 'need', need, value }) satisfies BiteReason;
const RISK = (risk: AccessNeeds['risks'][number]) => ({ kind: 'risk', risk }) satisfies BiteReason;

test.each<[string, ActivityHazard, PersonToCheck, BiteReason[], boolean]>([
  ['baking and minced food', 'choking', person({ diet_texture: 5 }), [NEED('diet_texture', 5)], true],
  ['food and thickened drinks', 'choking', person({ fluid: 2 }), [NEED('fluid', 2)], true],
  [
    'food and a swallowing risk without a level',
    'choking',
    person({ risks: ['swallowing'] }),
    [RISK('swallowing')],
    false,
  ],
  ['a nut allergy', 'allergy', person(allergicTo('Nuts')), [{ kind: 'allergies', allergies: ['Nuts'] }], true],
  [
    'a medicine, which is no ingredient',
    'allergy',
    person(allergicTo('Penicillin')),
    [{ kind: 'allergies', allergies: ['Penicillin'] }],
    false,
  ],
  [
    'a medicine and eggs',
    'allergy',
    person(allergicTo('Penicillin', 'Egg')),
    [{ kind: 'allergies', allergies: ['Penicillin', 'Egg'] }],
    true,
  ],
  ['a peeler and a blood thinner', 'sharps', person({ risks: ['anticoagulant'] }), [RISK('anticoagulant')], false],
  ['scissors and hands that shake', 'sharps', person({ hands: 'tremor' }), [NEED('hands', 'tremor')], false],
  ['a hob and oxygen', 'hot_equipment', person({ risks: ['oxygen'] }), [RISK('oxygen')], false],
  [
    'a light show and photosensitivity',
    'flashing_light',
    person({ risks: ['photosensitive'] }),
    [RISK('photosensitive')],
    false,
  ],
  [
    'an outing and somebody who likes to leave',
    'getting_lost',
    person({ risks: ['exit_seeking'] }),
    [RISK('exit_seeking')],
    false,
  ],
  ['a wet path and falls', 'slips', person({ risks: ['falls'] }), [RISK('falls')], false],
  ['a road and poor sight', 'road', person({ sight: 'blind' }), [NEED('sight', 'blind')], false],
  [
    'a visiting dog and an allergy to dogs',
    'animals',
    person(allergicTo('Dog hair')),
    [{ kind: 'allergies', allergies: ['Dog hair'] }],
    true,
  ],
  [
    'a latex balloon and a latex allergy',
    'balloons',
    person(allergicTo('Latex')),
    [{ kind: 'allergies', allergies: ['Latex'] }],
    true,
  ],
  [
    'beads and somebody who explores by the senses',
    'ingestion',
    person({}, { support_band: 3 }),
    [{ kind: 'band', support_band: 3 }],
    false,
  ],
  [
    'memories and a topic that is better not raised',
    'distress',
    person({}, { topics_to_avoid: ['The Blitz'] }),
    [{ kind: 'topics', topics: ['The Blitz'] }],
    false,
  ],
  [
    'beads and the senses, of whom no needs are written down',
    'ingestion',
    person({}, { needs: null, support_band: 4 }),
    [{ kind: 'band', support_band: 4 }],
    false,
  ],
  [
    'memories and a topic, of whom no needs are written down',
    'distress',
    person({}, { needs: null, topics_to_avoid: ['The Blitz'] }),
    [{ kind: 'topics', topics: ['The Blitz'] }],
    false,
  ],
  ['a minibus and a hoist', 'transport', person({ transfer: 'hoist' }), [NEED('transfer', 'hoist')], false],
])('it bites: %s', (_what, hazard, who, why, is_hard_stop) => {
  expect(biteOf(hazard, who)).toEqual({ why, is_hard_stop });
});

test.each<[string, ActivityHazard, PersonToCheck]>([
  ['food as everybody eats it', 'choking', person({ diet_texture: 7, fluid: 0 })],
  ['no allergies', 'allergy', person({})],
  ['a nut allergy and a visiting dog', 'animals', person(allergicTo('Nuts'))],
  ['a nut allergy and balloons', 'balloons', person(allergicTo('Nuts'))],
  ['steady hands and scissors', 'sharps', person({ hands: 'steady' })],
  ['somebody who plans things and beads', 'ingestion', person({}, { support_band: 1 })],
  ['somebody of whom nothing is written down', 'allergy', person({}, { needs: null })],
])('it does not bite: %s', (_what, hazard, who) => {
  expect(biteOf(hazard, who)).toBeNull();
});

test('a person without any needs is bitten by none of the 28 hazards', () => {
  expect(ActivityHazard.options).toHaveLength(28);
  for (const hazard of ActivityHazard.options) expect(biteOf(hazard, person({}))).toBeNull();
});

test('only the lines that bite are listed, those that stop somebody first', () => {
  const line = (hazard: ActivityHazard) => ({ hazard, what: hazard, controls: '' });
  const joyce = person({ risks: ['falls'], diet_texture: 5 });
  const listed = overlayOf([line('slips'), line('sun'), line('choking')], [joyce, person({}, { id: 'winston' })]);
  expect(listed.map(({ hazard }) => hazard)).toEqual(['choking', 'slips']);
  expect(listed.flatMap((one) => one.for.map(({ resident_id }) => resident_id))).toEqual(['somebody', 'somebody']);
});

test('all that is said of a hazard is kept, and whom it bites is named once', () => {
  const line = (what: string) => ({ hazard: 'choking' as const, what, controls: `Mind the ${what}` });
  const listed = overlayOf([line('cake'), line('grapes')], [person({ diet_texture: 5 })]);
  expect(listed).toMatchObject([
    {
      hazard: 'choking',
      lines: [
        { what: 'cake', controls: 'Mind the cake' },
        { what: 'grapes', controls: 'Mind the grapes' },
      ],
      for: [{ resident_id: 'somebody' }],
    },
  ]);
});

test('a hard stop waits until somebody has said a word to it', () => {
  const stop = { resident_id: 'somebody', why: [], is_hard_stop: true };
  const word = { by: 'Nadia', at: '2026-11-20T10:00:00Z', reason: 'Her own batch.' };
  const of = (...all: { is_hard_stop: boolean; acknowledged: typeof word | null }[]) => ({
    people: {
      faces: [],
      unknown: [],
      known_since: null,
      bites: [{ hazard: 'allergy' as const, lines: [], for: all.map((one) => ({ ...stop, ...one })) }],
    },
  });
  expect(waitingStops({ people: null })).toBe(0);
  expect(
    waitingStops(of({ is_hard_stop: true, acknowledged: null }, { is_hard_stop: false, acknowledged: null })),
  ).toBe(1);
  expect(waitingStops(of({ is_hard_stop: true, acknowledged: word }))).toBe(0);
});

test.each(['Penicillin and nuts', 'Aspirin / shellfish', 'Plasters (latex)'])(
  '%s, written as one, stops: nothing beside a medicine is guessed away',
  (allergy) => {
    expect(biteOf('allergy', person(allergicTo(allergy)))).toMatchObject({ is_hard_stop: true });
  },
);
