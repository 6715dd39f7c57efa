import { deviceDatabase } from './device-database.ts';

/** Something begun and not yet sent. It belongs to its author: on a shared tablet nobody else sees it. */
export interface Draft {
  account_id: string;
  key: string;
  care_home_id: string;
  value: unknown;
  changed_at: string;
}

/** Keeps a draft under a key of the screen's own, for example `log:<planned session>`. */
export async function putDraft(draft: Omit<Draft, 'changed_at'>): Promise<void> {
  const database = await deviceDatabase();
  await database.put('drafts', { ...draft, changed_at: new Date().toISOString() });
}

export async function getDraft(account_id: string, key: string): Promise<Draft | undefined> {
  const database = await deviceDatabase();
  return await database.get('drafts', [account_id, key]);
}

/** The drafts of one person in one home, the last changed first. */
export async function listDrafts(account_id: string, care_home_id: string): Promise<Draft[]> {
  const database = await deviceDatabase();
  const drafts = await database.getAll('drafts', IDBKeyRange.bound([account_id], [account_id, []]));
  return drafts
    .filter((draft) => draft.care_home_id === care_home_id)
    .toSorted((one, other) => other.changed_at.localeCompare(one.changed_at));
}

export async function removeDraft(account_id: string, key: string): Promise<void> {
  const database = await deviceDatabase();
  await database.delete('drafts', [account_id, key]);
}
