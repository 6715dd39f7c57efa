import type { Failure } from './failure.ts';
import type { OutboxEntry, SendOutcome } from './outbox-entry.ts';

export const LOG = '/api/v2/report/log';
export const ANSWER = '/api/v2/report/answer';
export const AMEND = '/api/v2/report/amend';

interface SavedRecord {
  account_id: string;
  made_as: string;
  path: string;
  text: string;
  place: number;
}

const refuse = (failure: Failure): SendOutcome => ({ ok: false, failure });

/** For the simulation of sync: a small server that takes writes by their ids. */
export class SyncServer {
  readonly saved = new Map<string, SavedRecord>();
  readonly withoutRight = new Set<string>();
  isBroken = false;
  private readonly taken = new Map<string, { said: string; answer: unknown }>();

  /** As our server does: an id is taken together with what was written, and a refusal takes none. */
  serve(who: string, entry: OutboxEntry): SendOutcome {
    const id = `${who} ${String(entry.input['client_id'])}`;
    const said = JSON.stringify([entry.path, entry.input]);
    if (this.isBroken) return refuse({ kind: 'server_error', status: 500 });
    const first = this.taken.get(id);
    if (first !== undefined && first.said !== said) {
      return refuse({ kind: 'refused_input', status: 422, message: 'Used', errors: { client_id: ['Used'] } });
    }
    if (first !== undefined) return { ok: true, answer: first.answer };
    if (this.withoutRight.has(who)) return refuse({ kind: 'forbidden', status: 403, message: 'No right' });
    if (entry.input['is_good'] === false) {
      return refuse({ kind: 'refused_input', status: 422, message: 'No', errors: { text: ['Say more'] } });
    }
    const answer = this.write(who, entry);
    if (answer === null) return refuse({ kind: 'not_found', status: 404 });
    this.taken.set(id, { said, answer });
    return { ok: true, answer };
  }

  private write(who: string, { path, input }: OutboxEntry): string | null {
    const text = String(input['text']);
    if (path === AMEND) {
      const record = this.saved.get(String(input['answered']));
      if (record === undefined) return null;
      record.text = text;
      return String(input['answered']);
    }
    if ('report_client_id' in input && !this.saved.has(`${who} ${String(input['report_client_id'])}`)) return null;
    const made_as = String(input['client_id']);
    const id = `${who} ${made_as}`;
    this.saved.set(id, { account_id: who, made_as, path, text, place: this.saved.size });
    return id;
  }
}
