import type pg from 'pg';
import type { Config } from '../config.ts';

/** A weekend, and the days around it in which somebody notices that no mail comes. */
const TRIED_FOR = "interval '4 days'";

/**
 * The job runner waits e^tries seconds: 50 minutes after the eighth, hours after the ninth, and gives up after the
 * twelfth. Whoever is counted as having tried so often tries again within the hour, for ever.
 */
const TRIES_AT_MOST = 7;

/**
 * Keeps mails being tried until they are sent, and says of those that are too old that they could not be. Asked for often
 * enough that no job comes to its end in between, it also asks anew for mails whose job ended without them: what was
 * written or came up while the server had no mail server.
 */
export async function tryMailsAgain(pool: pg.Pool, config: Config, now: Date): Promise<void> {
  if (config.smtp_url === null) return;
  await pool.query(GIVE_UP, [now]);
  await pool.query(GO_ON);
  await pool.query(ASK_ANEW);
}

const IS_UNDER_WAY = 'm.sent_at is null and m.held_back_at is null and m.failed_at is null';

/** Not what waits for its hour or for a server that stood still, which was not tried yet, nor what is being sent now. */
const GIVE_UP = `
  update outgoing_mails m set failed_at = $1
   where ${IS_UNDER_WAY} and m.created_at < $1::timestamptz - ${TRIED_FOR}
     and not exists (
       select from graphile_worker.jobs j
        where j.key = m.id::text and (j.attempts = 0 or j.locked_at is not null))`;

/** The ninth pause has begun only where nobody looked for an hour, or before this was here: it ends now. */
const GO_ON = `
  select graphile_worker.reschedule_jobs(array_agg(id), attempts => ${TRIES_AT_MOST},
                                         run_at => case when is_late then now() end)
    from (select id, attempts > ${TRIES_AT_MOST} + 1 as is_late
            from graphile_worker.jobs
           where task_identifier = 'send_mail' and attempts > ${TRIES_AT_MOST} and locked_at is null) as tired
   group by is_late`;

const ASK_ANEW = `
  select enqueue_job('send_mail', json_build_object('id', m.id, 'care_home_id', m.care_home_id))
    from outgoing_mails m
   where ${IS_UNDER_WAY} and not exists (select from graphile_worker.jobs j where j.key = m.id::text)`;
