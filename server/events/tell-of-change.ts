import type { Config } from '../config.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { answersTo } from './answers.queries.ts';
import { withInvitedPeople } from './event-now.ts';
import type { Asked } from './event-now.ts';
import { eventRows } from './events.queries.ts';
import type { EventRow } from './events.queries.ts';
import { accountsInvited, accountsToTell, holdBack, waitingInvitations } from './to-tell.queries.ts';
import type { Invited, ToTell } from './to-tell.queries.ts';

/**
 * Tells everybody who means to come, or answered for somebody who does, and whoever is asked to come and has not
 * answered, that an event that is still to come has changed; not its author. Of several events of a series everybody
 * hears once.
 *
 * @param knowing who were invited by the same act, and need not hear of what they have not answered yet
 */
export async function tellOfChange(
  asked: Asked,
  config: Config,
  event_ids: readonly string[],
  knowing: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { db, session, now } = asked;
  const coming = await accountsToTell(db, session.careHome, event_ids, now);
  const invited = await withoutAnswer(asked, await invitedNow(asked, event_ids));
  // Nobody waits for what is over.
  const waiting = invited.filter(({ account_id, ends_at }) => ends_at > now && !knowing.has(account_id));
  await tellEach(asked, config, 'event_changed', [...coming, ...waiting]);
}

/**
 * Tells those who are asked to come to one of these events, have not answered, and were asked before neither to it nor
 * to another of them that was to come; each once, not their author, and not of what is over.
 *
 * @param before who was asked already
 * @returns who was told
 */
export async function tellOfInvitation(
  asked: Asked,
  config: Config,
  event_ids: readonly string[],
  before: readonly InvitedNow[],
): Promise<ReadonlySet<string>> {
  const knewOfIt = new Set(before.map(({ event_id, account_id }) => `${event_id} ${account_id}`));
  const knew = new Set(before.filter(isToCome(asked)).map(({ account_id }) => account_id));
  const unanswered = await withoutAnswer(asked, await invitedNow(asked, event_ids));
  const invited = unanswered
    .filter(isToCome(asked))
    .filter(({ event_id, account_id }) => !knew.has(account_id) && !knewOfIt.has(`${event_id} ${account_id}`));
  await tellEach(asked, config, 'event_invited', invited);
  return new Set(invited.map(({ account_id }) => account_id));
}

/**
 * Takes back what waits to be told to those who are not asked to come any more: a mail of the night goes out in the
 * morning. One of these may tell of several events; it goes as long as one that was written since still asks them.
 *
 * @param before who was asked to come to these events
 */
export async function takeInvitationsBack(
  asked: Asked,
  event_ids: readonly string[],
  before: readonly InvitedNow[],
): Promise<void> {
  const { db, session, now } = asked;
  const { careHome } = session;
  const left = new Set(before.filter(isToCome(asked)).map(({ account_id }) => account_id));
  for (const one of (await invitedNow(asked, event_ids)).filter(isToCome(asked))) left.delete(one.account_id);
  const waiting = await waitingInvitations(db, careHome, [...left]);
  const [oldest] = waiting;
  if (oldest === undefined) return;
  const others = await invitedTo(asked, await eventRows(db, careHome, { changed_since: oldest.created_at }));
  const needless = waiting.filter(
    ({ account_id, created_at }) =>
      !others.some((one) => one.account_id === account_id && one.changed_at >= created_at && isToCome(asked)(one)),
  );
  await holdBack(db, careHome, needless, now);
}

/** Somebody who is asked to come to an event as it stands. */
export interface InvitedNow extends Invited {
  ends_at: Date;
  changed_at: Date;
  /** Neither cancelled nor deleted. */
  stands: boolean;
}

/** Who is asked to come to these events as they stand, the past ones too. */
export async function invitedNow(asked: Asked, event_ids: readonly string[]): Promise<InvitedNow[]> {
  if (event_ids.length === 0) return [];
  return await invitedTo(asked, await eventRows(asked.db, asked.session.careHome, { ids: event_ids }));
}

async function invitedTo({ db, session: { careHome } }: Asked, rows: readonly EventRow[]): Promise<InvitedNow[]> {
  const events = (await withInvitedPeople(db, careHome, rows)).map(({ row, seen }) => ({ id: row.id, row, seen }));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (await accountsInvited(db, careHome, events)).flatMap((one) => {
    const row = rowOf.get(one.event_id);
    if (row === undefined) return [];
    const { ends_at, changed_at, cancelled_at, deleted_at } = row;
    return [{ ...one, ends_at, changed_at, stands: cancelled_at === null && deleted_at === null }];
  });
}

function isToCome({ now }: Asked): (one: InvitedNow) => boolean {
  return ({ ends_at, stands }) => stands && ends_at > now;
}

/** For the person with whom one is asked, one's own answer stands, and a no of anybody. */
async function withoutAnswer(asked: Asked, invited: readonly InvitedNow[]): Promise<InvitedNow[]> {
  if (invited.length === 0) return [];
  const event_ids = [...new Set(invited.map(({ event_id }) => event_id))];
  const answers = await answersTo(asked.db, asked.session.careHome, event_ids);
  const answeredBy = new Set(answers.map(({ event_id, account_id }) => `${event_id} ${account_id}`));
  const answeredFor = new Set(
    answers.map(({ event_id, resident_id, answered_by_id }) => `${event_id} ${resident_id} ${answered_by_id}`),
  );
  const notComing = new Set(
    answers.flatMap(({ event_id, resident_id, answer }) => (answer === 'no' ? [`${event_id} ${resident_id}`] : [])),
  );
  return invited.filter(
    ({ event_id, account_id, resident_id }) =>
      !answeredBy.has(`${event_id} ${account_id}`) &&
      (resident_id === null ||
        (!notComing.has(`${event_id} ${resident_id}`) && !answeredFor.has(`${event_id} ${resident_id} ${account_id}`))),
  );
}

/** A mail to family says whose, so that it is held back when the stay ends while it waits. */
async function tellEach(
  { db, session, now }: Asked,
  config: Config,
  kind: NotificationKind,
  found: readonly ToTell[],
): Promise<void> {
  const others = new Map(found.map(({ account_id, resident_id }) => [account_id, resident_id]));
  others.delete(session.account_id);
  const to = Map.groupBy(others, ([, resident_id]) => resident_id);
  for (const [resident_id, of] of to) {
    const about = resident_id === null ? {} : { resident_id };
    await tell(db, config, homeOf(session), { kind, to: of.map(([account_id]) => account_id), now, ...about });
  }
}
