import type { InterestLevel } from '@heartsease/domain/interests/interest.ts';

/** Where an interest is known from. Without any of these the person said so. */
export interface ToldHow {
  /** "Sarah, daughter" */
  family?: string;
  /** Staff noticed it. */
  noticed?: true;
  /** How it stood before somebody looked again. */
  was?: InterestLevel;
  /** How long ago it was noted; 60 days unless told. */
  days_ago?: number;
}

/** A code of the catalogue, or a name in own words. */
export type ToldInterest = readonly [
  what: string | { own: string },
  level: InterestLevel,
  note?: string,
  how?: ToldHow,
];

/** By the key of the resident. */
export type ToldInterests = Readonly<Record<string, readonly ToldInterest[]>>;
