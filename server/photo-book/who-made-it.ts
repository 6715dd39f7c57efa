import type { AskedForBook, BookReader } from './book-reader.ts';
import { makersOf } from './photo-books.queries.ts';

/** By what name the reader may be told of somebody; null: not at all, or they have left. */
export type NameTold = (account_id: string | null) => string | null;

/** A relative is told of staff and of themselves by name: others of the circle may not want to be seen. */
export async function namesTold(
  { db, session }: AskedForBook,
  { level }: Pick<BookReader, 'level'>,
  ids: readonly (string | null)[],
): Promise<NameTold> {
  const makers = await makersOf(
    db,
    session.careHome,
    ids.flatMap((id) => id ?? []),
  );
  const told = makers.filter(({ id, is_staff }) => level === null || is_staff === true || id === session.account_id);
  const names = new Map(told.map(({ id, known_as }) => [id, known_as]));
  return (id) => names.get(id ?? '') ?? null;
}
