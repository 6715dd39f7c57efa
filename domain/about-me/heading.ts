import { z } from 'zod';

/** The seven headings of PRSB "About Me" (domain.md 2.3), in the order of our screen. */
export const HEADINGS = [
  'most_important',
  'people',
  'communication',
  'support',
  'please_do',
  'wellness',
  'also_worth_knowing',
] as const;
export const Heading = z.enum(HEADINGS);
export type Heading = z.infer<typeof Heading>;
