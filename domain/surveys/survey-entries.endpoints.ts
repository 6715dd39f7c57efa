import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, PersonName, Short } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Answers } from './question.ts';
import { AskedSurvey, Audience, LinkKind } from './survey.ts';

/**
 * Something that the device makes up and the server never keeps. Of every write a fingerprint of its input is kept;
 * with this in it, the answers can't be found again by trying them all.
 */
const salt = Id;

/** Before somebody is chosen it is empty. */
const WhoAnswers = z.string().min(1, { error: 'Choose who answers', abort: true }).pipe(Id);

/** An entry that is being filled in, bound to whoever fills it in. */
const Begun = AskedSurvey.extend({
  entry_id: Id,
  answers: Answers,
  /** Whom it is for, where somebody helps. */
  on_behalf_of: z.string().nullable(),
  /** It is over; what was begun can be handed in until then. */
  ends_at: z.iso.datetime().nullable(),
});

export const listAskedSurveys = endpoint({
  path: '/api/v2/survey-entry/asked',
  summary: 'The surveys that I am asked to answer',
  allow: 'surveys.view',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        survey_id: Id,
        title: AskedSurvey.shape.title,
        anonymity: AskedSurvey.shape.anonymity,
        closes_on: CalendarDate.nullable(),
        question_count: z.int(),
        is_begun: z.boolean(),
      }),
    ),
    /** Open surveys of residents, which staff may help with. */
    to_help_with: z.array(z.object({ survey_id: Id, title: AskedSurvey.shape.title })),
  }),
});

export const startEntry = endpoint({
  path: '/api/v2/survey-entry/start',
  summary: 'Begins my answer to a survey, or goes on with it',
  allow: 'surveys.view',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id }),
  output: z.object({ entry_id: Id }),
});

export const startEntryFor = endpoint({
  path: '/api/v2/survey-entry/start-for',
  summary: 'Begins an answer on behalf of a resident, with the name of whoever helps',
  allow: 'surveys.help',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, resident_id: WhoAnswers, helped_by: PersonName }),
  output: z.object({ entry_id: Id }),
});

/** Apart from beginning it: of every write the answer is kept for a while, and these answers may not be. */
export const getEntry = endpoint({
  path: '/api/v2/survey-entry/get',
  summary: 'My answer to a survey as far as it is',
  allow: 'surveys.view',
  scope: 'self',
  kind: 'read',
  input: z.object({ entry_id: Id }),
  output: Begun,
});

export const saveEntry = endpoint({
  path: '/api/v2/survey-entry/save',
  summary: 'Keeps what is answered so far, to go on later',
  allow: 'surveys.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ entry_id: Id, answers: Answers, salt }),
  output: Done,
});

/** Of an anonymous survey the bond to whoever answered is cut here: what is kept of them is that they did. */
export const submitEntry = endpoint({
  path: '/api/v2/survey-entry/submit',
  summary: 'Hands an answer in',
  allow: 'surveys.view',
  scope: 'self',
  kind: 'write',
  input: Write.extend({ entry_id: Id, answers: Answers, salt }),
  output: Done,
});

export const PAPER_AT_ONCE = 20;

export const enterPaper = endpoint({
  path: '/api/v2/survey-entry/paper-batch',
  summary: 'Enters what was answered on paper',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({
    survey_id: Id,
    audience: Audience,
    entries: z.array(Answers).min(1, 'Enter at least one sheet').max(PAPER_AT_ONCE),
    salt,
  }),
  output: z.object({ kept: z.int() }),
});

/** @throws 404 for a link that is wrong, taken back or over: one answer for all */
export const lookAtOpenSurvey = endpoint({
  path: '/api/v2/survey-entry/open-look',
  summary: 'A survey behind a link that needs no account',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  input: z.object({ token: Short }),
  output: AskedSurvey.extend({ kind: LinkKind }),
});

export const submitOpenEntry = endpoint({
  path: '/api/v2/survey-entry/open-submit',
  summary: 'Hands an answer in behind a link that needs no account',
  allow: 'anyone',
  scope: 'none',
  kind: 'read',
  // The id is the device's own, random: sent twice, it is one entry.
  input: z.object({ token: Short, entry_id: Id, answers: Answers }),
  output: Done,
});
