import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import { setUp } from './care-homes/set-up.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { connect } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded.ts';
import { reachDatabase } from './db/external.ts';
import { migrate } from './db/migrate.ts';
import { isCode } from './db/postgres-binaries.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { NO_REPORTS, openErrorReports } from './error-reports/error-reports.ts';
import type { ErrorReports } from './error-reports/error-reports.ts';
import { isDatabaseAway } from './http/errors.ts';
import { startJobs } from './jobs/jobs.ts';

/** The process ends so long after it was told to, whatever is still under way. */
const GRACE_MS = 9_500;
/** A query or a job that hangs is not waited for longer: the database must still be ended in order. */
const HANGING_MS = 1_000;

function main(): void {
  // What was started is ended in the opposite order.
  const started = new AsyncDisposableStack();
  let isEnding = false;
  let reports = NO_REPORTS;
  function end(code: 0 | 1): void {
    // Ctrl+C reaches us more than once: from the terminal, and from npm's script.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void started.disposeAsync().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  }
  function fail(error: unknown): void {
    // What was under way when the server was told to end may fail for that reason alone.
    if (isEnding) return;
    process.stderr.write(`${sentence(error)}\n`);
    if (!(error instanceof CannotStart)) reports.tell(error, {});
    end(1);
  }
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('SIGHUP', () => end(0));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', (error) => {
    // The job runner lets go of what it was finishing when the database dies; it goes on when that is back.
    if (!(error instanceof Error && isDatabaseAway(error))) fail(error);
  });
  serve(started, fail, (opened) => (reports = opened)).catch(fail);
}

async function serve(
  started: AsyncDisposableStack,
  fail: (error: unknown) => void,
  tellTo: (reports: ErrorReports) => void,
): Promise<void> {
  const config = readConfig(process.env);
  const reports = await openErrorReports(config);
  started.defer(() => reports.end());
  tellTo(reports);
  const url = config.database_url
    ? await reachDatabase(config.database_url)
    : await startDatabase(config, started, fail);
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
  say(welcome(config));
}

async function startDatabase(
  config: Config,
  started: AsyncDisposableStack,
  fail: (error: unknown) => void,
): Promise<string> {
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

function welcome(config: Config): string {
  const lines = ['', `Heartsease is ready: ${config.public_url}`];
  if (config.demo) {
    lines.push(
      'Sign in to Larch House as coordinator@larch-house.example with the password heartsease,',
      'or as manager@, carer@ or relative@larch-house.example. The sign-in page offers more.',
    );
  }
  return [...lines, ''].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function sentence(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  if (isCode(error, 'EADDRINUSE')) return 'That port is in use already. Choose another with PORT.';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.stack}\nBecause: ${error.cause.message}` : String(error.stack);
}

main();
