import { mergeFields } from '../merge.ts';
import type { AssessmentFields } from './assessment.ts';

/**
 * A draft as one plain record, so that two people's drafts can be put together field by field:
 * `answers.choosing`, `helps.choosing`, `notes`... A line that is not answered is not there.
 */
export type FlatDraft = Record<string, string>;

export function flatDraft({ answers, helps, ...rest }: AssessmentFields): FlatDraft {
  const { observed_from, observed_to, observers, notes } = rest;
  return {
    ...Object.fromEntries(Object.entries(answers).map(([line, answer]) => [`answers.${line}`, answer])),
    ...Object.fromEntries(Object.entries(helps).map(([line, help]) => [`helps.${line}`, help])),
    observed_from,
    observed_to,
    observers,
    notes,
  };
}

export function draftOfFlat(flat: FlatDraft): AssessmentFields {
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(flat).flatMap(([field, value]) =>
        field.startsWith(prefix) && value !== '' ? [[field.slice(prefix.length), value]] : [],
      ),
    );
  return {
    answers: under('answers.'),
    helps: under('helps.'),
    observed_from: flat['observed_from'] ?? '',
    observed_to: flat['observed_to'] ?? '',
    observers: flat['observers'] ?? '',
    notes: flat['notes'] ?? '',
  };
}

/**
 * Puts together what two people wrote on the same draft. Where both answered a line, each another way, what
 * stands is taken and the field is named, for a person to decide.
 */
export function mergeDrafts(sides: { base: FlatDraft; mine: FlatDraft; stands: FlatDraft }): {
  merged: FlatDraft;
  clashes: string[];
} {
  const fields = new Set([...Object.keys(sides.base), ...Object.keys(sides.mine), ...Object.keys(sides.stands)]);
  const whole = (flat: FlatDraft): FlatDraft =>
    Object.fromEntries([...fields].map((field) => [field, flat[field] ?? '']));
  return mergeFields({ base: whole(sides.base), mine: whole(sides.mine), stands: whole(sides.stands) });
}

/** A line that is not there and one that is empty say the same. */
export function sameDrafts(one: FlatDraft, other: FlatDraft): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((field) => (one[field] ?? '') === (other[field] ?? ''));
}
