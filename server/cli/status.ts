import { maintenanceState } from '../http/maintenance.queries.ts';
import { countsOf } from './status.queries.ts';
import { withDatabase } from './with-database.ts';
import type { Asked } from './words.ts';

/** What an operator looks at first. */
export async function status({ config, say }: Asked): Promise<void> {
  await withDatabase(config, async (database, found) => {
    const { care_homes, accounts, residents, reports } = await countsOf(database);
    const { is_on, until } = await maintenanceState(database);
    say(
      `Server: ${(await isReady(`http://${config.host}:${config.port}`)) ? 'ready' : 'not answering'} on port ${config.port}`,
    );
    say(`Database: ${found}`);
    say(`In it: ${care_homes} homes, ${residents} residents, ${accounts} accounts, ${reports} reports`);
    say(`Maintenance: ${is_on ? `on${until ? ` until ${until.toLocaleString('en-GB')}` : ''}` : 'off'}`);
  });
}

async function isReady(address: string): Promise<boolean> {
  return await fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
