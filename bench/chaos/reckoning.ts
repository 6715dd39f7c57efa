import type { HomeServer } from '../../e2e/home-server.ts';
import { isPromised } from './ledger.ts';
import type { Entry, Ledger } from './ledger.ts';

/** A record as the server has it. */
interface Row {
  /** Its own id there: two of them with the same words are one record twice. */
  id: string;
  n: number;
  text: string;
  author: string;
  home: string;
  /** A report that was taken back. */
  isVoid: boolean;
  /** Its place among others of the same thread. */
  position: number;
}

export interface Reckoning {
  handed_over: number;
  /** Of which the app had said that it holds them, or the server does. */
  promised: number;
  on_the_server: number;
  changed: number;
  discarded: number;
  lost: string[];
  doubled: string[];
  under_another: string[];
  /** Words, order or state that its author did not leave it in. */
  otherwise: string[];
  by_kind: Map<string, number>;
}

/** Compares what was handed over with what the database has, row by row. */
export async function reckon(server: HomeServer, ledger: Ledger): Promise<Reckoning> {
  const rows = Map.groupBy(await rowsOf(server, ledger), ({ n }) => n);
  const result: Reckoning = {
    handed_over: ledger.entries.length,
    promised: ledger.entries.filter(isPromised).length,
    on_the_server: 0,
    changed: ledger.entries.filter(({ heard }) => heard.has('changed')).length,
    discarded: ledger.entries.filter(({ heard }) => heard.has('discarded')).length,
    lost: [],
    doubled: [],
    under_another: [],
    otherwise: [],
    by_kind: new Map(),
  };
  const writes = await writesOf(server, ledger);
  for (const entry of ledger.entries) {
    const found = rows.get(entry.n) ?? [];
    const ids = new Set(found.map(({ id }) => id));
    const taken = writes.get(entry.client_id ?? '') ?? [];
    // Of "A cuppa" there are many: these are counted together.
    if (isCuppa(entry)) continue;
    const isThere = leavesARow(entry) ? ids.size > 0 : taken.length > 0;
    if (isThere) {
      result.on_the_server += 1;
      result.by_kind.set(entry.path, (result.by_kind.get(entry.path) ?? 0) + 1);
    }
    const line = `${entry.n} ${entry.path} of ${entry.email}, device ${entry.device}: ${[...entry.heard].join(' ')} ${entry.why ?? ''}`;
    if (!isThere && isPromised(entry) && !mayBeGone(entry)) result.lost.push(line);
    if (ids.size > 1 || taken.length > 1) result.doubled.push(line);
    if (isThere && wasNeverSent(entry)) result.otherwise.push(`${line}, discarded and yet there`);
    const isTheirs = found.every(({ author, home }) => author === entry.account_id && home === entry.care_home_id);
    if (!isTheirs || taken.some((account) => account !== entry.account_id)) result.under_another.push(line);
    if (found.some(({ text }) => !wordsAllowed(entry, ledger).includes(text)))
      result.otherwise.push(`${line}, and says: ${found.map(({ text }) => text).join(' | ')}`);
    if (found.some(({ isVoid }) => isVoid) && entry.of !== 'report_undone')
      result.otherwise.push(`${line}, taken back`);
  }
  await countCuppas(server, ledger, result);
  result.otherwise.push(...notTakenBack(ledger, rows), ...lastAnswers(ledger, rows), ...outOfOrder(ledger, rows));
  return result;
}

function isCuppa({ of, path }: Entry): boolean {
  return of === 'tapped_moment' && path === '/api/v2/report/log';
}

/** A tapped report has no words of its own: of each author and home there are as many as were tapped. */
async function countCuppas(server: HomeServer, ledger: Ledger, result: Reckoning): Promise<void> {
  const tapped = Map.groupBy(ledger.entries.filter(isCuppa), ({ account_id, care_home_id }) =>
    [account_id, care_home_id].join(' '),
  );
  const rows = await server.sql(
    `select author_id || ' ' || care_home_id as whose, count(*)::int as made from reports
      where title = 'A cuppa' and recorded_at > $1 group by 1`,
    [ledger.begun],
  );
  const made = new Map(rows.map((row) => [String(row['whose']), Number(row['made'])]));
  for (const whose of new Set([...tapped.keys(), ...made.keys()])) {
    const [entries, there] = [tapped.get(whose) ?? [], made.get(whose) ?? 0];
    result.on_the_server += there;
    result.by_kind.set('/api/v2/report/log', (result.by_kind.get('/api/v2/report/log') ?? 0) + there);
    const line = `${there} moments tapped of ${entries.length} by ${entries[0]?.email ?? whose}`;
    if (entries.length === 0) result.under_another.push(line);
    else if (there > entries.length) result.doubled.push(line);
    if (there < entries.filter(isPromised).length) result.lost.push(line);
  }
}

/** Of an answer to an event only the last stands, and what takes a report back leaves only the report. */
function leavesARow({ path, client_id }: Entry): boolean {
  return client_id === null || !['/api/v2/event/answer', '/api/v2/report/undo'].includes(path);
}

