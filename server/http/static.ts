import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-context.ts';
import { firstXsrfCookie, hasXsrfCookie } from './csrf.ts';
import { answerError, notFound } from './errors.ts';

const DIST = join(import.meta.dirname, '../../app/dist');
const PAGE = 'index.html';
const YEAR_SECONDS = 31_536_000;

/**
 * The built app. Files were compressed when they were built; those with a hash in their name never
 * change, and the page itself is asked for anew each time. Every address of the app is that one page.
 */
export async function registerStatic(app: App): Promise<void> {
  const isBuilt = existsSync(join(DIST, PAGE));
  app.fastify.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isAddressOfTheApp(request)) return await sendPage(request, reply);
    answerError(notFound(), request, reply);
    // Without it the answer would be sent twice, and the second time fail into the log.
    return reply;
  });
  if (!isBuilt) {
    app.fastify.log.warn('the app is not built; only calls are served');
    return;
  }
  await app.fastify.register(fastifyStatic, {
    root: DIST,
    // The plugin's own route reads the whole folder, two thousand names, for each file that is asked for.
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  // Not awaited: whoever waits for an answer listens to it as well, and Node warns of so many who do.
  app.fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    reply.sendFile(request.params['*']);
  });
  app.fastify.get('/', sendPage);
  await app.fastify.register(registerSharedPhotos);
}

/**
 * What another app shares with the installed one goes to its service worker. Where there is none yet, the page opens all
 * the same and says that no photo came; what was sent is not read.
 */
async function registerSharedPhotos(within: FastifyInstance): Promise<void> {
  within.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  within.post('/shared-photos', async (_request, reply) => await reply.redirect('/shared-photos', 303));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // A browser's first call already needs the pair of cookie and header (row CA-2).
  if (!hasXsrfCookie(request)) void reply.header('set-cookie', firstXsrfCookie(request));
  return await reply.sendFile(PAGE);
}

/** A path with a dot names a file, and what is below /api is a call. */
function isAddressOfTheApp({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}
