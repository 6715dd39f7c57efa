import type { Held } from './behind-photos.ts';
import type { Failure } from './failure.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxEntry, OutboxStore, SendOutcome, Sender } from './outbox-entry.ts';

export const nadia: Sender = { account_id: 'nadia', care_home_id: 'larch-house' };
export const PATIENCE_MS = 200;

/** For the tests of the outbox: on a device whose server answers as told, entry by entry. */
export function onDevice(answer: (entry: OutboxEntry) => SendOutcome | Promise<SendOutcome>) {
  const kept: OutboxEntry[] = [];
  const sent: string[] = [];
  const late: string[] = [];
  /** How many waited, each time that screens were told. */
  const shown: number[] = [];
  const held = (_entry: OutboxEntry): Held => null;
  const world = { who: nadia as Sender | null, now: 1_000, kept, sent, late, shown, reads: 0, answer, held };
  const place = (client_id: string) => kept.findIndex((entry) => entry.client_id === client_id);
  const store: OutboxStore = {
    add: async (entry) => void kept.push({ ...entry, position: kept.length }),
    all: async () => {
      world.reads += 1;
      return [...kept];
    },
    one: async (client_id) => kept[place(client_id)] ?? null,
    change: async (client_id, next) => {
      const at = place(client_id);
      const stands = kept[at];
      if (stands === undefined) return null;
      const now = next(stands);
      kept.splice(at, 1, ...(now === null ? [] : [now]));
      return now;
    },
    remove: async (client_id) => {
      const at = place(client_id);
      if (at !== -1) kept.splice(at, 1);
    },
  };
  const outbox = createOutbox({
    store,
    send: async (entry) => {
      sent.push(entry.client_id);
      return await world.answer(entry);
    },
    sender: () => world.who,
    held: (entry) => world.held(entry),
    alone: (work) => work(),
    amend: async ({ input }, said, answered) => ({
      path: '/api/v2/report/amend',
      input: { ...input, client_id: 'change of a', said: said['text'], answered },
    }),
    arrivedLate: (entries) => void late.push(...entries.map(({ client_id }) => client_id)),
    changed: (entries) => void shown.push(entries.length),
    now: () => world.now,
  });
  return { outbox, world };
}

export const write = (client_id: string, more: Partial<OutboxEntry> = {}) => ({
  ...nadia,
  client_id,
  path: '/api/v2/report/log',
  input: { client_id },
  ...more,
});

export const taken: SendOutcome = { ok: true, answer: { id: 'r1' } };
export const fails = (failure: Failure): SendOutcome => ({ ok: false, failure });
export const offline = fails({ kind: 'unreachable', status: 0, is_online: false });
export const refused = fails({
  kind: 'refused_input',
  status: 422,
  message: 'No',
  errors: { title: ['Say what it was'] },
});
