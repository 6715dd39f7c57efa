import {
  beginImport,
  checkImport,
  commitImport,
  exportPeople,
  listImports,
  stageImport,
  undoImport,
} from '@heartsease/domain/import/import.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { commit } from './commit-import.ts';
import { holdImport, importsOf, keepImport, stageRows } from './imports.queries.ts';
import { everybodyOf, staffKnownTo } from './people.queries.ts';
import { standingsIn } from './standing.ts';
import { isYoung, undo } from './undo-import.ts';

export function registerImport(app: App): void {
  route(app, checkImport, async ({ db, session, input, now }) => {
    const standings = await standingsIn(db, session.careHome, now);
    return { items: input.people.map(standings.of) };
  });

  route(app, beginImport, async ({ db, session, input, now }) => ({
    id: await keepImport(db, session, input.file_name, now),
  }));

  route(app, stageImport, async ({ db, session, input }) => {
    const held = await holdImport(db, session.careHome, input.import_id);
    if (held.committed_at !== null) throw refused({ import_id: ['These people are here already'] });
    await stageRows(db, session.careHome, input.import_id, input.rows);
    return DONE;
  });

  route(app, commitImport, async (asked) => await commit({ ...asked, config: app.config }));

  route(app, undoImport, async (asked) => await undo(asked));

  route(app, listImports, async ({ db, session, now }) => {
    const rows = await importsOf(db, session.careHome);
    const items = rows.flatMap(({ committed_at, undone_at, ...row }) => {
      if (committed_at === null) return [];
      const can_be_undone = undone_at === null && isYoung(committed_at, now);
      return [
        {
          ...row,
          committed_at: committed_at.toISOString(),
          undone_at: undone_at?.toISOString() ?? null,
          can_be_undone,
        },
      ];
    });
    return { items };
  });

  route(app, exportPeople, async ({ db, session, now }) => {
    const everybody = await everybodyOf(db, session.careHome);
    const { members } = await staffKnownTo(db, session.careHome, now);
    return {
      residents: everybody
        .filter(({ status }) => status !== 'died' && status !== 'moved_on')
        .map((one) => ({
          // Our own id stands in for one of another system, so that the same people are found again.
          external_id: one.external_id ?? one.id,
          title: one.title,
          first_name: one.first_name,
          known_as: one.known_as,
          last_name: one.last_name,
          room: one.room,
          wing: one.wing,
          date_of_birth: one.date_of_birth ?? '',
          nhs_number: one.nhs_number ?? '',
          moved_in_on: one.moved_in_on,
          language: one.language,
          pronouns: one.pronouns,
          faith: one.faith,
          cultural_needs: one.cultural_needs,
        })),
      staff: members.map(({ first_name, last_name, email, role, wings, starts_on, ends_on }) => ({
        first_name,
        last_name,
        email,
        role,
        wing: wings[0] ?? '',
        starts_on,
        ends_on: ends_on ?? '',
      })),
    };
  });
}
