import { useLingui } from '@lingui/react/macro';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import type { ChatMark, ChatMessage, ChatThread } from '@heartsease/domain/chat/chat.ts';
import type { StaffFace } from '@heartsease/domain/reports/report.ts';
import { useAskAnew } from '../api/use-ask-anew.ts';
import { useOpenPhoto } from '../shell/use-open-photo.ts';
import { NamePeople } from '../photos/name-people-card.tsx';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { Bubble } from './bubble.tsx';
import type { Composing } from './composer.tsx';
import { ConversationLightbox } from './conversation-lightbox.tsx';
import { useSeenPhotos } from './message-photos.tsx';
import styles from './message-log.module.css';
import { PendingBubble } from './pending-bubble.tsx';
import type { PendingMessage } from './use-sending-messages.ts';

interface MessageLogProps {
  thread: ChatThread;
  messages: readonly ChatMessage[];
  pending: readonly PendingMessage[];
  authors: readonly StaffFace[];
  /** How far the others have it. */
  marks: readonly ChatMark[];
  /** The place in the thread of the message that somebody looked for. */
  sought: number | null;
  earlier: { isThere: boolean; isComing: boolean; hasFailed: boolean; fetch: () => void };
  /** Family is in the conversation. */
  hasFamily: boolean;
  /** The address of a photo has ended. */
  onBrokenPhoto: () => void;
  onCompose: (composing: Composing) => void;
}

/** So long one goes on speaking: the face and the name stand above the first of these alone. */
const SAME_BREATH_MS = 5 * 60_000;

/** What was written, day by day, the newest at the foot; new messages are read out. */
export function MessageLog(props: MessageLogProps) {
  const { thread, messages, pending, authors, marks, sought, earlier, hasFamily, onCompose } = props;
  const { t } = useLingui();
  const words = useTimeWords();
  const { id: own_id } = useProfile();
  const facesById = new Map(authors.map((author) => [author.id, author]));
  const seenPhotos = useSeenPhotos();
  const photosOf = (message: ChatMessage) =>
    seenPhotos(message, facesById.get(message.author_id)?.known_as ?? '', message.author_id === own_id);
  const askAnew = useAskAnew(props.onBrokenPhoto);
  const [openId, open] = useOpenPhoto();
  const [named, name] = useState<{ photo_id: string; isNew: boolean } | null>(null);
  const likely = thread.resident === null ? [] : [thread.resident];
  const lastOwn = messages.findLast(({ author_id }) => author_id === own_id)?.id;
  return (
    <div className={styles.scroller}>
      <div className={styles.log} role="log" aria-label={t`Messages`}>
        {earlier.hasFailed && (
          <p role="alert" className={styles.earlier}>{t`There is a problem showing the messages`}</p>
        )}
        {earlier.isThere && (
          <Button
            variant="soft"
            size="small"
            busy={earlier.isComing}
            onClick={earlier.fetch}
            className={styles.earlier}
          >
            {t`Show earlier messages`}
          </Button>
        )}
        {messages.length + pending.length === 0 && (
          <Empty title={t`Nothing here yet`}>{t`The first message begins the conversation.`}</Empty>
        )}
        {messages.map((message, place) => {
          const before = messages[place - 1];
          const day = words.dayOf(message.sent_at);
          const isNewDay = before === undefined || words.dayOf(before.sent_at) !== day;
          return (
            <Fragment key={message.id}>
              {isNewDay && <DayLine>{words.nearDay(day)}</DayLine>}
              <Bubble
                thread={thread}
                message={message}
                author={facesById.get(message.author_id) ?? null}
                quoted={message.reply_to === null ? null : (facesById.get(message.reply_to.author_id) ?? null)}
                isOwn={message.author_id === own_id}
                goesOn={!isNewDay && before !== undefined && isSameBreath(before, message)}
                marks={marks}
                photos={photosOf(message)}
                hasFamily={hasFamily}
                onOpenPhoto={open}
                onBrokenPhoto={askAnew}
                onNamePhoto={(photo_id) => name({ photo_id, isNew: false })}
                isSought={message.position === sought}
                tellsState={message.id === lastOwn && pending.length === 0}
                onCompose={onCompose}
              />
            </Fragment>
          );
        })}
        {pending.map((message) => (
          <PendingBubble key={message.write_id} message={message} />
        ))}
      </div>
      <ConversationLightbox
        photos={messages.flatMap(photosOf)}
        openId={openId}
        onOpen={open}
        onBroken={askAnew}
        onKept={(photo_id) => {
          open(null);
          name({ photo_id, isNew: true });
        }}
      />
      {named !== null && (
        <NamePeople photo_id={named.photo_id} isNew={named.isNew} likely={likely} onClose={() => name(null)} />
      )}
    </div>
  );
}

function DayLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.day}>
      <span>{children}</span>
    </p>
  );
}

function isSameBreath(before: ChatMessage, message: ChatMessage): boolean {
  const pause = Date.parse(message.sent_at) - Date.parse(before.sent_at);
  return before.author_id === message.author_id && pause < SAME_BREATH_MS;
}
