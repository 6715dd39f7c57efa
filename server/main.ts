import { CannotStart } from './cannot-start.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { isCode } from './db/postgres-binaries.ts';
import { NO_REPORTS } from './error-reports/error-reports.ts';
import { isDatabaseAway } from './http/errors.ts';
import { serve } from './serve.ts';

/** The process ends so long after it was told to, whatever is still under way. */
const GRACE_MS = 9_500;

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
  const config = readConfig(process.env);
  serve(config, started, { say, fail, tellTo: (opened) => (reports = opened) })
    .then(() => say(welcome(config)))
    .catch(fail);
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
