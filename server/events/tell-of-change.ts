import type { Config } from '../config.ts';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import { answersTo } from './answers.queries.ts';
import { withInvitedPeople } from './event-now.ts';
import type { Asked } from './event-now.ts';
import { eventRows } from './events.queries.ts';
import { accountsInvited, accountsToTell } from './to-tell.queries.ts';
import type { Invited, ToTell } from './to-tell.queries.ts';

/**
 * Tells everybody who means to come, or answered for somebody who does, and whoever is asked to come and has not
 * answered, that an event that is still to come has changed; not its author. Of several events of a series everybody
 * hears once.
 *
 * @param knowing who hears of it already, as those who were invited by the same act
 */
export async function tellOfChange(
  asked: Asked,
  config: Config,
  event_ids: readonly string[],
  knowing: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { db, session, now } = asked;
  const coming = await accountsToTell(db, session.careHome, event_ids, now);
  const waiting = await invitedWithoutAnswer(asked, event_ids);
  const found = [...coming, ...waiting].filter(({ account_id }) => !knowing.has(account_id));
  await tellEach(asked, config, 'event_changed', found);
}

/**
 * Tells those who are asked to come to one of these events and were not before, each once; not their author, and not
 * of what is over.
 *
 * @param before who was asked already
 * @returns who was told
 */
export async function tellOfInvitation(
  asked: Asked,
  config: Config,
  event_ids: readonly string[],
  before: readonly ToTell[],
): Promise<ReadonlySet<string>> {
  const knew = new Set(before.map(({ account_id }) => account_id));
  const invited = (await invitedNow(asked, event_ids)).filter(
    ({ account_id, ends_at }) => ends_at > asked.now && !knew.has(account_id),
  );
  await tellEach(asked, config, 'event_invited', invited);
  return new Set(invited.map(({ account_id }) => account_id));
}

/** Who is asked to come to these events as they stand, the past ones too. */
export async function invitedNow(
  { db, session: { careHome } }: Asked,
  event_ids: readonly string[],
): Promise<(Invited & { ends_at: Date })[]> {
  if (event_ids.length === 0) return [];
  const events = await withInvitedPeople(db, careHome, await eventRows(db, careHome, { ids: event_ids }));
  const endsAt = new Map(events.map(({ row }) => [row.id, row.ends_at]));
  const invited = await accountsInvited(
    db,
    careHome,
    events.map(({ row, seen }) => ({ id: row.id, seen })),
  );
  return invited.map((one) => ({ ...one, ends_at: endsAt.get(one.event_id) ?? new Date(0) }));
}

/** A no stands for an answer, also one that somebody gave for the person with whom one is asked. */
async function invitedWithoutAnswer(asked: Asked, event_ids: readonly string[]): Promise<ToTell[]> {
  const answers = await answersTo(asked.db, asked.session.careHome, event_ids);
  const answeredBy = new Set(answers.map(({ event_id, account_id }) => `${event_id} ${account_id}`));
  const notComing = new Set(
    answers.flatMap(({ event_id, resident_id, answer }) => (answer === 'no' ? [`${event_id} ${resident_id}`] : [])),
  );
  return (await invitedNow(asked, event_ids)).filter(
    ({ event_id, account_id, resident_id, ends_at }) =>
      // Nobody waits for what is over.
      ends_at > asked.now &&
      !answeredBy.has(`${event_id} ${account_id}`) &&
      (resident_id === null || !notComing.has(`${event_id} ${resident_id}`)),
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
