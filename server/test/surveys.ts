import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { newHomeToken } from '../http/home-token.ts';
import { tokenHash } from '../session/session.ts';

interface OfHome {
  care_home_id: string;
  canary: string;
}

type State = 'draft' | 'open' | 'over';

/** A survey that asks everybody one question with a face, and one for words. */
export async function addSurveyRow(
  client: pg.Client,
  { care_home_id, canary }: OfHome,
  { state = 'open', anonymity = 'anonymous' }: { state?: State; anonymity?: 'anonymous' | 'named' } = {},
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into surveys (care_home_id, id, title_en, audiences, anonymity, questions, status, opens_on, closed_at)
     values ($1, $2, $3, '{residents,relatives,staff}', $4, $5, $6::text,
             case when $6::text <> 'draft' then current_date - 2 end, case when $6::text = 'closed' then now() - interval '2 days' end)`,
    [care_home_id, id, canary, anonymity, JSON.stringify(questions(canary)), state === 'over' ? 'closed' : state],
  );
  return id;
}

function questions(canary: string) {
  const plain = { easy: { en: '', cy: '' }, picture: null, scale: 'good', options: [], shown_if: null };
  return [
    { ...plain, id: 'face', type: 'faces', text: { en: canary, cy: '' }, is_required: true },
    { ...plain, id: 'why', type: 'text', text: { en: canary, cy: '' }, is_required: false },
  ];
}

/** Entries of nobody, each with words. @returns the ids of the comments */
export async function addEntries(
  client: pg.Client,
  { care_home_id, canary }: OfHome,
  { survey_id, count }: { survey_id: string; count: number },
): Promise<string[]> {
  const comments: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const comment_id = randomUUID();
    await client.query(
      `insert into survey_entries (care_home_id, id, survey_id, audience, answers) values ($1, $2, $3, 'relatives', $4)`,
      [care_home_id, randomUUID(), survey_id, JSON.stringify({ face: 1 + (place % 3) })],
    );
    await client.query(
      `insert into survey_comments (care_home_id, id, survey_id, question_id, words) values ($1, $2, $3, 'why', $4)`,
      [care_home_id, comment_id, survey_id, canary],
    );
    comments.push(comment_id);
  }
  return comments;
}

/** A link to a survey. @returns its id, and the secret */
export async function addSurveyLink(
  client: pg.Client,
  { care_home_id }: { care_home_id: string },
  survey_id: string,
): Promise<{ survey_link_id: string; token: string }> {
  const [survey_link_id, token] = [randomUUID(), newHomeToken(care_home_id)];
  await client.query(
    `insert into survey_links (care_home_id, id, survey_id, kind, audience, token_hash, made_on)
     values ($1, $2, $3, 'link', 'relatives', $4, current_date)`,
    [care_home_id, survey_link_id, survey_id, tokenHash(token)],
  );
  return { survey_link_id, token };
}

export async function addDraft(
  client: pg.Client,
  { care_home_id, survey_id, account_id }: { care_home_id: string; survey_id: string; account_id: string },
): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into survey_drafts (care_home_id, id, survey_id, account_id, answers) values ($1, $2, $3, $4, '{"face": 2}')`,
    [care_home_id, id, survey_id, account_id],
  );
  return id;
}

