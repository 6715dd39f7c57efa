import type { FastifyReply, FastifyRequest } from 'fastify';
import { REST_MS } from '@heartsease/domain/director/scene.ts';
import { deviceCookie, deviceCookieOf } from './csrf.ts';

const COOKIE = 'demo-rest';

/**
 * The scene "maintenance" of a demo server: the device that asked for it, and no other, is answered with 503 for a
 * while. A cookie carries it, because the app gives its token away when the server rests.
 */
export function beginRest(request: FastifyRequest, reply: FastifyReply, now: Date): void {
  const until = String(now.getTime() + REST_MS);
  void reply.header('set-cookie', deviceCookie(request, COOKIE, until, REST_MS / 1_000));
}

/** @returns when it is over; null where this device has none. A cookie of any other making lasts no longer. */
export function restOf(request: FastifyRequest, now: Date): Date | null {
  const until = Number(deviceCookieOf(request, COOKIE) ?? Number.NaN);
  const left = until - now.getTime();
  return left > 0 && left <= REST_MS ? new Date(until) : null;
}
