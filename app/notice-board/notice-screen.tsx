import { useLingui } from '@lingui/react/macro';
import { ArchiveIcon } from '@phosphor-icons/react/dist/csr/Archive';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useParams } from 'react-router';
import type { ManagedNotice, NoticeChange } from '@heartsease/domain/notice-board/notice.ts';
import { archiveNotice } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { PrintNotices } from '../print/print-card.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useNotice, useNoticeWrite } from './notice-board.api.ts';
import { NoticeHistoryCard } from './notice-history-card.tsx';
import { NoticePart } from './notice-part.tsx';
import styles from './notice-screen.module.css';
import { useNoticeWords, useShownToWords } from './notice-words.ts';
import { ReadersCard } from './readers-card.tsx';

/** One notice for whoever looks after the board: how it hangs, who has read it, and what was done to it. */
export function NoticeScreen() {
  const { t } = useLingui();
  const { noticeId = '' } = useParams();
  const query = useNotice(noticeId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`Notice`} under={query.data && <Standing notice={query.data} />} backTo="/manage-notice-board">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening this notice`}
      >
        {(notice) => <Opened notice={notice} />}
      </AsyncView>
    </FullScreen>
  );
}

function Standing({ notice: { state, audience, families_of, expires_on, publish_on } }: { notice: ManagedNotice }) {
  const { t } = useLingui();
  const { states, audiences } = useNoticeWords();
  const time = useTimeWords();
  const whom = audience !== 'staff' && families_of === 'chosen' ? t`Some families` : audiences[audience];
  return [states[state], whom, time.span(publish_on, expires_on)].join(' · ');
}

function Opened({ notice }: { notice: ManagedNotice & { history: NoticeChange[] } }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const archive = useNoticeWrite(archiveNotice);
  const shownTo = useShownToWords();
  const isArchived = notice.state === 'archived';

  function put(is_archived: boolean) {
    archive.write({ ...newWrite(), notice_id: notice.id, is_archived }, () =>
      showToast({ kind: 'success', text: is_archived ? t`It is off the board.` : t`It is back.` }),
    );
  }

  return (
    <div className={styles.parts}>
      <NoticePart notice={{ ...notice, read_at: null }} tellsAudience />
      {notice.photo_id !== null && (
        <p className="secondary">
          {notice.photo === null
            ? t`The photo can’t be shown: somebody in it said no to photos.`
            : shownTo(notice.photo.shown_to, notice.audience)}
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink
          to={`/manage-notice-board/${notice.id}/edit`}
          icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
        >
          {t`Change it`}
        </ButtonLink>
        <PrintNotices notice={notice} />
        <Button
          variant="line"
          busy={archive.isPending}
          icon={
            isArchived ? (
              <ArrowUUpLeftIcon weight="bold" aria-hidden="true" />
            ) : (
              <ArchiveIcon weight="bold" aria-hidden="true" />
            )
          }
          onClick={() => put(!isArchived)}
        >
          {isArchived ? t`Bring it back` : t`Take it off the board`}
        </Button>
      </div>
      {notice.must_read && <ReadersCard notice={notice} />}
      <NoticeHistoryCard history={notice.history} />
    </div>
  );
}
