import { PACKAGE_TITLES } from '@heartsease/domain/constants.ts';
import type { PackageTitle } from '@heartsease/domain/constants.ts';
import { keepCoreActivities } from '../activities/core-activities.queries.ts';
import { allHomes, changeHome, homesCalled, keepNewHome } from '../care-homes/care-homes.queries.ts';
import { FIRST_HOME, setUpLink, setUpWords } from '../care-homes/set-up.ts';
import { theHome } from './the-home.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

const PLACE = ['town', 'region', 'phone', 'timezone'] as const;

export async function listHomes({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  await withDatabase(config, async (database) => {
    const homes = await allHomes(database);
    const rows = homes.map(({ name, town, region, phone, organisation }) => [name, town, region, phone, organisation]);
    tell(columns([['Home', 'Town', 'Region', 'Phone', 'Organisation'], ...rows]), { homes });
  });
}

/** Makes a home, in a new organisation or one that is there, and prints the link for its first manager. */
export async function addHome({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'organisation', 'package', ...PLACE]);
  const name = told('home');
  if (name === undefined) throw new Misunderstood('Say what the home is called.');
  const home = {
    ...FIRST_HOME,
    ...placeOf(told),
    name,
    is_set_up: true,
    organisation: told('organisation') ?? name,
    package_title: packageOf(told('package')) ?? FIRST_HOME.package_title,
  };
  await withDatabase(config, async (database) => {
    if ((await homesCalled(database, name)).length > 0)
      throw new Misunderstood(`There is a home called ${name} already.`);
    await keepCoreActivities(database);
    const id = await keepNewHome(database, home);
    const link = await setUpLink(database, config, id);
    tell(`${name} is made.\n${setUpWords(name, link)}`, { home: { id, name }, ...link });
  });
}

export async function changeHomeCommand({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['home', 'name', ...PLACE]);
  const name = told('name');
  const changes = { ...placeOf(told), ...(name && { name }) };
  if (Object.keys(changes).length === 0) throw new Misunderstood('Say what is to change.');
  await withDatabase(config, async (database) => {
    const home = await theHome(database, told('home'));
    await changeHome(database, home.id, { ...changes, ...(name && { is_set_up: true }) });
    tell(`${name ?? home.name} is changed.`, { home: { id: home.id, ...changes } });
  });
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
export function packageOf(text: string | undefined): PackageTitle | undefined {
  if (text === undefined) return undefined;
  const title = PACKAGE_TITLES.find((title) => title.toLowerCase().endsWith(text.toLowerCase()));
  if (!title) throw new Misunderstood(`The packages are ${PACKAGE_TITLES.join(', ')}.`);
  return title;
}
