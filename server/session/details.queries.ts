import { sql } from 'kysely';
import type { OwnDetails } from '@heartsease/domain/session/details.endpoints.ts';
import type { Db } from '../db/database.ts';

export async function ownDetailsOf(db: Db, account_id: string): Promise<OwnDetails> {
  return await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'known_as', 'phone'])
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
}

export async function keepOwnDetails(db: Db, account_id: string, details: OwnDetails): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ ...details, version: sql<number>`version + 1` })
    .where('id', '=', account_id)
    .execute();
}
