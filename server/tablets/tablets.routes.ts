import { v7 as uuidv7 } from 'uuid';
import { enrolTablet, listTablets, renameTablet, revokeTablet } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { endSignIn } from '../session/session.queries.ts';
import { lifetimeOnTablet } from '../session/session.ts';
import { deviceOfSignIn } from '../session/sign-ins.queries.ts';
import { keepFace } from './faces.queries.ts';
import { giveSecret, newTabletSecret, tabletShown, takeSecret } from './tablet-shown.ts';
import {
  endSignInsOnTablet,
  giveNewSecret,
  keepTablet,
  markRevoked,
  moveToTablet,
  renameTabletTo,
  tabletsOfHome,
} from './tablets.queries.ts';

/** The devices that the staff of a home share: a manager makes them the home's, and takes them from it. */
export function registerTablets(app: App): void {
  route(app, listTablets, async ({ db, session }) => {
    const rows = await tabletsOfHome(db, session.careHome);
    const items = rows.map(({ enrolled_at, last_used_at, faces_count, ...row }) => ({
      ...row,
      enrolled_at: enrolled_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      faces_count: faces_count ?? 0,
      is_this: row.id === session.row.tablet_id,
    }));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, enrolTablet, async ({ db, session, input, now, request, reply }) => {
    const { careHome, account_id, sign_in_id, role } = session;
    if (session.row.real_home_id !== null)
      throw forbidden('A home that is made up has no tablets. Stop practising first.');
    if ((await tabletShown(db, request)) !== null)
      throw refused({ name: ['This device is a shared tablet already. Take it from its home first.'] });
    const { secret, secret_hash } = newTabletSecret();
    const { name, place } = input;
    const enrolled = session.row.tablet_id;
    // The session is a tablet's and the device has no secret: the answer was lost on its way, and the secret with it.
    if (enrolled !== null && (await giveNewSecret(db, careHome, { tablet_id: enrolled, name, place, secret_hash }))) {
      giveSecret(request, reply, secret);
      return { id: enrolled };
    }
    const id = uuidv7();
    const device = await deviceOfSignIn(db, sign_in_id);
    await keepTablet(db, careHome, { id, name, place, device, secret_hash, enrolled_by: account_id, enrolled_at: now });
    giveSecret(request, reply, secret);
    // A program has no cookies, and goes on as it was.
    if (session.binding_hash === null) return { id };
    await moveToTablet(db, sign_in_id, { careHome, tablet_id: id, idle: lifetimeOnTablet(role).idle });
    await keepFace(db, careHome, { tablet_id: id, account_id, now });
    return { id };
  });

  route(app, renameTablet, async ({ db, session, input }) => {
    if (!(await renameTabletTo(db, session.careHome, input))) throw notFound();
    return DONE;
  });

  route(app, revokeTablet, async ({ db, session, input, now, request, reply }) => {
    const { careHome, account_id } = session;
    const { tablet_id } = input;
    if (!(await markRevoked(db, careHome, { tablet_id, by: account_id, now }))) throw notFound();
    const isThisOne = session.row.tablet_id === tablet_id;
    if (isThisOne) await endSignIn(db, session.sign_in_id, 'logout', now);
    await endSignInsOnTablet(db, { id: tablet_id, careHome }, { why: 'tablet', now });
    if (isThisOne) takeSecret(request, reply);
    return DONE;
  });
}
