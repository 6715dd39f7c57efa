import { HOSTILE } from './hostile-texts.ts';
import type { HomeServer } from './home-server.ts';

/**
 * Columns that hold a word of ours instead of somebody's, and have no check that says so: what is not named here is
 * taken for free text. `table.column`, or just the column, of every table.
 */
const WORDS_OF_OURS = new Set(
  `action category code colour core_tag email endpoint framework icon
   language level licence link network notification pack pack_version band_key
   html password_hash path pin_hash platform question question_id region rule
   scene source task template_key theme timezone tint to_address unsubscribe_link
   merged_into app_activities.version app_activities.build resident_interest_versions.kind outgoing_pushes.body push_subscriptions.auth push_subscriptions.p256dh resident_about_me_tags.strength`.split(
    /\s+/,
  ),
);
/** Of lists of words only these are written by people. */
const LISTS = new Set(['digests.sentences', 'about_me_tags.former_labels', 'residents.other_languages']);
/** What a machine says to itself, or what is kept of a call; and packages, which nobody in a home can write. */
const TABLES_OF_OURS = new Set(['attempts', 'file_reads', 'follow_ups', 'migrations', 'packages', 'writes']);

/** Where the contract takes fewer characters than the database would. */
const MOST: Record<string, number> = { 'relative_links.relationship': 60, 'residents.room': 20 };

/** What a document may hold no check of the database tells: the shortest of its texts take so many characters. */
const FOR_DOCUMENTS = HOSTILE.filter(({ length }) => length <= 60);

/** Ours are keys; what somebody wrote has a space in it, or is what a test wrote for them. */
const isSomebodysWord = (text: string, canary: string) => text.includes(' ') || text.includes(canary);

interface Column {
  table: string;
  column: string;
  type: 'text' | '_text' | 'jsonb';
  /** The most characters that it takes. */
  most: number;
}

/**
 * Writes hostile texts into all that people write, in every row of every home, behind the server's back: each column
 * takes them in turn, as long as it can hold.
 *
 * @param canary what a test wrote as somebody's word
 * @returns what was written into, as `table.column`
 */
export async function fillWithHostileTexts({ sql }: HomeServer, canary: string): Promise<string[]> {
  const columns = await columnsOfWords(sql);
  let next = 0;
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const plain = own.filter(({ type }) => type !== 'jsonb');
    // All at once: what one of them says may be checked against the other.
    const sets = plain.map(({ column, type }, at) => {
      const text = `($${at + 1}::text[])[1 + n % cardinality($${at + 1}::text[])]`;
      const value =
        type === '_text' ? `case when cardinality(${column}) > 0 then array[${text}] else ${column} end` : text;
      return `${column} = case when ${column} is null then null else ${value} end`;
    });
    if (sets.length > 0)
      await sql(
        `with numbered as (select ctid as row, row_number() over () as n from ${table})
         update ${table} set ${sets.join(', ')} from numbered where ${table}.ctid = numbered.row`,
        plain.map(({ most }) =>
          turned(
            HOSTILE.filter(({ length }) => length <= most),
            (next += 41),
          ),
        ),
      );
    for (const { column } of own.filter(({ type }) => type === 'jsonb')) {
      const rows = await sql(`select ctid::text as row, ${column} as value from ${table} where ${column} is not null`);
      const take = () => FOR_DOCUMENTS[(next += 1) % FOR_DOCUMENTS.length] ?? '';
      await sql(
        `update ${table} set ${column} = said.value::jsonb from unnest($1::text[], $2::text[]) as said (row, value)
          where ${table}.ctid = said.row::tid`,
        [rows.map(({ row }) => row), rows.map(({ value }) => JSON.stringify(rewritten(value, canary, take)))],
      );
    }
  }
  return columns.map(({ table, column }) => `${table}.${column}`);
}

/** Every column that holds words and is no key, and no choice from a list. */
async function columnsOfWords(sql: HomeServer['sql']): Promise<Column[]> {
  const rows = await sql(`
    select c.table_name as table, c.column_name as column, c.udt_name as type, coalesce(checks, '') as checks
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      left join lateral (
        select string_agg(pg_get_constraintdef(k.oid), ' and ') as checks, bool_or(k.contype in ('p', 'f', 'u')) as is_key
          from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
         where k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name) as known on true
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.udt_name in ('text', '_text', 'jsonb') and not coalesce(is_key, false)
     order by 1, 2`);
  return rows
    .map(({ table, column, type, checks }) => ({
      table: String(table),
      column: String(column),
      type: type as Column['type'],
      checks: String(checks),
    }))
    .filter(({ table, column, type, checks }) => {
      if (TABLES_OF_OURS.has(table)) return false;
      if (type === '_text') return LISTS.has(`${table}.${column}`);
      if (checks.includes(`${column} = ANY`) || checks.includes(`${column} ~ `)) return false;
      return !WORDS_OF_OURS.has(column) && !WORDS_OF_OURS.has(`${table}.${column}`);
    })
    .map(({ table, column, type, checks }) => {
      const [, most] = new RegExp(`length\\(${column}\\) <= (\\d+)`).exec(checks) ?? [];
      return { table, column, type, most: Number(most ?? MOST[`${table}.${column}`] ?? Infinity) };
    });
}

const turned = (texts: readonly string[], by: number): string[] => {
  const at = by % texts.length;
  return [...texts.slice(at), ...texts.slice(0, at)];
};

function rewritten(value: unknown, canary: string, take: () => string): unknown {
  if (typeof value === 'string') return isSomebodysWord(value, canary) ? take() : value;
  if (Array.isArray(value)) return value.map((one) => rewritten(one, canary, take));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rewritten(one, canary, take)]));
}
