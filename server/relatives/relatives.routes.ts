import { maySee } from '@heartsease/domain/consents/may-see.ts';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { lastAnswersOf } from '../consents/consents.queries.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { readPortrait } from '../residents/faces.ts';
import { familyPhotoUrl } from '../residents/photo-links.ts';
import { peopleOf } from './relatives.queries.ts';

export function registerRelatives(app: App): void {
  route(app, listMyPeople, async ({ db, session, now }) => {
    const { careHome } = session;
    const today = calendarDay(now, careHome.timezone);
    const rows = await peopleOf(db, careHome, session.account_id);
    const ids = rows.map(({ resident_id }) => resident_id);
    const answers = Map.groupBy(await lastAnswersOf(db, careHome.id, ids), ({ resident_id }) => resident_id);
    const items = rows.flatMap((row) => {
      const { resident_id, known_as, relationship, status: relation } = row;
      const audience = { kind: 'relative', relation, is_family_of_another: rows.length > 1 } as const;
      const said = answers.get(resident_id) ?? [];
      if (!maySee(audience, 'name', said, today)) return [];
      return [
        {
          resident_id,
          known_as,
          relationship,
          portrait: readPortrait(row.portrait),
          photo_url: familyPhotoUrl(row, session.account_id, maySee(audience, 'face', said, today)),
          are_updates_open: maySee(audience, 'updates', said, today),
        },
      ];
    });
    return { items, next_cursor: null, total: items.length };
  });
}
