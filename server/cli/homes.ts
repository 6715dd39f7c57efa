import { PACKAGE_TITLES } from '@heartsease/domain/constants.ts';
import type { PackageTitle } from '@heartsease/domain/constants.ts';
import { keepCoreActivities } from '../activities/core-activities.queries.ts';
import { changeHome, homesCalled, keepNewHome } from '../care-homes/care-homes.queries.ts';
import { FIRST_HOME, setUpLink } from '../care-homes/set-up.ts';
import type { Database } from '../db/database.ts';
import { withDatabase } from './with-database.ts';
import { Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

const PLACE = ['town', 'region', 'phone', 'timezone'] as const;

/** Makes a home, in a new organisation or one that is there, and prints the link for its first manager. */
export async function newHome({ config, words, say }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'organisation', 'package', ...PLACE]);
  const name = told('home');
  if (name === undefined) throw new Misunderstood('Say what the home is called.');
  const home = {
    ...FIRST_HOME,
    ...placeOf(told),
    name,
    organisation: told('organisation') ?? name,
    package_title: packageOf(told('package')) ?? FIRST_HOME.package_title,
  };
  await withDatabase(config, async (database) => {
    if ((await homesCalled(database, name)).length > 0)
      throw new Misunderstood(`There is a home called ${name} already.`);
    await keepCoreActivities(database);
    const id = await keepNewHome(database, home);
    say(`${name} is made.`);
    say(await setUpLink(database, config, { id, name }));
  });
}

/** The first home has only a stand-in's name; this is how it gets its own. */
export async function changeHomeCommand({ config, words, say }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'name', 'package', ...PLACE]);
  const name = told('name');
  const package_title = packageOf(told('package'));
  const changes = { ...placeOf(told), ...(name && { name }), ...(package_title && { package_title }) };
  if (Object.keys(changes).length === 0) throw new Misunderstood('Say what is to change.');
  await withDatabase(config, async (database) => {
    const home = await theHome(database, told('home'));
    await changeHome(database, home.id, changes);
    say(`${name ?? home.name} is changed.`);
  });
}

export async function inviteManager({ config, words, say }: Asked): Promise<void> {
  const { told } = readWords(words, ['home']);
  await withDatabase(config, async (database) => {
    say(await setUpLink(database, config, await theHome(database, told('home'))));
  });
}

/** The home of that name; where there is just one, it need not be named. */
async function theHome(database: Database, name: string | undefined): Promise<{ id: string; name: string }> {
  const homes = await homesCalled(database, name ?? null);
  const [home] = homes;
  if (homes.length === 1 && home) return home;
  const known = (await homesCalled(database, null)).map((each) => `"${each.name}"`).join(', ');
  throw new Misunderstood(
    known === '' ? 'There is no home yet. Make one with new-home.' : `Say which home with --home: ${known}.`,
  );
}

function placeOf(told: (name: (typeof PLACE)[number]) => string | undefined) {
  const timezone = told('timezone');
  if (timezone !== undefined && !isTimezone(timezone)) throw new Misunderstood(`"${timezone}" is not a time zone.`);
  return Object.fromEntries(PLACE.flatMap((name) => (told(name) === undefined ? [] : [[name, told(name)]])));
}

/** A zone that nobody knows would break every day of the home. */
function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** "E" and "Package E" are the same. */
function packageOf(text: string | undefined): PackageTitle | undefined {
  if (text === undefined) return undefined;
  const title = PACKAGE_TITLES.find((title) => title.toLowerCase().endsWith(text.toLowerCase()));
  if (!title) throw new Misunderstood(`The packages are ${PACKAGE_TITLES.join(', ')}.`);
  return title;
}
