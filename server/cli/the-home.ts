import { homesCalled } from '../care-homes/care-homes.queries.ts';
import type { Database } from '../db/database.ts';
import { Misunderstood } from './words.ts';

/**
 * The home of that name; where there is just one, it need not be named.
 *
 * @throws {Misunderstood} with the names to choose from
 */
export async function theHome(database: Database, name: string | undefined): Promise<{ id: string; name: string }> {
  const homes = await homesCalled(database, name ?? null);
  const [home] = homes;
  if (homes.length === 1 && home) return home;
  const known = (await homesCalled(database, null)).map((each) => `"${each.name}"`).join(', ');
  throw new Misunderstood(
    known === '' ? 'There is no home yet. Make one with home add.' : `Say which home with --home: ${known}.`,
  );
}
