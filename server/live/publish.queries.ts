import { sql } from 'kysely';
import type { LiveTopic } from '@heartsease/domain/live/live.ts';
import type { Db } from '../db/database.ts';

interface News {
  care_home_id: string;
  topic: LiveTopic;
  /** The one thing that changed, such as a thread. */
  id?: string;
  /** Only these; otherwise whoever the topic says (server/live/audience.ts). */
  to?: readonly string[];
}

/** PostgreSQL carries 8,000 bytes; so many ids and the rest fit. */
const MOST_NAMED = 150;

/**
 * Tells every open stream that something changed, on whichever server process it is: with the commit of this
 * transaction, and not at all when it fails. Ids only; each stream's reader asks for what they may see.
 */
export async function publish(db: Db, { care_home_id, topic, id, to }: News): Promise<void> {
  if (to?.length === 0) return;
  const named = to !== undefined && to.length <= MOST_NAMED ? { to } : {};
  const message = JSON.stringify({ home: care_home_id, topic, ...(id !== undefined && { id }), ...named });
  await sql`select tell_live(${message}::jsonb)`.execute(db);
}
