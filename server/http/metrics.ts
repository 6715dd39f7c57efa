import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from './app-context.ts';
import { notFound } from './errors.ts';

/** `/metrics` in Prometheus' text form: to this machine, or to whoever shows the token. */
export function registerMetrics(app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'heartsease_request_seconds',
    help: 'How long calls take, by path',
    labelNames: ['path'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const answers = new Counter({
    name: 'heartsease_answers_total',
    help: 'Answers by path and status',
    labelNames: ['path', 'status'],
    registers: [registry],
  });
  app.fastify.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: an address can hold a code.
    const path = request.routeOptions.url ?? 'none';
    seconds.observe({ path }, reply.elapsedTime / 1_000);
    answers.inc({ path, status: reply.statusCode });
    request.log.info({ path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.fastify.get('/metrics', async (request, reply) => {
    const token = app.config.metrics_token;
    const isLocal = !app.config.trust_proxy && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!isLocal && (token === null || request.headers.authorization !== `Bearer ${token}`)) throw notFound();
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
}
