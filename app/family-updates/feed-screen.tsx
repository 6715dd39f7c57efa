import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { FamilyUpdate } from '@heartsease/domain/family-updates/family-update.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { FilterChip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePersonsHome, useUpdates } from './family-updates.api.ts';
import styles from './feed-screen.module.css';
import { MomentCard } from './moment-card.tsx';

/** What was shared of one person, day by day, as far back as it goes. */
export function FeedScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const isKept = search.has('kept');
  const query = useUpdates(residentId, isKept);
  const home = usePersonsHome(residentId);
  const name = query.data?.pages[0]?.known_as;
  const title = name === undefined ? t`Earlier days` : t`${name}’s days`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo="/tabs/home" width="narrow">
      <div className={styles.feed}>
        <div>
          <FilterChip isOn={isKept} onChange={(is_on) => setSearch(is_on ? { kept: '' } : {}, { replace: true })}>
            {t`Kept for the book`}
          </FilterChip>
        </div>
        <AsyncView
          query={query}
          failedTitle={t`There is a problem opening these days`}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={isKept ? <NothingKept /> : <NothingShared />}
        >
          {({ pages }) => (
            <Days
              updates={pages.flatMap(({ items }) => items)}
              name={name ?? ''}
              isInMemory={home.data?.is_in_memory ?? false}
            />
          )}
        </AsyncView>
        {query.isFetchNextPageError && <p role="alert">{t`There is a problem opening these days`}</p>}
        {query.hasNextPage && (
          <Button
            variant="soft"
            full
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >{t`Show earlier days`}</Button>
        )}
      </div>
    </FullScreen>
  );
}

function Days({ updates, name, isInMemory }: { updates: FamilyUpdate[]; name: string; isInMemory: boolean }) {
  const words = useTimeWords();
  const { hash } = useLocation();
  // The address may name a day, which comes after the page, so the browser missed it.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      {[...Map.groupBy(updates, ({ day }) => day)].map(([day, ofDay]) => (
        <section key={day} id={day} aria-labelledby={`day-${day}`} className={styles.day}>
          <h2 id={`day-${day}`} className="serif">
            {day === words.today ? words.nearDay(day) : words.longDay(day)}
          </h2>
          {ofDay.map((update) => (
            <MomentCard key={update.id} update={update} name={name} isInMemory={isInMemory} heading="h3" />
          ))}
        </section>
      ))}
    </>
  );
}

function NothingShared() {
  const { t } = useLingui();
  return <Empty title={t`Nothing shared yet`}>{t`As soon as staff share a moment, it stands here.`}</Empty>;
}

function NothingKept() {
  const { t } = useLingui();
  return (
    <Empty title={t`Nothing kept yet`}>
      {t`Tap “Keep in book” under a moment, and it waits here for the photo book.`}
    </Empty>
  );
}
