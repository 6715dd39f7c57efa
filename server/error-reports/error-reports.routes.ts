import {
  ENVELOPE_MOST_BYTES,
  ENVELOPE_TYPE,
  ERROR_REPORTS_PATH,
  readDsn,
} from '@heartsease/domain/error-reports/error-reports.ts';
import { errorReportSettings } from '@heartsease/domain/error-reports/error-reports.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { withinLimits } from '../http/limits.ts';
import { openRoute, refuseWhileResting } from '../http/route.ts';

const ANSWER_AT_MOST_MS = 10_000;
/** How the receiver says that it has heard enough for now. */
const LESS = ['retry-after', 'x-sentry-rate-limits'] as const;

/**
 * The app's errors go by way of this server, so that an app speaks to nobody else and no receiver learns from where
 * its people work (decision 48). They were cleaned where they were made.
 */
export function registerErrorReports(app: App): void {
  const { sentry_dsn } = app.config;
  const dsn = sentry_dsn === null ? null : readDsn(sentry_dsn);
  openRoute(app, errorReportSettings, async () => ({ dsn: dsn?.open ?? null }));
  if (dsn === null) return;
  const address = `${dsn.envelopes}?sentry_version=7&sentry_key=${dsn.key}`;
  void app.fastify.register(async (fastify) => {
    await Promise.resolve();
    fastify.addContentTypeParser(ENVELOPE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    fastify.post(ERROR_REPORTS_PATH, { bodyLimit: ENVELOPE_MOST_BYTES }, async (request, reply) => {
      await refuseWhileResting(app);
      const { body } = request;
      if (!(body instanceof Buffer) || body.length === 0) throw refused({ body: ['That could not be read'] });
      const tries = {
        of: [['error_reports_address', request.ip]] as ['error_reports_address', string][],
        are_forgiven: false,
      };
      const answer = await withinLimits(app.database, tries, app.now(), () => handOver(address, body));
      for (const name of LESS) {
        const value = answer?.headers.get(name);
        if (value) void reply.header(name, value);
      }
      if (!answer?.ok) request.log.warn('an error of the app could not be handed on');
      return { is_handed_on: answer?.ok === true };
    });
  });
}

/** Without anything of the request but its body. @returns null when nobody answers */
async function handOver(address: string, body: Buffer): Promise<Response | null> {
  const headers = { 'content-type': ENVELOPE_TYPE };
  const signal = AbortSignal.timeout(ANSWER_AT_MOST_MS);
  const asked = { method: 'POST', headers, body: new Uint8Array(body), signal, redirect: 'manual' } as const;
  try {
    const answer = await fetch(address, asked);
    // What it says is nothing to us; unread, it would hold its connection.
    await answer.body?.cancel();
    return answer;
  } catch {
    return null;
  }
}
