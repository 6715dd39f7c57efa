import type { Upload } from '@heartsease/domain/videos/video.ts';
import { sendParts } from '../api/send-parts.ts';

/** What of each end a file is known by. */
const END_BYTES = 65_536;

/** Sends a film from where the server is. @throws CallFailed: the same call again goes on where it was */
export async function sendFilm(
  file: Blob,
  { id, received }: Pick<Upload, 'id' | 'received'>,
  how: { signal: AbortSignal; onSent: (received: number) => void },
): Promise<void> {
  await sendParts(file, { received, pathAt: (offset) => `/api/v2/video/part/${id}/${offset}` }, how);
}

/** What a file is known by when it is chosen again: its size, its beginning and its end. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const parts = [`${file.size} `, file.slice(0, END_BYTES), file.slice(-END_BYTES)];
  const hash = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
