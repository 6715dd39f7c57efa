import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { DELIVERY_LIMITS } from '@heartsease/domain/report-deliveries/delivery.ts';
import { inTransaction } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { AppError } from '../http/errors.ts';
import { HOME_TOKEN, homeOfToken } from '../http/home-token.ts';
import { withinLimits } from '../http/limits.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { refuseWhileResting } from '../http/route.ts';
import { careHomeOfFeed, tokenHash } from '../session/session.ts';
import { countWrongCode, holdByToken, noteOpened } from './deliveries.queries.ts';
import { ASKS, TOO_MANY, WRONG, letterPage } from './letter-page.ts';
import { readersOf } from './recipients.ts';
import { codeHash } from './send-letter.ts';

/** However it went, an answer takes so long, so that the time tells nothing. */
const LEAST_MS = 300;

/**
 * The page behind a link that was mailed. Without a script, an account or the app: it asks for the code and shows the
 * letter. Whatever is wrong (the link, the code, its time, a relative's access) the answer is the same one.
 */
export function registerLetters(app: App): void {
  void app.fastify.register(async (fastify) => {
    fastify.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('code') ?? ''),
    );

    fastify.get('/letter/:file', async (_request, reply) => await sendPlainPage(reply, 200, letterPage(ASKS)));

    fastify.post<{ Params: { file: string } }>('/letter/:file', async (request, reply) => {
      await refuseWhileResting(app);
      const token = request.params.file.replace(/\.html$/u, '');
      const code = typeof request.body === 'string' ? request.body.replaceAll(/\D/gu, '') : '';
      try {
        const content = await withinLimits(app.database, triesOf(request), app.now(), () =>
          contentFor(app, token, code),
        );
        return await sendPlainPage(
          reply,
          content === null ? 403 : 200,
          letterPage(content === null ? WRONG : { content }),
        );
      } catch (error) {
        if (error instanceof AppError && error.status === 429)
          return await sendPlainPage(reply, 429, letterPage(TOO_MANY));
        throw error;
      }
    });
  });
}

const triesOf = (request: FastifyRequest) => ({
  of: [['letter_address', request.ip] as ['letter_address', string]],
  are_forgiven: false,
  least_ms: LEAST_MS,
});

/** Null for whatever is wrong. */
async function contentFor(app: App, token: string, code: string): Promise<string | null> {
  if (!HOME_TOKEN.test(token)) return null;
  const care_home_id = homeOfToken(token);
  return await inTransaction(app.database, { care_home_id, account_id: null }, async (db) => {
    const now = app.now();
    const delivery = await holdByToken(db, care_home_id, tokenHash(token));
    if (!delivery || delivery.revoked_at !== null || delivery.expires_at <= now) return null;
    if (delivery.wrong_codes >= DELIVERY_LIMITS.wrong_codes) return null;
    if (!timingSafeEqual(delivery.code_hash, codeHash(token, code))) {
      await countWrongCode(db, care_home_id, delivery.id);
      return null;
    }
    if (!(await isStillTheirs(db, delivery, now))) return null;
    await noteOpened(db, care_home_id, delivery.id, now);
    return delivery.content;
  });
}

/**
 * A report that was set aside or that was not about them after all, access that was paused or a consent that was taken
 * back closes the link at once.
 */
async function isStillTheirs(
  db: Db,
  delivery: NonNullable<Awaited<ReturnType<typeof holdByToken>>>,
  now: Date,
): Promise<boolean> {
  const { care_home_id, timezone, report_state, deleted_at, removed_at, resident_id, relative_link_id } = delivery;
  if (report_state === 'void' || deleted_at !== null || removed_at !== null) return false;
  if (relative_link_id === null) return true;
  // What was sent while somebody lived here is theirs to read to the end, as all that was recorded is.
  const readers = await readersOf(
    db,
    careHomeOfFeed({ care_home_id, timezone }),
    { id: resident_id, ended_on: null },
    now,
  );
  return readers.some((reader) => reader.relative_link_id === relative_link_id && reader.why_not === null);
}
