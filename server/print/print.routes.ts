import { Transformer } from '@napi-rs/image';
import { drawPortrait } from '@heartsease/domain/portraits/draw-portrait.ts';
import {
  printActivity,
  printAttendance,
  printEvent,
  printMyDay,
  printPlanner,
} from '@heartsease/domain/print/print.endpoints.ts';
import type { PaperLook, PrintedFile } from '@heartsease/domain/print/print.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { addDays, calendarDay, mondayOf } from '@heartsease/domain/time/calendar.ts';
import { activitySheetOf } from '../activities/activities.queries.ts';
import type { Db } from '../db/database.ts';
import { seenEvent } from '../events/event-now.ts';
import { loveOn } from '../family-updates/from-families.queries.ts';
import type { FileStore } from '../files/store.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { peopleOfSession, plannedSessionOf } from '../planner/planner.queries.ts';
import type { CareHome } from '../session/session.ts';
import { activitySheet } from './activity-sheet.ts';
import { attendanceSheet } from './attendance-sheet.ts';
import { myDaySheet, posterSheet } from './day-sheet.ts';
import type { DrawnFace } from './day-sheet.ts';
import { drawShapes } from './draw-shapes.ts';
import { eventSheet } from './event-sheet.ts';
import { languagesOf } from './paper-words.ts';
import { plannerSheet } from './planner-sheet.ts';
import { facePrinted, languageOfHome, titlesOf } from './print.queries.ts';
import { clock, dayOfResident, programmeOf, titlesIn } from './programme.ts';
import { SQUIRCLE } from './stamp.ts';

export function registerPrint(app: App): void {
  route(app, printPlanner, async ({ db, session, input, now }) => {
    const { careHome, row } = session;
    const { what, day, ...look } = input;
    const languages = languagesOf(look.languages, await languageOfHome(db, careHome));
    const home = row.home_name;
    if (what === 'day') {
      const items = await programmeOf({ db, careHome, now }, { from: day, to: day }, languages);
      return file(`day-${day}`, look, await posterSheet({ home, day, items, languages, now }, look));
    }
    const monday = mondayOf(day);
    const items = await programmeOf({ db, careHome, now }, { from: monday, to: addDays(monday, 6) }, languages);
    return file(`week-${monday}`, look, await plannerSheet({ home, monday, items, languages, now }, look));
  });

  route(app, printEvent, async (asked) => {
    const { db, session, input, now } = asked;
    const { careHome, row: home } = session;
    const { event_id, ...look } = input;
    const { row } = await seenEvent(asked, event_id);
    // Whoever still had it open when it was called off would invite people to nothing.
    if (row.cancelled_at !== null) throw refused({ form: ['This event was called off'] });
    const languages = languagesOf(look.languages, await languageOfHome(db, careHome));
    const { words, starts_at, ends_at } = row;
    const [from, to] = [clock(starts_at, careHome.timezone), clock(ends_at, careHome.timezone)];
    const printed = await eventSheet({ event: { words, from, to, home: home.home_name }, languages, now }, look);
    return file(`event-${words.first_day}`, look, printed);
  });

  route(app, printActivity, async ({ db, session, input, now }) => {
    const { activity_id, ...look } = input;
    const activity = await activitySheetOf(db, session, activity_id);
    if (activity === undefined) throw notFound();
    const languages = languagesOf(look.languages, await languageOfHome(db, session.careHome));
    return file('activity', look, await activitySheet({ activity, languages, now }, look));
  });

  route(app, printMyDay, async ({ db, session, input, now }) => {
    const { careHome, row } = session;
    const { resident_id, day, ...look } = input;
    const languages = languagesOf(look.languages, await languageOfHome(db, careHome));
    const items = await dayOfResident({ db, careHome, now }, { resident_id, day }, languages);
    const face = await drawnFace(db, app.files, careHome, resident_id);
    const love = await loveOn(db, careHome, { resident_id, day });
    const printed = await myDaySheet({ home: row.home_name, day, items, languages, now, love }, face, look);
    return file(`my-day-${day}`, look, printed);
  });

  route(app, printAttendance, async ({ db, session: { careHome }, input, now }) => {
    const languages = languagesOf(input.languages, await languageOfHome(db, careHome));
    const sees = { people: true, reports: false };
    const session = await plannedSessionOf(db, careHome, input.planned_session_id, now, sees);
    const people = await peopleOfSession(db, careHome, session.id);
    const titles = await titlesOf(db, session.activity_id === null ? [] : [session.activity_id]);
    const starts_at = new Date(session.starts_at);
    const day = calendarDay(starts_at, careHome.timezone);
    const printed = await attendanceSheet(
      {
        titles: titlesIn(languages, session.title, titles.get(session.activity_id ?? '')),
        day,
        from: clock(starts_at, careHome.timezone),
        to: clock(new Date(session.ends_at), careHome.timezone),
        place: session.place,
        staff: [...(session.leader ? [session.leader] : []), ...session.helpers].map(({ known_as }) => known_as),
        people: namesApart(people),
        address: `${app.config.public_url}/manage-report/session/${session.id}`,
      },
      { languages, now },
      input,
    );
    return file(`attendance-${day}`, input, printed);
  });
}

/** As they are called, with as much more as tells one from the other: a letter, the last name, the room. */
function namesApart(people: readonly ResidentFace[]): string[] {
  const called = people.map(({ known_as, last_name, room }) => [
    known_as,
    `${known_as} ${last_name.slice(0, 1)}`,
    `${known_as} ${last_name}`,
    `${known_as} ${last_name}, ${room}`,
  ]);
  return called.map((names) => {
    const apart = names.find((name, place) => called.filter((other) => other[place] === name).length === 1);
    return apart ?? names.at(-1) ?? '';
  });
}

function file(
  name: string,
  { paper }: Pick<PaperLook, 'paper'>,
  { pdf, pages }: { pdf: Buffer; pages: number },
): PrintedFile {
  return { file_name: `${name}-${paper}.pdf`, pdf: pdf.toString('base64'), pages };
}

/** A photo where the person agreed to photos, otherwise the portrait that was chosen for them. */
async function drawnFace(db: Db, files: FileStore, careHome: CareHome, resident_id: string): Promise<DrawnFace> {
  const { known_as, portrait, photo_id } = await facePrinted(db, careHome, resident_id);
  const webp = photo_id === null ? null : await files.read(careHome.id, photo_id);
  if (webp !== null) {
    const photo = await new Transformer(webp).jpeg(85);
    return {
      known_as,
      is_photo: true,
      draw: (pdf, { x, y, size }) => {
        pdf.roundedRect(x, y, size, size, size * SQUIRCLE).clip();
        pdf.image(photo, x, y, { width: size, height: size });
      },
    };
  }
  if (portrait === null) return { known_as, is_photo: false, draw: null };
  return {
    known_as,
    is_photo: false,
    draw: (pdf, { x, y, size }) => {
      pdf.roundedRect(x, y, size, size, size * SQUIRCLE).clip();
      drawShapes(pdf, drawPortrait(portrait), { x, y, size, box: 200 });
    },
  };
}
