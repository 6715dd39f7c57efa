import { connect } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { beginPhoto, getPhoto, savePhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import type { StaffPhoto, Subject } from '@heartsease/domain/photos/photo.ts';
import type { Answer, Asker, World } from './world.ts';

export interface BroughtPart {
  status: number;
  body: Record<string, unknown>;
}

/** Brings photos as the app does: begins, sends parts, says who is in them. */
export function photoUploadsOf(world: Pick<World, 'address'>, care_home_id: string) {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  const begin = async (asker: Asker, photo: Buffer, more: object = {}) =>
    await asker.sends(beginPhoto.path, {
      ...write(),
      new_photo_id: uuidv7(),
      bytes: photo.length,
      report_id: null,
      taken_on: null,
      ...more,
    });
  async function part(asker: Asker, id: string, offset: number, bytes: Buffer): Promise<BroughtPart> {
    const response = await fetch(`${world.address}/api/v2/photo/part/${id}/${offset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${asker.token}` },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  async function bring(asker: Asker, photo: Buffer, more: object = {}): Promise<{ id: string; last: BroughtPart }> {
    const { body } = await begin(asker, photo, more);
    const { id } = body as { id: string };
    return { id, last: await part(asker, id, 0, photo) };
  }
  return {
    write,
    begin,
    part,
    bring,
    /** The line goes in the middle of a part. */
    async cutInPart(asker: Asker, id: string, offset: number, bytes: Buffer): Promise<void> {
      const { hostname, port } = new URL(world.address);
      const head = [
        `POST /api/v2/photo/part/${id}/${offset} HTTP/1.1`,
        `Host: ${hostname}`,
        `Authorization: Bearer ${asker.token}`,
        'Content-Type: application/octet-stream',
        `Content-Length: ${bytes.length}`,
      ];
      const socket = connect(Number(port), hostname);
      await new Promise<void>((resolve, reject) => {
        socket.on('error', reject);
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(bytes.subarray(0, bytes.length / 2), () => {
          socket.destroy();
          resolve();
        });
      });
    },
    /** Says who is in it, and shares it. */
    async save(asker: Asker, photo_id: string, subjects: Subject[], more: object = {}): Promise<Answer<StaffPhoto>> {
      const { body } = await asker.asks(getPhoto, { photo_id });
      return (await asker.sends(savePhoto.path, {
        ...write(),
        photo_id,
        base_version: body.version,
        caption: '',
        subjects,
        is_tagging_complete: true,
        is_shared: true,
        ...more,
      })) as Answer<StaffPhoto>;
    },
  };
}
