import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { readPortrait } from '../residents/faces.ts';
import { peopleOf } from './relatives.queries.ts';

export function registerRelatives(app: App): void {
  route(app, listMyPeople, async ({ db, session }) => {
    const rows = await peopleOf(db, session.careHome, session.account_id);
    const items = rows.map((row) => ({ ...row, portrait: readPortrait(row.portrait) }));
    return { items, next_cursor: null, total: items.length };
  });
}
