import { inject } from 'vitest';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { buildApp } from '../app.ts';
import type { LogStream } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { connect } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { beside, demoOfToday } from './fresh-demo.ts';
import { asOwner, forgetOwner } from './owner.ts';

export { asOwner };

/** The status and the body, whatever it is; and the headers. */
export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Asks as one person, over real HTTP. */
export interface Asker {
  token: string;
  asks<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer<OutputOf<E>>>;
  /** A body that the contract's types would not let through. */
  sends(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export interface World {
  app: App;
  address: string;
  database: Database;
  /** Connects as the owner, for looking behind the server's back. */
  ownerUrl: string;
  /** Signs in with the demo password. */
  as(email: string): Promise<Asker>;
  anyone: Asker;
  /** The clock of this server; tests move it. */
  clock: { now: Date | null };
  close(): Promise<void>;
}

/** A server of its own for a test file, on a copy of the demo world, listening on a port of its own. */
export async function openWorld(settings: Partial<Config> = {}, log?: LogStream): Promise<World> {
  const { url, name } = await copyOfTemplate();
  const config: Config = { ...readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), ...settings };
  const database = connect(url, 6);
  const clock: World['clock'] = { now: null };
  const app = await buildApp({ config, database, url, now: () => clock.now ?? new Date(), ...(log && { log }) });
  const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const anyone = askerAt(address, '');
  return {
    app,
    address,
    database,
    ownerUrl: url,
    anyone,
    clock,
    as: (email) => signedIn(address, email),
    async close() {
      // Its last answers are given: it need not wait for what the test's own connections might still ask.
      app.fastify.server.closeAllConnections();
      await app.fastify.close();
      await database.destroy();
      await forgetOwner(url);
      await asOwner(inject('templateUrl'), (client) => client.query(`drop database ${name} with (force)`), 'postgres');
    },
  };
}

async function copyOfTemplate(): Promise<{ url: string; name: string }> {
  const name = `copy_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const template = inject('templateUrl');
  // A sixth of what the way through the log takes, which nothing here needs.
  const copy = `create database ${name} template ${await demoOfToday(template)} strategy file_copy`;
  await asOwner(template, (client) => client.query(copy), 'postgres');
  return { url: beside(template, name), name };
}

/** Signs in with the demo password. */
export async function signedIn(address: string, email: string): Promise<Asker> {
  const { status, body } = await askerAt(address, '').sends('/api/v2/login', { email, password: 'heartsease' });
  if (status !== 200) throw new Error(`${email} can't sign in: ${status} ${JSON.stringify(body)}`);
  return askerAt(address, (body as { token: string }).token);
}

export function askerAt(address: string, token: string): Asker {
  async function sends(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
  }
  return {
    token,
    sends,
    async asks<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      return (await sends(endpoint.path, input)) as Answer<OutputOf<E>>;
    },
  };
}
