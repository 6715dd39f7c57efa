import { setMaintenance } from '../http/maintenance.queries.ts';
import { withDatabase } from './with-database.ts';
import { Misunderstood, readWords } from './words.ts';
import type { Asked } from './words.ts';

/** The operator's switch, for all servers of a database within a second. */
export async function maintenance({ config, words, tell }: Asked): Promise<void> {
  const { told, positionals } = readWords(words, ['until', 'message']);
  const [wish] = positionals;
  if (wish !== 'on' && wish !== 'off') throw new Misunderstood('Say on or off.');
  const until = wish === 'on' ? timeOf(told('until')) : null;
  const message = wish === 'on' ? (told('message') ?? null) : null;
  await withDatabase(config, (database) => setMaintenance(database, { is_on: wish === 'on', until, message }));
  tell(
    wish === 'off'
      ? 'Maintenance is off.'
      : `Maintenance is on${until ? ` until ${until.toLocaleString('en-GB')}` : ''}.`,
  );
}

function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Misunderstood(`"${text}" is not a time.`);
  if (time <= new Date()) throw new Misunderstood(`${time.toLocaleString('en-GB')} is past.`);
  return time;
}
