import { expect, test } from 'vitest';
import { cleanEnvelope } from './clean-envelope.ts';
import { cleanRecording } from './clean-recording.ts';
import { cleanAddress, cleanFile, cleanKind, cleanMessage } from './clean-words.ts';
import { RELEASE, isLocalDevelopment, readDsn } from './error-reports.ts';

const ID = '019a2f60-0000-7000-8000-00000000c0de';
const NAME = 'Zyxqv Canarywood';

test('a release is named after the product and its one version [PR-3]', () => {
  expect(RELEASE).toBe('heartsease@2.8.2');
});

test('both local development hosts are known, and nothing like them [PR-4]', () => {
  expect(['http://localhost:8100', 'http://localhost:8180'].map(isLocalDevelopment)).toEqual([true, true]);
  expect(['http://localhost:8080', 'https://localhost', 'capacitor://localhost'].map(isLocalDevelopment)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['https://abc@errors.example.org/7', 'https://errors.example.org/api/7/envelope/'],
  ['http://abc@127.0.0.1:9000/7', 'http://127.0.0.1:9000/api/7/envelope/'],
  ['https://abc:old@errors.example.org/below/here/7', 'https://errors.example.org/below/here/api/7/envelope/'],
  ['https://errors.example.org/7', undefined],
  ['javascript:alert(1)', undefined],
  ['https://abc@errors.example.org', undefined],
])('%s leads to %s', (text, envelopes) => expect(readDsn(text)?.envelopes).toBe(envelopes));

test.each([
  [`https://home.example/residents/${ID}?note=Zyxqv#there`, '/residents/:id'],
  [`/residents/${ID}/edit-profile`, '/residents/:id/edit-profile'],
  ['POST https://home.example/api/v2/resident/get', 'POST /api/v2/resident/get'],
  ['/i/K7PX-22QM', '/i/:id'],
  ['/residents/Zyxqv', '/residents/:id'],
  ['/residents/zyxqv%20canarywood', '/residents/:id'],
  ['https://home.example/assets/reports-Dk3_x9-z.js', '/assets/reports-Dk3_x9-z.js'],
  [`https://home.example/assets/${NAME}.js`, '/assets/:id'],
  ['blob:https://home.example/1-2', ''],
  ['Open Zyxqv Canarywood', ''],
  [undefined, ''],
])('the address %s is told as %s', (address, told) => expect(cleanAddress(address)).toBe(told));

test.each([
  [`Cannot read properties of undefined (reading '${NAME}')`, 'Cannot read properties of undefined'],
  [`Unexpected token 'Z', "${NAME}" is not valid JSON`, 'is not valid JSON'],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Zyxqv', 'Minified React error #418'],
  ['/api/v2/resident/get answered 418', 'answered 418'],
  [`${NAME} answered`, 'The words of this error are not sent'],
  [NAME, 'The words of this error are not sent'],
  [{ [NAME]: 1 }, 'The words of this error are not sent'],
])('of the message %s is told: %s', (message, told) => expect(cleanMessage(message)).toBe(told));

test('the class of an error and the code of a database are told, and no other name', () => {
  expect(['TypeError', 'error 23514', 'CallFailed', NAME, 'Zyxqv', `${NAME}Error`].map(cleanKind)).toEqual([
    'TypeError',
    'error 23514',
    'CallFailed',
    'Error',
    'Error',
    'Error',
  ]);
});

test('a file is told from the folder of the house on, so nobody’s home folder is', () => {
  expect(cleanFile('file:///home/zyxqv/heartsease/server/http/route.ts')).toBe('app:///server/http/route.ts');
  expect(cleanFile(`https://home.example/residents/${ID}`)).toBe('app:///');
});

test('of an event only what is listed is left, wherever a canary sits', () => {
  const event = {
    event_id: 'e1',
    type: 'transaction',
    message: NAME,
    logentry: { message: NAME },
    user: { id: ID, email: 'zyxqv@canarywood.example', ip_address: '10.1.2.3' },
    request: { url: `/residents/${ID}`, headers: { 'user-agent': NAME }, cookies: NAME, data: NAME },
    extra: { note: NAME },
    server_name: 'zyxqv-laptop',
    transaction: `/residents/${ID}`,
    tags: { platform: 'desktop,web,linux', path: '/api/v2/resident/get', who: NAME, job: NAME },
    contexts: {
      trace: { trace_id: 't', op: 'navigation', data: { url: ID, 'sentry.op': 'x' } },
      device: { name: NAME },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: NAME,
          module: NAME,
          mechanism: { type: 'generic', handled: false, data: { message: NAME } },
          stacktrace: {
            frames: [
              {
                filename: `https://x/residents/${ID}`,
                function: NAME,
                lineno: 3,
                vars: { name: NAME },
                context_line: NAME,
              },
              { filename: 'https://x/assets/a.js', function: 'Object.save', pre_context: [NAME] },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'console', message: NAME, data: { arguments: [NAME] } },
      { category: 'navigation', data: { from: '/login', to: `/residents/${ID}?q=${NAME}` } },
    ],
    spans: [
      {
        span_id: 's1',
        op: 'ui.interaction.click',
        description: `body > button[aria-label="Open ${NAME}"]`,
        data: { [NAME]: NAME },
      },
      {
        span_id: 's2',
        op: 'http.client',
        description: `POST /api/v2/photo/${ID}`,
        data: { 'http.method': 'POST', url: ID },
      },
    ],
  };
  const envelope: [object, unknown[]] = [
    { event_id: 'e1', who: NAME, trace: { trace_id: 't', transaction: `/residents/${ID}`, user_id: ID } },
    [
      [{ type: 'event' }, event],
      [{ type: 'feedback' }, { message: NAME }],
      [{ type: 'session' }, { did: ID }],
      [{ type: 'attachment' }, new Uint8Array([1])],
    ],
  ];
  expect(cleanEnvelope(envelope)).toBe(true);
  const told = JSON.stringify(envelope);
  for (const canary of [NAME, 'Zyxqv', 'zyxqv', 'canarywood', ID, '10.1.2.3']) expect(told).not.toContain(canary);
  expect(envelope[1]).toHaveLength(1);
  expect(event).toMatchObject({
    transaction: '/residents/:id',
    tags: { platform: 'desktop,web,linux', path: '/api/v2/resident/get' },
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: { frames: [{}, { function: 'Object.save', filename: 'app:///assets/a.js' }] },
        },
      ],
    },
    breadcrumbs: [{}, { data: { from: '/login', to: '/residents/:id' } }],
    spans: [{ description: '' }, { description: 'POST /api/v2/photo/:id' }],
  });
});

