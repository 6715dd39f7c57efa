import { useLingui } from '@lingui/react/macro';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import { editMessage } from '@heartsease/domain/chat/chats.endpoints.ts';
import { MOST_CHARACTERS } from '@heartsease/domain/chat/chat.ts';
import type { ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import { readsLikeConcern } from '@heartsease/domain/concerns/words-of-concern.ts';
import { ConcernNudge } from '../concerns/concern-nudge-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useChatWrite } from './chat.api.ts';
import styles from './composer.module.css';

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
  onSend: (text: string) => void;
}

/**
 * Where one writes. Enter sends where there is a keyboard; on a phone it begins a line. What somebody began in a thread
 * waits there for them.
 */
export function Composer({ thread, composing, ended, onEnd, onSend }: ComposerProps) {
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

  useEffect(() => {
    if (composing !== null || ended > 0) field.current?.focus();
  }, [composing, ended]);

  function send() {
    const words = text.trim();
    if (words === '' || tooLong || isPending) return;
    if (composing?.what === 'edit') {
      write({ chat_message_id: composing.message.id, text: words }, onEnd);
      return;
    }
    onSend(words);
    void begun.end();
    onEnd();
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
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
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
          aria-disabled={text.trim() === '' || tooLong || isPending}
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

function About({ composing: { what, message }, onEnd }: { composing: Composing; onEnd: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.about}>
      <p>
        <b>{what === 'reply' ? t`Your answer to` : t`Put it right`}</b> <span>{message.text}</span>
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
      {phone === ''
        ? t`Is somebody not safe? Please ring, rather than write here. In danger, call 999.`
        : t`Is somebody not safe? Please ring ${phone} and ask for the manager, rather than write here. In danger, call 999.`}
    </p>
  );
}
