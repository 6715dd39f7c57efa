import { Kysely, PostgresDialect } from 'kysely';
import { readConfig } from '../server/config.ts';
import { buildApp } from '../server/app.ts';
import { openPool } from '../server/db/database.ts';
import { RUNTIME_ROLE } from '../server/db/migrate.ts';
import type { Tables } from '../server/db/tables.ts';
import type { Call } from './load.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the wrapper of every call asks: not part of the work itself. */
const WRAPPER = /^(begin|commit|rollback)|set_config|session_of|"maintenance"|"sign_ins"|audit_events|file_reads/;

/**
 * The statements that the work of a read sends, taken from the server as it is: so the bare run is the
 * same work by construction, and stays so when a query changes.
 */
export async function statementsOf(url: string, { path, token, body }: Call): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = openPool(url, { max: 1, options: `-c role=${RUNTIME_ROLE}` });
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      statements.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const { fastify } = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), database, url });
  const answer = await fastify.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    payload: body(),
  });
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  await fastify.close();
  await database.destroy();
  return statements.filter(({ text }) => !WRAPPER.test(text));
}
