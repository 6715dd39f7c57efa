import { allOrganisations } from '../care-homes/care-homes.queries.ts';
import type { Database } from '../db/database.ts';
import { endHeadOffice, headOfficePeople, keepHeadOffice, worksForOrganisation } from './head-office.queries.ts';
import { theAccount } from './users.ts';
import { withDatabase } from './with-database.ts';
import { columns, Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

export async function listHeadOffice({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  await withDatabase(config, async (database) => {
    const people = await headOfficePeople(database);
    const rows = people.map(({ organisation, email, first_name, last_name, since }) => [
      organisation,
      email,
      `${first_name} ${last_name}`,
      since.toISOString().slice(0, 10),
    ]);
    tell(columns([['Organisation', 'Email', 'Name', 'Since'], ...rows]), { people });
  });
}

export async function addHeadOffice({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email', 'organisation']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    const organisation = await theOrganisation(database, told('organisation'));
    await keepHeadOffice(database, organisation.id, id, new Date());
    const sees = `${email} sees the figures of all homes of ${organisation.name}.`;
    const works = await worksForOrganisation(database, organisation.id, id);
    tell(works ? sees : `${sees} They can sign in to see it once they work in one of its homes.`);
  });
}

export async function endHeadOfficeCommand({ config, words, tell }: Asked): Promise<void> {
  const { told } = readWords(words, ['email', 'organisation']);
  await withDatabase(config, async (database) => {
    const { id, email } = await theAccount(database, told('email'));
    const organisation = await theOrganisation(database, told('organisation'));
    if (!(await endHeadOffice(database, organisation.id, id, new Date())))
      throw new Misunderstood(`${email} is not at the head office of ${organisation.name}.`);
    tell(`${email} sees the figures of ${organisation.name} no more.`);
  });
}

async function theOrganisation(database: Database, wanted: string | undefined): Promise<{ id: string; name: string }> {
  const all = await allOrganisations(database);
  const found = wanted === undefined && all.length === 1 ? all[0] : all.find(({ name }) => name === wanted);
  if (!found)
    throw new Misunderstood(`Say which with --organisation: ${all.map(({ name }) => `"${name}"`).join(', ')}.`);
  return found;
}