test('an envelope with nothing left is not sent', () => {
  expect(cleanEnvelope([{}, [[{ type: 'session' }, { did: ID }]]])).toBe(false);
  expect(cleanEnvelope([{}, [[{ type: 'replay_recording' }, new Uint8Array([1])]]])).toBe(false);
});

test('a recorded screen keeps its shape and not a word of it, even if nothing had been masked before', () => {
  const text = (id: number) => ({ type: 3, id, textContent: `${NAME} loved it` });
  const events = [
    { type: 4, timestamp: 1, data: { href: `https://home.example/residents/${ID}`, width: 390, height: 844 } },
    {
      type: 2,
      timestamp: 1,
      data: {
        node: {
          type: 0,
          id: 1,
          childNodes: [
            {
              type: 2,
              id: 2,
              tagName: 'button',
              attributes: {
                class: 'tile',
                'aria-label': NAME,
                alt: NAME,
                id: ID,
                'data-selected': 'true',
                'data-key': ID,
              },
              childNodes: [text(3), { type: 5, id: 4, textContent: NAME }],
            },
            {
              type: 2,
              id: 5,
              tagName: 'link',
              attributes: { rel: 'stylesheet', href: 'https://x/assets/a.css' },
              childNodes: [],
            },
          ],
        },
        initialOffset: { top: 0, left: 0 },
      },
    },
    {
      type: 3,
      timestamp: 2,
      data: {
        source: 0,
        texts: [{ id: 3, value: NAME }],
        attributes: [{ id: 2, attributes: { title: NAME, class: 'b', style: `url(/${ID})`, hidden: null } }],
        adds: [{ parentId: 2, nextId: null, node: text(9) }],
        removes: [],
      },
    },
    { type: 3, timestamp: 3, data: { source: 5, id: 8, text: NAME, isChecked: false } },
    { type: 3, timestamp: 3, data: { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: 0, name: NAME }] } },
    { type: 3, timestamp: 3, data: { source: 11, level: 'log', payload: [NAME] } },
    {
      type: 5,
      timestamp: 4,
      data: {
        tag: 'breadcrumb',
        payload: {
          category: 'ui.click',
          message: NAME,
          data: { nodeId: 2, node: { id: 2, attributes: { alt: NAME } } },
        },
      },
    },
    {
      type: 5,
      timestamp: 4,
      data: {
        tag: 'performanceSpan',
        payload: {
          op: 'resource.fetch',
          description: `/api/v2/photo/${ID}?x=${NAME}`,
          data: { method: 'POST', statusCode: 200, request: { body: NAME } },
        },
      },
    },
    { type: 5, timestamp: 4, data: { tag: 'anything', payload: NAME } },
    { type: 6, timestamp: 4, data: { plugin: NAME } },
  ];
  const cleaned = cleanRecording(`${JSON.stringify({ segment_id: 0, who: NAME })}\n${JSON.stringify(events)}`);
  for (const canary of ['Zyxqv', 'loved', ID]) expect(cleaned).not.toContain(canary);
  const [about = '', list = ''] = cleaned.split('\n');
  expect(JSON.parse(about)).toEqual({ segment_id: 0 });
  const told = JSON.parse(list) as { data: { href?: string } }[];
  expect(told).toHaveLength(7);
  expect(told[0]?.data.href).toBe('/residents/:id');
  expect(JSON.stringify(told[1])).toContain('***** ********** ***** **');
  expect(JSON.stringify(told[1])).toContain('"data-selected":"true"');
  expect(told[2]).toMatchObject({ data: { attributes: [{ attributes: { class: 'b', hidden: null } }] } });
  expect(told[6]).toMatchObject({
    data: { payload: { description: '/api/v2/photo/:id', data: { method: 'POST', statusCode: 200 } } },
  });
});
