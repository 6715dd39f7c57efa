import { touchDatabase } from '../db/database.ts';
import type { App } from './app-context.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, database and all. */
export function registerHealth(app: App): void {
  app.fastify.get('/healthz', async () => ({ ok: true }));
  app.fastify.get('/readyz', async (_request, reply) => {
    try {
      await touchDatabase(app.database);
      return { ok: true };
    } catch {
      return await reply.code(503).send({ ok: false });
    }
  });
}
