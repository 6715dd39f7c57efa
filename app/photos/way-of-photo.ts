import { v7 as uuidv7 } from 'uuid';
import { beginBookPhoto } from '@heartsease/domain/family-organisation/family-book.endpoints.ts';
import { beginChatPhoto } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { PhotoUpload } from '@heartsease/domain/photos/photo.ts';
import { beginPhoto } from '@heartsease/domain/photos/photos.endpoints.ts';
import { call } from '../api/call.ts';
import type { PhotoOnDevice } from './kept-photos.ts';
import { dayOfHome } from './unsent-photos.api.ts';

/** How a photo gets to the server: as one of the home, or for a conversation or a book alone. Once, however often it is begun. */
export function wayOf(
  photo: PhotoOnDevice,
  bytes: number,
  signal: AbortSignal,
): { askHowFar: () => Promise<PhotoUpload>; pathAt: (offset: number) => `/api/v2/${string}` } {
  const { id, care_home_id, report_id, report_client_id, chat_thread_id, is_for_book } = photo;
  const options = { signal, isBackground: true };
  const what = { care_home_id, new_photo_id: id, bytes };
  if (chat_thread_id !== undefined) {
    return {
      askHowFar: async () => await call(beginChatPhoto, { ...what, chat_thread_id, client_id: uuidv7() }, options),
      pathAt: (offset) => `/api/v2/chat/photo/part/${id}/${offset}`,
    };
  }
  if (is_for_book) {
    return {
      askHowFar: async () => await call(beginBookPhoto, { ...what, client_id: uuidv7() }, options),
      pathAt: (offset) => `/api/v2/family-organisation/book-photo/part/${id}/${offset}`,
    };
  }
  const report = { report_id, ...(report_client_id !== null && { report_client_id }) };
  // What was chosen today is of the server's own day: the clock of a device may be ahead.
  const taken_on = photo.taken_on === dayOfHome() ? null : photo.taken_on;
  return {
    askHowFar: async () => await call(beginPhoto, { ...what, taken_on, ...report, client_id: uuidv7() }, options),
    pathAt: (offset) => `/api/v2/photo/part/${id}/${offset}`,
  };
}
