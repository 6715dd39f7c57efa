import pg from 'pg';
import { beside } from './fresh-demo.ts';

/**
 * Connections that wait for the next question, by the database they are open to. To open one costs eighty times what a
 * question does, and tests ask thousands.
 */
const waiting = new Map<string, Set<pg.Client>>();

/** Looks or changes behind the server's back, as the owner. */
export async function asOwner<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  database?: string,
): Promise<Result> {
  const address = database ? beside(url, database) : url;
  const client = oneWaiting(address) ?? (await connect(address));
  try {
    return await work(client);
  } finally {
    await keep(address, client);
  }
}

/** Nobody will ask this database again. */
export async function forgetOwner(url: string): Promise<void> {
  const clients = [...(waiting.get(url) ?? [])];
  waiting.delete(url);
  await Promise.all(clients.map((client) => client.end()));
}

function oneWaiting(address: string): pg.Client | undefined {
  const [client] = waiting.get(address) ?? [];
  if (client) waiting.get(address)?.delete(client);
  return client;
}

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  // One that breaks while it waits is missed by nobody.
  client.on('error', () => waiting.get(address)?.delete(client));
  return client;
}

/** As good as new: what the work left open or set is taken back. */
async function keep(address: string, client: pg.Client): Promise<void> {
  try {
    await client.query('rollback');
    await client.query('discard all');
  } catch {
    // It broke, or the work ended it; the work has said so itself, and the next one gets another.
    await client.end();
    return;
  }
  if (!waiting.has(address)) waiting.set(address, new Set());
  waiting.get(address)?.add(client);
}
