import { isSame } from './outbox-entry.ts';
import type { OutboxEntry, OutboxStore, SendOutcome, Sender } from './outbox-entry.ts';
import { isIdTaken } from './send-outcome.ts';

export type Amendment = Pick<OutboxEntry, 'path' | 'input'>;

/** It waits for its author. */
export const NOBODY_HERE: SendOutcome = { ok: false, failure: { kind: 'signed_out', status: 401 } };

export interface SendingParts {
  store: OutboxStore;
  /** Sends once; never throws for an answer. */
  send: (entry: OutboxEntry) => Promise<SendOutcome>;
  /** Null while nobody is signed in. */
  sender: () => Sender | null;
  /**
   * How an entry goes on as a change of what its author said before, because `answer` tells that `said` is on the server.
   * Null where it can't.
   */
  amend?: (entry: OutboxEntry, said: Record<string, unknown>, answer: unknown) => Promise<Amendment | null>;
}

/** How one entry goes out: as its author, and as a change of what of it had arrived before. */
export function createSending({ store, send, sender, amend }: SendingParts) {
  return sendOrAmend;

  /**
   * Where its id is taken by what its author said before, that had arrived and nobody heard of it: sent again unchanged,
   * it gives the answer that was lost, and the entry goes on as a change of it.
   */
  async function sendOrAmend(entry: OutboxEntry): Promise<{ of: OutboxEntry; outcome: SendOutcome }> {
    const outcome = await sendAsAuthor(entry);
    if (!isIdTaken(outcome)) return { of: entry, outcome };
    for (const said of entry.earlier ?? []) {
      const first = await sendAsAuthor({ ...entry, input: said });
      if (isIdTaken(first)) continue;
      if (!first.ok) return { of: entry, outcome: first };
      const amendment = (await amend?.(entry, said, first.answer)) ?? null;
      if (amendment === null) break;
      // Before it goes, so that after a crash it is the same change.
      const amended = await store.change(entry.client_id, (stands) =>
        isSame(stands, entry) ? { ...stands, ...amendment, earlier: [] } : stands,
      );
      // Changed once more, or discarded: what arrived has arrived, and the rest is for the next round.
      if (amended === null || !isSame(amended, { ...entry, ...amendment })) return { of: entry, outcome: first };
      return { of: amended, outcome: await sendAsAuthor(amended) };
    }
    return { of: entry, outcome };
  }

  /**
   * On a shared tablet the next person may have signed in since the round began. And what is refused once its author is
   * somewhere else was said to somebody else, or in another home.
   */
  async function sendAsAuthor(entry: OutboxEntry): Promise<SendOutcome> {
    const isAuthorHere = () => {
      const who = sender();
      return who?.account_id === entry.account_id && who.care_home_id === entry.care_home_id;
    };
    const outcome = isAuthorHere() ? await send(entry) : NOBODY_HERE;
    return outcome.ok || isAuthorHere() ? outcome : NOBODY_HERE;
  }
}
