import helmet from '@fastify/helmet';
import type { App } from './app-context.ts';

/**
 * Security headers on every answer, errors and files included. The policy lets nothing run but our own
 * files; `heartsease` is the one Trusted Types policy (it makes the addresses of our workers).
 */
export async function registerHeaders(app: App): Promise<void> {
  await app.fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'"],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['heartsease'],
      },
    },
    // only over https do browsers heed it; a year, as ASVS 3.4.1 asks
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.fastify.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=()');
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}
