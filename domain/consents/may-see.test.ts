import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PURPOSES } from './consent.ts';
import type { Answer } from './consent.ts';
import { maySee } from './may-see.ts';
import type { Audience, Sight } from './may-see.ts';

const WORLDS = 30_000;
const TODAY = '2026-11-20';

const status = fc.constantFrom('given', 'refused', 'withdrawn', 'not_asked');
const reviewOn = fc.constantFrom(null, '2025-01-01', '2026-11-19', '2026-11-20', '2026-11-21', '2027-11-19');
/** The answers of one resident: each purpose asked any number of times, told in any order. */
const answers: fc.Arbitrary<Answer[]> = fc
  .array(fc.record({ purpose: fc.constantFrom(...PURPOSES), status, review_on: reviewOn }), { maxLength: 24 })
  .map((said) => said.map((answer, place) => ({ ...answer, version: place + 1 })))
  .chain((numbered) => fc.shuffledSubarray(numbered, { minLength: numbered.length }));
const audience: fc.Arbitrary<Audience> = fc.oneof(
  fc.constant({ kind: 'staff' as const }),
  fc.record({
    kind: fc.constant('relative' as const),
    relation: fc.constantFrom(null, 'invited', 'active', 'paused', 'ended'),
    is_family_of_another: fc.boolean(),
  }),
  fc.constant({ kind: 'family_organisation' as const }),
  fc.constant({ kind: 'walls' as const }),
  fc.constant({ kind: 'public' as const }),
);
const sight: fc.Arbitrary<Sight> = fc.constantFrom('name', 'face', 'updates');

/**
 * The rule once more, written the other way round: a table of who needs which yes to see what, and the
 * resident's yeses of today as a set that is built by replaying the answers.
 */
const NEEDS: Record<string, string> = {
  'own family sees face': 'photo_family_own',
  'own family sees updates': 'family_updates',
  'other family sees face': 'photo_family_group',
  'circle sees face': 'photo_family_group',
  'walls sees face': 'photo_home',
  'public sees face': 'photo_public',
};
const ALWAYS = new Set(['staff sees name', 'staff sees updates', 'own family sees name']);

function oracle(who: Audience, what: Sight, told: Answer[]): boolean {
  const replayed = [...told].sort((one, other) => one.version - other.version);
  const yeses = new Set<string>();
  const noes = new Set<string>();
  for (const { purpose, status: said, review_on } of replayed) {
    yeses.delete(purpose);
    noes.delete(purpose);
    if (said === 'given' && review_on !== null && Date.parse(review_on) >= Date.parse(TODAY)) yeses.add(purpose);
    if (said === 'refused' || said === 'withdrawn') noes.add(purpose);
  }
  const group = groupOf(who);
  if (group === null) return false;
  const row = `${group} sees ${what}`;
  if (what === 'face' && noes.has('photo_record')) return false;
  if (row === 'staff sees face') return true;
  return ALWAYS.has(row) || yeses.has(NEEDS[row] ?? 'nothing that anybody is asked');
}

function groupOf(who: Audience): string | null {
  if (who.kind === 'family_organisation') return 'circle';
  if (who.kind !== 'relative') return who.kind;
  if (who.relation === 'active') return 'own family';
  return who.is_family_of_another ? 'other family' : null;
}

test(`${WORLDS} random worlds: nobody sees what the person did not say yes to`, () => {
  fc.assert(
    fc.property(audience, sight, answers, (who, what, told) => {
      expect(maySee(who, what, told, TODAY)).toBe(oracle(who, what, told));
    }),
    { numRuns: WORLDS },
  );
});

test('whatever stood before, taking a yes back hides at once, and asking again does not show', () => {
  const family: Audience = { kind: 'relative', relation: 'active', is_family_of_another: false };
  fc.assert(
    fc.property(answers, fc.constantFrom('withdrawn', 'refused', 'not_asked'), (told, now) => {
      const next = { purpose: 'photo_family_own' as const, status: now, review_on: null, version: told.length + 1 };
      expect(maySee(family, 'face', [...told, next], TODAY)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
