import { crc32, deflateRawSync } from 'node:zlib';

/** Files in one ZIP (APPNOTE 6.3.3), without folders of their own, dates or encryption. */
export function zipped(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const about = aboutFile(bytes, packed.length, path.length);
    const head = Buffer.concat([signed(0x04_03_4b_50), about, path, packed]);
    parts.push(head);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    index.push(Buffer.concat([signed(0x02_01_4b_50), Buffer.from([20, 0]), about, entry, path]));
    offset += head.length;
  }
  const list = Buffer.concat(index);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, signed(0x06_05_4b_50), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

/** Version 2.0, names in UTF-8, deflated, on the first day that a ZIP knows. */
function aboutFile(bytes: Buffer, packed: number, name: number): Buffer {
  const about = Buffer.alloc(26);
  about.writeUInt16LE(20, 0);
  about.writeUInt16LE(0x0800, 2);
  about.writeUInt16LE(8, 4);
  about.writeUInt16LE(0x21, 8);
  about.writeUInt32LE(crc32(bytes), 10);
  about.writeUInt32LE(packed, 14);
  about.writeUInt32LE(bytes.length, 18);
  about.writeUInt16LE(name, 22);
  return about;
}
