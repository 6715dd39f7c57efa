import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { sendMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { photoIdsOf } from '../api/behind-photos.ts';
import { sendWrite } from '../api/device-outbox.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { sendPhotos } from '../photos/send-photos.api.ts';
import { onPhotosOnTheWay, photosOnTheWay } from '../photos/unsent-photos.api.ts';
import type { Sent } from '../photos/unsent-photos.api.ts';
import { useProfile } from '../session/use-session.ts';
import { useRefreshChat } from './chat.api.ts';

/** A message of one's own that the server does not have yet, or not for all we know. */
export interface PendingMessage {
  write_id: string;
  text: string;
  photo_ids: string[];
  /** Those of them that are still on this device. */
  onTheWay: Sent[];
  made_at: string;
  /** `parked`: the server refused it, or a photo of it. */
  state: 'waiting' | 'parked' | 'arriving';
}

/**
 * Sends through the outbox: in order, once, also when the connection is away for hours. A message with photos goes once
 * they are there, and what was written after it behind it.
 */
export function useSendingMessages(thread: ChatThread, messages: readonly ChatMessage[]) {
  const refresh = useRefreshChat();
  const profile = useProfile();
  const { entries } = useOutbox();
  const photos = useSyncExternalStore(onPhotosOnTheWay, photosOnTheWay);
  const [arriving, setArriving] = useState<PendingMessage[]>([]);
  const { id: chat_thread_id } = thread;
  const there = new Set(messages.map(({ write_id }) => write_id));
  const kept: PendingMessage[] = entries
    .filter(({ path, input }) => path === sendMessage.path && input['chat_thread_id'] === chat_thread_id)
    .map((entry) => {
      const photo_ids = photoIdsOf(entry);
      const onTheWay = photos.filter(({ id, state }) => photo_ids.includes(id) && state !== 'there');
      const { client_id: write_id, input, made_at } = entry;
      const state = onTheWay.some((photo) => photo.state === 'refused') ? 'parked' : entry.state;
      return { write_id, text: String(input['text']), photo_ids, onTheWay, made_at, state };
    });
  const showArriving = (left: PendingMessage[]) => {
    setArriving((all) => [...all.slice(-20), ...left.map((one) => ({ ...one, state: 'arriving' as const }))]);
    void refresh();
  };
  const waiting = useRef<PendingMessage[]>([]);
  const noteSent = useEffectEvent(() => {
    const left = waiting.current.filter(
      ({ write_id, state }) => state === 'waiting' && !kept.some((one) => one.write_id === write_id),
    );
    waiting.current = kept;
    if (left.length > 0) showArriving(left);
  });
  // What waited for the connection goes out without anybody's tap.
  useEffect(() => noteSent());
  // Between the answer to a message and the page that has it, it stays where it is.
  const between = arriving.filter(({ write_id }) => !kept.some((one) => one.write_id === write_id));

  function photosToSend(files: readonly File[], message_id: string): string[] {
    if (files.length === 0) return [];
    const { id: account_id, carehome } = profile;
    return sendPhotos(files, {
      account_id,
      care_home_id: carehome.id,
      taken_on: calendarDay(new Date(), carehome.timezone),
      place: `chat:${chat_thread_id}`,
      of: thread.resident === null ? [] : [thread.resident.known_as],
      report_id: null,
      report_client_id: null,
      message_id,
      // What staff photograph is the home's: everybody in it is named before a family sees it.
      ...(!isStaff(profile) && { chat_thread_id }),
    });
  }

  return {
    pending: [...between, ...kept].filter(({ write_id }) => !there.has(write_id)),
    send: async (text: string, { reply_to_id, files }: { reply_to_id: string | null; files: readonly File[] }) => {
      const client_id = uuidv7();
      const made_at = new Date().toISOString();
      const photo_ids = photosToSend(files, client_id);
      const result = await sendWrite(sendMessage, { client_id, chat_thread_id, text, reply_to_id, photo_ids });
      if (result.state !== 'sent') return;
      showArriving([{ write_id: client_id, text, photo_ids, onTheWay: [], made_at, state: 'waiting' }]);
    },
  };
}
