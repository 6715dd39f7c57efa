import { z } from 'zod';
import { CalendarDate, Id, Line, Short, orNone } from '../text.ts';
import { Answers, MOST_QUESTIONS, Question, questionProblems } from './question.ts';
import { STANDINGS } from './standing.ts';

export const AUDIENCES = ['residents', 'relatives', 'staff'] as const;
export const Audience = z.enum(AUDIENCES);
export type Audience = z.infer<typeof Audience>;
export const Anonymity = z.enum(['anonymous', 'named']);
export type Anonymity = z.infer<typeof Anonymity>;
export const SurveyStanding = z.enum(STANDINGS);
export const LinkKind = z.enum(['link', 'kiosk']);
export type LinkKind = z.infer<typeof LinkKind>;
export const SurveyLanguage = z.enum(['en', 'cy']);
export type SurveyLanguage = z.infer<typeof SurveyLanguage>;

export const MOST_REMINDERS = 3;

export const SurveyFields = z.object({
  title: z.object({
    en: Short.pipe(z.string().min(1, { error: 'Give the survey a title', abort: true })),
    cy: Short,
  }),
  /** One of domain/surveys/templates, as it was called when the survey was made from it. */
  template_key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'There is no such template')
    .nullable(),
  audiences: z
    .array(Audience)
    .min(1, 'Choose who is asked')
    .max(3)
    .refine((audiences) => new Set(audiences).size === audiences.length, 'Name each group once'),
  anonymity: Anonymity,
  questions: z
    .array(Question)
    .min(1, 'Ask at least one question')
    .max(MOST_QUESTIONS, `Ask ${MOST_QUESTIONS} questions or fewer`),
  /** Null: as soon as it is opened. */
  opens_on: orNone(CalendarDate),
  closes_on: orNone(CalendarDate),
  /** Days after its opening on which whoever has not answered is reminded. */
  reminder_days: z
    .array(z.int().min(1).max(60))
    .max(MOST_REMINDERS, `Remind ${MOST_REMINDERS} times or less`)
    .refine((days) => new Set(days).size === days.length, 'Name each day once'),
});
export type SurveyFields = z.output<typeof SurveyFields>;

/** What a schema alone can't tell, by field. */
export function surveyProblems(
  { questions, opens_on, closes_on }: SurveyFields,
  today: string,
): Record<string, string[]> {
  const first = opens_on !== null && opens_on > today ? opens_on : today;
  return {
    ...questionProblems(questions),
    ...(closes_on !== null && closes_on < first && { closes_on: ['The last day is before the first'] }),
  };
}

/** A survey as a list shows it. */
export const SurveySummary = z.object({
  id: Id,
  version: z.int(),
  title: SurveyFields.shape.title,
  template_key: z.string().nullable(),
  audiences: z.array(Audience),
  anonymity: Anonymity,
  standing: SurveyStanding,
  opens_on: CalendarDate.nullable(),
  closes_on: CalendarDate.nullable(),
  closed_on: CalendarDate.nullable(),
  /** What came of it was shown to everybody. */
  is_reported: z.boolean(),
  question_count: z.int(),
  /**
   * How many answered; null below five, also when that is nobody. Of an anonymous survey that is not over it is told in
   * steps of five, so that nobody sees it move when somebody puts their phone away.
   */
  answered: z.int().min(5).nullable(),
});
export type SurveySummary = z.infer<typeof SurveySummary>;

export const SurveyLink = z.object({ id: Id, kind: LinkKind, made_on: CalendarDate });

export const Survey = SurveySummary.extend({
  questions: z.array(Question),
  reminder_days: z.array(z.int()),
  links: z.array(SurveyLink),
  /** Somebody may still be finishing: the results come at this time at the latest. Null: not closed, or all is in. */
  results_from: z.iso.datetime().nullable(),
});
export type Survey = z.infer<typeof Survey>;

/** What whoever answers sees. */
export const AskedSurvey = z.object({
  survey_id: Id,
  title: SurveyFields.shape.title,
  anonymity: Anonymity,
  questions: z.array(Question),
  home: z.string(),
  /** Who reads it: the first name of the manager, or nothing. */
  reader: z.string(),
});
export type AskedSurvey = z.infer<typeof AskedSurvey>;

export const COMMENT_THEMES = [
  'activities',
  'food',
  'staff',
  'care',
  'rooms',
  'communication',
  'visits',
  'thanks',
  'other',
] as const;
export const CommentTheme = z.enum(COMMENT_THEMES);
export type CommentTheme = z.infer<typeof CommentTheme>;

export const SurveyComment = z.object({
  id: Id,
  question_id: z.string(),
  words: z.string(),
  theme: CommentTheme.nullable(),
});
export type SurveyComment = z.infer<typeof SurveyComment>;

/** "You said, we did". */
export const ActionFields = z.object({
  theme: CommentTheme,
  said: Line.pipe(z.string().min(1, { error: 'Write what people said', abort: true })),
  /** What the home does, or has done. */
  did: Line,
  owner_id: orNone(Id),
  due_on: orNone(CalendarDate),
  done_on: orNone(CalendarDate),
  /** What came of it. */
  outcome: Line,
});
export const SurveyAction = ActionFields.extend({
  id: Id,
  version: z.int(),
  survey_id: Id.nullable(),
  owner_id: Id.nullable(),
  owner: z.string().nullable(),
  due_on: CalendarDate.nullable(),
  done_on: CalendarDate.nullable(),
  published_at: z.iso.datetime().nullable(),
});
export type SurveyAction = z.infer<typeof SurveyAction>;

/** What one person said in a survey with names; nobody where a link or a sheet told no name. */
export const NamedEntry = z.object({
  id: Id,
  who: z.string().nullable(),
  audience: Audience,
  answered_on: CalendarDate,
  answers: Answers,
});
export type NamedEntry = z.infer<typeof NamedEntry>;
