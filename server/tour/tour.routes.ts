import { keepTour } from '@heartsease/domain/tour/tour.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { putTour } from './tour.queries.ts';

export function registerTour(app: App): void {
  route(app, keepTour, async ({ db, session, now, input: { stop, is_over } }) => {
    await putTour(db, session.account_id, { stop, over_at: is_over ? now : null });
    return { stop, is_over };
  });
}
