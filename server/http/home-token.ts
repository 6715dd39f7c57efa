import { randomBytes } from 'node:crypto';

/** The home, and 256 random bits: so the home is known before any row is asked for, and nothing can be guessed. */
export function newHomeToken(care_home_id: string): string {
  const home = Buffer.from(care_home_id.replaceAll('-', ''), 'hex');
  return Buffer.concat([home, randomBytes(32)]).toString('base64url');
}

export const HOME_TOKEN = /^[\w-]{64}$/u;

export function homeOfToken(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
