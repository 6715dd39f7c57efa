import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { deviceCookie, deviceCookieOf } from '../http/csrf.ts';
import { careHomeOfTablet } from '../session/session.ts';
import type { CareHome } from '../session/session.ts';
import { tabletOfSecret } from './tablets.queries.ts';

const COOKIE = 'wb-tablet';
/** As long as browsers keep a cookie at all; each unlock begins it anew. */
const YEAR_SECONDS = 400 * 86_400;

/** A shared tablet that has shown its secret. */
export interface TabletShown {
  id: string;
  name: string;
  careHome: CareHome;
  care_home_name: string;
}

/** The shared tablet that asks; null for every other device, also for one that was taken from its home. */
export async function tabletShown(db: Db, request: FastifyRequest): Promise<TabletShown | null> {
  const secret = deviceCookieOf(request, COOKIE);
  if (!secret) return null;
  const row = await tabletOfSecret(db, hashOf(secret));
  if (row === undefined) return null;
  const { id, name, care_home_name } = row;
  return { id, name, care_home_name, careHome: careHomeOfTablet(row) };
}

/** @returns 256 random bits for the device, and what is kept of them here */
export function newTabletSecret(): { secret: string; secret_hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secret_hash: hashOf(secret) };
}

export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.header('set-cookie', deviceCookie(request, COOKIE, secret, YEAR_SECONDS));
}

/** The device keeps its secret for as long again. */
export function keepSecret(request: FastifyRequest, reply: FastifyReply): void {
  const secret = deviceCookieOf(request, COOKIE);
  if (secret) giveSecret(request, reply, secret);
}

/** What a device still shows of a home that it is not of any more goes. */
export function takeSecret(request: FastifyRequest, reply: FastifyReply): void {
  if (deviceCookieOf(request, COOKIE)) void reply.header('set-cookie', deviceCookie(request, COOKIE, '', 0));
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
