import { z } from 'zod';
import { Region } from '../care-homes/region.ts';
import type { GapKey } from './gaps.ts';
import type { NamedSource } from './sources.ts';

/**
 * The question of a regulator that evidence is gathered for. Its key is for ever: two editions of one framework share
 * it where they ask the same, so that what was tied by hand is not tied again.
 */
export interface Question {
  key: string;
  title: string;
  /** In our own words. */
  about: string;
  statements: readonly Statement[];
  /** The gaps that make it thin: each stands where whoever asks would ask about it. */
  gaps: readonly GapKey[];
}

interface Statement {
  title: string;
  /** The regulator's own title; else ours, because nobody has seen theirs. */
  is_quoted: boolean;
  /** None: nothing that is recorded here answers it. */
  sources: readonly NamedSource[];
}

/** A framework pack: data, so that a home changes over without writing anything again. */
export interface Framework {
  id: string;
  title: string;
  regulator: string;
  /** Whose it is by default, or for which it holds. */
  regions: readonly Region[];
  /** A draft is called one wherever it is shown. */
  status: 'in_force' | 'draft' | 'standard';
  questions: readonly Question[];
}

export const FrameworkStatus = z.enum(['in_force', 'draft', 'standard']);

/** As it is listed and shown. */
export const FrameworkHead = z.object({
  id: z.string(),
  title: z.string(),
  regulator: z.string(),
  status: FrameworkStatus,
  regions: z.array(Region),
});
export type FrameworkHead = z.infer<typeof FrameworkHead>;

/** The title is the regulator's own. */
export function quoted(title: string, ...sources: NamedSource[]): Statement {
  return { title, is_quoted: true, sources };
}

/** The regulator's own title of what a home shows by other papers, such as its care plans. */
export function shownElsewhere(title: string): Statement {
  return { title, is_quoted: true, sources: [] };
}

/** The title is ours. */
export function ours(title: string, ...sources: NamedSource[]): Statement {
  return { title, is_quoted: false, sources };
}
