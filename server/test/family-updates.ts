import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface OfReport {
  care_home_id: string;
  canary: string;
  report_id: string;
  resident_id: string;
  by: string;
}

/** A moment of a report that its family and friends can read since a minute ago. */
export async function addFamilyUpdate(
  client: pg.Client,
  { care_home_id, canary, report_id, resident_id, by }: OfReport,
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into family_updates (care_home_id, id, resident_id, report_id, moment_id, words, for_friends, shared_by,
                                 shared_at, opens_at)
     select care_home_id, $4, resident_id, report_id, id, $5, true, $6, now(), now() - interval '1 hour'
       from moments where care_home_id = $1 and report_id = $2 and resident_id = $3`,
    [care_home_id, report_id, resident_id, id, canary, by],
  );
  return id;
}

/** One of everything that comes back from a family. */
export async function addFamilyUpdateOfAll(
  client: pg.Client,
  of: OfReport & { relative_id: string; suggestion_id: string },
): Promise<void> {
  const { care_home_id, canary, relative_id, resident_id, suggestion_id } = of;
  const id = await addFamilyUpdate(client, of);
  const values = [care_home_id, id, relative_id];
  await client.query(
    `insert into family_update_views (care_home_id, family_update_id, account_id, seen_at) values ($1, $2, $3, now())`,
    values,
  );
  await client.query(
    `insert into family_update_loves (care_home_id, family_update_id, account_id, sent_on, sent_at)
     values ($1, $2, $3, current_date - 1, now() - interval '1 day')`,
    values,
  );
  await client.query(
    `insert into family_update_keeps (care_home_id, family_update_id, account_id, kept_at) values ($1, $2, $3, now())`,
    values,
  );
  await client.query(
    `insert into family_update_comments (care_home_id, id, family_update_id, account_id, is_by_staff, text, written_at)
     values ($1, $4, $2, $3, false, $5, now())`,
    [...values, uuidv7(), canary],
  );
  await client.query(
    `insert into question_answers (care_home_id, resident_id, account_id, question, suggestion_id, answered_at)
     values ($1, $2, $3, 'song', $4, now())`,
    [care_home_id, resident_id, relative_id, suggestion_id],
  );
}

/** Calls whose input must fit what stands. */
export function familyUpdateInputs({
  care_home_id,
  report_id,
  resident_id,
}: Record<string, string>): Record<string, () => object> {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/family-update/share': () => ({
      ...write(),
      report_id,
      updates: [{ resident_id, words: '', has_quote: false, for_friends: true }],
    }),
    '/api/v2/family-update/answer-question': () => ({ ...write(), resident_id, question: 'pet', text: 'Bess' }),
  };
}
