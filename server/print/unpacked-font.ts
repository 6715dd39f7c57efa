import { inflateSync } from 'node:zlib';

/** Offsets and lengths in bytes, big-endian (WOFF File Format 1.0, W3C 2012, sections 3 and 4). */
const WOFF = { header: 44, entry: 20, signature: 0x774f4646 };
const SFNT = { header: 12, entry: 16 };

/**
 * A font as it was before it was packed for the web. The PDF's maker unpacks the table of all outlines anew for each
 * letter that it measures; of this one it reads them where they lie.
 *
 * @param woff a WOFF 1.0 file
 * @returns the TrueType file in it
 * @throws where it is no such file
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error('This is no WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry);
  woff.copy(directory, 0, 4, 8);
  writeSearchHints(directory, count);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(WOFF.header + index * WOFF.entry);
    const table = tableOf(woff, entry);
    const line = directory.subarray(SFNT.header + index * SFNT.entry);
    // The name of the table, and its checksum.
    entry.copy(line, 0, 0, 4);
    entry.copy(line, 4, 16, 20);
    line.writeUInt32BE(offset, 8);
    line.writeUInt32BE(table.length, 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** The count of tables, and what a reader that halves its way to one begins with (OpenType, "Table directory"). */
function writeSearchHints(directory: Buffer, count: number): void {
  const halvings = Math.floor(Math.log2(count));
  const range = 2 ** halvings * SFNT.entry;
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(halvings, 8);
  directory.writeUInt16BE(count * SFNT.entry - range, 10);
}

function tableOf(woff: Buffer, entry: Buffer): Buffer {
  const [at, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const packed = woff.subarray(at, at + packedLength);
  // A table that would not have become smaller lies there as it is.
  return packedLength < length ? inflateSync(packed) : packed;
}