function mayBeGone({ heard }: Entry): boolean {
  return heard.has('discarding');
}

/** It can't have left the device: it was made and discarded without a line. */
function wasNeverSent({ heard, isOffline }: Entry): boolean {
  return isOffline && heard.has('discarded');
}

function wordsAllowed({ n, heard, path }: Entry, ledger: Ledger): string[] {
  if (path === '/api/v2/photo/begin') return [''];
  if (heard.has('changed')) return [ledger.changedWordsOf(n)];
  return heard.has('changing') ? [ledger.wordsOf(n), ledger.changedWordsOf(n)] : [ledger.wordsOf(n)];
}

function notTakenBack(ledger: Ledger, rows: Map<number, Row[]>): string[] {
  return ledger.entries.flatMap((undo) => {
    if (undo.path !== '/api/v2/report/undo' || !isPromised(undo)) return [];
    const report = ledger.entries.find(({ client_id }) => client_id === undo.about);
    const [row] = rows.get(report?.n ?? 0) ?? [];
    return row !== undefined && !row.isVoid ? [`${report?.n} was taken back by ${undo.n}, and stands`] : [];
  });
}

/** Each device and person answers to an event of their own, in order: no answer stands that a later one took the place of. */
function lastAnswers(ledger: Ledger, rows: Map<number, Row[]>): string[] {
  const answers = ledger.entries.filter(({ path }) => path === '/api/v2/event/answer');
  const series = Map.groupBy(answers, ({ device, account_id, about }) => [device, account_id, about].join(' '));
  return [...series.values()].flatMap((all) => {
    const last = all.findLast(isPromised);
    const stands = all.find(({ n }) => rows.has(n));
    if (last === undefined || (stands !== undefined && stands.n >= last.n)) return [];
    return [`${last.n} is the last answer of ${last.email}, and ${stands?.n ?? 'none'} stands`];
  });
}

/** What somebody wrote on one device into one thread stands there as it was written. */
function outOfOrder(ledger: Ledger, rows: Map<number, Row[]>): string[] {
  const messages = ledger.entries.filter(({ path }) => path === '/api/v2/chat/send');
  const series = Map.groupBy(messages, ({ device, account_id, about }) => [device, account_id, about].join(' '));
  return [...series.values()].flatMap((all) => {
    const there = all.flatMap(({ n }) => rows.get(n)?.[0] ?? []);
    return there.flatMap((row, at) => {
      const before = there[at - 1];
      return before !== undefined && before.position > row.position ? [`${row.n} stands before ${before.n}`] : [];
    });
  });
}

async function rowsOf(server: HomeServer, ledger: Ledger): Promise<Row[]> {
  const known = `${ledger.wordsOf(0).slice(0, -1)}%`;
  const said = await server.sql(
    `select id, title as text, author_id as author, care_home_id as home, state = 'void' as is_void, 0 as position
       from reports where title like $1
     union all
     select id, note, author_id, care_home_id, false, 0 from moments where note like $1 and removed_at is null
     union all
     (select distinct on (root_id) root_id, text, author_id, care_home_id, false, 0 from observations
       where text like $1 order by root_id, version desc)
     union all
     select id, note, account_id, care_home_id, false, 0 from event_answers where note like $1
     union all
     select id, text, author_id, care_home_id, false, position from chat_messages where text like $1`,
    [known],
  );
  const photos = await server.sql(
    `select id, '' as text, brought_by as author, care_home_id as home, false as is_void, 0 as position
       from photos where ready_at is not null and id = any($1)`,
    [ledger.entries.flatMap(({ path, client_id }) => (path === '/api/v2/photo/begin' ? (client_id ?? []) : []))],
  );
  const numbers = new Map(ledger.entries.map(({ client_id, n }) => [client_id, n]));
  return [...said, ...photos].flatMap((row) => {
    const id = String(row['id']);
    const text = String(row['text']);
    const n = text === '' ? numbers.get(id) : ledger.numberIn(text);
    if (n === null || n === undefined) return [];
    const [author, home] = [String(row['author']), String(row['home'])];
    return { id, n, text, author, home, isVoid: row['is_void'] === true, position: Number(row['position']) };
  });
}

/** Who did each write, by its id; a write that was done twice is there twice. */
async function writesOf(server: HomeServer, ledger: Ledger): Promise<Map<string, string[]>> {
  const ids = ledger.entries.flatMap(({ client_id }) => client_id ?? []);
  const found = await server.sql('select client_id, account_id from writes where client_id = any($1)', [ids]);
  const writes = new Map<string, string[]>();
  for (const { client_id, account_id } of found) {
    const id = String(client_id);
    writes.set(id, [...(writes.get(id) ?? []), String(account_id)]);
  }
  return writes;
}

/** What is wrong, in all; none where the run passed. */
export function faultsOf({ lost, doubled, under_another, otherwise }: Reckoning): string[] {
  return [
    ...lost.map((line) => `lost: ${line}`),
    ...doubled.map((line) => `doubled: ${line}`),
    ...under_another.map((line) => `under another's name or home: ${line}`),
    ...otherwise.map((line) => `otherwise: ${line}`),
  ];
}
