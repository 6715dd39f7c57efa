import { createHash } from 'node:crypto';
import { coreActivityId } from '../activities/core-activities.ts';

/** Before anything in the demo world happened; ids of people carry it as their time. */
const THE_BEGINNING = new Date('2020-01-01T00:00:00Z');

/**
 * The id of something of the demo world: a UUIDv7 made from its name, so that it is the same in every
 * demo database. Ids of what has a time sort by it.
 */
export function demoId(name: string, at: Date = THE_BEGINNING): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

export const demoIds = {
  home: (home: string) => demoId(`home ${home}`),
  organisation: (organisation: string) => demoId(`organisation ${organisation}`),
  package: (title: string, is_basic: boolean) => demoId(`package ${title} ${is_basic}`),
  account: (email: string) => demoId(`account ${email}`),
  resident: (home: string, key: string) => demoId(`resident ${home} ${key}`),
  activity: coreActivityId,
};
