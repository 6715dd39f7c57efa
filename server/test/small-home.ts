import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import type { logReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { asOwner } from './world.ts';

/** A home with one coordinator and a few residents: all that a test of the ground floor needs. */
export interface SmallHome {
  care_home_id: string;
  /** Signs in with the demo password. */
  email: string;
  residentIds: string[];
}

export async function openSmallHome(url: string, residents = 8): Promise<SmallHome> {
  const [pack, organisation, care_home_id, account] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const email = `nadia-${account.slice(0, 8)}@larch-house.example`;
  const residentIds = Array.from({ length: residents }, () => uuidv7());
  await asOwner(url, async (client) => {
    await client.query(
      `with pack as (
         insert into packages (id, title, is_basic) values ($1, 'Package E', false)
         on conflict (title, is_basic) do update set title = excluded.title
         returning id
       ), organisation as (
         insert into organisations (id, name, type) values ($2, 'Marches Family Homes', 1)
       ), home as (
         insert into care_homes (id, organisation_id, package_id, name, town, region, phone)
         select $3, $2, pack.id, 'Larch House', 'Shrewsbury', 'ENG', '01632 960101' from pack
       ), account as (
         insert into accounts (id, email, password_hash, first_name, last_name, known_as)
         values ($4, $5, $6, 'Nadia', 'Karim', 'Nadia')
       )
       insert into memberships (care_home_id, account_id, role) values ($3, $4, 'coordinator')`,
      [pack, organisation, care_home_id, account, email, await hash('heartsease')],
    );
    await client.query(
      `insert into residents
         (id, care_home_id, known_as, first_name, last_name, pronouns, date_of_birth, room, wing, moved_in_on)
       select id, $2, 'Eileen', 'Eileen', 'Ashworth', 'she/her', '1938-05-04', '1', 'Garden', '2025-01-01'
         from unnest($1::uuid[]) as id`,
      [residentIds, care_home_id],
    );
  });
  return { care_home_id, email, residentIds };
}

/** A report of the whole home, as a device sends it. */
export function groupReport({ care_home_id, residentIds }: SmallHome): InputOf<typeof logReport> {
  const answered_at = new Date().toISOString();
  return {
    client_id: uuidv7(),
    care_home_id,
    title: 'A song',
    format: 'group',
    started_at: new Date(Date.now() - 600_000).toISOString(),
    minutes: 20,
    usual_response: 'enjoyed',
    moments: residentIds.map((resident_id) => ({ resident_id, response: 'enjoyed', basis: 'group', answered_at })),
  };
}
