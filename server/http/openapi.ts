import { z } from 'zod';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { PRODUCT_NAME, VERSION } from '@heartsease/domain/constants.ts';
import { LIVE_PATH, LiveLine } from '@heartsease/domain/live/live.ts';
import type { App } from './app-context.ts';

/** The one answer that stays open: a line of it whenever something changed that its reader may hear of. */
const STREAM = {
  summary: 'What changes, as server-sent events; what it is, an ordinary call tells',
  operationId: 'live',
  security: [{ token: [] }],
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  responses: {
    200: { description: 'Lines as they come', content: { 'text/event-stream': { schema: z.toJSONSchema(LiveLine) } } },
  },
};

/** Prints the contract as OpenAPI 3.1, from the same objects that both sides use. */
export function openApiOf(endpoints: Endpoint[]): object {
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: VERSION },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: {
      ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { post: operation(endpoint) }])),
      [LIVE_PATH]: { post: STREAM },
    },
  };
}

export function registerOpenApi(app: App): void {
  app.fastify.get('/api/v2/openapi.json', async () => openApiOf(app.endpoints));
  app.fastify.get('/api/docs', async (_request, reply) => await reply.type('text/html').send(page(app.endpoints)));
  app.fastify.get('/api/docs.css', async (_request, reply) => await reply.type('text/css').send(STYLE));
}

function operation(endpoint: Endpoint): object {
  const message = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };
  const answer = (description: string, schema: object = message) => ({
    description,
    content: { 'application/json': { schema } },
  });
  return {
    summary: endpoint.summary,
    description: `Permission: ${endpoint.allow}. Scope: ${endpoint.scope}. Kind: ${endpoint.kind}.`,
    operationId: endpoint.path.slice('/api/v2/'.length).replaceAll('/', '_'),
    security: endpoint.allow === 'anyone' ? [] : [{ token: [] }],
    requestBody: {
      content: {
        'application/json': { schema: z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) },
      },
    },
    responses: {
      200: answer('Done', z.toJSONSchema(endpoint.output, { unrepresentable: 'any' })),
      ...(endpoint.allow === 'anyone' ? {} : { 401: answer('The token is missing, unknown or ended') }),
      403: answer('Not allowed'),
      422: answer('Refused, with the reasons by field', {
        type: 'object',
        properties: {
          message: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        },
        required: ['message', 'errors'],
      }),
      503: answer('Under maintenance'),
    },
  };
}

/** A page that reads without a script: the policy of this server lets none in from elsewhere. */
function page(endpoints: Endpoint[]): string {
  const entry = (endpoint: Endpoint) => `<article id="${escape(endpoint.path)}">
<h2><a href="#${escape(endpoint.path)}">${escape(endpoint.path)}</a></h2>
<p>${escape(endpoint.summary)}</p>
<p class="meta">Permission <b>${escape(endpoint.allow)}</b> · scope <b>${escape(endpoint.scope)}</b> · <b>${escape(endpoint.kind)}</b></p>
<details><summary>Input</summary><pre>${escape(schemaText(endpoint.input, 'input'))}</pre></details>
<details><summary>Answer</summary><pre>${escape(schemaText(endpoint.output, 'output'))}</pre></details>
</article>`;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${PRODUCT_NAME} calls</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${PRODUCT_NAME} calls</h1><p>Every call is a POST with JSON. Version ${VERSION}. For machines: <a href="/api/v2/openapi.json">OpenAPI 3.1</a>.</p>
${endpoints.map(entry).join('\n')}</main></body></html>`;
}

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  return JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark}body{font:17px/1.45 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:50rem;margin:0 auto;padding:2rem 1rem}h1{font-size:2rem}h2{font:650 1.1rem ui-monospace,monospace;margin:0}
article{border-top:1px solid GrayText;padding:1rem 0}p{margin:.3rem 0}pre{overflow:auto;font-size:.85rem;padding:1rem;border:1px solid GrayText;border-radius:10px}summary{min-height:2rem;cursor:pointer}`;
