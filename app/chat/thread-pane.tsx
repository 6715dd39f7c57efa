import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { getThread } from '@heartsease/domain/chat/chats.endpoints.ts';
import type { ChatMessage } from '@heartsease/domain/chat/chat.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { failureOf } from '../api/failure.ts';
import { useProfile } from '../session/use-session.ts';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Failed } from '../ui/empty.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useMessages, useReading, useThread, useThreads } from './chat.api.ts';
import { Composer } from './composer.tsx';
import type { Composing } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { NotMonitored } from './not-monitored.tsx';
import { ThreadFace } from './thread-face.tsx';
import { ThreadInfoSheet } from './thread-info-sheet.tsx';
import styles from './thread-pane.module.css';
import { useThreadWords } from './thread-words.ts';
import { useSendingMessages } from './use-sending-messages.ts';

type Thread = OutputOf<typeof getThread>;

/** One thread: who is in it, what was written, and where to write. */
export function ThreadPane({ chat_thread_id }: { chat_thread_id: string }) {
  const { t } = useLingui();
  const query = useThread(chat_thread_id);
  const navigate = useNavigate();
  // Not where only the asking failed: what is open stays to be read.
  const isShut = isNothingThere(query.error) || failureOf(query.error)?.kind === 'forbidden';
  const back = (
    <IconButton
      label={t`Back to the conversations`}
      icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
      onClick={() => void navigate('/tabs/messages')}
      className={styles.back}
    />
  );
  return (
    <section className={styles.pane} data-over-tabs="" aria-label={t`Conversation`}>
      {isShut ? (
        <>
          <header className={styles.head}>{back}</header>
          <Failed title={t`This conversation is not there for you`} onRetry={() => void query.refetch()}>
            {t`It may rest, or your access may have changed.`}
          </Failed>
        </>
      ) : (
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={6} />}
          failedTitle={t`There is a problem showing the messages`}
        >
          {(thread) => (
            <>
              <ThreadHead thread={thread} back={back} />
              <NotMonitored thread={thread} />
              <Conversation thread={thread} />
            </>
          )}
        </AsyncView>
      )}
    </section>
  );
}

function ThreadHead({ thread, back }: { thread: Thread; back: ReactNode }) {
  const { t } = useLingui();
  const { title, under } = useThreadWords()(thread);
  const [showsInfo, showInfo] = useState(false);
  return (
    <header className={styles.head}>
      {back}
      <ThreadFace thread={thread} />
      <div className={styles.names}>
        <h2>{title}</h2>
        <p>{under}</p>
      </div>
      <IconButton
        label={t`Who is in this conversation`}
        icon={<InfoIcon aria-hidden="true" />}
        onClick={() => showInfo(true)}
      />
      {showsInfo && <ThreadInfoSheet thread={thread} onClose={() => showInfo(false)} />}
    </header>
  );
}

function Conversation({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { id: own_id } = useProfile();
  const query = useMessages(thread.id);
  const messages: ChatMessage[] = query.data?.pages.toReversed().flatMap(({ items }) => items) ?? [];
  const sought = useSought(query, messages);
  const { pending, send } = useSendingMessages(thread, messages);
  const hasFamily = thread.people.some(({ role }) => role === 'relative');
  const [composing, compose] = useState<Composing | null>(null);
  const [ended, countEnded] = useState(0);
  const last = messages.at(-1)?.position ?? 0;
  const line = useThreads({ isBackground: true }).data?.items.find(({ id }) => id === thread.id);
  useReading(thread.id, last, line === undefined || line.unread > 0);
  if (query.data === undefined && query.isError) {
    return <Failed title={t`There is a problem showing the messages`} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      {query.data === undefined ? (
        <SkeletonRows rows={5} />
      ) : (
        <MessageLog
          thread={thread}
          messages={messages}
          pending={pending}
          authors={query.data.pages.flatMap(({ authors }) => authors)}
          marks={(query.data.pages[0]?.marks ?? []).filter(({ person_id }) => person_id !== own_id)}
          sought={sought}
          earlier={{
            isThere: query.hasNextPage,
            isComing: query.isFetchingNextPage,
            hasFailed: query.isFetchNextPageError,
            fetch: () => void query.fetchNextPage(),
          }}
          hasFamily={hasFamily}
          onBrokenPhoto={() => void query.refetch()}
          onCompose={compose}
        />
      )}
      {thread.may_write ? (
        <Composer
          // A message that is put right begins with its words, and what was begun before waits.
          key={composing?.what === 'edit' ? composing.message.id : 'new'}
          thread={thread}
          composing={composing}
          ended={ended}
          hasFamily={hasFamily}
          onEnd={() => {
            compose(null);
            countEnded(ended + 1);
          }}
          onSend={(text, files) => {
            const reply_to_id = composing?.what === 'reply' ? composing.message.id : null;
            void send(text, { reply_to_id, files });
          }}
        />
      ) : (
        <p
          className={styles.rests}
        >{t`This conversation rests: nobody has agreed to it any more. What was written stays for the team.`}</p>
      )}
    </>
  );
}

/**
 * `?at=12`: opened from the search, at the message with that place in the thread. Earlier pages are fetched until it is
 * there.
 */
function useSought(query: ReturnType<typeof useMessages>, messages: readonly ChatMessage[]): number | null {
  const [address] = useSearchParams();
  const { isFetching, hasNextPage, isFetchNextPageError } = query;
  const at = Number(address.get('at') ?? '');
  const sought = Number.isInteger(at) && at > 0 ? at : null;
  const [first] = messages;
  const isFurther = sought !== null && first !== undefined && first.position > sought;
  const isToFetch = isFurther && hasNextPage && !isFetching && !isFetchNextPageError;
  const fetchEarlier = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (isToFetch) fetchEarlier();
  }, [isToFetch]);
  return sought;
}