export async function addSurveyAction(client: pg.Client, { care_home_id, canary }: OfHome): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into survey_actions (care_home_id, id, theme, said, did, published_at) values ($1, $2, 'food', $3, $3, now())`,
    [care_home_id, id, canary],
  );
  return id;
}

/** What a home has of surveys: one that is over with a comment, somebody in the middle of another, a link, an action. */
export async function addSurveyOfAll(
  client: pg.Client,
  home: OfHome & { account_id: string; resident_id: string },
): Promise<Record<string, string>> {
  const { care_home_id, account_id, resident_id } = home;
  const survey_id = await addSurveyRow(client, home);
  const [comment_id = ''] = await addEntries(client, home, { survey_id, count: 6 });
  const { survey_link_id } = await addSurveyLink(client, home, survey_id);
  await client.query(
    `insert into survey_marks (care_home_id, id, survey_id, resident_id, helped_by) values ($1, $2, $3, $4, $5)`,
    [care_home_id, randomUUID(), survey_id, resident_id, home.canary],
  );
  const entry_id = await addDraft(client, { care_home_id, survey_id, account_id });
  const survey_action_id = await addSurveyAction(client, home);
  return { survey_id, comment_id, survey_link_id, entry_id, survey_action_id };
}

const NEEDS: Record<string, State> = {
  '/api/v2/survey/save': 'draft',
  '/api/v2/survey/open': 'draft',
  '/api/v2/survey/close': 'open',
  '/api/v2/survey/public-link': 'open',
  '/api/v2/survey/theme-comment': 'over',
  '/api/v2/survey/export': 'over',
  '/api/v2/evidence/survey-link': 'over',
  '/api/v2/survey/results': 'over',
  '/api/v2/survey-entry/start': 'open',
  '/api/v2/survey-entry/start-for': 'open',
  '/api/v2/survey-entry/paper-batch': 'open',
};
const OF_DRAFT = new Set(['get', 'save', 'submit'].map((call) => `/api/v2/survey-entry/${call}`));
const OF_LINK = new Set(['/api/v2/survey-entry/open-look', '/api/v2/survey-entry/open-submit']);

/** A survey that stands as the call needs it; an entry belongs to whoever asks. */
export async function freshSurvey(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id = '' }: Record<string, string>,
): Promise<Record<string, string>> {
  const home = { care_home_id, canary: 'Priya' };
  if (path.startsWith('/api/v2/survey-action/')) return { survey_action_id: await addSurveyAction(client, home) };
  if (OF_LINK.has(path)) {
    const { token } = await addSurveyLink(client, home, await addSurveyRow(client, home));
    return { survey_token: token };
  }
  if (OF_DRAFT.has(path) && asker_id !== '') {
    const survey_id = await addSurveyRow(client, home);
    return { entry_id: await addDraft(client, { care_home_id, survey_id, account_id: asker_id }) };
  }
  const state = NEEDS[path];
  if (state === undefined || asker_id === '') return {};
  const survey_id = await addSurveyRow(client, home, { state });
  const [comment_id = ''] = await addEntries(client, home, { survey_id, count: 6 });
  return { survey_id, ...(path.endsWith('theme-comment') && { comment_id }) };
}

export function surveyInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, survey_id, survey_link_id, entry_id, resident_id, survey_action_id, owner_id } = ids;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const fields = {
    title: { en: 'Priya', cy: '' },
    template_key: null,
    audiences: ['staff'],
    anonymity: 'anonymous',
    questions: questions('Priya'),
    opens_on: null,
    closes_on: null,
    reminder_days: [7],
  };
  const action = { theme: 'food', said: 'Priya', did: '', owner_id, due_on: null, done_on: null, outcome: '' };
  const answers = { face: 3 };
  const entry = () => ({ ...write(), entry_id, answers, salt: randomUUID() });
  return {
    '/api/v2/survey/add': () => ({ ...write(), ...fields }),
    '/api/v2/survey/save': () => ({ ...write(), survey_id, base_version: 1, ...fields }),
    '/api/v2/survey/public-link': () => ({ ...write(), survey_id, kind: 'link', audience: 'relatives' }),
    '/api/v2/survey/revoke-link': () => ({ ...write(), survey_id, survey_link_id }),
    '/api/v2/survey-entry/start-for': () => ({ ...write(), survey_id, resident_id, helped_by: 'Priya' }),
    '/api/v2/survey-entry/save': entry,
    '/api/v2/survey-entry/submit': entry,
    '/api/v2/survey-entry/paper-batch': () => ({
      ...write(),
      survey_id,
      audience: 'relatives',
      entries: [answers],
      salt: randomUUID(),
    }),
    '/api/v2/survey-entry/open-look': () => ({ token: ids['survey_token'] }),
    '/api/v2/survey-entry/open-submit': () => ({ token: ids['survey_token'], entry_id: randomUUID(), answers }),
    '/api/v2/survey-action/add': () => ({ ...write(), survey_id: null, ...action }),
    '/api/v2/survey-action/save': () => ({ ...write(), survey_action_id, base_version: 1, ...action }),
    '/api/v2/survey-action/publish': () => ({ ...write(), survey_action_id, is_shown: false }),
  };
}
