import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Instant } from '../text.ts';
import { Done, Write } from '../write.ts';
import { FollowUpDraft, LaterQuestion, Observation, ObservationWords } from './observation.ts';
import { KeyWorker } from '../residents/profile.ts';
import { ResidentFace } from '../residents/resident.ts';

/** Write down what was noticed after a report. It is never overwritten. */
export const addObservation = endpoint({
  path: '/api/v2/observation/add',
  summary: 'Write down something noticed after a report',
  allow: 'reports.add',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    resident_id: Id,
    at: Instant,
    ...ObservationWords.shape,
    follow_up: FollowUpDraft.nullable().default(null),
  }),
  output: Observation,
});

/** Its author may correct it for 24 hours; what stood before stays beneath. 409 when it was corrected meanwhile. */
export const correctObservation = endpoint({
  path: '/api/v2/observation/correct',
  summary: 'Correct one’s own observation; what stood before stays',
  allow: 'reports.add',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    observation_id: Id,
    /** How many words stood when it was opened: 1 before the first correction. */
    base_version: z.int().min(1),
    ...ObservationWords.shape,
  }),
  output: Observation,
});

export const listObservations = endpoint({
  path: '/api/v2/observation/list',
  summary: 'What was noticed after a report, or of a person, newest first',
  allow: 'reports.view',
  scope: 'care-home',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({ report_id: Id.optional(), resident_id: Id.optional() }),
  output: z.object({
    items: z.array(Observation),
    /** Of one report: about whom its question for later is asked and not yet answered. */
    asked_later: z.array(Id),
    /** Of one report: who may be asked to do something about it. */
    colleagues: z.array(KeyWorker),
  }),
});

/** "How was Joyce at tea?": asked on Today three hours after the report. */
export const askLater = endpoint({
  path: '/api/v2/observation/ask-later',
  summary: 'Have the app ask later how somebody was, or not',
  allow: 'reports.add',
  scope: 'report',
  kind: 'write',
  input: Write.extend({ report_id: Id, resident_id: Id, is_asked: z.boolean() }),
  output: Done,
});

export const finishFollowUp = endpoint({
  path: '/api/v2/observation/finish-follow-up',
  summary: 'Say that a follow-up is done, or not done after all',
  allow: 'reports.add',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ follow_up_id: Id, is_done: z.boolean() }),
  output: Done,
});

/** Yes notes it among the interests, with where it comes from; no lets it be. */
export const answerPreference = endpoint({
  path: '/api/v2/observation/answer-preference',
  summary: 'Take a new preference up among the interests, or not',
  allow: 'residents.add',
  scope: 'resident',
  kind: 'write',
  input: Write.extend({ resident_id: Id, observation_id: Id, is_accepted: z.boolean() }),
  output: Done,
});

/** What Today asks of somebody: their follow-ups until they are done, and what was to be asked later. */
export const listToDo = endpoint({
  path: '/api/v2/observation/to-do',
  summary: 'One’s own follow-ups, and questions about how somebody was later',
  allow: 'reports.add',
  scope: 'self',
  kind: 'read',
  is_kept_on_device: true,
  input: z.object({}),
  output: z.object({
    follow_ups: z.array(
      z.object({ id: Id, task: z.string(), due_on: CalendarDate, report_id: Id, resident: ResidentFace }),
    ),
    questions: z.array(LaterQuestion),
  }),
});

/** New preferences of a person that nobody has answered yet. */
export const listPreferences = endpoint({
  path: '/api/v2/observation/preferences',
  summary: 'New preferences of a person that wait for a yes or a no',
  allow: 'residents.view',
  scope: 'resident',
  kind: 'read',
  input: z.object({ resident_id: Id }),
  output: z.object({
    items: z.array(
      z.object({
        observation_id: Id,
        report_id: Id,
        preference: z.string(),
        title: z.string(),
        noticed_by: z.string(),
      }),
    ),
  }),
});
