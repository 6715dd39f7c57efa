import type { Config } from '../config.ts';
import { homeOf, tell } from '../notifications/tell.ts';
import type { Asked } from './event-now.ts';
import { accountsToTell } from './to-tell.queries.ts';

/**
 * Mails everybody who means to come, or answered for somebody who does, that an event that is still to come has changed; not its author. Of
 * several events of a series everybody hears once.
 */
export async function tellOfChange(
  { db, session, now }: Asked,
  config: Config,
  event_ids: readonly string[],
): Promise<void> {
  const { careHome, account_id } = session;
  const found = await accountsToTell(db, careHome, event_ids, now);
  const to = Map.groupBy(
    found.filter((one) => one.account_id !== account_id),
    ({ resident_id }) => resident_id,
  );
  // A mail to family says whose, so that it is held back when the stay ends while it waits.
  for (const [resident_id, of] of to) {
    const about = resident_id === null ? {} : { resident_id };
    await tell(db, config, homeOf(session), {
      kind: 'event_changed',
      to: of.map((one) => one.account_id),
      now,
      ...about,
    });
  }
}
