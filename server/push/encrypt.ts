import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives away so that only it can read what is sent to it. */
export interface BrowserKeys {
  p256dh: Buffer;
  auth: Buffer;
}

/** Every message is as long as every other, so that a push service can't tell a kind by its length. */
const PADDED_TO = 512;
/** One record holds it all (RFC 8188). */
const RECORD = 4_096;

/**
 * A message for one browser, which no push service on the way can read (RFC 8291). With node’s own cryptography: the
 * usual library is under a licence that we don’t take, and speaks TLS only.
 *
 * @param own for a test with the RFC’s own numbers; made anew for every message otherwise
 */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  text: string,
  own: { salt: Buffer; privateKey: Buffer; padded_to: number } | null = null,
): Buffer {
  const pair = createECDH('prime256v1');
  if (own) pair.setPrivateKey(own.privateKey);
  else pair.generateKeys();
  const publicKey = pair.getPublicKey();
  const salt = own?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]);
  const secret = derive(pair.computeSecret(p256dh), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const words = Buffer.from(text);
  const padding = Buffer.alloc(Math.max(0, (own?.padded_to ?? PADDED_TO) - words.length));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: the last record. What follows it is padding.
  const sealed = [cipher.update(Buffer.concat([words, Buffer.from([2]), padding])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, ...sealed, cipher.getAuthTag()]);
}

function derive(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
