import { apiOrigin } from '../device/platform.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { xsrfTokenIn } from './send.ts';

/** What a call carries besides its body, for the one request whose answer stays open: the event stream. */
export async function headersOfStream(): Promise<Headers> {
  const headers = new Headers({ accept: 'text/event-stream', 'content-type': 'application/json' });
  const token = await storage.read(DEVICE_KEYS.token);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const pair = apiOrigin() === '' ? xsrfTokenIn(document.cookie) : undefined;
  if (pair !== undefined) headers.set('x-xsrf-token', pair);
  return headers;
}
