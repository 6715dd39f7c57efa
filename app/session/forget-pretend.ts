import { listDrafts, removeDraft } from '../api/drafts.ts';
import { outbox } from '../api/device-outbox.ts';

interface Whose {
  account_id: string;
  care_home_id: string;
}

const others = new Set<(whose: Whose) => Promise<void>>();

/** For a feature that keeps something of its own on the device. @returns the way to stop */
export function whenPretendIsForgotten(forget: (whose: Whose) => Promise<void>): () => void {
  others.add(forget);
  return () => others.delete(forget);
}

/**
 * What this device still holds of a pretend home goes: it was never real, and "Not sent yet" of the real one must not
 * count it. Entries, photos and drafts of every other home stay as they are.
 */
export async function forgetPretend({ account_id, care_home_id }: Whose): Promise<void> {
  for (const entry of await outbox.entries()) {
    if (entry.care_home_id === care_home_id) await outbox.discard(entry.client_id);
  }
  for (const forget of others) await forget({ account_id, care_home_id });
  // A device without a database has no drafts.
  const drafts = await listDrafts(account_id, care_home_id).catch(() => []);
  for (const { key } of drafts) await removeDraft({ account_id, care_home_id, key });
}
