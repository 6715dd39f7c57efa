import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import { beginUpload, getUpload, listOwnVideos } from '@heartsease/domain/videos/videos.endpoints.ts';
import type { Upload } from '@heartsease/domain/videos/video.ts';
import { VIDEO_MOST_BYTES } from '@heartsease/domain/videos/video.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { problemsIn } from '../api/field-problems.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';
import { showToast } from '../ui/toast-store.ts';
import { isOfTheWay } from '../api/send-parts.ts';
import { fingerprintOf, sendFilm } from './send-film.ts';

/** How the film gets here. */
export type Sending =
  | { state: 'none' }
  /** It is read, and its room is asked for. */
  | { state: 'beginning'; file_name: string }
  | { state: 'sending'; upload: Upload }
  /** The file is still at hand, and one tap goes on. `isLost`: it was the connection. */
  | { state: 'broken'; upload: Upload; isLost: boolean }
  /** Why it can't be taken, in words. */
  | { state: 'refused'; reason: string };

/**
 * Sends a film while the rest of the form is filled in. It goes on by itself when the network is back, by a tap, and
 * when the same file is chosen again, whatever happened in between.
 */
export function useSending(onReady: (upload: Upload) => void): {
  sending: Sending;
  send: (file: File) => Promise<void>;
  goOn: () => void;
  stop: () => void;
} {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const at = useRef<{ file: File; stop: AbortController } | null>(null);

  async function send(file: File) {
    at.current?.stop.abort();
    const stop = new AbortController();
    at.current = { file, stop };
    if (file.size > VIDEO_MOST_BYTES) return setSending({ state: 'refused', reason: 'A film has at most 100 MB' });
    let upload = sending.state === 'broken' ? sending.upload : null;
    setSending(upload === null ? { state: 'beginning', file_name: file.name } : { state: 'sending', upload });
    try {
      const fingerprint = await fingerprintOf(file);
      const write = { client_id: uuidv7(), care_home_id: carehome.id, new_upload_id: uuidv7() };
      const { name: file_name, size: bytes } = file;
      const begun = await call(
        beginUpload,
        { ...write, file_name: file_name.slice(0, 300), bytes, fingerprint },
        { signal: stop.signal },
      );
      upload = begun;
      setSending({ state: 'sending', upload: begun });
      if (begun.src === null) {
        await sendFilm(file, begun, {
          signal: stop.signal,
          onSent: (received) => {
            upload = { ...begun, received };
            setSending({ state: 'sending', upload });
          },
        });
      }
      const ready = await client.fetchQuery(read(getUpload, { upload_id: begun.id }));
      setSending({ state: 'none' });
      onReady(ready);
    } catch (caught) {
      if (stop.signal.aborted) return;
      const failure = failureOf(caught);
      if (failure?.kind === 'refused_input') {
        const [reason = ''] = Object.values(problemsIn(caught));
        setSending({ state: 'refused', reason });
      } else if (upload === null || isForGood(failure)) {
        setSending({ state: 'refused', reason: 'The film could not be sent. Choose it again' });
      } else setSending({ state: 'broken', upload, isLost: isOfTheWay(failure) });
    } finally {
      await client.invalidateQueries({ queryKey: [listOwnVideos.path] });
    }
  }

  function goOn() {
    if (at.current !== null) void send(at.current.file);
  }

  function stop() {
    at.current?.stop.abort();
    at.current = null;
    setSending({ state: 'none' });
  }

  const whenBack = useEffectEvent(() => {
    if (sending.state === 'broken') goOn();
  });
  const tellLeaving = useEffectEvent(() => {
    if (sending.state !== 'sending') return;
    showToast({
      kind: 'warning',
      text: t`The film stopped on its way. What is here stays for a day: choose the same film again to go on.`,
      duration: TOAST_MS.error,
    });
  });
  useEffect(() => {
    const listen = () => whenBack();
    window.addEventListener('online', listen);
    return () => {
      window.removeEventListener('online', listen);
      at.current?.stop.abort();
      tellLeaving();
    };
  }, []);
  return { sending, send, goOn, stop };
}

/** The upload is there no more, or the file: one on a stick that was taken out is no failure of a call. */
function isForGood(failure: Failure | undefined): boolean {
  return failure === undefined || failure.kind === 'not_found' || failure.kind === 'forbidden';
}
