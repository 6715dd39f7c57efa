import { CalendarDate } from '@heartsease/domain/text.ts';
import { allHomes, setPackage } from '../care-homes/care-homes.queries.ts';
import { packageOf } from './homes.ts';
import { theHome } from './the-home.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords, switchOf } from './words.ts';
import type { Asked } from './words.ts';

export async function listPackages({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  await withDatabase(config, async (database) => {
    const homes = (await allHomes(database)).map(({ name, package: title, is_basic, package_expires_on }) => ({
      name,
      package: title,
      is_basic,
      package_expires_on,
    }));
    const rows = homes.map((home) => [
      home.name,
      home.package,
      home.is_basic ? 'basic' : 'full',
      home.package_expires_on ?? 'never',
    ]);
    tell(columns([['Home', 'Package', 'Kind', 'Expires'], ...rows]), { homes });
  });
}

/** Package, its basic form and the day it ends: what is not told stays as it is. */
export async function setPackageCommand({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'package', 'basic', 'expires']);
  const changes = {
    title: packageOf(told('package')),
    is_basic: switchOf('basic', told('basic')),
    expires_on: dayOf(told('expires')),
  };
  if (Object.values(changes).every((change) => change === undefined)) throw new Misunderstood('Say what is to change.');
  await withDatabase(config, async (database) => {
    const home = await theHome(database, told('home'));
    await setPackage(database, home.id, changes);
    tell(`The package of ${home.name} is changed.`, { home, ...changes });
  });
}

/** Null: it never ends. */
function dayOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'never') return null;
  if (!CalendarDate.safeParse(text).success)
    throw new Misunderstood(`"${text}" is not a day. Write 2027-03-31, or never.`);
  return text;
}
