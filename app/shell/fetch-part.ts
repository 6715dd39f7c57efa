import { react } from '../api/call.ts';
import { connection } from '../api/connection.ts';

/** A part is waited for as long as a call is repeated (product.md, section 3, Maintenance). */
const WAIT_FOR_MS = 8_000;
const ASK_AFTER_MS = 500;
const KEY = 'started-anew-at';

/** A page that started anew so lately would only do it again. */
const ANEW_AT_MOST_EVERY_MS = 20_000;

let addressWanted = () => `${window.location.pathname}${window.location.search}`;

/** Where the person is going; set once, when the app starts. */
export function startAnewAt(address: () => string): void {
  addressWanted = address;
}

let mayLeave = async () => {};

/** What is done before the page starts anew; behind the sign-in, where words may be lost with it. */
export function startAnewAfter(done: () => Promise<void>): void {
  mayLeave = done;
}

/**
 * Fetches a part of the app when it is opened. When the server is away it waits, as a call does, and
 * then the maintenance screen follows. When the server is there and the part is not, because the app was
 * updated meanwhile or the browser remembers the failure, the page starts anew at the place that was wanted.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    if (isTapHandled()) await painted();
    return await load();
  } catch (caught) {
    if (await serverIsBack()) {
      if (hasJustStartedAnew()) throw caught;
      await mayLeave();
      sessionStorage.setItem(KEY, String(Date.now()));
      window.location.assign(addressWanted());
    }
    // Another page is on its way.
    return await new Promise<never>(() => undefined);
  }
}

function isTapHandled(): boolean {
  return window.event instanceof UIEvent;
}

/** A tap is answered first: on a slow phone a part that brings twenty files along would hold that up. */
async function painted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // Of a page that nobody sees nothing is painted.
    setTimeout(resolve, 100);
  });
}

/** Waits for the server; false when it stays away, and then the error catalogue has reacted (row ER-0). */
async function serverIsBack(): Promise<boolean> {
  const from = Date.now();
  while (!(await connection.answers())) {
    if (navigator.onLine && Date.now() - from > WAIT_FOR_MS) {
      react({ failure: { kind: 'unreachable', status: 0, is_online: true }, path: 'a part of the app' });
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS));
  }
  return true;
}

function hasJustStartedAnew(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ANEW_AT_MOST_EVERY_MS;
}
