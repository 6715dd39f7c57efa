import { LIVE_PATH } from '@heartsease/domain/live/live.ts';
import type { App } from '../http/app-context.ts';
import { AppError, forbidden } from '../http/errors.ts';
import { bearerToken, refuseWhileResting, sessionFor } from '../http/route.ts';
import { createStreams, mayStream } from './streams.ts';

/**
 * The event stream of a session, as server-sent events. Asked for as every call is, by a POST with the token
 * and the pair; but its answer stays open, so it stands beside the contract, and it keeps no session awake.
 */
export function registerLive(app: App, url: string): void {
  const streams = createStreams({ database: app.database, url, now: app.now });
  app.fastify.post(LIVE_PATH, async (request, reply) => {
    await refuseWhileResting(app, request);
    const session = await sessionFor(app, { allow: 'signed-in', scope: 'care-home' }, request, app.now());
    if (!mayStream(session)) throw forbidden();
    const body = await streams.open(bearerToken(request) ?? '', session);
    if (body === null) throw new AppError(503, { message: 'News can’t be told now. Try again soon.' });
    return await reply
      .type('text/event-stream; charset=utf-8')
      // A proxy that gathers answers before it hands them on would hold everything back.
      .header('x-accel-buffering', 'no')
      .send(body);
  });
  app.fastify.addHook('preClose', async () => await streams.stop());
}
