import type { Db } from '../db/database.ts';

export interface WriteOnce {
  account_id: string;
  client_id: string;
  path: string;
  input_hash: Buffer;
}

/** Takes the device's id for this write; false when it was taken already. A second one at the same time waits here. */
export async function beginWrite(db: Db, write: WriteOnce): Promise<boolean> {
  const taken = await db
    .insertInto('writes')
    .values(write)
    .onConflict((conflict) => conflict.doNothing())
    .returning('client_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The write that took the id first, with the answer that it got. */
export async function firstWrite(db: Db, { account_id, client_id }: Pick<WriteOnce, 'account_id' | 'client_id'>) {
  return await db
    .selectFrom('writes')
    .select(['input_hash', 'answer'])
    .where('account_id', '=', account_id)
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow();
}
