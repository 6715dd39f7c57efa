import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { PaperLook, PrintedFile } from './print.ts';

/** A day whose week has a name in every calendar: at the end of the year 9999 they stop. */
const PrintedDay = CalendarDate.refine((day) => day > '0001-01-07' && day < '9999-12-20', 'Enter a date');

/** What hangs on a wall names nobody who lives here, unless a title does. */
export const printPlanner = endpoint({
  path: '/api/v2/print/planner',
  summary: 'The programme of a week or a day for the wall, as a PDF',
  allow: 'planner.view',
  scope: 'care-home',
  kind: 'read',
  input: PaperLook.extend({
    what: z.enum(['week', 'day']),
    /** Of a week any day. */
    day: PrintedDay,
  }),
  output: PrintedFile,
});

/** For a notice board: nothing of who is invited or who comes. */
export const printEvent = endpoint({
  path: '/api/v2/event/poster',
  summary: 'One event as a poster, as a PDF',
  allow: 'events.view',
  scope: 'event',
  kind: 'read',
  input: PaperLook.extend({ event_id: Id }),
  output: PrintedFile,
});

export const printMyDay = endpoint({
  path: '/api/v2/print/my-day',
  summary: 'What a day holds for one resident, as a PDF for them',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: PaperLook.extend({ resident_id: Id, day: PrintedDay }),
  output: PrintedFile,
});

export const printAttendance = endpoint({
  path: '/api/v2/print/attendance-sheet',
  summary: 'A list to tick at a session, with a code that leads to typing it in',
  allow: 'reports.view',
  scope: 'planned_session',
  kind: 'read',
  input: PaperLook.pick({ paper: true, is_large_print: true, languages: true }).extend({ planned_session_id: Id }),
  output: PrintedFile,
});

/** For whoever runs it: all that its sheet says, and nobody's name. */
export const printActivity = endpoint({
  path: '/api/v2/print/activity',
  summary: 'The sheet of one activity, as a PDF',
  allow: 'all_activities.view',
  scope: 'care-home',
  kind: 'read',
  input: PaperLook.extend({ activity_id: Id }),
  output: PrintedFile,
});
