import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';

/** A file of a browser's profile, and all that its bytes can be read as. */
export interface FileOfProfile {
  path: string;
  bytes: Buffer;
  text: string;
}

/**
 * Every file of a profile, as whoever takes the disk out reads it: its bytes as letters of one byte and of two, and
 * unpacked, where a browser or a server packed them.
 */
export function filesOfProfile(folder: string): FileOfProfile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.map((file) => {
    const path = join(file.parentPath, file.name);
    const bytes = readFileSync(path);
    const all = [bytes, ...unpacked(path, bytes)];
    return { path: path.slice(folder.length + 1), bytes, text: all.map(inLetters).join('\n') };
  });
}

/** Two bytes for a letter may begin at an even place or at an odd one. */
function inLetters(bytes: Buffer): string {
  // A copy: of bytes at an odd place Node 24 reads none in pairs, but ends.
  const odd = Buffer.from(bytes.subarray(1));
  return [bytes.toString('utf8'), bytes.toString('utf16le'), odd.toString('utf16le')].join('\n');
}

function unpacked(path: string, bytes: Buffer): Buffer[] {
  if (path.endsWith('.ldb')) return blocksOf(bytes);
  if (!path.includes('Cache')) return [];
  const found: Buffer[] = [];
  for (let at = bytes.indexOf(GZIP); at >= 0; at = bytes.indexOf(GZIP, at + 1))
    found.push(...attempt(() => gunzipSync(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH })));
  return found;
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

function attempt(unpack: () => Buffer): Buffer[] {
  try {
    return [unpack()];
  } catch {
    return [];
  }
}

/** How a table of LevelDB ends: where its index is, and eight bytes by which it is known. */
const FOOTER_BYTES = 48;
const BLOCK_ENDS_WITH = 5;
const SNAPPY = 1;

/** What stands in a table of LevelDB, in which IndexedDB and the page's other storage lie. */
export function blocksOf(table: Buffer): Buffer[] {
  const footer = reader(table.subarray(-FOOTER_BYTES));
  // Of an index of the index nothing is kept here.
  placeIn(footer);
  const index = block(table, placeIn(footer));
  const restarts = index.readUInt32LE(index.length - 4);
  const entries = reader(index.subarray(0, index.length - 4 * (restarts + 1)));
  const blocks: Buffer[] = [];
  while (entries.left() > 0) {
    entries.number();
    const rest = entries.number();
    const size = entries.number();
    entries.take(rest);
    blocks.push(block(table, placeIn(reader(entries.take(size)))));
  }
  return blocks;
}

type Reader = ReturnType<typeof reader>;

function placeIn(from: Reader): { at: number; size: number } {
  return { at: from.number(), size: from.number() };
}

function block(table: Buffer, { at, size }: { at: number; size: number }): Buffer {
  const bytes = table.subarray(at, at + size);
  const kind = table[at + size];
  if (at + size + BLOCK_ENDS_WITH > table.length) throw new Error('The table ends within a block');
  return kind === SNAPPY ? unsnapped(bytes) : bytes;
}

/** Google's Snappy: what is new, and what stood before, by how far back. */
export function unsnapped(packed: Buffer): Buffer {
  const from = reader(packed);
  const said = Buffer.alloc(from.number());
  let at = 0;
  while (from.left() > 0) {
    const tag = from.byte();
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const size = 1 + (short < 60 ? short : from.little(short - 59));
      at += from.take(size).copy(said, at);
    } else {
      const size = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
      const back = kind === 1 ? ((tag >> 5) << 8) | from.byte() : from.little(kind === 2 ? 2 : 4);
      // What is repeated may overlap what is written, so it goes byte by byte.
      for (const end = at + size; at < end; at += 1) said[at] = said[at - back] ?? 0;
    }
  }
  return said;
}

function reader(bytes: Buffer) {
  let at = 0;
  const byte = () => {
    at += 1;
    return bytes.readUInt8(at - 1);
  };
  return {
    byte,
    left: () => bytes.length - at,
    take: (size: number) => {
      at += size;
      return bytes.subarray(at - size, at);
    },
    little: (size: number) => {
      at += size;
      return bytes.readUIntLE(at - size, size);
    },
    /** Seven bits of each byte, the lowest first, until one has no eighth. */
    number: () => {
      let number = 0;
      for (let weight = 1; ; weight *= 128) {
        const next = byte();
        number += (next & 127) * weight;
        if (next < 128) return number;
      }
    },
  };
}
