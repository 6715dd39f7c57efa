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
import { standingsOf } from './standing.ts';
import { takeOut } from './take-out.ts';
import { isYoung, undo } from './undo-import.ts';

export function registerImport(app: App): void {
  route(app, checkImport, async ({ db, session, input, now }) => ({
    items: await standingsOf(db, session.careHome, input.people, now),
  }));

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

  route(app, exportPeople, async ({ db, session, now }) => await takeOut(db, session.careHome, now));
}
