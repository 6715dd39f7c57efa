import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { CareHome, Session } from '../session/session.ts';
import type { MadePhoto } from './arriving-photos.queries.ts';
import type { ArrivingRows } from './take-photo.ts';

type Bringer = Pick<Session, 'careHome' | 'account_id'>;

/** What stands in no album: photos of one conversation, and those of the book of a family organisation. */
type OwnTable = 'chat_photos' | 'family_book_photos';

/** Where photos that belong to one place alone stand while they arrive. */
export function arrivingRowsIn(table: OwnTable): ArrivingRows & {
  isThere: (db: Db, careHome: CareHome, id: string) => Promise<boolean>;
  begunSince: (db: Db, bringer: Bringer, since: Date) => Promise<number>;
} {
  return {
    hold: async (db, { careHome, account_id }, id) => {
      const row = await db
        .selectFrom(table)
        .select(['id', 'bytes', 'received', 'part_ids', 'ready_at', 'updated_at'])
        .where('care_home_id', '=', careHome.id)
        .where('brought_by', '=', account_id)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },
    isThere: async (db, careHome, id) => {
      const row = await db
        .selectFrom(table)
        .select('id')
        .where('care_home_id', '=', careHome.id)
        .where('id', '=', id)
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Whoever begins another one waits, so that nobody passes the limit of a day by asking often at once. */
    begunSince: async (db, { careHome, account_id }, since) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} of ${account_id}`}, 0))`.execute(db);
      const { begun } = await db
        .selectFrom(table)
        .select((of) => of.fn.countAll<number>().as('begun'))
        .where('care_home_id', '=', careHome.id)
        .where('brought_by', '=', account_id)
        .where('begun_at', '>', since)
        .executeTakeFirstOrThrow();
      return begun;
    },
    move: async (db, careHome, id, { now, ...moved }) => {
      await db
        .updateTable(table)
        .set({ ...moved, updated_at: now })
        .where('care_home_id', '=', careHome.id)
        .where('id', '=', id)
        .execute();
    },
    finish: async (db, careHome, id, { now, ...made }: MadePhoto) => {
      await db
        .updateTable(table)
        // All of it was there to be drawn, also when somebody has begun it again meanwhile.
        .set((of) => ({ ...made, received: of.ref('bytes'), part_ids: [], ready_at: now, updated_at: now }))
        .where('care_home_id', '=', careHome.id)
        .where('id', '=', id)
        .execute();
    },
    drop: async (db, careHome, id) => {
      await db.deleteFrom(table).where('care_home_id', '=', careHome.id).where('id', '=', id).execute();
    },
  };
}
