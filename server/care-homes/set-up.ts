import type { StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Config } from '../config.ts';
import { connectAsOwner } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { keepCoreActivities } from '../activities/core-activities.queries.ts';
import { newCode } from '../invitations/invite.ts';
import {
  hasHome,
  hasManager,
  homesCalled,
  keepNewHome,
  oneServerAtATime,
  replaceSetUpLink,
} from './care-homes.queries.ts';
import type { NewHome, SetUpLink } from './care-homes.queries.ts';

/** What the first home is called until its manager says more. */
export const FIRST_HOME: NewHome = {
  organisation: 'Our organisation',
  name: 'Our care home',
  town: 'Our town',
  region: 'ENG',
  phone: 'the phone of the home',
  timezone: 'Europe/London',
  package_title: 'Package E',
  is_set_up: false,
};

/**
 * Makes sure that there is a home to sign in to. A server that has no manager yet prints one link, which
 * makes whoever opens it the manager of the first home.
 */
export async function setUp(url: string, config: Config, say: (text: string) => void): Promise<void> {
  const database = connectAsOwner(url);
  try {
    await oneServerAtATime(database, async (db) => {
      await keepCoreActivities(db);
      if (!(await hasHome(db))) await keepNewHome(db, FIRST_HOME);
      if (await hasManager(db)) return;
      const [home] = await homesCalled(db, null);
      if (home) say(setUpWords(home.name, await setUpLink(db, config, home.id)));
    });
  } finally {
    await database.destroy();
  }
}

export interface PrintedLink {
  link: string;
  code: string;
  expires_at: string;
}

/** A link that makes whoever opens it first a member of a home; those printed before for the role stop working. */
export async function setUpLink(
  db: Database,
  config: Pick<Config, 'public_url'>,
  care_home_id: string,
  person: Pick<SetUpLink, 'role' | 'first_name' | 'last_name'> = { role: 'manager', first_name: '', last_name: '' },
): Promise<PrintedLink> {
  const now = new Date();
  const { code, code_hash, link, expires_at } = newCode(config, now);
  await replaceSetUpLink(db, { care_home_id, code_hash, created_at: now, expires_at, ...person });
  return { link, code, expires_at: expires_at.toISOString() };
}

export function setUpWords(home: string, { link }: PrintedLink, role: StaffRole = 'manager'): string {
  const as = role === 'manager' ? 'the manager' : `a ${role}`;
  return `\nWhoever opens this link first becomes ${as} of ${home}. It works once, for three days:\n${link}\n`;
}
