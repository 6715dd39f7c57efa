import { z } from 'zod';
import { LOCAL_APP_ORIGIN } from '@heartsease/domain/constants.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * Every setting, read from the environment once. `.env.example` documents them; nothing else in the
 * server reads `process.env`.
 */
export interface Config {
  host: string;
  port: number;
  data_dir: string;
  /** Null: the bundled PostgreSQL in `data_dir`. */
  database_url: string | null;
  /** Where people reach this server; links in mails begin with it. */
  public_url: string;
  /** Null: no mail goes out, and links are shown to a manager instead. */
  smtp_url: string | null;
  mail_from: string;
  /** Fill an empty database with the demo world. */
  demo: boolean;
  /** 503 for every call until it is switched off again. */
  maintenance: boolean;
  /** Needed to read /metrics from anywhere but this machine. */
  metrics_token: string | null;
  log_level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Origins besides our own that may call: the local development app and the native shells. */
  allowed_origins: string[];
  /** How many connections one server process holds to the database. */
  database_connections: number;
  /** A proxy in front tells the caller's address in X-Forwarded-For. */
  trust_proxy: boolean;
}

const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'on', 'off', ''])
  .transform((value) => value === 'true' || value === '1' || value === 'on');

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Heartsease <no-reply@localhost>'),
  DEMO: yesOrNo.default(true),
  MAINTENANCE: yesOrNo.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  ALLOWED_ORIGINS: z.string().default(''),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  TRUST_PROXY: yesOrNo.default(false),
});

/** The native shells' own origins (Capacitor on iOS and Android). */
const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost'];

/** @throws {CannotStart} when a setting can't be understood; the message names it */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) throw new CannotStart(`A setting can't be understood. ${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    public_url: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    demo: env.DEMO,
    maintenance: env.MAINTENANCE,
    metrics_token: env.METRICS_TOKEN ?? null,
    // a line for each request would push the demo's welcome off the screen
    log_level: env.LOG_LEVEL ?? (env.DEMO ? 'warn' : 'info'),
    allowed_origins: [LOCAL_APP_ORIGIN, ...NATIVE_ORIGINS, ...env.ALLOWED_ORIGINS.split(',').filter(Boolean)],
    database_connections: env.DATABASE_CONNECTIONS,
    trust_proxy: env.TRUST_PROXY,
  };
}
