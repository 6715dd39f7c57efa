import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MonitorIcon } from '@phosphor-icons/react/dist/csr/Monitor';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { useState } from 'react';
import { NOTICE_STATES } from '@heartsease/domain/notice-board/notice.ts';
import type { ManagedNotice, NoticeState } from '@heartsease/domain/notice-board/notice.ts';
import { NOTICE_STAMPS } from '@heartsease/domain/notice-board/notice-stamps.ts';
import { PrintNotices } from '../print/print-card.tsx';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip, FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { FilterRow } from '../ui/filter-row.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './manage-notices-screen.module.css';
import { useNotices } from './notice-board.api.ts';
import { useNoticeWords } from './notice-words.ts';
import { TvLinksSheet } from './tv-links-sheet.tsx';

/** All notices of the home by how they stand: what hangs now, what waits, what is over or was put away. */
export function ManageNoticesScreen() {
  const { t } = useLingui();
  const query = useNotices();
  const { states } = useNoticeWords();
  const mayShowInLounge = useMay('notices.tv');
  const { shown, open, close } = useOverlay();
  const [state, show] = useState<NoticeState>('now');
  const items = query.data?.items ?? [];
  const there = items.filter((notice) => notice.state === state);
  const newNotice = (
    <ButtonLink to="/manage-notice-board/new" icon={<PlusIcon weight="bold" aria-hidden="true" />}>
      {t`Write a notice`}
    </ButtonLink>
  );
  return (
    <FullScreen title={t`Notice board`} under={t`For staff, for families and in the lounge`} actions={newNotice}>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the notices`}
        isEmpty={(all) => all.items.length === 0}
        empty={
          <Empty title={t`The board is empty`} action={newNotice}>
            {t`Begin with the menu, or with a thank-you.`}
          </Empty>
        }
      >
        {() => (
          <div className={styles.parts}>
            <FilterRow label={t`How they stand`}>
              {NOTICE_STATES.map((each) => (
                <FilterChip key={each} isOn={state === each} onChange={() => show(each)}>
                  {`${states[each]} · ${items.filter((notice) => notice.state === each).length}`}
                </FilterChip>
              ))}
            </FilterRow>
            {there.length === 0 ? (
              <NothingOf state={state} />
            ) : (
              <Card padding="none">
                <List aria-label={states[state]}>
                  {there.map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} />
                  ))}
                </List>
              </Card>
            )}
            <div className={styles.ways}>
              <PrintNotices notice={null} />
              {mayShowInLounge && (
                <Button
                  variant="line"
                  icon={<MonitorIcon weight="bold" aria-hidden="true" />}
                  onClick={() => open('tv')}
                >
                  {t`Screen in the lounge`}
                </Button>
              )}
            </div>
          </div>
        )}
      </AsyncView>
      {shown[0] === 'tv' && mayShowInLounge && <TvLinksSheet onClose={close} />}
    </FullScreen>
  );
}

function NothingOf({ state }: { state: NoticeState }) {
  const { t } = useLingui();
  const words: Record<NoticeState, string> = {
    now: t`Nothing hangs now`,
    scheduled: t`Nothing waits to be shown`,
    over: t`Nothing is over yet`,
    archived: t`Nothing was put away`,
  };
  return <Empty title={words[state]} art={null} />;
}

function NoticeRow({ notice }: { notice: ManagedNotice }) {
  const { t } = useLingui();
  const { categories, audiences } = useNoticeWords();
  const time = useTimeWords();
  const { icon, tint } = NOTICE_STAMPS[notice.category];
  const from = time.nearDay(notice.publish_on);
  const until = time.shortDay(notice.expires_on);
  const when = notice.state === 'scheduled' ? t`from ${from}, ${notice.publish_time}` : t`until ${until}`;
  const whom =
    notice.audience !== 'staff' && notice.families_of === 'chosen' ? t`Some families` : audiences[notice.audience];
  const { done = 0, of = 0 } = notice.read ?? {};
  return (
    <ListRow
      lead={<Stamp icon={icon} tint={tint} />}
      title={notice.title}
      under={[categories[notice.category], whom, when].join(' · ')}
      to={`/manage-notice-board/${notice.id}`}
      isDone={notice.state === 'over' || notice.state === 'archived'}
      end={
        (notice.read !== null || notice.is_pinned) && (
          <span className={styles.facts}>
            {notice.is_pinned && (
              <Chip tone="mustard" icon={<PushPinIcon weight="fill" aria-hidden="true" />}>
                {t`Pinned`}
              </Chip>
            )}
            {notice.read !== null && (
              <Chip tone={done === of ? 'good' : 'plum'}>
                {done === of
                  ? t`Read by all`
                  : plural(of - done, { one: '# has not read it', other: '# have not read it' })}
              </Chip>
            )}
          </span>
        )
      }
    />
  );
}
