import { createPrivateKey, sign } from 'node:crypto';
import { connect, constants } from 'node:http2';
import { text } from 'node:stream/consumers';
import { ANSWERS_WITHIN_MS, KEPT_FOR_S, outcomeOf } from './sender.ts';
import type { PushOutcome, PushSender } from './sender.ts';
import { signedToken } from './vapid.ts';

/** How Apple knows whoever sends. */
export interface ApnsKey {
  team_id: string;
  key_id: string;
  /** The .p8 file, in PEM. */
  private_key: string;
  /** The app’s id. */
  topic: string;
}

/** Apple takes a token for an hour, and minds one that is made anew for every message. */
const TOKEN_LIVES_MS = 45 * 60_000;
/** What Apple says of a device that has removed the app, besides 410. */
const GONE = /BadDeviceToken|Unregistered|DeviceTokenNotForTopic/u;

/** To the iOS app: Apple’s own service, which speaks HTTP/2 alone. */
export function apns(key: ApnsKey, origin: string): PushSender {
  const privateKey = createPrivateKey(key.private_key);
  let made: { token: string; at: number } | null = null;

  function token(): string {
    if (made !== null && made.at > Date.now() - TOKEN_LIVES_MS) return made.token;
    const claims = { iss: key.team_id, iat: Math.floor(Date.now() / 1_000) };
    const fresh = signedToken({ alg: 'ES256', kid: key.key_id }, claims, (words) =>
      sign('sha256', words, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
    );
    made = { token: fresh, at: Date.now() };
    return fresh;
  }

  return async ({ endpoint }, { id, title, body, path }) => {
    const headers = {
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(endpoint)}`,
      authorization: `bearer ${token()}`,
      'apns-topic': key.topic,
      'apns-push-type': 'alert',
      'apns-expiration': String(Math.floor(Date.now() / 1_000) + KEPT_FOR_S),
      'apns-id': id,
      'apns-collapse-id': id,
    };
    const answer = await ask(origin, headers, { aps: { alert: { title, body }, sound: 'default' }, id, path });
    if (answer === null) return 'unreachable';
    // Apple minds a token that is made anew too often, so only of one that is over.
    if (answer.said.includes('ExpiredProviderToken')) made = null;
    // Of the key, the team or the app, whatever the device.
    if (answer.status === 403) return 'keys_refused';
    return answer.status !== 200 && GONE.test(answer.said) ? 'gone' : onlyIfSaid(outcomeOf(answer.status));
  };
}

/** A device is gone when Apple says so of the device; 404 is of the path. */
function onlyIfSaid(outcome: PushOutcome): PushOutcome {
  return outcome === 'gone' ? 'refused' : outcome;
}

/** One question on a connection of its own: a home sends a few in an hour. Null: no answer in time. */
async function ask(
  origin: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; said: string } | null> {
  const session = connect(origin);
  try {
    return await new Promise((resolve) => {
      session.on('error', () => resolve(null));
      // Ended without a word: neither an error nor an answer comes of that, nor of a question that is taken back.
      session.on('close', () => resolve(null));
      const request = session.request(headers);
      request.setTimeout(ANSWERS_WITHIN_MS, () => resolve(null));
      request.on('error', () => resolve(null));
      request.on('close', () => resolve(null));
      request.on('response', (answered) => {
        const status = Number(answered[constants.HTTP2_HEADER_STATUS]);
        text(request).then(
          (said) => resolve({ status, said }),
          () => resolve(null),
        );
      });
      request.end(JSON.stringify(body));
    });
  } finally {
    session.destroy();
  }
}
