import Fastify from 'fastify';

/** The least that HTTP costs: Fastify, a parsed body, and the same bytes back from memory. Started by run.ts. */
process.once('message', (answers: Record<string, string>) => {
  const fastify = Fastify({ bodyLimit: 256 * 1024 });
  for (const [path, answer] of Object.entries(answers)) {
    const bytes = Buffer.from(answer);
    fastify.post(path, async (_request, reply) => await reply.type('application/json; charset=utf-8').send(bytes));
  }
  void fastify.listen({ host: '127.0.0.1', port: 0 }).then((address) => process.send?.(address));
});
// it ends with whoever started it
process.once('disconnect', () => process.exit(0));
