import { createHash } from 'node:crypto';
import type { EventWords } from '@heartsease/domain/events/event.ts';

/** Of what an event is, where and on which day: without what does not touch anybody's safety, as who helps. */
export function digestOf({ type, title, description, place, first_day }: EventWords): string {
  const told = JSON.stringify([type, title, description, place, first_day]);
  return createHash('sha256').update(told).digest('base64url');
}
