import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface OfReport {
  care_home_id: string;
  report_id: string;
  canary: string;
}

const QUESTION = 'cqc.caring';

/** A report that somebody tied to a question by hand. */
export async function addEvidenceLink(
  client: pg.Client,
  { care_home_id, report_id, canary }: OfReport,
  question = QUESTION,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into evidence_links (care_home_id, id, question, report_id, why, linked_at)
     values ($1, $2, $3, $4, $5, now())
     on conflict (care_home_id, report_id, question, observation_id) where removed_at is null and report_id is not null
     do update set why = excluded.why
     returning id`,
    [care_home_id, uuidv7(), question, report_id, canary],
  );
  return rows[0]?.id ?? '';
}

/** A link is taken back once, so each who does so gets one. */
export async function freshEvidenceLink(
  client: pg.Client,
  path: string,
  { care_home_id = '', report_id = '' }: Record<string, string>,
): Promise<{ link_id?: string }> {
  if (path !== '/api/v2/evidence/unlink') return {};
  return { link_id: await addEvidenceLink(client, { care_home_id, report_id, canary: 'Priya' }, 'cqc.responsive') };
}

/** Questions are data of the product, so their keys can't be made up. */
export function evidenceInputs({
  care_home_id,
  report_id,
  observation_id = null,
  photo_id = null,
  survey_id = null,
}: Record<string, string | null>): Record<string, () => object> {
  const asked = { framework: 'cqc-saf-2023', from: '2026-01-01', to: '2026-12-31' };
  const tied = { care_home_id, question: QUESTION, why: 'Priya' };
  return {
    '/api/v2/evidence/matrix': () => asked,
    '/api/v2/evidence/gaps': () => asked,
    '/api/v2/evidence/pieces': () => ({ ...asked, question: QUESTION }),
    '/api/v2/evidence/link': () => ({ ...tied, client_id: uuidv7(), report_id, observation_id }),
    '/api/v2/evidence/photo-link': () => ({ ...tied, client_id: uuidv7(), photo_id }),
    '/api/v2/evidence/survey-link': () => ({ ...tied, client_id: uuidv7(), survey_id }),
  };
}
