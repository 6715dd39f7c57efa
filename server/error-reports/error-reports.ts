import { RELEASE } from '@heartsease/domain/error-reports/error-reports.ts';
import { cleanEnvelope } from '@heartsease/domain/error-reports/clean-envelope.ts';
import type { makeNodeTransport } from '@sentry/node';
import type { Config } from '../config.ts';
import { isDatabaseAway, kindOf } from '../http/errors.ts';

/** What may be told of where something went wrong: a pattern and no address, the kind of job and nothing of what it is about. */
export interface Where {
  path?: string | undefined;
  method?: string | undefined;
  job?: string | undefined;
}

/** Where what nobody expected is told to, besides the log. */
export interface ErrorReports {
  tell(error: unknown, where: Where): void;
  /** Waits for what is on its way, for a moment. */
  end(): Promise<void>;
}

export const NO_REPORTS: ErrorReports = { tell: () => undefined, end: async () => undefined };

type Transport = ReturnType<typeof makeNodeTransport>;

const LAST_ONES_MS = 1_000;

/**
 * Tells surprises to whoever receives the Sentry protocol at `SENTRY_DSN`; without one nothing is loaded. A client of
 * our own: the kit's usual start hooks itself into every module and every request, and we want one thing of it.
 */
export async function openErrorReports({ sentry_dsn }: Pick<Config, 'sentry_dsn'>): Promise<ErrorReports> {
  if (sentry_dsn === null) return NO_REPORTS;
  const { NodeClient, Scope, defaultStackParser, linkedErrorsIntegration, makeNodeTransport } =
    await import('@sentry/node');
  const client = new NodeClient({
    dsn: sentry_dsn,
    release: RELEASE,
    environment: 'production',
    runtime: { name: 'node', version: process.version },
    sendDefaultPii: false,
    sendClientReports: false,
    includeServerName: false,
    includeLocalVariables: false,
    maxBreadcrumbs: 0,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: (options) => cleaned(makeNodeTransport(options)),
  });
  client.init();
  return {
    tell(error, { path, method, job }) {
      if (error instanceof Error && isDatabaseAway(error)) return;
      const scope = new Scope();
      scope.setTags({ path, method, job });
      if (path !== undefined) scope.setTransactionName(`${method} ${path}`);
      scope.addEventProcessor((event) => {
        const last = event.exception?.values?.at(-1);
        if (last !== undefined && error instanceof Error) last.type = kindOf(error);
        return event;
      });
      client.captureException(error, { originalException: error }, scope);
    },
    async end() {
      await client.close(LAST_ONES_MS);
    },
  };
}

/** The last thing before the wire. */
function cleaned(transport: Transport): Transport {
  return {
    send: async (envelope) => (cleanEnvelope(envelope) ? await transport.send(envelope) : {}),
    flush: (timeout) => transport.flush(timeout),
  };
}
