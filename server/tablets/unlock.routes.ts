import { lookAtTablet, passOnTablet, unlockTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import type { TabletFace, Unlocked } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { openRoute, route } from '../http/route.ts';
import type { AskedByAnyone } from '../http/route.ts';
import { auditNobody } from '../audit/audit.ts';
import { readPortrait } from '../residents/faces.ts';
import { isPassword } from '../session/passwords.ts';
import { endSignIn, homesOf } from '../session/session.queries.ts';
import { openSession } from '../session/sign-in.ts';
import { facesOf, giveTriesBack, limitTries, takeTry } from './faces.queries.ts';
import { pinOf } from './pins.queries.ts';
import { keepSecret, tabletShown, takeSecret } from './tablet-shown.ts';

/** A locked tablet: whose faces it shows, the PIN that opens it, and "Pass it on" (docs/decisions/0055). */
export function registerUnlock(app: App): void {
  openRoute(app, lookAtTablet, async ({ db, request, reply, now }) => {
    const tablet = await tabletShown(db, request);
    if (tablet === null) {
      takeSecret(request, reply);
      return { tablet: null };
    }
    const { name, care_home_name, careHome } = tablet;
    await setTenant(db, { care_home_id: careHome.id, account_id: null });
    const faces = await facesOf(db, careHome, { tablet_id: tablet.id, now });
    return { tablet: { name, care_home_name, faces: faces.map(told) } };
  });

  // What is wrong is an answer and no error: the try that was taken must stand, and an error takes everything back.
  openRoute(app, unlockTablet, unlock, ({ request }) => ({
    of: [['tablet_address', request.ip]],
    are_forgiven: false,
  }));

  // The cookies of the ended session stay: to take them would take those of whoever has unlocked it in the same moment.
  route(app, passOnTablet, async ({ db, session, now }) => {
    if (session.row.tablet_id !== null) await endSignIn(db, session.sign_in_id, 'passed_on', now);
    return DONE;
  });
}

async function unlock({ db, input, now, request, reply }: AskedByAnyone<typeof unlockTablet>): Promise<Unlocked> {
  const tablet = await tabletShown(db, request);
  if (tablet === null) return { outcome: 'no_tablet' };
  const { careHome } = tablet;
  const account_id = input.staff_member_id;
  const at = { tablet_id: tablet.id, account_id, now };
  await setTenant(db, { care_home_id: careHome.id, account_id });
  const tries_left = await takeTry(db, careHome, at);
  if (tries_left === undefined) return { outcome: 'needs_password' };
  const pin = await pinOf(db, account_id);
  if (!(await isPassword(input.pin, pin?.pin_hash ?? null))) {
    await limitTries(db, careHome, { account_id, tries_left });
    if (tries_left > 0) return { outcome: 'wrong', tries_left };
    await auditNobody(db, unlockTablet, { care_home_id: careHome.id, subject_id: account_id });
    return { outcome: 'needs_password' };
  }
  const home = (await homesOf(db, account_id, now)).find(({ id }) => id === careHome.id);
  if (home === undefined) return { outcome: 'needs_password' };
  await giveTriesBack(db, careHome, at);
  keepSecret(request, reply);
  return { outcome: 'in', token: await openSession(db, { account_id, home, tablet }, { request, reply, now }) };
}

function told(face: Awaited<ReturnType<typeof facesOf>>[number]): TabletFace {
  const { account_id, known_as, last_name, portrait, tries_left } = face;
  return {
    staff_member_id: account_id,
    known_as,
    initial: Array.from(last_name)[0] ?? '',
    portrait: readPortrait(portrait),
    needs_password: tries_left === 0,
  };
}
