import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { hasManager } from '../care-homes/care-homes.queries.ts';
import { databaseVersion } from './status.queries.ts';
import { withDatabase } from './with-database.ts';
import { Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

/** What was looked at. `warning`: it serves, but not as a real home should. */
export interface Finding {
  what: string;
  state: 'fine' | 'warning' | 'broken';
  words: string;
}

const APP = join(import.meta.dirname, '../../app/dist/index.html');
const FREE_AT_LEAST_GB = 2;
const MAIL_ANSWERS_WITHIN_MS = 10_000;
const SIGNS = { fine: '✓', warning: '!', broken: '✗' };

/**
 * Looks at everything that could keep the server from serving.
 *
 * @throws {Misunderstood} with all findings, when something is broken
 */
export async function doctor({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  const findings = [
    addressOf(config),
    app(),
    folder(config),
    await space(config),
    await mail(config),
    ...(await database(config)),
  ];
  const text = findings.map(({ what, state, words }) => `${SIGNS[state]} ${what}: ${words}`).join('\n');
  if (findings.some(({ state }) => state === 'broken')) throw new Misunderstood(text);
  tell(text, { findings });
}

function addressOf({ public_url, trust_proxy, demo }: Config): Finding {
  const what = 'Address';
  if (demo) return { what, state: 'warning', words: 'this is the demo; DEMO=off for a real home' };
  if (!public_url.startsWith('https://'))
    return { what, state: 'warning', words: `${public_url} is not https; nobody but this machine is safe with it` };
  if (!trust_proxy)
    return { what, state: 'warning', words: 'TRUST_PROXY is off: behind a proxy everybody seems to be one caller' };
  return { what, state: 'fine', words: public_url };
}

function app(): Finding {
  return existsSync(APP)
    ? { what: 'App', state: 'fine', words: 'it is built' }
    : { what: 'App', state: 'warning', words: 'it is not built yet; npm start does it' };
}

function folder({ data_dir, database_url }: Config): Finding {
  const what = 'Data folder';
  if (database_url !== null) return { what, state: 'fine', words: 'everything is in DATABASE_URL' };
  try {
    accessSync(existing(data_dir), constants.W_OK);
    return { what, state: 'fine', words: resolve(data_dir) };
  } catch {
    return { what, state: 'broken', words: `${resolve(data_dir)} can't be written` };
  }
}

async function space({ data_dir }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing(data_dir));
  const free = Math.floor((bavail * bsize) / 1_073_741_824);
  const isEnough = free >= FREE_AT_LEAST_GB;
  return { what: 'Space', state: isEnough ? 'fine' : 'warning', words: `${free} GB are free` };
}

async function mail({ smtp_url }: Config): Promise<Finding> {
  const what = 'Mail';
  if (smtp_url === null)
    return { what, state: 'warning', words: 'SMTP_URL is not set; links are shown to a manager instead' };
  const transport = createTransport({ url: smtp_url, connectionTimeout: MAIL_ANSWERS_WITHIN_MS });
  try {
    await transport.verify();
    return { what, state: 'fine', words: 'the mail server answers' };
  } catch (error) {
    return { what, state: 'broken', words: error instanceof Error ? error.message : String(error) };
  } finally {
    transport.close();
  }
}

/** Reaching it brings the migrations up to date, so what is told of it is how the server will find it. */
async function database(config: Config): Promise<Finding[]> {
  try {
    const findings: Finding[] = [];
    await withDatabase(config, async (db, found) => {
      findings.push({ what: 'Database', state: 'fine', words: `${await databaseVersion(db)}, ${found}` });
      findings.push(
        (await hasManager(db))
          ? { what: 'Manager', state: 'fine', words: 'somebody can sign in' }
          : { what: 'Manager', state: 'warning', words: 'there is none yet; make a link with: invite' },
      );
    });
    return findings;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return [{ what: 'Database', state: 'broken', words: error.message }];
  }
}

/** The folder itself, or the nearest one above that is there. */
function existing(path: string): string {
  const whole = resolve(path);
  return existsSync(whole) ? whole : existing(dirname(whole));
}
