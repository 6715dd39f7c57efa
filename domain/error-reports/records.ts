/** Something of which nothing is known but that it has fields. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** Takes out every field that is not named. */
export function keepOnly(fields: Fields, names: ReadonlySet<string>): void {
  for (const name of Object.keys(fields)) if (!names.has(name)) Reflect.deleteProperty(fields, name);
}

/** Takes out what is neither a number nor a yes or no. */
export function keepPlain(fields: Fields): Fields {
  for (const [name, value] of Object.entries(fields)) {
    const isPlain = typeof value === 'number' || typeof value === 'boolean';
    if (!isPlain) Reflect.deleteProperty(fields, name);
  }
  return fields;
}
