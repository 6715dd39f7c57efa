import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { asOwner } from './world.ts';

/** Somebody as a row of a spreadsheet tells of them. */
export const IMPORTED_RESIDENT = {
  kind: 'resident',
  external_id: '',
  title: 'Mrs',
  first_name: 'Priya',
  known_as: 'Priya',
  last_name: 'Anand',
  room: '14',
  wing: 'Garden wing',
  date_of_birth: '1938-05-04',
  nhs_number: null,
  moved_in_on: null,
  language: '',
  pronouns: '',
  faith: '',
  cultural_needs: '',
} as const;

export const IMPORTED_STAFF = {
  kind: 'staff',
  first_name: 'Ola',
  last_name: 'Nowak',
  email: null,
  role: 'carer',
  wing: '',
  starts_on: null,
  ends_on: null,
} as const;

/** Of whoever lives in room 7, unless another is named. */
export const IMPORTED_RELATIVE = {
  kind: 'relative',
  first_name: 'Gwen',
  last_name: 'Anand',
  email: null,
  relationship: 'Daughter',
  access_level: null,
  is_primary: null,
  resident: '',
  room: '7',
  external_id: '',
} as const;

/** An import with one row that lies ready. */
export async function addImport(
  client: pg.Client,
  { care_home_id, file_name }: { care_home_id: string; file_name: string },
): Promise<string> {
  const id = uuidv7();
  await client.query(`insert into imports (id, care_home_id, file_name, started_at) values ($1, $2, $3, now())`, [
    id,
    care_home_id,
    file_name,
  ]);
  await client.query(`insert into import_rows (care_home_id, import_id, place, person) values ($1, $2, 0, $3)`, [
    care_home_id,
    id,
    JSON.stringify({ ...IMPORTED_RESIDENT, first_name: file_name, date_of_birth: null }),
  ]);
  return id;
}

/** Every call that writes gets an import of its own; one that is to be undone has been written. */
export async function freshImport(
  client: pg.Client,
  path: string,
  { care_home_id = '' }: Record<string, string>,
): Promise<{ import_id?: string }> {
  if (!/^\/api\/v2\/import\/(stage|commit|undo)$/.test(path)) return {};
  const import_id = await addImport(client, { care_home_id, file_name: 'Priya' });
  if (path.endsWith('undo')) await client.query('update imports set committed_at = now() where id = $1', [import_id]);
  return { import_id };
}

export function importInputs({ care_home_id, import_id }: Record<string, string>): Record<string, () => object> {
  const write = () => ({ care_home_id, client_id: uuidv7() });
  return {
    '/api/v2/import/check': () => ({ people: [IMPORTED_RESIDENT, IMPORTED_STAFF, IMPORTED_RELATIVE] }),
    '/api/v2/import/stage': () => ({
      ...write(),
      import_id,
      rows: [{ place: 0, is_new: true, person: IMPORTED_RESIDENT }],
    }),
    '/api/v2/import/commit': () => ({ ...write(), import_id, rows: 1 }),
    '/api/v2/import/undo': () => ({ ...write(), import_id }),
  };
}

/** The tables, of all that refer to residents now, that hold a row about this one. */
export async function tablesAbout(ownerUrl: string, resident_id: string): Promise<string[]> {
  return await asOwner(ownerUrl, async (client) => {
    const { rows: places } = await client.query<{ table_name: string; column_name: string }>(`
      select c.conrelid::regclass::text as table_name, a.attname as column_name
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
       where c.contype = 'f' and c.confrelid = 'residents'::regclass`);
    const found = new Set<string>();
    for (const { table_name, column_name } of places) {
      const about = `select from ${table_name} where ${column_name} = $1 limit 1`;
      if ((await client.query(about, [resident_id])).rowCount === 1) found.add(table_name);
    }
    return [...found].toSorted();
  });
}
