import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { shapeOf, withValueAt } from './samples.ts';
import type { Shape } from './samples.ts';

/** A body as it goes over the wire, and a name for it in a failure. */
export interface OddBody {
  name: string;
  body: string | Buffer;
}

/** Stands in a value for JSON that JavaScript can't write. */
const RAW = { tooLarge: '@@1e400@@', negativeZero: '@@-0@@', manyDigits: `@@${'9'.repeat(400)}@@` };

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Bodies that no call can mean. */
export const ODD_BODIES: OddBody[] = [
  ...['', ' ', 'null', '[]', '[{}]', '42', '-0', '1e400', '"words"', 'true', 'undefined', 'NaN'].map(asIs),
  ...['{', '{"a":1', '{"a":}', "{'a':1}", '{"a":1}{"b":2}', '{"a":1,}', '//comment', 'a=1&b=2', '<a/>', '\u0000'].map(
    asIs,
  ),
  { name: 'a prototype', body: '{"__proto__":{"is_manager":true}}' },
  { name: 'an escaped prototype', body: String.raw`{"\u005f_proto__":{"is_manager":true}}` },
  { name: 'a constructor', body: '{"constructor":{"prototype":{"is_manager":true}}}' },
  { name: 'a nested prototype', body: '{"moments":[{"__proto__":{"is_manager":true}}]}' },
  { name: '50,000 levels of lists', body: deep(50_000) },
  { name: '50,000 levels in a field', body: `{"email":${deep(50_000)},"title":${deep(20_000)}}` },
  { name: '30,000 levels of objects', body: `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}` },
  { name: '20,000 keys', body: `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}` },
  { name: '60,000 keys', body: `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}` },
  { name: '200,000 zeros in a list', body: `[${Array.from({ length: 100_000 }, () => 0).join(',')}]` },
  { name: 'UTF-16', body: Buffer.from('{"email":"a@b.example"}', 'utf16le') },
  { name: 'a byte order mark', body: '\uFEFF{}' },
  { name: 'bytes that are no text', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'a cut character', body: Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xf0, 0x9f])]) },
];

/** Values that a field is not for, or only just. */
const GROUPS: unknown[][] = [
  [null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), RAW.tooLarge, RAW.negativeZero, RAW.manyDigits],
  ['', ' ', '\u0000', 'a\u0000b', '\ud800', 'a\udc00b', '\u202Egnisrever', '\uFEFF', '👩🏽‍🦽', 'e\u0301'.repeat(40)],
  ['a'.repeat(10_000), '-'.repeat(10_000), `${'a'.repeat(5_000)}@`, '0'.repeat(10_000)],
  ["'; drop table residents; --", '${7*7}{{7*7}}', '../../etc/passwd', '=cmd|calc', 'a\r\nBcc: x@y.example'],
  ['0000-01-01', '9999-12-31', '2026-02-30', '+275760-09-13', 'infinity', 'now', '2026-11-20'],
  ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', `2026-11-20T10:00:00.${'1'.repeat(500)}Z`, '2026-11-20T24:00:00Z'],
  ['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'null', 'true', '1'],
  [[], {}, [[]], [null], { length: 1 }, { $ne: null }, { toString: 'x' }, ['a', 'a'], [1e9]],
];
const ODD_VALUES = GROUPS.flat();

/** A body of a call in which one field is odd, for every field and every odd value. */
export function bodiesWithAnOddField(endpoint: Endpoint, sample: object): OddBody[] {
  return placesOf(shapeOf(endpoint), sample).flatMap((at) =>
    ODD_VALUES.map((value) => ({
      name: `${at.join('.')}: ${JSON.stringify(value)?.slice(0, 60)}`,
      body: written(withValueAt(asNew(sample), at, value)),
    })),
  );
}

/**
 * At most so many of a long list, from all over it; always the same ones. The step shares no divisor with the length of a
 * field's row of values, so that over the fields each value has its turn.
 */
export function spread<Body>(bodies: Body[], atMost: number): Body[] {
  let step = Math.ceil(bodies.length / atMost);
  while (divisorOf(step, ODD_VALUES.length) > 1) step += 1;
  return bodies.filter((_, at) => at % step === 0);
}

/** The greatest that two numbers share. */
function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}

/** As many bodies in which chance changed a few fields, took them away or added some; always the same ones. */
export function bodiesByChance(endpoint: Endpoint, sample: object, howMany: number): OddBody[] {
  const places = placesOf(shapeOf(endpoint), sample);
  const anything = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue(), fc.string({ unit: 'binary' }), fc.date());
  const change = fc.record({ at: fc.constantFrom(...places, ['another_field'], ['version']), value: anything });
  const changes = fc.sample(fc.array(change, { minLength: 1, maxLength: 4 }), { numRuns: howMany, seed: 20_261_121 });
  return changes.map((some, number) => ({
    name: `by chance, number ${number}`,
    body: written(some.reduce((body, { at, value }) => withValueAt(body, at, value), asNew(sample))),
  }));
}

/** Every field of the schema that can be reached in the sample: `['moments', '0', 'note']`. */
function placesOf(shape: Shape, sample: unknown, at: string[] = []): string[][] {
  const inner = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
  const here = at.length > 0 ? [at] : [];
  if (typeof sample !== 'object' || sample === null) return here;
  const fields = Object.entries(inner.properties ?? {});
  const below = fields.flatMap(([name, field]) => placesOf(field, Reflect.get(sample, name), [...at, name]));
  const items = Array.isArray(sample) && inner.items ? placesOf(inner.items, sample[0], [...at, '0']) : [];
  return [...here, ...below, ...items];
}

/** A write under an id of its own, or it would be taken for a repeat. */
function asNew(sample: object): object {
  return 'client_id' in sample ? { ...sample, client_id: uuidv7() } : sample;
}

function asIs(body: string): OddBody {
  return { name: JSON.stringify(body), body };
}

function written(value: object): string {
  return JSON.stringify(value).replaceAll(/"@@([^@]*)@@"/g, '$1');
}
