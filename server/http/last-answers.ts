import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Connections that stay silent for so long after the server was told to end hold no request. */
const SILENT_MS = 500;
/** A request may be under way for so long; then its connection is cut, so that everything else can end in order. */
const AT_MOST_MS = 5_000;

/**
 * Lets no request under way be lost when the server ends (E17). Node closes every connection that it
 * takes for idle at once, and with it a request that is on its way on the wire. So first the door is
 * shut to new connections, those that are open get one last answer each with `Connection: close`, and
 * only what then stays silent is closed.
 */
export function giveLastAnswers(fastify: FastifyInstance): void {
  let isEnding = false;
  fastify.addHook('onSend', async (_request, reply) => {
    if (isEnding) void reply.header('connection', 'close');
  });
  fastify.addHook('preClose', async () => {
    isEnding = true;
    setTimeout(() => fastify.server.closeAllConnections(), AT_MOST_MS).unref();
    Server.prototype.close.call(fastify.server);
    const until = Date.now() + SILENT_MS;
    while (Date.now() < until && (await countConnections(fastify)) > 0) await pause(20);
  });
}

async function countConnections({ server }: FastifyInstance): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
