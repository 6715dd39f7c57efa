import { sayAddressIsRight, sayCameBack } from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { noteCameBack, noteChecked } from './came-back.queries.ts';
import { deliveryOf } from './deliveries.routes.ts';

/** Letters that came back later than they were sent, as a manager finds them in the home's mailbox (decision 67). */
export function registerCameBack(app: App): void {
  route(app, sayCameBack, async ({ db, session, input, now }) => {
    const letter = await deliveryOf(db, session, input);
    if (letter.sent_at === null) throw refused({ form: ['This letter was not mailed, so it can’t have come back'] });
    if (letter.opened_at !== null) throw refused({ form: ['Somebody has opened this letter, so it arrived'] });
    const { careHome, account_id: by } = session;
    const { delivery_id: id, to_address: address } = letter;
    await noteCameBack(db, careHome, { id, address, reason: input.reason }, { by, now });
    return DONE;
  });

  route(app, sayAddressIsRight, async ({ db, session, input, now }) => {
    const { to_address } = await deliveryOf(db, session, input);
    await noteChecked(db, session.careHome, to_address, { by: session.account_id, now });
    return DONE;
  });
}
