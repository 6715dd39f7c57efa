import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PaperLanguage } from '../print/print.ts';
import { Id, Line } from '../text.ts';
import { Write } from '../write.ts';
import { ListedRisk, RiskAssessment, RiskFields, RiskScope } from './risk-assessment.ts';

const base_version = z.int().min(0);

export const listRisks = endpoint({
  path: '/api/v2/risk/list',
  summary: 'The risk assessments of this home, the one that is due first before the others',
  allow: 'risk.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({ items: z.array(ListedRisk), next_cursor: z.null(), total: z.int() }),
});

export const getRisk = endpoint({
  path: '/api/v2/risk/get',
  summary: 'One risk assessment with its lines, its signatures and its editions',
  allow: 'risk.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ risk_assessment_id: Id }),
  output: RiskAssessment,
});

/** Changes nothing: what stands in the editor when it opens, and a line to begin from for each starter hazard. */
export const riskTemplates = endpoint({
  path: '/api/v2/risk/templates',
  summary: 'A line for each of the 28 starter hazards, and an assessment to begin from for an activity or a session',
  allow: 'risk.edit',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ scope: RiskScope, activity_id: Id.nullable(), planned_session_id: Id.nullable() }),
  output: z.object({
    starters: z.array(RiskAssessment.shape.lines.element),
    fields: z.object({
      ...RiskAssessment.pick({ lines: true, title: true }).shape,
      ...RiskFields.omit({ lines: true, title: true }).shape,
    }),
  }),
});

/** When somebody changed it meanwhile: 409 with it as it stands. */
export const saveRisk = endpoint({
  path: '/api/v2/risk/save',
  summary: 'Write a risk assessment or go on with its draft',
  allow: 'risk.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({
    /** Null for a new one. */
    risk_assessment_id: Id.nullable(),
    base_version,
    ...RiskFields.shape,
  }),
  output: RiskAssessment,
});

export const submitRisk = endpoint({
  path: '/api/v2/risk/submit',
  summary: 'Send a draft to be signed',
  allow: 'risk.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ risk_assessment_id: Id, base_version }),
  output: RiskAssessment,
});

/** The edition before it is superseded and kept. */
export const approveRisk = endpoint({
  path: '/api/v2/risk/approve',
  summary: 'Sign a risk assessment, or return it with a word',
  allow: 'risk.approve',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ risk_assessment_id: Id, base_version, is_yes: z.boolean(), word: Line }).refine(
    ({ is_yes, word }) => is_yes || word !== '',
    { path: ['word'], message: 'Say why, so that its author can go on' },
  ),
  output: RiskAssessment,
});

export const reviseRisk = endpoint({
  path: '/api/v2/risk/revise',
  summary: 'Begin the next edition of what is signed: a draft that says the same',
  allow: 'risk.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ risk_assessment_id: Id }),
  output: RiskAssessment,
});

export const archiveRisk = endpoint({
  path: '/api/v2/risk/archive',
  summary: 'Put away what is not needed any more, or bring it back',
  allow: 'risk.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ risk_assessment_id: Id, is_archived: z.boolean() }),
  output: RiskAssessment,
});

/** On paper it is as it stands, with its state: a draft says that it is one. */
export const printRisk = endpoint({
  path: '/api/v2/risk/print',
  summary: 'One risk assessment as a tagged PDF on A4',
  allow: 'risk.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({ risk_assessment_id: Id, language: PaperLanguage }),
  output: z.object({ file_name: z.string(), base64: z.string() }),
});
