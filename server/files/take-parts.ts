import { Readable } from 'node:stream';
import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { PART_MOST_BYTES } from '@heartsease/domain/videos/video.ts';
import { Id } from '@heartsease/domain/text.ts';
import type { App } from '../http/app-context.ts';
import { AppError, notFound, refused } from '../http/errors.ts';
import { refuseWhileResting, sessionFor } from '../http/route.ts';
import type { Session } from '../session/session.ts';

const Where = z.object({ upload_id: Id, offset: z.coerce.number().int().min(0) });

/** As far as it has come now: the next part begins there, whoever brought the last one. */
export interface Taken {
  received: number;
  /** Whole, and found to be what it should be. */
  is_ready: boolean;
}

export type PartOutcome = Taken | 'nobodys' | { reason: string };

export interface BroughtPart {
  session: Session;
  now: Date;
  upload_id: string;
  offset: number;
  part: Buffer;
}

/**
 * Takes the parts of an upload as bytes: films and photos arrive in the same way. Each is written whole or not at all, and
 * counted in the same transaction in which it is written, so a lost connection, a second tab and a restart of the
 * server all lead to one question: where do I go on? Whoever is too early or too late is told so instead of refused.
 */
export function registerPartsOf(
  app: App,
  {
    path,
    begin,
    words,
    take,
  }: {
    path: `/api/v2/${string}/part`;
    /** Whoever may begin one may bring its parts. */
    begin: Endpoint;
    words: { asItIs: string; changed: string };
    take: (brought: BroughtPart) => Promise<PartOutcome>;
  },
): void {
  void app.fastify.register(async (fastify) => {
    await Promise.resolve();
    // Not read before it is known who sends it.
    fastify.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    fastify.post(`${path}/:upload_id/:offset`, async (request): Promise<Taken> => {
      await refuseWhileResting(app, request);
      const now = app.now();
      const session = await sessionFor(app, begin, request, now);
      const where = Where.safeParse(request.params);
      if (!where.success) throw notFound();
      const part = await readPart(request, words);
      const outcome = await take({ session, now, ...where.data, part });
      if (outcome === 'nobodys') throw notFound();
      if ('reason' in outcome) throw refused({ file: [outcome.reason] });
      return outcome;
    });
  });
}

/** @throws 413 for more than a part may have, 422 for none; whatever the connection throws when it is cut */
async function readPart(request: FastifyRequest, words: { asItIs: string; changed: string }): Promise<Buffer> {
  const tooLarge = () => new AppError(413, { message: 'That is too large to send' });
  if (Number(request.headers['content-length'] ?? 0) > PART_MOST_BYTES) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  // What is sent as JSON was read by the house's own parser, and is no part of a file.
  if (!(request.body instanceof Readable)) throw refused({ file: [words.asItIs] });
  for await (const part of request.body) {
    if (!Buffer.isBuffer(part)) continue;
    length += part.length;
    if (length > PART_MOST_BYTES) throw tooLarge();
    parts.push(part);
  }
  // A file that was cut since it was chosen has nothing any more where the server goes on.
  if (length === 0) throw refused({ file: [words.changed] });
  return Buffer.concat(parts, length);
}
