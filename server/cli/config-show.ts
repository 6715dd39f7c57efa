import type { Config } from '../config.ts';
import { readWords, columns } from './words.ts';
import type { Asked } from './words.ts';

/** What would let a reader in. */
const SECRETS = new Set(['metrics_token', 'sentry_dsn']);
/** Addresses that may carry a password. */
const WITH_PASSWORD = new Set(['database_url', 'smtp_url']);

/** What the server would run with, as `.env.example` names it. */
export async function configShow({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  const settings = Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name.toUpperCase(), shown(name, value)]),
  );
  tell(columns(Object.entries(settings)), { settings });
}

function shown(name: string, value: Config[keyof Config]): string {
  if (value === null) return '(not set)';
  if (SECRETS.has(name)) return '(set)';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  // Of a store its place alone: the rest are its keys.
  if (typeof value === 'object' && !Array.isArray(value)) return `${value.endpoint}/${value.bucket}`;
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return WITH_PASSWORD.has(name) ? text.replace(/(:\/\/[^:@/]*):[^@]*@/, '$1:•••@') : text;
}
