import { ANSWERS_WITHIN_MS } from './sender.ts';
import type { PushSender } from './sender.ts';

/** After so many silences in a row a service is taken to be away. */
const SILENCES = 3;
/** For so long; then one message tries whether it is back. */
const RESTS_MS = 30_000;
/** What is refused at once, as by a closed port, keeps nobody waiting. Clocks and timers differ by a little. */
const SILENT_AFTER_MS = ANSWERS_WITHIN_MS - 200;

/**
 * A service that is away takes every message for as long as a far end may think, and with it the few runners that all
 * services share. So it rests: what is for it is put off to its next try at once, and the others go on.
 *
 * @param serviceOf what one address has in common with those that are away together
 */
export function restWhenSilent(
  send: PushSender,
  serviceOf: (endpoint: string) => string,
  now: () => number = Date.now,
): PushSender {
  const silences = new Map<string, { count: number; until: number }>();
  return async (to, message) => {
    const service = serviceOf(to.endpoint);
    const { count = 0, until = 0 } = silences.get(service) ?? {};
    const began = now();
    if (count >= SILENCES) {
      if (until > began) return 'unreachable';
      // This one tries; until it knows, the others rest on.
      silences.set(service, { count, until: began + RESTS_MS });
    }
    const outcome = await send(to, message);
    if (outcome === 'unreachable' && now() - began >= SILENT_AFTER_MS) {
      silences.set(service, { count: (silences.get(service)?.count ?? 0) + 1, until: now() + RESTS_MS });
    } else silences.delete(service);
    return outcome;
  };
}
