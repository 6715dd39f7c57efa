/**
 * What may be told of an error in words. Nothing that came with it is passed on: its message can quote a person's
 * words (a database error quotes values, a reader of JSON what it read). What is told is one of the phrases below,
 * written here, when the message has it in it; the place in the code says the rest.
 */
const PHRASES = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'Cannot access',
  'Cannot destructure',
  'Cannot convert undefined or null to object',
  'undefined is not an object',
  'null is not an object',
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource',
  'is not a function',
  'is not iterable',
  'is not a constructor',
  'is not defined',
  'is not valid JSON',
  'Maximum call stack size exceeded',
  'Maximum update depth exceeded',
  'Invalid time value',
  'Invalid array length',
  'Invalid URL',
  'ResizeObserver loop',
  "Failed to execute 'removeChild' on 'Node'",
  "Failed to execute 'insertBefore' on 'Node'",
  'The operation was aborted',
  'The quota has been exceeded',
  'The database connection is closing',
  'Connection to Indexed Database server lost',
  'This document requires',
  'Objects are not valid as a React child',
  'Non-Error promise rejection captured',
  'violates check constraint',
  'violates foreign key constraint',
  'violates not-null constraint',
  'violates row-level security policy',
  'violates unique constraint',
  'deadlock detected',
  'canceling statement due to statement timeout',
  'syntax error at or near',
] as const;

const UNTOLD = 'The words of this error are not sent';

export function cleanMessage(message: unknown): string {
  if (typeof message !== 'string') return UNTOLD;
  const react = /Minified React error #\d{1,4}\b/.exec(message)?.[0];
  const answered = / (answered \d{3})$/.exec(message)?.[1];
  return react ?? answered ?? PHRASES.find((phrase) => message.includes(phrase)) ?? UNTOLD;
}

/** The name of its class, and the code that a database or a system gives; anything else might be somebody's words. */
export function cleanKind(kind: unknown): string {
  const isKind =
    typeof kind === 'string' &&
    /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Exception|Rejection|Failed|Unreachable|error)(?: [0-9A-Z_]{3,30})?$/.test(kind);
  return isKind ? kind : 'Error';
}

const WORDS_OF_AN_ADDRESS = /^(?:v\d|[a-z]{1,24}(?:-[a-z]{1,24}){0,6}|:[a-z_]{1,30}|\*)$/;
const FILE_OF_THE_BUILD = /^\/assets\/[\w.-]{1,100}\.(?:js|css|woff2|svg|png)$/;

/**
 * An address as its pattern: the host, what follows a question mark, and every part that is no word of ours (ids,
 * codes, tokens, names) are left out.
 */
export function cleanAddress(address: unknown): string {
  if (typeof address !== 'string') return '';
  const method = /^[A-Z]{3,7} (?=\S)/.exec(address)?.[0] ?? '';
  const path = address
    .slice(method.length)
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return method.trim();
  if (FILE_OF_THE_BUILD.test(path)) return `${method}${path}`;
  const parts = path.split('/').map((part) => (part === '' || WORDS_OF_AN_ADDRESS.test(part) ? part : ':id'));
  return `${method}${parts.join('/')}`;
}

/** The file of a line of code, from the folder of the house on: what stands before it can name who installed it. */
export function cleanFile(file: unknown): string {
  if (typeof file !== 'string') return '';
  if (/^node:[a-z/_]+$/.test(file)) return file;
  const own = /(?:^|\/)((?:assets|server|domain|node_modules)\/[\w@./+-]+)$/.exec(file.replace(/[?#].*$/s, ''))?.[1];
  return own === undefined ? 'app:///' : `app:///${own}`;
}
