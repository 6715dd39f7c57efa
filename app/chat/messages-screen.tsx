import { useLingui } from '@lingui/react/macro';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { isFamilyUser, isRelative } from '@heartsease/domain/access/viewer.ts';
import { useProfile } from '../session/use-session.ts';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useThreads } from './chat.api.ts';
import { FoundMessages } from './found-messages.tsx';
import styles from './messages-screen.module.css';
import { NewThreadSheet } from './new-thread-sheet.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';

/** `/tabs/messages`: the threads, and beside them, or over them on a phone, the one that is open. */
export function MessagesScreen() {
  const { t } = useLingui();
  const { chatThreadId } = useParams();
  return (
    <div className={styles.screen} data-open={chatThreadId === undefined ? undefined : ''}>
      <Threads openId={chatThreadId} />
      {chatThreadId === undefined ? (
        <div className={styles.nothing}>
          <Empty title={t`Choose a conversation`}>{t`What is written stands here.`}</Empty>
        </div>
      ) : (
        <>
          <h1 className={classNames('visually-hidden', styles.alone)}>{t`Messages`}</h1>
          <ThreadPane key={chatThreadId} chat_thread_id={chatThreadId} />
        </>
      )}
    </div>
  );
}

function Threads({ openId }: { openId: string | undefined }) {
  const { t } = useLingui();
  const profile = useProfile();
  const { carehome } = profile;
  const query = useThreads();
  const [wanted, want] = useState('');
  const words = useDeferredValue(wanted.trim());
  const { shown, open, close } = useOverlay();
  const newButton = (
    <Button icon={<NotePencilIcon weight="bold" aria-hidden="true" />} onClick={() => open('new')}>
      {t`New message`}
    </Button>
  );
  return (
    <section className={styles.list} aria-label={t`Messages`}>
      <div className={styles.head} data-tour="messages">
        <h1>{t`Messages`}</h1>
        {newButton}
      </div>
      <SearchField
        label={t`Search in your messages`}
        value={wanted}
        onChange={(event) => want(event.target.value)}
        onClear={() => want('')}
      />
      {words.length > 1 ? (
        <FoundMessages words={words} />
      ) : (
        <AsyncView
          query={query}
          waiting={<SkeletonRows rows={6} />}
          failedTitle={t`There is a problem showing your messages`}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Empty title={t`Nobody has written yet`}>
              {isFamilyUser(profile) && !isRelative(profile)
                ? t`What you write to each other in your circle stands here.`
                : t`Messages go to the activities team, not the nurses. For anything urgent call ${carehome.phone}.`}
            </Empty>
          }
        >
          {({ items }) => <ThreadList threads={items} openId={openId} />}
        </AsyncView>
      )}
      {shown[0] === 'new' && <NewThreadSheet onClose={close} />}
    </section>
  );
}
