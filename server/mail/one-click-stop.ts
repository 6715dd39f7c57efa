import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { HOME_TOKEN, homeOfToken } from '../http/home-token.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { refuseWhileResting } from '../http/route.ts';
import { tokenHash } from '../session/session.ts';

interface WayOut {
  /** Before the secret. */
  path: string;
  /** A page with one button for people. */
  asks: string;
  stopped: string;
  stop: (db: Db, of: { care_home_id: string; hash: Buffer }) => Promise<void>;
}

/**
 * The way out of mails, without an account: a page with one button for people, and the same address taken by one click in
 * the mail program (RFC 8058). Opening the page alone changes nothing: mail scanners open every link. A wrong secret gets
 * the same answer as a right one.
 */
export function registerWayOut(app: App, { path, asks, stopped, stop }: WayOut): void {
  void app.fastify.register(async (fastify) => {
    fastify.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, null),
    );

    fastify.get(`${path}/:file`, async (_request, reply) => await sendPlainPage(reply, 200, asks));

    fastify.post<{ Params: { file: string } }>(`${path}/:file`, async (request, reply) => {
      await refuseWhileResting(app);
      const token = request.params.file.replace(/\.html$/u, '');
      if (HOME_TOKEN.test(token)) {
        const care_home_id = homeOfToken(token);
        await inTransaction(
          app.database,
          { care_home_id, account_id: null },
          async (db) => await stop(db, { care_home_id, hash: tokenHash(token) }),
        );
      }
      return await sendPlainPage(reply, 200, stopped);
    });
  });
}
