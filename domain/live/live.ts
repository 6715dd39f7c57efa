import { z } from 'zod';
import { may } from '../access/permissions.ts';
import type { Permission } from '../access/permissions.ts';
import type { Viewer } from '../access/viewer.ts';
import { Id } from '../text.ts';

/** The event stream: asked for as a call is, and its answer stays open, because nobody may ask again and again. */
export const LIVE_PATH = '/api/v2/live';

/**
 * What the server tells of its own accord, and who may hear it at all. A topic says only that something of it
 * changed, and where; what it is, the app asks by an ordinary call, so nothing is lost with an event that never came.
 */
export const LiveTopic = z.enum(['chat', 'family']);
export type LiveTopic = z.infer<typeof LiveTopic>;

export const LIVE_TOPICS: Record<LiveTopic, Permission> = {
  chat: 'chat.use',
  /** What is shared with families, withdrawn from them or hung up for them, and what their people agree to. */
  family: 'relatives_list.view',
};

/** One line of the stream. */
export const LiveLine = z.discriminatedUnion('what', [
  /** It begins, or events may have been missed: everything is asked anew. */
  z.object({ what: z.literal('begin') }),
  /** Something of this topic changed; `id` says what, where one thing did. */
  z.object({ what: z.literal('changed'), topic: LiveTopic, id: Id.nullable() }),
  /** What the reader may do has changed. */
  z.object({ what: z.literal('access') }),
  /** There is nothing more to hear for this reader: the session is over, or their access is. */
  z.object({ what: z.literal('end') }),
]);
export type LiveLine = z.infer<typeof LiveLine>;

export function mayHear(viewer: Viewer, topic: LiveTopic): boolean {
  return may(viewer, LIVE_TOPICS[topic]);
}

/** Is there anything that this viewer could hear? */
export function hearsAnything(viewer: Viewer): boolean {
  return Object.values(LIVE_TOPICS).some((permission) => may(viewer, permission));
}

/** So often a silent stream says that it is there; a reader who hears nothing for longer begins anew. */
export const LIVE_BEAT_MS = 20_000;
export const LIVE_SILENT_MS = 50_000;
