import type pg from 'pg';
import { z } from 'zod';
import { pushMessage } from '@heartsease/domain/notifications/push.ts';
import type { Config } from '../config.ts';
import { deliveryTo, handOn, keepOutcome, keepVapidKeys } from './push-jobs.queries.ts';
import { isWorthAnotherTry } from './sender.ts';
import type { PushSenders } from './sender.ts';
import { openSenders } from './senders.ts';
import { newVapidKeys } from './vapid.ts';

const Push = z.object({ id: z.uuid(), care_home_id: z.uuid() });
const ToOne = Push.extend({ push_subscription_id: z.uuid() });

/** Thrown so that the job runner tries again later, with growing pauses. No surprise, so nobody is told of it. */
export class NotReached extends Error {
  override name = 'NotReached';
}

/** The work behind notifications on devices; the server's keys are made when it starts for the first time. */
export async function pushJobs(pool: pg.Pool, config: Config) {
  const senders = openSenders(config, await keepVapidKeys(pool, newVapidKeys()));
  return {
    send_push: async (payload: unknown) => await handOn(pool, Push.parse(payload)),
    deliver_push: async (payload: unknown) => await deliver(pool, senders, ToOne.parse(payload)),
  };
}

async function deliver(
  pool: pg.Pool,
  senders: PushSenders,
  { push_subscription_id, ...push }: z.infer<typeof ToOne>,
): Promise<void> {
  const told = await deliveryTo(pool, push, push_subscription_id);
  if (told === undefined) return;
  const send = senders[told.platform];
  const message = pushMessage(push.id, told.notification, told.language);
  const outcome = send === null ? 'not_set_up' : await send(told, message);
  // How many reminders of a survey reached a device would tell how many, and soon who, have not answered (decision 44).
  if (told.notification !== 'survey') await keepOutcome(pool, push.care_home_id, push_subscription_id, outcome);
  if (isWorthAnotherTry(outcome)) throw new NotReached(outcome);
}
