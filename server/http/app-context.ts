import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Maintenance } from './maintenance.ts';
import type { RoutedWrite } from './route.ts';

/** What every feature is registered on. */
export interface App {
  fastify: FastifyInstance;
  database: Database;
  config: Config;
  maintenance: Maintenance;
  /** Pictures, on disk. */
  files: FileStore;
  /** Every call that was routed, for the printed contract and the tests of completeness. */
  endpoints: Endpoint[];
  /** How each write is done, by its path: also one that was handed in (server/handed-in). */
  writes: Map<string, RoutedWrite>;
  /** The clock; tests bring their own. */
  now: () => Date;
}
