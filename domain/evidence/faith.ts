import { INTERESTS } from '../interests/catalogue.ts';

/** The interests that somebody holds who asks for something of their faith. */
export const FAITH_INTERESTS: readonly string[] = INTERESTS.filter(({ is, near }) =>
  [...is, ...near].includes('faith'),
).map(({ code }) => code);
