import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { isStaff } from '@heartsease/domain/access/viewer.ts';
import type { BoardNotice } from '@heartsease/domain/notice-board/notice.ts';
import { markNoticeRead } from '@heartsease/domain/notice-board/notices.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { NoticePart, ReadMark } from './notice-part.tsx';
import { useNoticeBoard, useNoticeWrite } from './notice-board.api.ts';
import styles from './notices-screen.module.css';

/** The board as everybody sees it: what asks to be read first, then what is pinned, then the rest. */
export function NoticesScreen() {
  const { t } = useLingui();
  const profile = useProfile();
  const query = useNoticeBoard();
  const mayEdit = useMay('notices.edit');
  const items = query.data?.items ?? [];
  const asked = items.filter(({ must_read, read_at }) => must_read && read_at === null);
  return (
    <FullScreen
      title={t`Notice board`}
      under={profile.carehome.name}
      backTo={isStaff(profile) ? '/tabs/more' : '/tabs/home'}
      actions={
        mayEdit && (
          <ButtonLink
            variant="soft"
            to="/manage-notice-board"
            icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
          >
            {t`Look after the board`}
          </ButtonLink>
        )
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={5} />}
        failedTitle={t`There is a problem opening the notice board`}
        isEmpty={(board) => board.items.length === 0}
        empty={
          <Empty title={t`Nothing hangs here today`}>
            {t`News, menus and thank-yous will stand here, the latest on top.`}
          </Empty>
        }
      >
        {() => (
          <>
            {asked.length > 0 && (
              <Card tone="plum" className={styles.asked}>
                {plural(asked.length, {
                  one: '# notice asks you to say that you have read it.',
                  other: '# notices ask you to say that you have read them.',
                })}
              </Card>
            )}
            <ul className={styles.board} aria-label={t`Notices`}>
              {[...asked, ...items.filter((one) => !asked.includes(one))].map((notice) => (
                <li key={notice.id}>
                  <Hanging notice={notice} tellsAudience={isStaff(profile)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function Hanging({ notice, tellsAudience }: { notice: BoardNotice; tellsAudience: boolean }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const mark = useNoticeWrite(markNoticeRead);
  return (
    <NoticePart notice={notice} tellsAudience={tellsAudience}>
      {notice.must_read && (
        <ReadMark
          read_at={notice.read_at}
          busy={mark.isPending}
          onRead={() =>
            mark.write({ ...newWrite(), notice_id: notice.id }, () =>
              showToast({ kind: 'success', text: t`Thank you. It is noted that you have read it.` }),
            )
          }
        />
      )}
    </NoticePart>
  );
}
