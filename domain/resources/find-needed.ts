import type { Resource } from './resource.ts';

type Named = Pick<Resource, 'kind' | 'name' | 'also'>;

/**
 * What of the cupboard an activity's line "what is needed" asks for: whatever one of whose names stands in the line
 * with all its words, in one form or another. "Dominoes with large dots" asks for the dominoes, "Paper plates" not
 * for the paper chains.
 */
export function neededFor<One extends Named>(need: string, resources: readonly One[]): One[] {
  const asked = new Set(stemsOf(need));
  return resources.filter(({ name, also }) => namesOf(name, also).some((one) => isAsked(one, asked)));
}

function isAsked(name: string, asked: ReadonlySet<string>): boolean {
  const stems = stemsOf(name);
  return stems.length > 0 && stems.every((stem) => asked.has(stem));
}

function namesOf(name: string, also: string): string[] {
  return [name, ...also.split(/[,;]/u)];
}

const SMALL_WORDS = new Set(['and', 'for', 'the', 'with', 'some', 'one', 'two', 'set', 'from']);

function stemsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 2 && !SMALL_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(ies|es|s|y)$/u, '') : word));
}
