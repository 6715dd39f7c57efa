import { getOwnPin, removeOwnPin, setOwnPin } from '@heartsease/domain/tablets/tablets.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { checkPassword, triesOf } from '../second-step/own-password.ts';
import { hashPassword } from '../session/passwords.ts';
import { tabletShown } from './tablet-shown.ts';
import { dropFaces, keepFace } from './faces.queries.ts';
import { dropPin, keepPin, pinOf } from './pins.queries.ts';

/** One's own PIN for shared tablets: made with the password, given up without it. */
export function registerPins(app: App): void {
  route(app, getOwnPin, async ({ db, session }) => ({
    set_at: (await pinOf(db, session.account_id))?.set_at.toISOString() ?? null,
  }));

  route(
    app,
    setOwnPin,
    async ({ db, session, input, now, request }) => {
      const { account_id, careHome, row } = session;
      await checkPassword(db, account_id, input.current_password);
      await keepPin(db, { account_id, pin_hash: await hashPassword(input.pin), set_at: now });
      // Set at a tablet, it opens this one from now on: the password was given here just now.
      const tablet = row.tablet_id === null ? null : await tabletShown(db, request);
      if (tablet === null || tablet.id !== row.tablet_id) return DONE;
      await setTenant(db, { care_home_id: tablet.careHome.id, account_id });
      await keepFace(db, tablet.careHome, { tablet_id: tablet.id, account_id, now });
      // The line of the audit is the home's that they stand in, also where that is a pretend one.
      await setTenant(db, { care_home_id: careHome.id, account_id });
      return DONE;
    },
    triesOf,
  );

  route(app, removeOwnPin, async ({ db, session }) => {
    await dropPin(db, session.account_id);
    await dropFaces(db, session.account_id);
    return DONE;
  });
}
