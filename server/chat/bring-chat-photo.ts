import { CHAT_PHOTOS_A_DAY } from '@heartsease/domain/chat/chat.ts';
import { beginChatPhoto } from '@heartsease/domain/chat/chats.endpoints.ts';
import { registerPartsOf } from '../files/take-parts.ts';
import type { App } from '../http/app-context.ts';
import { refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { arrivingRowsIn } from '../photos/arriving-rows.queries.ts';
import { goOnWith, takePhotoParts } from '../photos/take-photo.ts';
import { addArrivingChatPhoto, threadOfChatPhoto } from './arriving-chat-photos.queries.ts';
import { enterToWrite } from './enter-thread.ts';

const A_DAY_MS = 86_400_000;

const ROWS = arrivingRowsIn('chat_photos');

/** How a photo of family, or of somebody of a carers’ circle, gets here: for one thread, and into no album. */
export function registerArrivingChatPhotos(app: App): void {
  route(app, beginChatPhoto, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome } = session;
    const { chat_thread_id: thread_id, new_photo_id: id, bytes } = input;
    await enterToWrite(asked, thread_id);
    const begun = await ROWS.hold(db, session, id);
    const stands = await threadOfChatPhoto(db, careHome, id);
    if (stands !== (begun === null ? undefined : thread_id))
      throw refused({ file: ['This id was used for another photo'] });
    if (begun !== null) return await goOnWith({ app, db, careHome, now, rows: ROWS }, begun, bytes);
    if ((await ROWS.begunSince(db, session, new Date(now.getTime() - A_DAY_MS))) >= CHAT_PHOTOS_A_DAY) {
      throw refused({ file: [`You have added ${CHAT_PHOTOS_A_DAY} photos since yesterday. Add more tomorrow`] });
    }
    await addArrivingChatPhoto(db, session, { id, thread_id, bytes, now });
    return { id, bytes, received: 0, is_ready: false };
  });

  registerPartsOf(app, {
    path: '/api/v2/chat/photo/part',
    begin: beginChatPhoto,
    words: { asItIs: 'Send the photo as it is', changed: 'This photo was changed meanwhile. Choose it again' },
    take: takePhotoParts(app, ROWS),
  });
}
