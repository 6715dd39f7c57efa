import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Codes of an authenticator app (RFC 6238 on RFC 4226): six digits of SHA-1, new every 30 seconds, which is
 * what every app understands.
 */
export const CODE_DIGITS = 6;
const STEP_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** One step to either side, for clocks that differ (RFC 6238, 5.2). */
const SKEW = [0, -1, 1];

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The half minute of an instant, counted from 1970. */
export function stepOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000 / STEP_SECONDS);
}

export function codeAt(secret: Buffer, step: number, digits = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step whose code this is, near an instant; undefined for a wrong code and for one that was taken already. */
export function stepOfCode(secret: Buffer, code: string, now: Date, last_step = 0): number | undefined {
  const steps = SKEW.map((skew) => stepOf(now) + skew).filter((step) => step > last_step);
  return steps.find((step) => isSame(codeAt(secret, step), code));
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how a secret is typed and written into a QR code. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
