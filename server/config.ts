import { z } from 'zod';
import { LOCAL_APP_ORIGIN } from '@heartsease/domain/constants.ts';
import { isLocalDevelopment, readDsn } from '@heartsease/domain/error-reports/error-reports.ts';
import { CannotStart } from './cannot-start.ts';

/** A bucket of anything that speaks S3. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

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
  /** SHA-256 fingerprints of whoever signed the Android app that may open our links. */
  android_certificates: string[];
  /** Whose iOS app may open our links. */
  apple_team_id: string | null;
  /** How many connections one server process holds to the database. */
  database_connections: number;
  /** A proxy in front tells the caller's address in X-Forwarded-For. */
  trust_proxy: boolean;
  /** Origins of push services besides those of the browsers. */
  push_services: string[];
  /** The file of the service account that sends to our Android app. Null: nothing is sent to it. */
  fcm_key_file: string | null;
  fcm_url: string;
  /** Apple's key, and its id: what sends to our iOS app. Null: nothing is sent to it. */
  apns_key_file: string | null;
  apns_key_id: string | null;
  apns_url: string;
  /** Who receives errors, by the Sentry protocol. Null: nobody, as always on the local development host (row PR-5). */
  sentry_dsn: string | null;
  /** Where pictures are kept. Null: in `data_dir`. */
  s3: S3Settings | null;
}

const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'on', 'off', ''])
  .transform((value) => value === 'true' || value === '1' || value === 'on');

const Variables = z.object({
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
  ANDROID_CERTIFICATES: z
    .string()
    .default('')
    .transform((listed) => listed.split(',').map((one) => one.trim().toUpperCase()))
    .transform((listed) => listed.filter(Boolean))
    .pipe(z.array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/))),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  TRUST_PROXY: yesOrNo.default(false),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((listed) => listed.split(',').filter(Boolean))
    .pipe(z.array(z.url().transform((address) => new URL(address).origin))),
  FCM_KEY_FILE: z.string().optional(),
  FCM_URL: z.url().default('https://fcm.googleapis.com'),
  APNS_KEY_FILE: z.string().optional(),
  APNS_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  APNS_URL: z.url().default('https://api.push.apple.com'),
  SENTRY_DSN: z
    .string()
    .refine((text) => readDsn(text) !== null, 'This is no DSN, such as https://key@errors.example.org/7')
    .optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** Of the 120 that it allows (server/db/postgres-process.ts): jobs take some too, and all are there twice for a moment. */
const MOST_TO_THE_BUNDLED = 40;

const Environment = Variables.refine(
  ({ DATABASE_URL, DATABASE_CONNECTIONS }) => DATABASE_URL !== undefined || DATABASE_CONNECTIONS <= MOST_TO_THE_BUNDLED,
  {
    path: ['DATABASE_CONNECTIONS'],
    error: `The database that Heartsease brings takes ${MOST_TO_THE_BUNDLED} at most; set DATABASE_URL for more`,
  },
);

/** The native shells' own origins (Capacitor on iOS and Android). */
const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost'];

/** @throws {CannotStart} when a setting can't be understood; the message names it */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) throw new CannotStart(`A setting can't be understood. ${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const public_url = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    host: env.HOST,
    port: env.PORT,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL ?? null,
    public_url,
    smtp_url: env.SMTP_URL ?? null,
    mail_from: env.MAIL_FROM,
    demo: env.DEMO,
    maintenance: env.MAINTENANCE,
    metrics_token: env.METRICS_TOKEN ?? null,
    // a line for each request would push the demo's welcome off the screen
    log_level: env.LOG_LEVEL ?? (env.DEMO ? 'warn' : 'info'),
    allowed_origins: [LOCAL_APP_ORIGIN, ...NATIVE_ORIGINS, ...env.ALLOWED_ORIGINS.split(',').filter(Boolean)],
    android_certificates: env.ANDROID_CERTIFICATES,
    apple_team_id: env.APPLE_TEAM_ID ?? null,
    database_connections: env.DATABASE_CONNECTIONS,
    trust_proxy: env.TRUST_PROXY,
    push_services: env.PUSH_SERVICES,
    fcm_key_file: env.FCM_KEY_FILE ?? null,
    fcm_url: env.FCM_URL.replace(/\/$/, ''),
    apns_key_file: env.APNS_KEY_FILE ?? null,
    apns_key_id: env.APNS_KEY_ID ?? null,
    apns_url: env.APNS_URL.replace(/\/$/, ''),
    sentry_dsn: isLocalDevelopment(public_url) ? null : (env.SENTRY_DSN ?? null),
    s3: s3Of(env),
  };
}

/** @throws {CannotStart} when only a part of it is set: pictures would go where nobody looks for them */
function s3Of(env: z.output<typeof Environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = env;
  const told = [endpoint, bucket, access_key_id, secret_access_key].filter((one) => one !== undefined);
  if (told.length === 0) return null;
  if (!endpoint || !bucket || !access_key_id || !secret_access_key) {
    throw new CannotStart(
      'Pictures in S3 need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all four, or none.',
    );
  }
  return { endpoint, bucket, region, access_key_id, secret_access_key };
}
