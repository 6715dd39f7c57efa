import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { ChecksIcon } from '@phosphor-icons/react/dist/csr/Checks';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useEffect, useRef } from 'react';
import type { ChatMark, ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import type { Composing } from './composer.tsx';
import styles from './message-log.module.css';
import { MessageMenu } from './message-menu.tsx';
import { MessagePhotos } from './message-photos.tsx';
import type { SeenPhoto } from './message-photos.tsx';
import { useSaid } from './photo-word.ts';

interface BubbleProps {
  thread: ChatThread;
  message: ChatMessage;
  /** Null only until the page with them has come. */
  author: StaffFace | null;
  quoted: StaffFace | null;
  isOwn: boolean;
  /** The same person, still speaking. */
  goesOn: boolean;
  marks: readonly ChatMark[];
  /** Opened from the search, at this one. */
  isSought: boolean;
  /** The last of one's own says in words how far it is. */
  tellsState: boolean;
  /** What is to be seen of its photos. */
  photos: readonly SeenPhoto[];
  hasFamily: boolean;
  onOpenPhoto: (id: string) => void;
  onBrokenPhoto: () => void;
  onNamePhoto: (photo_id: string) => void;
  onCompose: (composing: Composing) => void;
}

/** One message. */
export function Bubble(props: BubbleProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { thread, message, author, quoted, isOwn, goesOn, marks, isSought, tellsState } = props;
  const said = useSaid();
  const name = author?.known_as ?? '';
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSought) return;
    own.current?.scrollIntoView({ block: 'center' });
    own.current?.focus({ preventScroll: true });
  }, [isSought]);
  const isGone = message.deleted_at !== null;
  return (
    <article
      ref={own}
      id={`message-${message.position}`}
      tabIndex={isSought ? -1 : undefined}
      className={styles.message}
      data-own={isOwn ? '' : undefined}
      data-goes-on={goesOn ? '' : undefined}
      data-sought={isSought ? '' : undefined}
    >
      {!isOwn && <span className={styles.face}>{!goesOn && author !== null && <Face person={author} size="s" />}</span>}
      <div className={styles.column}>
        {isOwn ? (
          <p className="visually-hidden">{t`You`}</p>
        ) : (
          <p className={goesOn ? 'visually-hidden' : styles.name}>{name}</p>
        )}
        <div className={styles.row}>
          <div className={styles.bubble} data-gone={isGone ? '' : undefined}>
            {message.reply_to !== null && (
              <blockquote className={styles.quote}>
                <b>{quoted?.known_as ?? ''}</b>
                <span>{message.reply_to.is_deleted ? t`A message was taken back` : said(message.reply_to)}</span>
              </blockquote>
            )}
            {isGone ? (
              <p>{isOwn ? t`You took this back` : t`${name} took this back`}</p>
            ) : (
              <>
                {message.photo_count > 0 && (
                  <MessagePhotos
                    photos={props.photos}
                    count={message.photo_count}
                    hasFamily={props.hasFamily}
                    onOpen={props.onOpenPhoto}
                    onBroken={props.onBrokenPhoto}
                    onName={props.onNamePhoto}
                  />
                )}
                {message.text !== '' && <p dir="auto">{message.text}</p>}
              </>
            )}
            <p className={styles.foot}>
              {message.edited_at !== null && !isGone && <span>{t`put right`} · </span>}
              <time dateTime={message.sent_at}>{words.time(message.sent_at)}</time>
              {isOwn && !isGone && <State message={message} marks={marks} inWords={tellsState} />}
            </p>
          </div>
          {!isGone && (
            <MessageMenu thread={thread} message={message} author={name} isOwn={isOwn} onCompose={props.onCompose} />
          )}
        </div>
        {message.shown !== null && !isGone && <Shown thread={thread} shown={message.shown} />}
      </div>
    </article>
  );
}

/** How far one's own message is: sent, on somebody's device, read. */
function State({ message, marks, inWords }: Pick<BubbleProps, 'message' | 'marks'> & { inWords: boolean }) {
  const { t } = useLingui();
  const read = marks.filter((mark) => mark.read >= message.position).length;
  const isDelivered = marks.some((mark) => mark.delivered >= message.position);
  const readers = plural(read, { one: 'Read by #', other: 'Read by #' });
  const word = read > 0 ? (marks.length > 1 ? readers : t`Read`) : isDelivered ? t`Delivered` : t`Sent`;
  return (
    <span className={styles.state} data-read={read > 0 ? '' : undefined}>
      {read > 0 || isDelivered ? (
        <ChecksIcon weight="bold" aria-hidden="true" />
      ) : (
        <CheckIcon weight="bold" aria-hidden="true" />
      )}
      <span className={inWords ? undefined : 'visually-hidden'}>{word}</span>
    </span>
  );
}

function Shown({ thread, shown }: Pick<BubbleProps, 'thread'> & { shown: NonNullable<ChatMessage['shown']> }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const who = thread.resident?.known_as ?? '';
  const when = `${words.nearDay(words.dayOf(shown.at))}, ${words.time(shown.at)}`;
  return (
    <p className={styles.shown}>
      <EyeIcon weight="fill" aria-hidden="true" />
      <span>{t`Shown to ${who} by ${shown.by} · ${when}`}</span>
    </p>
  );
}
