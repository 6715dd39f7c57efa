import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { Results } from './results.ts';
import {
  Audience,
  CommentTheme,
  LinkKind,
  NamedEntry,
  Survey,
  SurveyComment,
  SurveyFields,
  SurveyLanguage,
  SurveySummary,
} from './survey.ts';

const base_version = z.int().min(1);

export const listSurveys = endpoint({
  path: '/api/v2/survey/list',
  summary: 'The surveys of the home, the latest first',
  allow: 'surveys.results',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(SurveySummary) }),
});

export const getSurvey = endpoint({
  path: '/api/v2/survey/get',
  summary: 'A survey with its questions',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'read',
  input: z.object({ survey_id: Id }),
  output: Survey,
});

export const addSurvey = endpoint({
  path: '/api/v2/survey/add',
  summary: 'Writes the draft of a survey',
  allow: 'surveys.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend(SurveyFields.shape),
  output: z.object({ id: Id }),
});

/**
 * Only a draft changes: whoever answers must have been asked the same.
 *
 * @throws 409 with the draft as it stands when somebody else changed it in the meantime
 */
export const saveSurvey = endpoint({
  path: '/api/v2/survey/save',
  summary: 'Changes the draft of a survey',
  allow: 'surveys.edit',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, base_version, ...SurveyFields.shape }),
  output: Survey,
});

export const openSurvey = endpoint({
  path: '/api/v2/survey/open',
  summary: 'Opens a survey, and tells those who are asked',
  allow: 'surveys.edit',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id }),
  output: Done,
});

export const closeSurvey = endpoint({
  path: '/api/v2/survey/close',
  summary: 'Closes a survey; whoever is in the middle of it has a day to finish',
  allow: 'surveys.edit',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id }),
  output: Done,
});

/** Null where fewer than five answered, or where it is not over yet: what may not be told is not there. */
export const getSurveyResults = endpoint({
  path: '/api/v2/survey/results',
  summary: 'What was answered, where five or more answered',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'read',
  input: z.object({ survey_id: Id }),
  output: z.object({
    /** `few`: fewer than five answered. */
    state: z.enum(['not_over', 'few', 'told']),
    results: Results.nullable(),
    groups: z.array(z.object({ group: Audience, results: Results })).nullable(),
    /** The run before of the same template. */
    before: z.object({ title: z.string(), closed_on: CalendarDate, results: Results }).nullable(),
    /** The runs of the same template, the first first, with the mean or score of each question. */
    runs: z.array(
      z.object({
        survey_id: Id,
        closed_on: CalendarDate,
        answered: z.int().min(5),
        levels: z.record(z.string(), z.number()),
      }),
    ),
    comments: z.array(SurveyComment),
    /** Of a survey with names: who said what. */
    named: z.array(NamedEntry),
  }),
});

export const themeComment = endpoint({
  path: '/api/v2/survey/theme-comment',
  summary: 'Says what a comment is about',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, comment_id: Id, theme: CommentTheme.nullable() }),
  output: Done,
});

export const exportSurvey = endpoint({
  path: '/api/v2/survey/export',
  summary: 'The results as a table for a spreadsheet, where five or more answered',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'read',
  is_always_audited: true,
  input: z.object({ survey_id: Id, language: SurveyLanguage }),
  output: z.object({ file_name: z.string(), csv: z.string() }),
});

export const makeSurveyLink = endpoint({
  path: '/api/v2/survey/public-link',
  summary: 'Makes a link by which anybody who has it answers, or for a device that stands in the home',
  allow: 'surveys.edit',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, kind: LinkKind, audience: Audience }),
  output: z.object({ id: Id, link: z.string() }),
});

export const revokeSurveyLink = endpoint({
  path: '/api/v2/survey/revoke-link',
  summary: 'Takes a link back; it opens nothing any more',
  allow: 'surveys.edit',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, survey_link_id: Id }),
  output: Done,
});
