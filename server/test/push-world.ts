import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { NotificationKind } from '@heartsease/domain/notifications/notification.ts';
import { registerPush } from '@heartsease/domain/notifications/push.endpoints.ts';
import { PushMessage } from '@heartsease/domain/notifications/push.ts';
import { inTransaction } from '../db/database.ts';
import { startJobs } from '../jobs/jobs.ts';
import { tell } from '../notifications/tell.ts';
import { factsOf } from './facts.ts';
import { pushService } from './push-service.ts';
import { asOwner, openWorld } from './world.ts';

/** Larch House with a push service at the far end, and people with browsers that subscribe there. */
export async function openPushWorld() {
  const service = await pushService();
  await service.open();
  const world = await openWorld({ push_services: [service.url] });
  const jobs = await startJobs(world.app.config, world.ownerUrl);
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  let hour = 0;

  const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
  const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
  const accountOf = async (email: string) =>
    (await query<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';

  return {
    service,
    world,
    facts,
    write,
    query,
    accountOf,
    idOf: (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '',

    /** Two hours later: one notification of a kind an hour. */
    async later() {
      hour += 2;
      world.clock.now = new Date(Date.now() + hour * 3_600_000);
    },

    /** Later, with no device of anybody and a push service that heard nothing yet. */
    async begin() {
      await this.later();
      service.taken.length = 0;
      service.answers.clear();
      await query('delete from push_subscriptions');
    },

    /** Somebody signs in with a browser of their own and switches notifications on. */
    async withDevice(email: string) {
      const asker = await world.as(email);
      const device = service.newBrowser();
      expect((await asker.asks(registerPush, { ...write(), device })).status).toBe(200);
      return { asker, device, account_id: await accountOf(email) };
    },

    heardBy: (device: { endpoint: string }) =>
      service.taken.filter(({ to }) => to === device.endpoint).map(({ text }) => PushMessage.parse(JSON.parse(text))),

    /** As any feature of the home tells it. */
    async told(kind: NotificationKind, to: string[], resident_id?: string): Promise<void> {
      const { care_home_id } = facts;
      const home = { care_home_id, name: 'Larch House', timezone: 'Europe/London' };
      const now = world.clock.now ?? new Date();
      await inTransaction(world.database, { care_home_id, account_id: to[0] ?? null }, async (db) => {
        await tell(db, world.app.config, home, { kind, to, now, ...(resident_id !== undefined && { resident_id }) });
      });
    },

    async close() {
      await jobs.stop();
      await service.close();
      await world.close();
    },
  };
}

export type PushWorld = Awaited<ReturnType<typeof openPushWorld>>;
