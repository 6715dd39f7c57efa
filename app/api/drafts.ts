import { deviceDatabase } from './device-database.ts';
import { lock, unlock } from './own-lock.ts';

/** Whose it is, of which home, and which: the same form is begun in another home apart from it. */
export interface DraftName {
  account_id: string;
  care_home_id: string;
  key: string;
}

/** Something begun and not yet sent. It belongs to its author: on a shared tablet nobody else sees it. */
export interface Draft extends DraftName {
  value: unknown;
  changed_at: string;
}

/** As it lies on the device: locked, but where its author's key is not known. */
export type KeptDraft = Omit<Draft, 'value'> & ({ value: unknown } | { locked: Uint8Array });

/**
 * Keeps a draft under a key of the screen's own, for example `log:<planned session>`. It is handed over in one go,
 * so that it is kept also when the page goes away in the same moment.
 */
export async function putDraft({ value, ...name }: Omit<Draft, 'changed_at'>): Promise<void> {
  const locked = lock(name.account_id, value, aboutOf(name));
  const database = await deviceDatabase();
  const change = database.transaction('drafts', 'readwrite');
  const kept = locked === null ? { value } : { locked };
  const put = change.store.put({ ...name, ...kept, changed_at: new Date().toISOString() });
  change.commit();
  await Promise.all([put, change.done]);
  listeners.forEach((tell) => tell(value));
}

const listeners = new Set<(value: unknown) => void>();

/** Tells what the device has just taken. Gives back the way to stop. */
export function onDraftKept(tell: (value: unknown) => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export async function getDraft({ account_id, care_home_id, key }: DraftName): Promise<Draft | undefined> {
  const database = await deviceDatabase();
  const kept = await database.get('drafts', [account_id, care_home_id, key]);
  return kept === undefined ? undefined : opened(kept);
}

/** The drafts of one person in one home, the last changed first. */
export async function listDrafts(account_id: string, care_home_id: string): Promise<Draft[]> {
  const database = await deviceDatabase();
  const here = IDBKeyRange.bound([account_id, care_home_id], [account_id, care_home_id, []]);
  const drafts = (await database.getAll('drafts', here)).flatMap((kept) => opened(kept) ?? []);
  return drafts.toSorted((one, other) => other.changed_at.localeCompare(one.changed_at));
}

export async function removeDraft({ account_id, care_home_id, key }: DraftName): Promise<void> {
  const database = await deviceDatabase();
  await database.delete('drafts', [account_id, care_home_id, key]);
}

/** Undefined for whoever is not its author. */
function opened(kept: KeptDraft): Draft | undefined {
  if (!('locked' in kept)) return kept;
  const { locked, ...draft } = kept;
  const value = unlock(draft.account_id, locked, aboutOf(draft));
  return value === undefined ? undefined : { ...draft, value };
}

function aboutOf({ care_home_id, key }: DraftName): string {
  return `draft ${care_home_id} ${key}`;
}
