import { SERVICE_WORKER_AT_MOST_MS } from '@heartsease/domain/constants.ts';
import type { Session } from '../session/session-state.ts';

/**
 * Row AU-8: the app is stable once the page is loaded, it is known who is there, and the browser has
 * nothing better to do; at the latest after 30 seconds.
 */
export async function stable(session: Pick<Session, 'now' | 'onChange'>): Promise<void> {
  const settled = Promise.all([pageLoaded(), sessionKnown(session)]).then(() => idle());
  await Promise.race([settled, after(SERVICE_WORKER_AT_MOST_MS)]);
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

async function sessionKnown({ now, onChange }: Pick<Session, 'now' | 'onChange'>): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      const session = now();
      if (session.state === 'out' || (session.state === 'in' && session.loading !== 'waiting')) {
        stop();
        resolve();
      }
    };
    const stop = onChange(look);
    look();
  });
}

/** The browser has nothing better to do, or it has been busy for so long. Safari can't tell. */
export async function idle(atMostMs = SERVICE_WORKER_AT_MOST_MS): Promise<void> {
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: atMostMs }) : setTimeout(resolve),
  );
}

async function after(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
