import { Trans, useLingui } from '@lingui/react/macro';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { isRelative, isStaff } from '@heartsease/domain/access/viewer.ts';
import { editMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { MOST_CHARACTERS, PHOTOS_A_MESSAGE } from '@heartsease/domain/chat/chat.ts';
import type { ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import { readsLikeConcern } from '@heartsease/domain/concerns/words-of-concern.ts';
import { ConcernNudge } from '../concerns/concern-nudge-card.tsx';
import { PhotoMenu, PhotoTray } from '../photos/photo-tray-card.tsx';
import type { ChosenPhoto } from '../photos/photo-tray-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { telephoneLink } from '../ui/telephone.ts';
import { useChatWrite } from './chat.api.ts';
import styles from './composer.module.css';
import { useSaid } from './photo-word.ts';

export interface Composing {
  what: 'reply' | 'edit';
  message: ChatMessage;
}

interface ComposerProps {
  thread: ChatThread;
  composing: Composing | null;
  /** How often an answer or a change came to its end: the keyboard stays where one writes. */
  ended: number;
  onEnd: () => void;
  /** Family is in the conversation. */
  hasFamily: boolean;
  onSend: (text: string, files: File[]) => void;
}

/**
 * Where one writes. Enter sends where there is a keyboard; on a phone it begins a line. What somebody began in a thread
 * waits there for them.
 */
export function Composer({ thread, composing, ended, hasFamily, onEnd, onSend }: ComposerProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const begun = useTextDraft(`chat:${thread.id}`);
  const [edited, edit] = useState(composing?.what === 'edit' ? composing.message.text : '');
  const { write, isPending } = useChatWrite(editMessage);
  const isEdit = composing?.what === 'edit';
  const text = isEdit ? edited : begun.text;
  const say = isEdit ? edit : begun.type;
  const rest = MOST_CHARACTERS - text.length;
  const tooLong = rest < 0;
  const addsHomePhotos = useMay('photos.add');
  const bringsPhotos = useMay('chat.bring_photo');
  const { chosen, isFull, pick, takeOff, clear } = useChosenPhotos();
  // What has photos needs no words.
  const hasPhotos = isEdit ? composing.message.photo_count > 0 : chosen.length > 0;
  const isEmpty = text.trim() === '' && !hasPhotos;

  useEffect(() => {
    if (composing !== null || ended > 0) field.current?.focus();
  }, [composing, ended]);

  function send() {
    const words = text.trim();
    if (isEmpty || tooLong || isPending) return;
    if (composing?.what === 'edit') {
      write({ chat_message_id: composing.message.id, text: words }, onEnd);
      return;
    }
    onSend(
      words,
      chosen.map(({ file }) => file),
    );
    clear();
    void begun.end();
    if (composing !== null) onEnd();
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && composing !== null) onEnd();
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isTouched && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send();
  }

  return (
    <div className={styles.composer}>
      {readsLikeConcern(text) && <Nudge resident_id={thread.resident?.id ?? ''} />}
      {composing !== null && <About composing={composing} onEnd={onEnd} />}
      {!isEdit && chosen.length > 0 && (
        <PhotoTray chosen={chosen} isFull={isFull} onTakeOff={takeOff}>
          <WhoSees hasFamily={hasFamily} />
        </PhotoTray>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {!isEdit && (addsHomePhotos || bringsPhotos) && <PhotoMenu onPick={pick} />}
        <label htmlFor={id} className="visually-hidden">
          {t`Your message`}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          className={styles.field}
          placeholder={t`Write a message`}
          value={text}
          aria-invalid={tooLong || undefined}
          aria-describedby={rest < 200 ? `${id}-rest` : undefined}
          onChange={(event) => say(event.target.value)}
          onKeyDown={onKey}
        />
        <IconButton
          type="submit"
          label={isEdit ? t`Save the change` : t`Send`}
          icon={<PaperPlaneRightIcon weight="fill" aria-hidden="true" />}
          className={styles.send}
          aria-disabled={isEmpty || tooLong || isPending}
        />
      </form>
      {rest < 200 && (
        <p id={`${id}-rest`} className={styles.rest} data-over={tooLong ? '' : undefined}>
          {tooLong ? t`${-rest} characters too many` : t`${rest} characters left`}
        </p>
      )}
    </div>
  );
}

/** Said before it goes. */
function WhoSees({ hasFamily }: { hasFamily: boolean }) {
  const { t } = useLingui();
  const profile = useProfile();
  if (isStaff(profile)) return hasFamily && <p>{t`Only the home sees it until everybody is named`}</p>;
  return (
    <p>
      {t`Only whoever is in this conversation sees it.`}
      {isRelative(profile) && ` ${t`Please leave other people who live here out of it.`}`}
    </p>
  );
}

function useChosenPhotos() {
  const [{ chosen, isFull }, choose] = useState<{ chosen: ChosenPhoto[]; isFull: boolean }>({
    chosen: [],
    isFull: false,
  });
  return {
    chosen,
    isFull,
    pick: (files: File[]) =>
      choose((before) => {
        const all = [...before.chosen, ...files.map((file) => ({ key: uuidv7(), file }))];
        return { chosen: all.slice(0, PHOTOS_A_MESSAGE), isFull: all.length > PHOTOS_A_MESSAGE };
      }),
    takeOff: (key: string) =>
      choose((before) => ({ chosen: before.chosen.filter((one) => one.key !== key), isFull: false })),
    clear: () => choose({ chosen: [], isFull: false }),
  };
}

function About({ composing: { what, message }, onEnd }: { composing: Composing; onEnd: () => void }) {
  const { t } = useLingui();
  const said = useSaid();
  return (
    <div className={styles.about}>
      <p>
        <b>{what === 'reply' ? t`Your answer to` : t`Put it right`}</b> <span>{said(message)}</span>
      </p>
      <IconButton label={t`Leave it`} icon={<XIcon weight="bold" aria-hidden="true" />} onClick={onEnd} />
    </div>
  );
}

/** Staff are led to the form that safeguarding leads read; families to the telephone. What was written stays. */
function Nudge({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const profile = useProfile();
  const { phone } = profile.carehome;
  if (isStaff(profile)) return <ConcernNudge resident_id={resident_id} />;
  return (
    <p className={styles.nudge} role="status">
      {phone === '' ? (
        t`Is somebody not safe? Please ring, rather than write here. In danger, call 999.`
      ) : (
        <Trans>
          Is somebody not safe? Please ring{' '}
          <a href={telephoneLink(phone)} className={`link ${styles.phone}`}>
            {phone}
          </a>{' '}
          and ask for the manager, rather than write here. In danger, call 999.
        </Trans>
      )}
    </p>
  );
}
