import type { LiveTopic } from '@heartsease/domain/live/live.ts';
import { markDelivered } from '../chat/mark-delivered.ts';
import { accountsInThread } from '../chat/people.queries.ts';
import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** Which accounts of a home hear that `id` changed; null: everybody who may hear the topic. */
type Audience = (db: Db, careHome: CareHome, id: string, now: Date) => Promise<ReadonlySet<string> | null>;

/** A topic without a line of its own is for everybody in the home who may hear it. */
export const AUDIENCES: Partial<Record<LiveTopic, Audience>> = {
  chat: accountsInThread,
};

type Arrived = (db: Db, careHome: CareHome, id: string, account_ids: ReadonlySet<string>, now: Date) => Promise<void>;

/** What is kept when news that was for everybody of an audience has reached some of them. */
export const ARRIVED: Partial<Record<LiveTopic, Arrived>> = {
  chat: markDelivered,
};
