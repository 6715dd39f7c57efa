import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

/** Under which name and address the servers of tests know themselves. */
export const SITE = { id: 'localhost', origin: 'http://localhost:0' };

interface Answer {
  /** Its owner showed a finger, a face or a PIN; true unless told otherwise. */
  isVerified?: boolean;
  origin?: string;
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A passkey in software, as a phone holds one: a P-256 key that signs what it is asked (WebAuthn, 6). */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential_id = randomBytes(16);
  // COSE: EC2, ES256, P-256, x, y (RFC 9053)
  const public_key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = credential_id.toString('base64url');

  function dataOf({ isVerified = true, counter = 0 }: Answer, more = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? WITH_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(SITE.id)), Buffer.from([flags]), count, more]);
  }

  return {
    credential_id,
    public_key,
    makes(challenge: string, answer: Answer = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential_id.length);
      const data = dataOf(answer, Buffer.concat([Buffer.alloc(16), length, credential_id, public_key]));
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, answer).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    shows(challenge: string, answer: Answer = {}) {
      const client = clientData('webauthn.get', challenge, answer);
      const data = dataOf(answer);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, { origin = SITE.origin }: Answer): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** A passkey that opens this account, and its row. */
export async function addPasskey(client: pg.Client, account_id: string) {
  const soft = softPasskey();
  const passkey_id = uuidv7();
  await client.query(
    `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, 0, '{internal}', 'A test')`,
    [passkey_id, account_id, soft.credential_id, soft.public_key],
  );
  return { soft, passkey_id };
}

/** A question that the server asked this account, or whoever comes. */
export async function addChallenge(client: pg.Client, account_id: string | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await client.query(
    'insert into passkey_challenges (challenge_hash, account_id, made_at, expires_at) values ($1, $2, $3, $4)',
    [sha256(Buffer.from(challenge)), account_id, now, new Date(now.getTime() + 300_000)],
  );
  return challenge;
}

/** A question for the first passkey of whoever holds an invitation. */
export async function addNewcomersChallenge(
  client: pg.Client,
  invitation_code_hash: Buffer,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await client.query(
    `insert into passkey_challenges (challenge_hash, invitation_code_hash, new_account_id, made_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [sha256(Buffer.from(challenge)), invitation_code_hash, uuidv7(), now, new Date(now.getTime() + 300_000)],
  );
  return challenge;
}
