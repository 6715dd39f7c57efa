import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './db/database.ts';
import { CannotStart, startEmbeddedDatabase } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { startJobs } from './jobs/jobs.ts';

/** Requests under way get so long to end after SIGTERM; then the process ends all the same. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (text: string) => process.stdout.write(`${text}\n`);

  const embedded = config.database_url === null ? await startEmbeddedDatabase(config.data_dir) : null;
  const url = embedded?.url ?? config.database_url ?? '';
  const applied = await migrate(url);
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  if (config.demo) await fillDemo(url, say);

  const jobs = await startJobs(config, url);
  const database = connect(url, config.database_connections, () => {
    // Told once a second by /readyz and by every call's own 503; the pool connects anew by itself.
  });
  const app = await buildApp({ config, database });
  await app.fastify.listen({ host: config.host, port: config.port });
  say(welcome(config));

  const close = async () => {
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.fastify.close();
    await jobs.stop();
    await database.destroy();
    await embedded?.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void close());
  process.once('SIGINT', () => void close());
}

function welcome(config: { public_url: string; demo: boolean }): string {
  const lines = ['', `Heartsease is ready: ${config.public_url}`];
  if (config.demo) {
    lines.push(
      'Sign in to Larch House as coordinator@larch-house.example with the password heartsease,',
      'or as manager@, carer@ or relative@larch-house.example. The sign-in page offers more.',
    );
  }
  return [...lines, ''].join('\n');
}

main().catch((error: unknown) => {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
