import type { ResidentFace } from './resident.ts';

/** "Frank Ellis"; whoever is known by a last name, as "Mr Lovell" is, has it once. */
export function fullName({ known_as, last_name }: Pick<ResidentFace, 'known_as' | 'last_name'>): string {
  const isToldAlready = known_as.split(' ').includes(last_name);
  return isToldAlready ? known_as : `${known_as} ${last_name}`.trim();
}
