import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Done, Order } from './warm-process.ts';

/** The process that serves the journeys of this worker; it ends with the worker. */
let child: ChildProcess | null = null;
let orders = 0;

export const warm = {
  /** @param settings as a server reads them from its environment */
  async open(settings: Record<string, string>): Promise<{ close(): Promise<void> }> {
    orders += 1;
    const id = orders;
    await told({ do: 'open', id, settings });
    return { close: async () => await told({ do: 'close', id }) };
  },
};

async function told(order: Order): Promise<void> {
  child ??= begin();
  const servers = child;
  await new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error('The servers of the journeys have ended'));
    servers.once('exit', gone);
    function hear({ id, error }: Done): void {
      if (id !== order.id) return;
      servers.off('message', hear);
      servers.off('exit', gone);
      if (error === undefined) resolve();
      else reject(new Error(error));
    }
    servers.on('message', hear);
    servers.send(order);
  });
}

function begin(): ChildProcess {
  const servers = spawn(process.execPath, [join(import.meta.dirname, 'warm-process.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The next journey begins another.
  servers.once('exit', () => (child = null));
  return servers;
}
