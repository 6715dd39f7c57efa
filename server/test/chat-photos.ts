import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { beginChatPhoto, listMessages, openThread, sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage, ChatPhoto } from '@heartsease/domain/chat/chat.ts';
import { factsOf } from './facts.ts';
import { photoUploadsOf } from './photo-uploads.ts';
import { jpegOf } from './pictures.ts';
import { temporaryFolder } from './server-process.ts';
import { asOwner, openWorld } from './world.ts';
import type { Asker } from './world.ts';

export const FACE = { x: 0.05, y: 0.05, width: 0.2, height: 0.3 };

/** For the tests of photos in messages: a world in which two of Larch House agreed to a chat about them. */
export async function chatPhotosWorld() {
  const world = await openWorld({ public_url: 'https://heartsease.example', data_dir: temporaryFolder() });
  const facts = await factsOf(world.ownerUrl, 'Larch House');
  const uploads = photoUploadsOf(world, facts.care_home_id);
  const jpeg = await jpegOf();
  const write = () => ({ client_id: uuidv7(), care_home_id: facts.care_home_id });
  const residentOf = (name: string) => facts.residents.find(({ known_as }) => known_as === name)?.id ?? '';
  const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await asOwner(world.ownerUrl, (client) => client.query<Row>(sql, values))).rows;
  const of = (name: string, box: typeof FACE | null = null) => ({ resident_id: residentOf(name), box });

  async function says(name: string, purpose: string, status: 'given' | 'withdrawn'): Promise<void> {
    await query(
      `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, review_on)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, 'resident', current_date, current_date + 300
       from consents where resident_id = $3 and purpose = $4`,
      [uuidv7(), facts.care_home_id, residentOf(name), purpose, status],
    );
  }

  async function opened(asker: Asker, wanted: object): Promise<string> {
    const { status, body } = await asker.sends(openThread.path, { ...write(), with: wanted });
    expect(status).toBe(200);
    return openThread.output.parse(body).chat_thread_id;
  }
  const circle = (asker: Asker, name = 'Eileen') => opened(asker, { kind: 'circle', resident_id: residentOf(name) });

  const begins = async (asker: Asker, chat_thread_id: string, photo = jpeg, id = uuidv7()) =>
    await asker.sends(beginChatPhoto.path, { ...write(), chat_thread_id, new_photo_id: id, bytes: photo.length });
  async function part(asker: Asker, id: string, offset: number, bytes: Buffer) {
    const response = await fetch(`${world.address}/api/v2/chat/photo/part/${id}/${offset}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${asker.token}` },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as object };
  }

  /** Brings a photo for a thread, as a family’s device does. */
  async function brought(asker: Asker, chat_thread_id: string, photo = jpeg): Promise<string> {
    const id = uuidv7();
    expect((await begins(asker, chat_thread_id, photo, id)).status).toBe(200);
    expect(await part(asker, id, 0, photo)).toMatchObject({ status: 200, body: { is_ready: true } });
    return id;
  }
  const sends = async (asker: Asker, chat_thread_id: string, photo_ids: string[], more: object = {}) =>
    await asker.sends(sendMessage.path, { ...write(), chat_thread_id, text: '', photo_ids, ...more });
  async function sent(asker: Asker, thread: string, photo_ids: string[], text = ''): Promise<string> {
    const { status, body } = await sends(asker, thread, photo_ids, { text });
    expect(status).toBe(200);
    return sendMessage.output.parse(body).id;
  }
  async function lastOf(asker: Asker, chat_thread_id: string): Promise<ChatMessage> {
    const message = (await asker.asks(listMessages, { chat_thread_id })).body.items.at(-1);
    if (message === undefined) throw new Error('There is a message');
    return message;
  }
  async function photoOf(asker: Asker, thread: string): Promise<ChatPhoto> {
    const [photo] = (await lastOf(asker, thread)).photos;
    if (photo === undefined) throw new Error('The message has a photo');
    return photo;
  }
  const fetched = async (path: string | null) => (await fetch(`${world.address}${path ?? '/nothing'}`)).status;
  const bytesAt = async (path: string | null) =>
    Buffer.from(await (await fetch(`${world.address}${path ?? '/nothing'}`)).arrayBuffer());

  /** A photo of the home with these people in it, shared at once where nothing else is said. */
  async function homePhoto(subjects: ReturnType<typeof of>[] | null, more: object = {}): Promise<string> {
    const { id } = await uploads.bring(tomasz, jpeg);
    if (subjects === null) return id;
    expect((await uploads.save(tomasz, id, subjects, more)).status).toBe(200);
    return id;
  }

  const tomasz = await world.as('carer@larch-house.example');
  const people = {
    anita: await world.as('manager@larch-house.example'),
    tomasz,
    /** Eileen’s daughter. */
    sarah: await world.as('relative@larch-house.example'),
    /** Mei-Ling’s son. */
    david: await world.as('david.chan@larch-house.example'),
  };
  await query(`update care_homes set family_hold = 'at_once' where id = $1`, [facts.care_home_id]);
  for (const name of ['Eileen', 'Mei-Ling']) await says(name, 'chat', 'given');
  return {
    world,
    facts,
    uploads,
    jpeg,
    people,
    write,
    residentOf,
    query,
    of,
    says,
    opened,
    circle,
    begins,
    part,
    brought,
    sends,
    sent,
    lastOf,
    photoOf,
    fetched,
    bytesAt,
    homePhoto,
  };
}
