import { CONNECTION_CHECK_AT_MOST_MS } from '@heartsease/domain/constants.ts';
import { ping } from '@heartsease/domain/session/session.endpoints.ts';
import { inNativeApp } from '../device/platform.ts';
import { send } from './send.ts';

export type Connection = 'connected' | 'lost';

/** Whether the server can be reached, and who wants to know. */
export interface ConnectionWatch {
  now(): Connection;
  /** Does the server answer? False after 5 seconds. */
  answers(): Promise<boolean>;
  /** Asks the server, for 5 seconds at most (row AU-6), and tells everybody when the answer is news. */
  check(): Promise<Connection>;
  /**
   * After a call that nothing answered: has the device a network? When it says so itself, the server is
   * away (row ER-0, online). When it says no, a round trip decides, because such events lie.
   */
  isOnline(): Promise<boolean>;
  onChange(tell: () => void): () => void;
  /** Listens to the device's own news of its network, and asks again while the connection is lost. */
  watch(): () => void;
}

/** How often a lost connection is looked for. */
const LOOK_AGAIN_MS = 3_000;

/** A phone knows its network better than the page inside it does. */
let deviceSaysOnline: boolean | undefined;

/** @param answers does the server answer? False after 5 seconds */
export function watchConnection(answers: () => Promise<boolean>, saysOnline: () => boolean): ConnectionWatch {
  let state: Connection = 'connected';
  let checking: Promise<Connection> | undefined;
  const listeners = new Set<() => void>();

  function check(): Promise<Connection> {
    checking ??= answers().then((isThere) => {
      checking = undefined;
      // A server that goes away while the network stays is maintenance (row ER-0); once the connection
      // was lost, only an answer brings it back.
      if (isThere) become('connected');
      else if (!saysOnline()) become('lost');
      return state;
    });
    return checking;
  }

  function become(next: Connection) {
    if (next === state) return;
    state = next;
    listeners.forEach((tell) => tell());
  }

  return {
    now: () => state,
    answers,
    check,
    // Once it was lost, a network that is back says nothing of what lies behind it.
    isOnline: async () => (state !== 'lost' && saysOnline()) || (await check()) === 'connected',
    onChange: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    watch: () => {
      const look = () => void check();
      const lookWhileLost = () => {
        if (state === 'lost' || !saysOnline()) look();
      };
      window.addEventListener('online', look);
      window.addEventListener('offline', look);
      const stopDevice = inNativeApp(
        async () =>
          await (
            await import('../device/native/network.ts')
          ).onNetworkChange((isConnected) => {
            deviceSaysOnline = isConnected;
            look();
          }),
      );
      const timer = window.setInterval(lookWhileLost, LOOK_AGAIN_MS);
      if (!saysOnline()) look();
      return () => {
        window.removeEventListener('online', look);
        window.removeEventListener('offline', look);
        stopDevice();
        window.clearInterval(timer);
      };
    },
  };
}

export const connection: ConnectionWatch = watchConnection(
  () =>
    send(ping.path, {}, AbortSignal.timeout(CONNECTION_CHECK_AT_MOST_MS)).then(
      // A page of something in between is no answer of the server.
      ({ status, body }) => status >= 300 || body !== undefined,
      () => false,
    ),
  () => deviceSaysOnline ?? navigator.onLine,
);
