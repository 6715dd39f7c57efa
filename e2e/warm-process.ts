import { readConfig } from '../server/config.ts';
import { isDatabaseAway } from '../server/http/errors.ts';
import { serve } from '../server/serve.ts';

/**
 * The process behind `openWarmServer`: one server after the other, each built anew with a database of its
 * own, but with code that is loaded and compiled already. A quarter of all that a journey cost was that.
 */
export type Order = { do: 'open'; id: number; settings: Record<string, string> } | { do: 'close'; id: number };
export interface Done {
  id: number;
  /** Why it could not be done. */
  error?: string;
}

const running = new Map<number, AsyncDisposableStack>();

async function open(id: number, settings: Record<string, string>): Promise<void> {
  const started = new AsyncDisposableStack();
  running.set(id, started);
  await serve(readConfig({ ...process.env, ...settings }), started, { say() {}, fail, tellTo() {} });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

async function close(id: number): Promise<void> {
  await running.get(id)?.disposeAsync();
  running.delete(id);
}

process.on('message', (order: Order) => {
  const doing = order.do === 'open' ? open(order.id, order.settings) : close(order.id);
  doing.then(
    () => process.send?.({ id: order.id } satisfies Done),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) } satisfies Done),
  );
});
// As in server/main.ts: what nobody expected ends the process, and with it the journey.
process.on('unhandledRejection', (error) => {
  if (!(error instanceof Error && isDatabaseAway(error))) fail(error);
});
process.on('disconnect', () => process.exit());
