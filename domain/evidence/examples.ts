import { EXAMPLES_OF_A_QUESTION } from './evidence.ts';
import type { Example } from './evidence.ts';
import type { SourceKind } from './sources.ts';

/** What may speak for a question. */
export interface Candidate extends Example {
  /** What it is a piece of. */
  sources: readonly SourceKind[];
  /** To which question it was tied by hand. */
  question: string | null;
  /** Mood after less mood before; null where it was not said. */
  lift: number | null;
  is_loved: boolean;
}

/**
 * How strongly it speaks: what somebody chose by hand first, then the person's own words, then what changed for them.
 * It orders examples of one page and is told to nobody.
 */
export function strengthOf({ source, is_own_words, lift, is_loved }: Candidate): number {
  return (source === 'by_hand' ? 100 : 0) + (is_own_words ? 10 : 0) + 2 * Math.max(0, lift ?? 0) + (is_loved ? 1 : 0);
}

/** A survey that was chosen by hand is told once, and not for itself too. */
function whatIsTold({ id, opens }: Candidate): string {
  return opens?.kind === 'survey' ? opens.id : id;
}

/** The strongest few of each question; nobody speaks twice on a page, and nothing is told on two. */
export function examplesOf(
  questions: readonly { key: string; sources: readonly SourceKind[] }[],
  candidates: readonly Candidate[],
): Map<string, Example[]> {
  const ordered = candidates.toSorted(
    (one, other) =>
      strengthOf(other) - strengthOf(one) || other.day.localeCompare(one.day) || one.id.localeCompare(other.id),
  );
  const told = new Set<string>();
  return new Map(
    questions.map(({ key, sources }) => {
      const own: Candidate[] = [];
      for (const candidate of ordered) {
        if (own.length === EXAMPLES_OF_A_QUESTION) break;
        const speaks =
          candidate.question === null
            ? candidate.sources.some((source) => sources.includes(source))
            : candidate.question === key;
        const isSamePerson = own.some(({ resident }) => resident !== null && resident.id === candidate.resident?.id);
        const what = whatIsTold(candidate);
        if (!speaks || told.has(what) || (isSamePerson && candidate.question === null)) continue;
        told.add(what);
        own.push(candidate);
      }
      return [
        key,
        own.map(({ sources: _sources, question: _of, lift: _lift, is_loved: _loved, ...example }) => example),
      ];
    }),
  );
}
