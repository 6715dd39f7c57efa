/** Deeper than this no pack goes; the limit keeps a made-up file from exhausting the stack. */
const DEEPEST = 20;

/**
 * On which line of a JSON text each value begins, by its path ("sections.2.label"), so that a fault can be
 * shown where it stands. Values are read by `JSON.parse`; this only walks.
 *
 * @returns `fault_line` where the text stops being JSON; null when it is whole
 */
export function linesOfJson(text: string): { lines: Map<string, number>; fault_line: number | null } {
  const tokens = [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+|\n|"/gu)];
  const lines = new Map<string, number>();
  let line = 1;
  let at = 0;

  const peek = () => {
    while (tokens[at]?.[0] === '\n') {
      line += 1;
      at += 1;
    }
    return tokens[at]?.[0];
  };
  const take = () => {
    const token = peek();
    at += 1;
    return token;
  };
  const value = (path: string, depth: number): boolean => {
    const token = peek();
    if (token === undefined || depth > DEEPEST) return false;
    lines.set(path, line);
    take();
    if (token === '{') return members(path, depth, '}');
    if (token === '[') return members(path, depth, ']');
    return isScalar(token);
  };
  const members = (path: string, depth: number, end: '}' | ']'): boolean => {
    if (peek() === end) return take() === end;
    for (let place = 0; ; place += 1) {
      const name = end === ']' ? String(place) : nameIn(take());
      if (name === undefined || (end === '}' && take() !== ':')) return false;
      if (!value(path === '' ? name : `${path}.${name}`, depth + 1)) return false;
      const next = peek();
      if (next !== ',' && next !== end) return false;
      take();
      if (next === end) return true;
    }
  };

  const isWhole = value('', 0) && peek() === undefined;
  return { lines, fault_line: isWhole ? null : line };
}

function isScalar(token: string): boolean {
  return !/^[}\]:,]$/.test(token) && parsed(token) !== undefined;
}

function nameIn(token: string | undefined): string | undefined {
  const name = token?.startsWith('"') === true ? parsed(token) : undefined;
  return typeof name === 'string' ? name : undefined;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}
