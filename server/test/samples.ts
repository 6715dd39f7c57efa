import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';

/** What a sample of an input is made from: the ids that its fields name, and ready inputs for whole calls. */
export interface Ingredients {
  /** By the name of the field: `resident_id`, `report_id`... */
  ids: Record<string, string>;
  /** By path: calls that a schema does not tell enough about, such as a sign-in. */
  inputs: Record<string, () => object>;
  now: Date;
}

/** The few words of JSON Schema that the contract is printed in. */
export interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
}

export function shapeOf(endpoint: Endpoint): Shape {
  return z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** A valid input of a call, made from its schema, so that a new call is covered on the day it is written. */
export function sampleOf(endpoint: Endpoint, ingredients: Ingredients): object {
  const ready = ingredients.inputs[endpoint.path];
  return ready ? ready() : (valueOf(shapeOf(endpoint), '', ingredients) as object);
}

/** The places in an input where an id names somebody's row: `moments.0.resident_id`, `resident_ids.0`. */
export function placesOfIds(input: unknown, { ids }: Ingredients, at: string[] = []): string[][] {
  if (typeof input !== 'object' || input === null) return at.at(-1) !== undefined && isId(at, ids) ? [at] : [];
  return Object.entries(input).flatMap(([key, value]) => placesOfIds(value, { ids } as Ingredients, [...at, key]));
}

function isId(at: string[], ids: Record<string, string>): boolean {
  const name = idNameAt(at);
  return name in ids && name !== 'care_home_id';
}

/** What the id at a place is the id of: `resident_id`, also at `resident_ids.0`. */
export function idNameAt(at: string[]): string {
  const [list = '', last = ''] = at.slice(-2);
  return /^\d+$/u.test(last) ? oneOf(list) : (at.at(-1) ?? '');
}

/** `resident_ids` is a list of `resident_id`. */
function oneOf(list: string): string {
  return list.replace(/_ids$/u, '_id');
}

/** The same input with another value at one place. What stands in the way gives way. */
export function withValueAt(input: unknown, [key, ...rest]: string[], value: unknown): object {
  const isPlace = typeof input === 'object' && input !== null && !(input instanceof Date);
  const copy = (isPlace ? structuredClone(input) : {}) as Record<string, unknown>;
  if (key === undefined) return copy;
  copy[key] = rest.length === 0 ? value : withValueAt(copy[key], rest, value);
  return copy;
}

function valueOf(shape: Shape, name: string, ingredients: Ingredients): unknown {
  const { ids, now } = ingredients;
  if (shape.const !== undefined) return shape.const;
  if (shape.anyOf) {
    // Ids are given even where they may be null: they are what a stranger would try.
    const isNullable = shape.anyOf.some(({ type }) => type === 'null');
    const first = shape.anyOf.find(({ type }) => type !== 'null');
    return isNullable && !(name in ids) ? null : valueOf(first ?? {}, name, ingredients);
  }
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'object') return objectOf(shape, ingredients);
  if (shape.type === 'array') {
    return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () =>
      valueOf(shape.items ?? {}, oneOf(name), ingredients),
    );
  }
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1);
  if (shape.type === 'boolean') return false;
  if (name === 'client_id') return uuidv7();
  if (shape.format === 'uuid') return ids[name] ?? missing(name);
  if (shape.format === 'date') return now.toISOString().slice(0, 10);
  if (shape.format === 'date-time') return new Date(now.getTime() - 60_000).toISOString();
  return name === 'email' ? `${uuidv7()}@larch-house.example` : 'Priya';
}

function objectOf({ properties = {}, required = [] }: Shape, ingredients: Ingredients): object {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || name in ingredients.ids);
  return Object.fromEntries(wanted.map(([name, shape]) => [name, valueOf(shape, name, ingredients)]));
}

function missing(name: string): never {
  throw new Error(`A sample needs an id for the field ${name}: give the tests one in server/test/places.ts`);
}
