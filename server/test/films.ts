import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

interface FilmParts {
  /** What the first box calls it. */
  brand?: string;
  seconds?: number;
  /** The codecs of picture and sound; null: there is none. */
  picture?: string | null;
  sound?: string | null;
  /** How long the whole file is to be. */
  bytes?: number;
  /** Leaves out the index, as a film that was cut off while it was written. */
  hasIndex?: boolean;
  /** What a phone writes beside the film: where it was taken, and with what. */
  notes?: string;
}

/** A film as a file says it: the boxes are those of a real one, what is in them is noise. */
export function madeFilm(parts: FilmParts = {}): Buffer {
  const { brand = 'isom', seconds = 12, picture = 'avc1', sound = 'mp4a', bytes = 20_000, hasIndex = true } = parts;
  const notes = parts.notes === undefined ? [] : [box('udta', box('\u00A9xyz', Buffer.from(parts.notes)))];
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1_000, 12);
  mvhd.writeUInt32BE(seconds * 1_000, 16);
  const tracks = [picture !== null && track('vide', picture), sound !== null && track('soun', sound)];
  const head = [
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isommp41`, 'latin1')),
    ...(hasIndex ? [box('moov', box('mvhd', mvhd), ...tracks.filter((one) => one !== false), ...notes)] : []),
    ...notes.map((note) => box('uuid', note)),
  ];
  const taken = head.reduce((sum, { length }) => sum + length, 8);
  const noise = Buffer.alloc(Math.max(bytes - taken, 16), seconds % 256);
  // Somewhere in the middle too, so that a part that lands in a wrong place is found out.
  for (let at = 0; at < noise.length; at += 4_096) noise.writeUInt32BE(at % 0xffffffff, Math.min(at, noise.length - 4));
  return Buffer.concat([...head, box('mdat', noise)]);
}

function track(kind: string, codec: string): Buffer {
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const samples = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78))]);
  return box('trak', box('mdia', box('hdlr', handler), box('minf', box('stbl', box('stsd', samples)))));
}

function box(type: string, ...inside: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...inside]);
}

/** As the device makes it, of a file's size, beginning and end. */
export function fingerprintOf(film: Buffer): string {
  const hash = createHash('sha256').update(`${film.length} `);
  return hash.update(film.subarray(0, 65_536)).update(film.subarray(-65_536)).digest('hex');
}

export const CAPTIONS = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nGood morning';

/** A film of a home's own by its rows alone, and an upload that waits to become one. */
export async function addVideo(
  client: pg.Client,
  { care_home_id, canary, by = null }: { care_home_id: string; canary: string; by?: string | null },
): Promise<{ video_id: string; upload_id: string }> {
  const [video_id, file_id, upload_id] = [uuidv7(), uuidv7(), uuidv7()];
  for (const id of [file_id, upload_id]) {
    await client.query(
      `insert into video_files (care_home_id, id, brought_by, file_name, bytes, received, fingerprint, ready_at, seconds, sha256)
       values ($1, $2, $3, $4, 900, 900, $5, now(), 12, $5)`,
      [care_home_id, id, by, canary, createHash('sha256').update(id).digest('hex')],
    );
  }
  await client.query(
    `insert into videos (care_home_id, id, file_id, title, captions, licence, people)
     values ($1, $2, $3, $4, $5, 'own', 'nobody')`,
    [care_home_id, video_id, file_id, canary, JSON.stringify([{ language: 'en', text: CAPTIONS }])],
  );
  return { video_id, upload_id };
}

const CHANGE_A_VIDEO = new Set(
  ['save', 'set-poster', 'retire', 'upload', 'discard-upload'].map((verb) => `/api/v2/video/${verb}`),
);

/** These change what they name, or name what they themselves brought. */
export async function freshVideo(
  client: pg.Client,
  path: string,
  { care_home_id = '', asker_id = '', staff_member_id = '' }: Record<string, string>,
): Promise<{ video_id?: string; upload_id?: string }> {
  const by = asker_id || staff_member_id || null;
  return CHANGE_A_VIDEO.has(path) ? await addVideo(client, { care_home_id, canary: 'Priya', by }) : {};
}

export function videoInputs(ids: Record<string, string>): Record<string, () => object> {
  const { care_home_id, video_id, upload_id } = ids;
  const write = () => ({ client_id: uuidv7(), care_home_id });
  return {
    '/api/v2/video/begin-upload': () => ({
      ...write(),
      new_upload_id: uuidv7(),
      file_name: 'film.mp4',
      bytes: 900,
      fingerprint: createHash('sha256').update(uuidv7()).digest('hex'),
    }),
    '/api/v2/video/save': () => ({
      ...write(),
      video_id: null,
      upload_id,
      base_version: 0,
      title: 'Chair yoga',
      in_short: '',
      captions: [{ language: 'en', text: CAPTIONS }],
      transcript: '',
      domains: ['physical'],
      bands: [2],
      licence: 'own',
      attribution: '',
      people: 'nobody',
    }),
    '/api/v2/video/set-poster': () => ({ ...write(), video_id, image: null }),
    '/api/v2/video/progress': () => ({ ...write(), video_id, at: 5 }),
  };
}
