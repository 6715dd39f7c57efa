import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Short } from '../text.ts';
import { Done } from '../write.ts';
import { CalendarFeed, FeedCovers } from './event.ts';

export const listCalendarFeeds = endpoint({
  path: '/api/v2/event/feeds',
  summary: 'The secret addresses for your own calendars, without the secrets',
  allow: 'events.view',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(CalendarFeed),
    /** What one may have an address for. */
    offered: z.array(FeedCovers),
  }),
});

/** The address itself is told this once. */
const MadeFeed = z.object({ url: z.string(), feed: CalendarFeed });

/** A session call, because it hands out a secret: it is not kept for a replay. */
export const makeCalendarFeed = endpoint({
  path: '/api/v2/event/make-feed',
  summary: 'Make a secret address for a calendar of your own',
  allow: 'events.view',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ name: Short.pipe(z.string().min(1, 'Give the calendar a name')), covers: FeedCovers }),
  output: MadeFeed,
});

export const renewCalendarFeed = endpoint({
  path: '/api/v2/event/renew-feed',
  summary: 'Make the address of a calendar anew; the one before stops at once',
  allow: 'events.view',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ feed_id: Id }),
  output: MadeFeed,
});

export const endCalendarFeed = endpoint({
  path: '/api/v2/event/end-feed',
  summary: 'Stop the address of a calendar',
  allow: 'events.view',
  scope: 'self',
  kind: 'session',
  is_always_audited: true,
  input: z.object({ feed_id: Id }),
  output: Done,
});
