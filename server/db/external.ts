import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** Beside the server in one compose file the database may start later. */
const WAIT_MS = 30_000;
/** What the migrations need; 16 is what we promise (docs/self-hosting.md). */
const OLDEST = 15;
/** Refused, not yet resolved, or starting up: it may come. */
const NOT_YET = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|starting up/;

/**
 * The database of DATABASE_URL, once it answers.
 *
 * @throws {CannotStart} when it does not, or is too old
 */
export async function reachDatabase(url: string): Promise<string> {
  for (const until = Date.now() + WAIT_MS; ; await pause(500)) {
    try {
      const version = await majorVersion(url);
      if (version >= OLDEST) return url;
      throw new CannotStart(`The database of DATABASE_URL is PostgreSQL ${version}. Version 16 or later is needed.`);
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      const words = wordsOf(error);
      if (!NOT_YET.test(words) || Date.now() > until) {
        throw new CannotStart(`The database of DATABASE_URL can't be reached: ${words}`);
      }
    }
  }
}

async function majorVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/** Several addresses that all refused come as one error that says nothing itself. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
