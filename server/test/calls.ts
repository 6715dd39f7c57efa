import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';

const DOMAIN = join(import.meta.dirname, '../../domain');

/** Every call of the contract, found in its files and not in a list: a new one is there on its first day. */
export async function callsOfTheContract(): Promise<Endpoint[]> {
  const files = globSync('**/*.endpoints.ts', { cwd: DOMAIN }).toSorted();
  const modules = await Promise.all(files.map(async (file) => (await import(join(DOMAIN, file))) as object));
  return modules.flatMap((module) => Object.values(module) as unknown[]).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'allow' in value;
}
