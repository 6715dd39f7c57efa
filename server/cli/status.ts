import { maintenanceState } from '../http/maintenance.queries.ts';
import { countsOf } from './status.queries.ts';
import { withDatabase } from './with-database.ts';
import { readWords } from './words.ts';
import type { Asked } from './words.ts';

/** What an operator looks at first. */
export async function status({ config, words, tell }: Asked): Promise<void> {
  readWords(words, []);
  await withDatabase(config, async (database, found) => {
    const counts = await countsOf(database);
    const { is_on, until } = await maintenanceState(database);
    const is_ready = await isReady(`http://${config.host}:${config.port}`);
    const { care_homes, residents, accounts, reports } = counts;
    tell(
      [
        `Server: ${is_ready ? 'ready' : 'not answering'} on port ${config.port}`,
        `Database: ${found}`,
        `In it: ${care_homes} homes, ${residents} residents, ${accounts} accounts, ${reports} reports`,
        `Maintenance: ${is_on ? `on${until ? ` until ${until.toLocaleString('en-GB')}` : ''}` : 'off'}`,
      ].join('\n'),
      { is_ready, port: config.port, database: found, ...counts, maintenance: { is_on, until } },
    );
  });
}

async function isReady(address: string): Promise<boolean> {
  return await fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
