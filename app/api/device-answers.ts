import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { isStaff, rightsOf } from '@heartsease/domain/access/viewer.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { secretOfSession } from '../session/session-secret.ts';
import { session } from '../session/session.ts';
import { canKeepUnlocks, offlineUnlocks, secretOf } from './device-unlocks.ts';
import { createKeptAnswers } from './kept-answers.ts';
import type { AnswerStore, SealedAnswer } from './kept-answers.ts';
import type { Owner } from './sealed.ts';

interface AnswersSchema extends DBSchema {
  answers: { key: string; value: SealedAnswer };
}

let opening: Promise<IDBPDatabase<AnswersSchema>> | undefined;

/** What staff have seen, on this device, for the hours without a connection (product.md, offline). */
export const keptAnswers = createKeptAnswers({
  store: storeOfDevice(),
  owner: ownerNow,
  others: async () => (canKeepUnlocks() ? (await offlineUnlocks.sweep()).map(({ owner }) => owner) : []),
  now: () => Date.now(),
});

/** Takes everything away when the person or the home goes, and what is over when the app begins. */
export function keepAnswers(): () => void {
  keptAnswers.tidy().catch(() => undefined);
  return session.onForget(() => void keptAnswers.forget().catch(() => undefined));
}

/** Only staff, and none who was told to wait: what a relative has seen of their person stays on no device. */
async function ownerNow(): Promise<Owner | null> {
  const current = session.now();
  if (current.state !== 'in' || current.profile === null || !isStaff(current.profile)) return null;
  if (current.profile.waits_for !== null) return null;
  const { id, carehome } = current.profile;
  // On a shared tablet they outlive the session for a day, and so does what opens them.
  const token = await storage.read(DEVICE_KEYS.token);
  const secret = secretOf(id) ?? (token === null ? null : secretOfSession(token));
  if (secret === null) return null;
  return { token: secret, account_id: id, care_home_id: carehome.id, rights: rightsOf(current.profile) };
}

/** A database of its own, so that whoever clears it can't touch the outbox. Without one nothing is kept. */
function storeOfDevice(): AnswerStore {
  return {
    get: async (id) => await (await database()).get('answers', id),
    put: async (answer) => void (await (await database()).put('answers', answer)),
    all: async () => await (await database()).getAll('answers'),
    remove: async (ids) => {
      const change = (await database()).transaction('answers', 'readwrite');
      await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
    },
    clear: async () => await (await database()).clear('answers'),
  };
}

function database(): Promise<IDBPDatabase<AnswersSchema>> {
  opening ??= openDB<AnswersSchema>('heartsease-answers', 1, {
    upgrade: (made) => void made.createObjectStore('answers', { keyPath: 'id' }),
    terminated: () => {
      opening = undefined;
    },
  }).catch((caught: unknown) => {
    opening = undefined;
    throw caught;
  });
  return opening;
}
