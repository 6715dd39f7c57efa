import type { Db } from '../db/database.ts';

/** The PIN of whoever the transaction stands for; row-level security shows no other. */
export async function pinOf(db: Db, account_id: string): Promise<{ pin_hash: string; set_at: Date } | undefined> {
  return await db
    .selectFrom('account_pins')
    .select(['pin_hash', 'set_at'])
    .where('account_id', '=', account_id)
    .executeTakeFirst();
}

export async function keepPin(db: Db, pin: { account_id: string; pin_hash: string; set_at: Date }): Promise<void> {
  const { pin_hash, set_at } = pin;
  await db
    .insertInto('account_pins')
    .values(pin)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pin_hash, set_at }))
    .execute();
}

export async function dropPin(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('account_pins').where('account_id', '=', account_id).execute();
}
