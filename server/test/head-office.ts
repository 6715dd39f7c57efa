import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { getOrganisationFigures } from '@heartsease/domain/organisations/organisations.endpoints.ts';

interface AtHome {
  care_home_id: string;
  organisation_id: string;
  canary: string;
}

/** A coordinator of a home who works at its organisation's head office too. @returns the account */
export async function addHeadOfficePerson(
  client: pg.Client,
  { care_home_id, organisation_id, canary }: AtHome,
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `with account as (
       insert into accounts (id, email, password_hash, first_name, last_name, known_as) values ($1, $2, $3, $4, $4, $4)
       returning id),
     membership as (insert into memberships (care_home_id, account_id, role) select $5, id, 'coordinator' from account)
     insert into head_office_people (organisation_id, account_id) select $6, id from account`,
    [id, `office-${id}@marches.example`, await hash('heartsease'), canary, care_home_id, organisation_id],
  );
  return id;
}

/** What head office is told but for what its homes are called and where they are; of any other call, all of it. */
export function withoutNamesOfHomes(path: string, answer: string): string {
  return path === getOrganisationFigures.path ? answer.replaceAll(/"name":"\w+","town":"\w+"/gu, '') : answer;
}
