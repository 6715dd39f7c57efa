import type { HomeServer } from '../../e2e/home-server.ts';

/** What of a home its people write about. */
export interface HomeFacts {
  name: string;
  residents: { id: string; known_as: string }[];
  /** Reports of the last days, each with somebody who was in it. */
  reports: { report_id: string; resident_id: string }[];
  /** To which all who work here may still say whether they come. */
  events: string[];
}

/** Of every home that has people, by its id. */
export async function factsOfHomes(server: HomeServer): Promise<Map<string, HomeFacts>> {
  const homes = await server.sql('select id, name from care_homes');
  const residents = await server.sql(
    `select care_home_id, id, known_as from residents where status = 'active' and deleted_at is null order by known_as, id`,
  );
  const reports = await server.sql(
    `select distinct on (r.id) r.care_home_id, r.id as report_id, m.resident_id
       from reports r join moments m on m.report_id = r.id and m.removed_at is null
      where r.state = 'submitted' and r.started_at between now() - interval '5 days' and now() - interval '1 hour'
        and m.resident_id in (select id from residents where status = 'active' and deleted_at is null)
      order by r.id`,
  );
  const events = await server.sql(
    `select care_home_id, id from events
      where starts_at > now() + interval '1 day' and cancelled_at is null and places is null
        and (answer_by is null or answer_by > current_date + 1) and audience in ('all', 'staff')
      order by starts_at, id`,
  );
  const of = (rows: Record<string, unknown>[], home: unknown) => rows.filter((row) => row['care_home_id'] === home);
  return new Map(
    homes.map(({ id, name }) => [
      String(id),
      {
        name: String(name),
        residents: of(residents, id).map((row) => ({ id: String(row['id']), known_as: String(row['known_as']) })),
        reports: of(reports, id).map((row) => ({
          report_id: String(row['report_id']),
          resident_id: String(row['resident_id']),
        })),
        events: of(events, id).map((row) => String(row['id'])),
      },
    ]),
  );
}
