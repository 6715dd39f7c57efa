import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { resetPractice, startPractice, stopPractice } from '@heartsease/domain/practice/practice.endpoints.ts';
import { StaffRole } from '@heartsease/domain/access/roles.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import { BLUEBELL_COURT } from '../demo/practice/bluebell-court.ts';
import { fillPracticeHome, practiceHomeId, refreshPracticeHome } from '../demo/practice/fill-practice-home.ts';
import type { App } from '../http/app-context.ts';
import { forbidden } from '../http/errors.ts';
import type { Tries } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { moveSignIn } from '../session/session.queries.ts';
import { lifetimeOf } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { enterPracticeHome, forgetPracticeHome, holdPractice, makePracticeHome } from './practice.queries.ts';

/** "Practise with pretend people" (row PR-6): in and out of a made-up home of one's own (docs/decisions/0050). */
export function registerPractice(app: App): void {
  route(
    app,
    startPractice,
    async ({ db, session, now }) => {
      // Twice on, or on in another tab: they are there already.
      if (session.row.real_home_id !== null) return { ...DONE, carehome_id: session.careHome.id };
      if (!StaffRole.safeParse(session.role).success) throw forbidden();
      await holdPractice(db, session.account_id);
      const carehome_id = (await enterAgain(db, session, now)) ?? (await makeAnew(db, session, now));
      await standIn(db, session, carehome_id, now);
      return { ...DONE, carehome_id };
    },
    tries,
  );

  route(app, stopPractice, async ({ db, session, now }) => {
    const carehome_id = session.row.real_home_id ?? session.careHome.id;
    if (session.row.real_home_id !== null) await standIn(db, session, carehome_id, now);
    return { ...DONE, carehome_id };
  });

  route(
    app,
    resetPractice,
    async ({ db, session, now }) => {
      const { real_home_id } = session.row;
      await holdPractice(db, session.account_id);
      await setTenant(db, { care_home_id: real_home_id ?? session.careHome.id, account_id: session.account_id });
      // Every device of theirs that stands in it stands in the real home from here on.
      await forgetPracticeHome(db);
      if (real_home_id === null) return { ...DONE, carehome_id: session.careHome.id };
      const carehome_id = await makeAnew(db, session, now);
      await standIn(db, session, carehome_id, now);
      return { ...DONE, carehome_id };
    },
    tries,
  );
}

/** To make a home is work. */
function tries({ session }: { session: Session }): Tries {
  return { of: [['practice', session.account_id]], are_forgiven: false };
}

async function enterAgain(db: Db, session: Session, now: Date): Promise<string | undefined> {
  const own = await enterPracticeHome(db, now);
  if (own === undefined) return undefined;
  const { timezone } = session.careHome;
  await inHome(db, session, own.care_home_id, () => refreshPracticeHome(db, { seed: own.seed, timezone, now }));
  return own.care_home_id;
}

async function makeAnew(db: Db, session: Session, now: Date): Promise<string> {
  const seed = randomUUID();
  const id = practiceHomeId(seed);
  await makePracticeHome(db, { id, organisation_id: uuidv7(), seed, ...BLUEBELL_COURT, now });
  const { timezone } = session.careHome;
  await inHome(db, session, id, () => fillPracticeHome(db, { seed, timezone, now }));
  return id;
}

/** What is written for the pretend home is written behind its own lock, and the transaction comes back afterwards. */
async function inHome(db: Db, session: Session, care_home_id: string, work: () => Promise<void>): Promise<void> {
  const { account_id } = session;
  await setTenant(db, { care_home_id, account_id });
  await work();
  await setTenant(db, { care_home_id: session.row.real_home_id ?? session.careHome.id, account_id });
}

async function standIn(db: Db, session: Session, care_home_id: string, now: Date): Promise<void> {
  const { idle, whole } = lifetimeOf(session.role);
  const ends_at = new Date(now.getTime() + whole * 1_000);
  await moveSignIn(db, session.sign_in_id, { care_home_id, idle_seconds: idle, ends_at });
}
