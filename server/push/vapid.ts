import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

/** With what the server shows the push services who it is (RFC 8292). */
export interface VapidKeys {
  /** A point on P-256, uncompressed: what a browser subscribes with. */
  public_key: Buffer;
  /** PKCS 8. */
  private_key: Buffer;
}

export function newVapidKeys(): VapidKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // The point stands at the end of the key's outer form.
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-65);
  return { public_key: point, private_key: privateKey.export({ type: 'pkcs8', format: 'der' }) };
}

/** Half a day; services refuse more than a whole one. */
const VALID_S = 43_200;

/** The header that lets a message in at one push service, and at no other. */
export function vapidHeader(keys: VapidKeys, endpoint: string, of: { contact: string; now: Date }): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(of.now.getTime() / 1_000) + VALID_S,
    sub: of.contact,
  };
  const key = createPrivateKey({ key: keys.private_key, type: 'pkcs8', format: 'der' });
  const token = signedToken({ typ: 'JWT', alg: 'ES256' }, claims, (text) =>
    sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }),
  );
  return `vapid t=${token}, k=${keys.public_key.toString('base64url')}`;
}

/** A JSON web token (RFC 7519). */
export function signedToken(head: object, claims: object, signs: (text: Buffer) => Buffer): string {
  const text = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${signs(Buffer.from(text)).toString('base64url')}`;
}
