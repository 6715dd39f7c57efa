import { keepChatPhoto } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { isStaffRole } from '@heartsease/domain/chat/who-is-in.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { App } from '../http/app-context.ts';
import { notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Asked } from '../http/route.ts';
import { publish } from '../live/publish.queries.ts';
import { photosAfter } from '../photos/photos.queries.ts';
import { sessionMay } from '../session/session.ts';
import { registerArrivingChatPhotos } from './bring-chat-photo.ts';
import { addToAlbum, messagePhotos, unsentChatPhotos } from './chat-photos.queries.ts';
import { enterMessage } from './enter-thread.ts';
import { registerChatPhotoFiles } from './send-chat-photo.ts';

/** Photos in messages: how they come, how they are fetched, and how one of a family gets into the home’s album. */
export function registerChatPhotos(app: App): void {
  registerArrivingChatPhotos(app);
  registerChatPhotoFiles(app);

  route(app, keepChatPhoto, async (asked) => {
    const { db, session, now, input } = asked;
    const { careHome } = session;
    // Held: two who keep the same one come one after the other.
    const { message, thread } = await enterMessage(asked, input.chat_message_id);
    const all = message.deleted_at === null ? await messagePhotos(db, careHome, [message.id]) : [];
    const at = all.find(({ id, chat_photo_id }) => id === input.chat_photo_id && chat_photo_id !== null);
    if (at === undefined || thread.kind !== 'circle') throw notFound();
    if (at.kept_photo_id !== null) return { photo_id: at.kept_photo_id };
    const taken_on = calendarDay(at.sent_at, careHome.timezone);
    const photo_id = await addToAlbum(db, session, at, { taken_on, now });
    await publish(db, { care_home_id: careHome.id, topic: 'chat', id: thread.id });
    return { photo_id };
  });
}

/**
 * What the photos of a message that is being sent are: of staff photos of the home, of everybody else what they brought
 * for this thread and have sent in no other message.
 *
 * @throws 422 when one of them is not there for whoever sends it
 */
export async function kindOfPhotos(
  { db, session, input: { photo_ids } }: Asked<typeof sendMessage>,
  thread_id: string,
): Promise<'photo_id' | 'chat_photo_id'> {
  const isStaff = isStaffRole(session.role);
  const kind = isStaff ? 'photo_id' : 'chat_photo_id';
  if (photo_ids.length === 0) return kind;
  if (isStaff && !sessionMay(session, 'photos.add')) throw refused({ photo_ids: [NOT_THERE] });
  const there = isStaff
    ? new Set(
        (await photosAfter(db, session.careHome, { photo_ids }, { after: null, limit: photo_ids.length })).map(
          ({ id }) => id,
        ),
      )
    : await unsentChatPhotos(db, session, thread_id, photo_ids);
  if (photo_ids.some((id) => !there.has(id))) throw refused({ photo_ids: [NOT_THERE] });
  return kind;
}

const NOT_THERE = 'This photo could not be sent. Choose it again';
