import { v7 as uuidv7 } from 'uuid';
import { EXPORT_RULES, exportProblems, mayHavePhotos } from '@heartsease/domain/exports/export.ts';
import type { ExportAsk } from '@heartsease/domain/exports/export.ts';
import {
  cancelExport,
  downloadExport,
  listExports,
  startExport,
} from '@heartsease/domain/exports/exports.endpoints.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isRowOfHome } from '../http/scope.queries.ts';
import { askForJobs } from '../jobs/jobs.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { namesOfHome } from '../residents/names.queries.ts';
import { sessionMay } from '../session/session.ts';
import type { CareHome, Session } from '../session/session.ts';
import { hasLines } from './export-lines.queries.ts';
import { askedSince, callOff, dayOfReport, exportsOf, fileOf, keepExport } from './exports.queries.ts';
import { anHourBefore, refuseTooMany } from './hourly-limit.ts';
import { isOutdated } from './photos-of-person.ts';

const MIME_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const;

/** What a file holds, and never whose: it lies in a folder that others open too. */
const FILE_NAMES: Record<ExportAsk['scope'], string> = {
  report: 'report',
  resident: 'days-of-one-person',
  group: 'group',
  home: 'home',
};

export function registerExports(app: App): void {
  route(app, startExport, async ({ db, session, input: ask, now }) => {
    const { careHome } = session;
    if (!mayHave(session, ask)) throw forbidden();
    const problems = exportProblems(ask);
    if (Object.keys(problems).length > 0) throw refused(problems);
    const which = await whichLines(db, careHome, ask);
    if (!(await hasLines(db, careHome, which))) throw refused({ from: ['No reports in these dates'] });
    refuseTooMany(await askedSince(db, session, anHourBefore(now)), careHome.timezone);
    const id = uuidv7();
    const expires_at = new Date(now.getTime() + EXPORT_RULES.hours * 3_600_000);
    const { from, to } = which;
    const has_photos = ask.has_photos && mayHavePhotos(ask);
    await keepExport(db, session, { ...ask, has_photos, id, from, to, asked_at: now, expires_at });
    await askForJobs(db, 'make_export', [{ id, care_home_id: careHome.id }], null);
    return { id };
  });

  route(app, listExports, async ({ db, session, now }) => {
    const items = (await exportsOf(db, session, now)).filter((file) => mayHave(session, file));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, cancelExport, async ({ db, session, input: { export_id } }) => {
    const file = await callOff(db, session, export_id);
    if (!file || !mayHave(session, file)) throw notFound();
    if (file.state !== 'cancelled') throw refused({ form: ['It is finished already'] });
    return { id: export_id };
  });

  route(app, downloadExport, async ({ db, session, input, now }) => {
    const file = await fileOf(db, session, input.export_id, now);
    if (!file?.content || !mayHave(session, file)) throw notFound();
    const { scope, format, from_day, to_day, content } = file;
    if (await hasPhotosNoMore(db, session.careHome, file, now)) {
      throw refused({ form: ['A photo in this file may not be shown to the family any more. Make the file anew'] });
    }
    return {
      file_name: `${FILE_NAMES[scope]}-${from_day === to_day ? from_day : `${from_day}-${to_day}`}.${format}`,
      mime_type: MIME_TYPES[format],
      content: content.toString('base64'),
    };
  });
}

/** Somebody said no since the file was made, or the photo was changed or taken back. */
async function hasPhotosNoMore(
  db: Db,
  careHome: CareHome,
  { resident_id, photos }: { resident_id: string | null; photos: object | null },
  now: Date,
): Promise<boolean> {
  const person = (await namesOfHome(db, careHome)).find(({ id }) => id === resident_id);
  return person !== undefined && (await isOutdated(db, careHome, { person, photos }, now));
}

/** Asked each time: whoever was the manager when a file of the home was made may be a coordinator by now. */
function mayHave(session: Session, { scope }: Pick<ExportAsk, 'scope'>): boolean {
  return scope !== 'home' || sessionMay(session, 'reports.download_home');
}

/** @throws 404 for what is not of this home */
async function whichLines(db: Db, careHome: CareHome, ask: ExportAsk) {
  const { scope, report_id, resident_id, resident_group_id } = ask;
  if (scope === 'report') {
    const day = report_id === null ? undefined : await dayOfReport(db, careHome, report_id);
    if (day === undefined) throw notFound();
    return { report_id, from: day, to: day };
  }
  const days = { from: ask.from ?? '', to: ask.to ?? '' };
  if (scope === 'resident') {
    const id = resident_id ?? '';
    if (!(await isRowOfHome(db, 'residents', careHome, id))) throw notFound();
    return { resident_ids: [id], ...days };
  }
  if (scope === 'group') {
    const members = (await membersOfGroups(db, careHome, [resident_group_id ?? ''])).get(resident_group_id ?? '');
    if (members === undefined) throw notFound();
    return { resident_ids: members.map(({ id }) => id), ...days };
  }
  return days;
}
