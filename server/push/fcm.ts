import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { ANSWERS_WITHIN_MS, KEPT_FOR_S, outcomeOf } from './sender.ts';
import type { PushOutcome, PushSender } from './sender.ts';
import { signedToken } from './vapid.ts';

/** The file of a service account, as Google gives it out. */
export const FcmKey = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url(),
});
export type FcmKey = z.infer<typeof FcmKey>;

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const HOUR_S = 3_600;
/** A token that ends while a message is on its way is none. */
const SPARE_MS = 60_000;
const Granted = z.object({ access_token: z.string(), expires_in: z.number() });
/** The reason stands deep in the answer; a device that is gone is told of in two ways. */
const Refused = z.object({
  error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })).optional() }),
});

/** Of a key that Google does not know: no device is gone for that, and none is at fault. */
function ofOurKeys(outcome: PushOutcome): PushOutcome {
  return outcome === 'busy' || outcome === 'their_error' ? outcome : 'keys_refused';
}

/** To the Android app: Firebase Cloud Messaging, HTTP v1. */
export function fcm(key: FcmKey, origin: string): PushSender {
  const privateKey = createPrivateKey(key.private_key);
  let granted: { token: string; until: number } | null = null;

  async function accessToken(): Promise<{ token: string } | { refusal: PushOutcome }> {
    if (granted !== null && granted.until > Date.now() + SPARE_MS) return granted;
    const iat = Math.floor(Date.now() / 1_000);
    const claims = { iss: key.client_email, scope: SCOPE, aud: key.token_uri, iat, exp: iat + HOUR_S };
    const assertion = signedToken({ alg: 'RS256', typ: 'JWT' }, claims, (text) => sign('sha256', text, privateKey));
    const answer = await fetch(key.token_uri, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    });
    if (!answer.ok) return { refusal: ofOurKeys(outcomeOf(answer.status)) };
    const { access_token, expires_in } = Granted.parse(await answer.json());
    granted = { token: access_token, until: Date.now() + expires_in * 1_000 };
    return granted;
  }

  async function sends(token: string, { id, title, body, path }: Parameters<PushSender>[1]): Promise<PushOutcome> {
    const access = await accessToken();
    if ('refusal' in access) return access.refusal;
    const answer = await fetch(`${origin}/v1/projects/${encodeURIComponent(key.project_id)}/messages:send`, {
      method: 'POST',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        message: {
          token,
          notification: { title, body },
          data: { id, path },
          // Of two with the same tag the second takes the place of the first.
          android: { collapse_key: id, ttl: `${KEPT_FOR_S}s`, notification: { tag: id } },
        },
      }),
    });
    if (answer.ok) return 'sent';
    if (answer.status === 401) granted = null;
    const said = Refused.safeParse(await answer.json().catch(() => null));
    const says = (code: string) => said.data?.error.details?.some(({ errorCode }) => errorCode === code) === true;
    if (says('UNREGISTERED')) return 'gone';
    const outcome = outcomeOf(answer.status);
    // A token that another project gave out is the device's own trouble.
    const isOfOurs = (answer.status === 401 || answer.status === 403) && !says('SENDER_ID_MISMATCH');
    // 404 without that word is a project that nobody has.
    return isOfOurs ? 'keys_refused' : outcome === 'gone' ? 'refused' : outcome;
  }

  return async ({ endpoint }, message) => await sends(endpoint, message).catch((): PushOutcome => 'unreachable');
}
