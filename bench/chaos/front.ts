import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Stands before the server as a proxy does, one for each device, and can stop a write on its way. */
export interface Front {
  address: string;
  /** Stops the next write that comes, before the server has it or before its answer is on the way back. */
  holdNext(at: 'asked' | 'answered'): Hold;
  close(): Promise<void>;
}

export interface Hold {
  isHeld: Promise<void>;
  /** On its way again, as if nothing had been; a hold that nothing came to is over. */
  letGo(): void;
  /** It never arrives. */
  lose(): void;
}

/** What the app sends of what was queued. */
const QUEUED =
  /^\/api\/v2\/(report\/(log|answer|undo|amend)|observation\/(add|correct)|event\/answer|chat\/(send|edit)|photo\/(begin|part\/.*))$/;

interface Held extends Hold {
  at: 'asked' | 'answered';
  reached(): void;
  outcome: Promise<'go' | 'lost'>;
}

export async function openFront(server: string): Promise<Front> {
  let waitingHold: Held | null = null;

  function takeHold(asked: IncomingMessage): Held | null {
    if (asked.method !== 'POST' || !QUEUED.test(asked.url ?? '')) return null;
    const hold = waitingHold;
    waitingHold = null;
    return hold;
  }

  async function passOn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const hold = takeHold(asked);
    if (hold?.at === 'asked') {
      hold.reached();
      if ((await hold.outcome) === 'lost') return void answer.destroy();
    }
    const { method, headers, url = '/' } = asked;
    // A connection for each: one that was kept may be closed by the server just as it is used again.
    const passedOn = request(`${server}${url}`, { method, headers, agent: false });
    // No server, or one that went: nothing comes back.
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    passedOn.on('response', (got) => void sendBack(got, answer, hold));
    asked.pipe(passedOn);
  }

  async function sendBack(got: IncomingMessage, answer: ServerResponse, hold: Held | null): Promise<void> {
    got.on('error', () => answer.destroy());
    if (hold?.at === 'answered') {
      hold.reached();
      if ((await hold.outcome) === 'lost') return void answer.destroy();
    }
    if (answer.destroyed) return;
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
    got.on('aborted', () => answer.destroy());
  }

  const front = createServer((asked, answer) => void passOn(asked, answer));
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const listens = front.address();
  if (typeof listens !== 'object' || listens === null) throw new Error('It listens to a port');
  return {
    address: `http://localhost:${listens.port}`,
    holdNext: (at) => {
      waitingHold = newHold(at, (one) => {
        if (waitingHold === one) waitingHold = null;
      });
      return waitingHold;
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

function newHold(at: Held['at'], over: (hold: Held) => void): Held {
  const held = Promise.withResolvers<void>();
  const goes = Promise.withResolvers<'go' | 'lost'>();
  const hold: Held = {
    at,
    isHeld: held.promise,
    reached: () => held.resolve(),
    outcome: goes.promise,
    letGo: () => {
      over(hold);
      goes.resolve('go');
    },
    lose: () => {
      over(hold);
      goes.resolve('lost');
    },
  };
  return hold;
}
