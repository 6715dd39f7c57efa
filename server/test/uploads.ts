import { v7 as uuidv7 } from 'uuid';
import { beginUpload, saveVideo } from '@heartsease/domain/videos/videos.endpoints.ts';
import type { OwnVideo, Upload } from '@heartsease/domain/videos/video.ts';
import { CAPTIONS, fingerprintOf } from './films.ts';
import type { Answer, Asker, World } from './world.ts';

/** Brings films as the app does: begins, sends parts, puts them on the list. */
export function uploadsOf(world: World, care_home_id: string) {
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    write,
    begin: async (asker: Asker, film: Buffer, more: object = {}): Promise<Answer<Upload>> =>
      (await asker.sends(beginUpload.path, {
        ...write(),
        new_upload_id: uuidv7(),
        file_name: 'garden.mp4',
        bytes: film.length,
        fingerprint: fingerprintOf(film),
        ...more,
      })) as Answer<Upload>,
    part: async (asker: Asker, id: string, offset: number, part: Buffer, headers: object = {}) => {
      const response = await fetch(`${world.address}/api/v2/video/part/${id}/${offset}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${asker.token}`, ...headers },
        body: new Uint8Array(part),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    save: async (asker: Asker, more: object): Promise<Answer<OwnVideo>> =>
      (await asker.sends(saveVideo.path, {
        ...write(),
        video_id: null,
        upload_id: null,
        base_version: 0,
        title: 'In the garden',
        in_short: '',
        captions: [{ language: 'en', text: CAPTIONS }],
        transcript: '',
        domains: ['outdoors'],
        bands: [2, 3],
        licence: 'own',
        attribution: '',
        people: 'nobody',
        ...more,
      })) as Answer<OwnVideo>,
  };
}
