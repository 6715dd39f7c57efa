import { beside, freshDemo } from '../server/test/fresh-demo.ts';

/** Where the one PostgreSQL of all journeys is, for each of their workers. */
export const DATABASES = 'HEARTSEASE_JOURNEYS_URL';

/** @param database by its name, among the journeys' databases */
export function journeysUrl(database: string): string {
  return beside(process.env[DATABASES] ?? '', database);
}

/** In the demo world Chair yoga is what began last for three quarters of an hour; then the next session of its day opens. */
const FRESH_FOR_MS = 30 * 60_000;

/** The database with the demo world as it is in this half hour: a long run makes others. */
export async function demoOfHalfHour(): Promise<string> {
  const name = `demo_${Math.floor(Date.now() / FRESH_FOR_MS)}`;
  await freshDemo(process.env[DATABASES] ?? '', name);
  return name;
}
