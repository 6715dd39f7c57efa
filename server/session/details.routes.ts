import { getOwnDetails, saveOwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { keepOwnDetails, ownDetailsOf } from './details.queries.ts';

/** Everybody's own name and number, the same in all their homes. */
export function registerOwnDetails(app: App): void {
  route(app, getOwnDetails, async ({ db, session }) => await ownDetailsOf(db, session.account_id));

  route(app, saveOwnDetails, async ({ db, session, input }) => {
    const { first_name, last_name, known_as, phone } = input;
    const details = { first_name, last_name, known_as, phone };
    await keepOwnDetails(db, session.account_id, details);
    return details;
  });
}
