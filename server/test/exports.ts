import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface OfHome {
  care_home_id: string;
  canary: string;
  asked_by: string;
  /** Whose days they are; without one, of the whole home. */
  resident_id?: string;
  /** Not made yet. */
  is_waiting?: boolean;
}

/** A finished file of initials; what is in it is its own. */
export async function addExport(
  client: pg.Client,
  { care_home_id, canary, asked_by, resident_id, is_waiting = false }: OfHome,
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into exports (care_home_id, id, asked_by, asked_at, expires_at, scope, resident_id, from_day, to_day, format, has_names,
                          language, reason, state, progress, content)
     values ($1, $2, $3, now() - interval '2 hours', now() + interval '400 days',
             case when $5::uuid is null then 'home' else 'resident' end, $5, current_date - 7, current_date, 'csv', false,
             'en', $4, case when $6 then 'waiting' else 'ready' end, 0, case when $6 then null else convert_to($4, 'UTF8') end)`,
    [care_home_id, id, asked_by, canary, resident_id ?? null, is_waiting],
  );
  return id;
}

/** A file is fetched by whoever asked for it, so each asker gets one of their own. */
export async function freshExport(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id, resident_id = '' }: Record<string, string>,
): Promise<{ export_id?: string }> {
  const is_waiting = path === '/api/v2/export/cancel';
  if ((!is_waiting && path !== '/api/v2/export/download') || asker_id === undefined) return {};
  const of = { care_home_id, canary: 'Priya', asked_by: asker_id, resident_id, is_waiting };
  return { export_id: await addExport(client, of) };
}

export function exportInputs({
  care_home_id,
  report_id,
  export_id,
}: Record<string, string>): Record<string, () => object> {
  return {
    '/api/v2/export/start': () => ({
      care_home_id,
      client_id: uuidv7(),
      scope: 'report',
      report_id,
      format: 'csv',
      has_names: true,
      language: 'en',
    }),
    '/api/v2/export/cancel': () => ({ care_home_id, client_id: uuidv7(), export_id }),
  };
}
