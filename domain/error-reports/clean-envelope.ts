import { cleanEvent } from './clean-event.ts';
import { cleanRecording } from './clean-recording.ts';
import { cleanAddress } from './clean-words.ts';
import { isFields, keepOnly } from './records.ts';
import type { Fields } from './records.ts';

const OF_THE_HEAD = new Set(['event_id', 'sent_at', 'sdk', 'dsn', 'trace']);
const OF_THE_TRACE = new Set(
  'trace_id public_key sample_rate sample_rand sampled release environment replay_id transaction'.split(' '),
);

/**
 * THE last thing that happens to what is reported, in the app and on the server: an envelope is its head and its
 * items, each with a head of its own. What can't be cleaned is taken out. Works on the envelope itself.
 *
 * @returns whether there is anything left to send
 */
export function cleanEnvelope([head, items]: readonly [unknown, unknown]): boolean {
  if (!isFields(head) || !Array.isArray(items)) return false;
  cleanHead(head);
  const kept = items.filter(cleanItem);
  items.splice(0, items.length, ...kept);
  return kept.length > 0;
}

function cleanHead(head: Fields): void {
  keepOnly(head, OF_THE_HEAD);
  if (!isFields(head['trace'])) return;
  keepOnly(head['trace'], OF_THE_TRACE);
  if ('transaction' in head['trace']) head['trace']['transaction'] = cleanAddress(head['trace']['transaction']);
}

function cleanItem(item: unknown): boolean {
  if (!Array.isArray(item) || !isFields(item[0])) return false;
  const [{ type }, body] = item;
  if (type === 'event' || type === 'transaction' || type === 'replay_event') {
    if (!isFields(body)) return false;
    cleanEvent(body);
    return true;
  }
  if (type !== 'replay_recording' || typeof body !== 'string') return false;
  item[1] = cleanRecording(body);
  return true;
}
