import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const SIDE = 240;
const LARGE_SIDE = 1_400;

/** Chooses small pictures where photos are added. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByTestId('photo-files').setInputFiles(names.map(calmPicture));
}

/** A small picture as a file. */
export function calmPicture(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'image/png', buffer: png(SIDE, (bytes) => Buffer.alloc(bytes, 180)) };
}

/** A picture that goes in several parts, because nothing in it is like anything else. */
export async function chooseLarge(page: Page, name: string): Promise<void> {
  await page
    .getByTestId('photo-files')
    .setInputFiles({ name, mimeType: 'image/png', buffer: png(LARGE_SIDE, randomBytes) });
}

function png(side: number, colours: (bytes: number) => Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), colours(side * 3)])));
  const begins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([begins, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(content.length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
}
