import { inTransaction } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { HOME_TOKEN, homeOfToken } from '../http/home-token.ts';
import { plainPage, sendPlainPage } from '../http/plain-page.ts';
import { refuseWhileResting } from '../http/route.ts';
import { stopDigest } from '../relatives/change-access.ts';
import { careHomeOfLink, tokenHash } from '../session/session.ts';
import { linkOfToken } from './digests.queries.ts';

/**
 * The way out of the letters, without an account: a page with one button for people, and the same address taken by one
 * click in the mail program (RFC 8058). Opening the page alone changes nothing: mail scanners open every link. A wrong
 * secret gets the same answer as a right one.
 */
export function registerLettersStop(app: App): void {
  void app.fastify.register(async (fastify) => {
    fastify.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, _body, done) => done(null, null),
    );

    fastify.get('/letters/stop/:file', async (_request, reply) => await sendPlainPage(reply, 200, ASKS));

    fastify.post<{ Params: { file: string } }>('/letters/stop/:file', async (request, reply) => {
      await refuseWhileResting(app);
      const token = request.params.file.replace(/\.html$/u, '');
      if (HOME_TOKEN.test(token)) {
        const care_home_id = homeOfToken(token);
        await inTransaction(app.database, { care_home_id, account_id: null }, async (db) => {
          const link = await linkOfToken(db, care_home_id, tokenHash(token));
          if (link === undefined) return;
          const { relative_link_id, timezone } = link;
          await stopDigest(db, careHomeOfLink({ care_home_id, timezone }), { relative_link_id, now: app.now() });
        });
      }
      return await sendPlainPage(reply, 200, STOPPED);
    });
  });
}

const ASKS = plainPage({
  title: 'Stop these letters',
  body: `<h1>Stop these letters</h1>
<p>You will get no more letters about the days of this person. You can ask for them again at any time under “More”, or at the home.</p>
<p lang="cy">Ni chewch ragor o lythyrau am ddyddiau’r person hwn. Gallwch ofyn amdanynt eto unrhyw bryd.</p>
<form method="post"><button type="submit">Stop the letters · <span lang="cy">Rhoi’r gorau i’r llythyrau</span></button></form>`,
  foot: 'Nothing else changes.',
});

const STOPPED = plainPage({
  title: 'No more letters',
  body: `<h1>You will get no more of these letters</h1>
<p>If you change your mind, choose them again in the app under “More”, or tell the home.</p>
<p lang="cy">Ni chewch ragor o’r llythyrau hyn.</p>`,
  foot: 'Nothing else changed.',
});
