import { z } from 'zod';

/** Where a home is: its regulator, its law and its holidays follow from it (domain.md 2.7). */
export const Region = z.enum(['ENG', 'SCT', 'WLS', 'NIR', 'IRL'], 'Choose where the home is');
export type Region = z.infer<typeof Region>;

/** IANA. An operator may set another (`heartsease home change --timezone`). */
export function timezoneOf(region: Region): string {
  return region === 'IRL' ? 'Europe/Dublin' : 'Europe/London';
}
