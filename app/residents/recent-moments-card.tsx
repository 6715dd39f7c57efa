import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { MomentRow } from './moment-row.tsx';
import styles from './recent-moments-card.module.css';
import { useMoments } from './residents.api.ts';

/** A page is what one reads before going in; the rest comes when asked for. */
const PAGE = 6;

/** The last moments of this person, a page at a time. */
export function RecentMomentsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useMoments({ resident_id: resident.id }, PAGE);
  const name = resident.known_as;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{t`Recent moments`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem showing the moments`}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<p className={styles.none}>{t`None yet. The first moment with ${name} will stand here.`}</p>}
      >
        {({ pages }) => (
          <ul>
            {pages
              .flatMap(({ items }) => items)
              .map((moment) => (
                <MomentRow key={moment.id} moment={moment} showsDay />
              ))}
          </ul>
        )}
      </AsyncView>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t`Show earlier moments`}
          </Button>
        </div>
      )}
    </Card>
  );
}
