import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../text.ts';
import { Done, Write } from '../write.ts';
import { ActionFields, SurveyAction } from './survey.ts';

const base_version = z.int().min(1);

export const listSurveyActions = endpoint({
  path: '/api/v2/survey-action/list',
  summary: 'You said, we did: what people said, what the home does, by whom and until when',
  allow: 'surveys.results',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(SurveyAction),
    owners: z.array(z.object({ id: Id, known_as: z.string() })),
  }),
});

export const addSurveyAction = endpoint({
  path: '/api/v2/survey-action/add',
  summary: 'Writes down what people said',
  allow: 'surveys.results',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ survey_id: Id.nullable(), ...ActionFields.shape }),
  output: z.object({ id: Id }),
});

export const saveSurveyAction = endpoint({
  path: '/api/v2/survey-action/save',
  summary: 'Changes what the home does about it, and what came of it',
  allow: 'surveys.results',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ survey_action_id: Id, base_version, ...ActionFields.shape }),
  output: Done,
});

export const publishSurveyAction = endpoint({
  path: '/api/v2/survey-action/publish',
  summary: 'Shows “You said, we did” to everybody, or takes it back',
  allow: 'surveys.edit',
  scope: 'care-home',
  kind: 'write',
  input: Write.extend({ survey_action_id: Id, is_shown: z.boolean() }),
  output: Done,
});

/** What everybody of the home may read. */
export const listYouSaidWeDid = endpoint({
  path: '/api/v2/survey-action/you-said',
  summary: 'What people said and what the home did about it, as it was published',
  allow: 'surveys.view',
  scope: 'care-home',
  kind: 'read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      SurveyAction.pick({ id: true, theme: true, said: true, did: true, outcome: true, published_at: true }),
    ),
  }),
});
