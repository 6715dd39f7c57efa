import { encryptFor } from './encrypt.ts';
import type { BrowserKeys } from './encrypt.ts';
import { isPushService } from './push-services.ts';
import { ANSWERS_WITHIN_MS, KEPT_FOR_S, outcomeOf } from './sender.ts';
import type { PushSender } from './sender.ts';
import { vapidHeader } from './vapid.ts';
import type { VapidKeys } from './vapid.ts';

/** To browsers: the protocol of the web (RFC 8030, 8291, 8292), the same for every push service. */
export function webPush(keys: VapidKeys, of: { contact: string; services: readonly string[] }): PushSender {
  return async ({ endpoint, p256dh, auth }, message) => {
    // Asked again here: what an operator no longer names is spoken to no more.
    if (p256dh === null || auth === null || !isPushService(endpoint, of.services)) return 'refused';
    const body = sealedFor({ p256dh, auth }, JSON.stringify(message));
    // The key is none: nobody can be told there.
    if (body === null) return 'refused';
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      headers: {
        authorization: vapidHeader(keys, endpoint, { contact: of.contact, now: new Date() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_FOR_S),
        urgency: 'normal',
        // One that is sent twice while the device is off arrives once: 32 characters at most (RFC 8030, 5.4).
        topic: message.id.replaceAll('-', ''),
      },
      body,
    }).catch(() => null);
    await answer?.body?.cancel();
    return answer ? outcomeOf(answer.status) : 'unreachable';
  };
}

function sealedFor(keys: BrowserKeys, text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(encryptFor(keys, text));
  } catch {
    return null;
  }
}
