import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '@heartsease/domain/time/calendar.ts';

interface OfHome {
  care_home_id: string;
  canary: string;
  /** Who asked for it, and who made its link. */
  by: string;
  resident_id: string;
}

/** A finished pack with an open link that was looked at once; nobody knows its secret. */
export async function addEvidencePack(
  client: pg.Client,
  { care_home_id, canary, by, resident_id }: OfHome,
): Promise<{ evidence_pack_id: string; evidence_pack_link_id: string }> {
  const [evidence_pack_id, evidence_pack_link_id] = [uuidv7(), uuidv7()];
  await client.query(
    `insert into evidence_packs (care_home_id, id, asked_by, asked_at, expires_at, from_day, to_day, framework, parts,
                                 resident_ids, has_names, reason, language, state, progress, pages, content)
     values ($1, $2, $3, now() - interval '2 hours', now() + interval '400 days', current_date - 90, current_date, 'cqc', '{key_questions}',
             array[$5::uuid], true, $4, 'en', 'ready', 100, 1, convert_to($4, 'UTF8'))`,
    [care_home_id, evidence_pack_id, by, canary, resident_id],
  );
  await client.query(
    `insert into evidence_pack_links (care_home_id, id, pack_id, for_whom, token_hash, made_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now(), now() + interval '14 days')`,
    [
      care_home_id,
      evidence_pack_link_id,
      evidence_pack_id,
      canary,
      createHash('sha256').update(evidence_pack_link_id).digest(),
      by,
    ],
  );
  await client.query(
    `insert into evidence_pack_views (care_home_id, id, link_id, at, network) values ($1, $2, $3, now(), 'ipv6')`,
    [care_home_id, uuidv7(), evidence_pack_link_id],
  );
  return { evidence_pack_id, evidence_pack_link_id };
}

export function evidencePackInputs(
  { care_home_id, resident_id, evidence_pack_id }: Record<string, string>,
  now: Date,
): Record<string, () => object> {
  const today = now.toISOString().slice(0, 10);
  return {
    '/api/v2/evidence/pack-build': () => ({
      client_id: uuidv7(),
      care_home_id,
      from: addDays(today, -360),
      to: addDays(today, 2),
      parts: ['key_questions', 'month_in_the_life'],
      resident_ids: [resident_id],
      has_names: false,
      language: 'en',
    }),
    '/api/v2/evidence/viewer-link': () => ({
      client_id: uuidv7(),
      care_home_id,
      evidence_pack_id,
      for_whom: 'The inspector',
      days: 14,
    }),
  };
}
