import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Line, LookedAtDay } from '../text.ts';
import { Done, Write } from '../write.ts';
import { EvidenceMatrix, EvidencePeriod, Piece } from './evidence.ts';
import { FrameworkHead } from './framework.ts';
import { FrameworkId, QuestionKey } from './frameworks.ts';
import { Gap } from './gaps.ts';
import { SourceKind } from './sources.ts';

/** Which framework, and which days; without them the region's own and the last 13 weeks. */
export const EvidenceAsk = z.object({
  framework: FrameworkId.optional(),
  from: LookedAtDay.optional(),
  to: LookedAtDay.optional(),
});
export type EvidenceAsk = z.infer<typeof EvidenceAsk>;

export const PIECES_A_PAGE = 50;

export const listFrameworks = endpoint({
  path: '/api/v2/evidence/frameworks',
  summary: 'The framework packs that there are, and which is this home’s by its region',
  allow: 'evidence.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(FrameworkHead), default: z.string() }),
});

export const getEvidence = endpoint({
  path: '/api/v2/evidence/matrix',
  summary: 'How much was recorded for each question of a framework, and how many gaps there are',
  allow: 'evidence.view',
  scope: 'care-home',
  kind: 'read',
  input: EvidenceAsk,
  output: EvidenceMatrix,
});

export const listGaps = endpoint({
  path: '/api/v2/evidence/gaps',
  summary: 'What is missing, about whom, and who does something about it',
  allow: 'evidence.view',
  scope: 'care-home',
  kind: 'read',
  input: EvidenceAsk,
  output: z.object({ framework: FrameworkHead, period: EvidencePeriod, items: z.array(Gap) }),
});

/** What a number was made of, newest first. */
export const listPieces = endpoint({
  path: '/api/v2/evidence/pieces',
  summary: 'What a question’s number was made of: each with who recorded it and when',
  allow: 'evidence.view',
  scope: 'care-home',
  kind: 'read',
  input: EvidenceAsk.extend({
    question: QuestionKey,
    /** One source alone; without it all of the question's. */
    source: SourceKind.optional(),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({ items: z.array(Piece), total: z.number().int(), page: z.number().int(), pages: z.number().int() }),
});

/** A report, or one observation after it, speaks for a question: somebody says why. */
export const linkEvidence = endpoint({
  path: '/api/v2/evidence/link',
  summary: 'Tie a report, or an observation after it, to a question by hand',
  allow: 'evidence.link',
  scope: 'report',
  kind: 'write',
  input: Write.extend({
    report_id: Id,
    observation_id: Id.nullable().default(null),
    question: QuestionKey,
    why: Line.pipe(z.string().min(1, 'Write why, in a few words')),
  }),
  output: z.object({ id: Id }),
});

const OfQuestion = {
  question: QuestionKey,
  why: Line.pipe(z.string().min(1, 'Write why, in a few words')),
};

/** A photo that families see speaks for a question; who is in it said yes to photos in their record. */
export const linkPhoto = endpoint({
  path: '/api/v2/evidence/photo-link',
  summary: 'Tie a shared photo to a question by hand',
  allow: 'evidence.link',
  scope: 'photo',
  kind: 'write',
  input: Write.extend({ photo_id: Id, ...OfQuestion }),
  output: z.object({ id: Id }),
});

/** What a survey said, once it is over and at least five people answered. */
export const linkSurvey = endpoint({
  path: '/api/v2/evidence/survey-link',
  summary: 'Tie the results of a survey to a question by hand',
  allow: 'evidence.link_survey',
  scope: 'survey',
  kind: 'write',
  input: Write.extend({ survey_id: Id, ...OfQuestion }),
  output: z.object({ id: Id }),
});

export const unlinkEvidence = endpoint({
  path: '/api/v2/evidence/unlink',
  summary: 'Take back what was tied to a question by hand',
  allow: 'evidence.link',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ link_id: Id }),
  output: Done,
});

const Links = z.object({
  items: z.array(
    z.object({
      id: Id,
      question: z.string(),
      observation_id: Id.nullable(),
      why: z.string(),
      by: z.string().nullable(),
      linked_at: z.iso.datetime(),
    }),
  ),
  /** The questions of the home's own framework. */
  questions: z.array(z.object({ key: z.string(), title: z.string() })),
});

/** To which questions a report is tied. */
export const listLinks = endpoint({
  path: '/api/v2/evidence/links',
  summary: 'To which questions a report was tied by hand',
  allow: 'evidence.view',
  scope: 'report',
  kind: 'read',
  input: z.object({ report_id: Id }),
  output: Links,
});

export const listPhotoLinks = endpoint({
  path: '/api/v2/evidence/photo-links',
  summary: 'To which questions a photo was tied by hand',
  allow: 'evidence.view',
  scope: 'photo',
  kind: 'read',
  input: z.object({ photo_id: Id }),
  output: Links,
});

export const listSurveyLinks = endpoint({
  path: '/api/v2/evidence/survey-links',
  summary: 'To which questions the results of a survey were tied by hand',
  allow: 'surveys.results',
  scope: 'survey',
  kind: 'read',
  input: z.object({ survey_id: Id }),
  output: Links,
});
