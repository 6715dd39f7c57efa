import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { setUp } from './care-homes/set-up.ts';
import type { Config } from './config.ts';
import { connect } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded.ts';
import { reachDatabase } from './db/external.ts';
import { migrate } from './db/migrate.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { openErrorReports } from './error-reports/error-reports.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import { startJobs } from './jobs/jobs.ts';

/** A query or a job that hangs is not waited for longer: the database must still be ended in order. */
const HANGING_MS = 1_000;

/** Who hears of what happens while a server starts and runs. */
export interface Ears {
  /** A line for whoever started it. */
  say(text: string): void;
  /** It can't go on. */
  fail(error: unknown): void;
  /** Where surprises are told to from now on. */
  tellTo(reports: ErrorReports): void;
}

/**
 * A whole server, from its database to the open port; `started` ends all of it, in the opposite order.
 *
 * @throws {CannotStart} when what it needs is not there; anything else is a surprise
 */
export async function serve(config: Config, started: AsyncDisposableStack, ears: Ears): Promise<void> {
  const { say, tellTo } = ears;
  const reports = await openErrorReports(config);
  started.defer(() => reports.end());
  tellTo(reports);
  const url = config.database_url
    ? await reachDatabase(config.database_url)
    : await startDatabase(config, started, ears);
  const applied = await migrate(url);
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  if (config.demo) await fillDemo(url, say);
  else await setUp(url, config, say);

  const jobs = await startJobs(config, url, reports);
  started.defer(() => atMost(HANGING_MS, jobs.stop()));
  const database = connect(url, config.database_connections);
  started.defer(() => atMost(HANGING_MS, database.destroy()));
  const app = await buildApp({ config, database, url, reports });
  started.defer(() => app.fastify.close());
  await app.fastify.listen({ host: config.host, port: config.port });
}

async function startDatabase(config: Config, started: AsyncDisposableStack, { say, fail }: Ears): Promise<string> {
  const starting = startEmbeddedDatabase(config.data_dir, {
    onLost: () => say('The database has gone. Starting it again; calls are answered with 503 until it is back.'),
    onFailure: fail,
  });
  // Told to end while the database starts, the server waits for it and then ends it.
  started.defer(() =>
    starting.then(
      (database) => database.stop(),
      () => {},
    ),
  );
  return (await starting).url;
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, pause(ms, undefined, { ref: false })]);
}
