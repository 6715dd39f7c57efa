import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useEarlierBooks } from './photo-book.api.ts';

/** Each time that somebody saved the book of one person, the latest first. */
export function EarlierBooksScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const time = useTimeWords();
  const query = useEarlierBooks(residentId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`Earlier books`} backTo={`/photo-book/${residentId}`}>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the earlier books`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Nobody has changed this book yet`}>
            {t`Each time that somebody saves it, what it was stays here.`}
          </Empty>
        }
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Earlier books`}>
              {items.map(({ version, at, by, pages }, place) => {
                const when = `${time.nearDay(time.dayOf(at))}, ${time.time(at)}`;
                const count = plural(pages, { one: '# page', other: '# pages' });
                return (
                  <ListRow
                    key={version}
                    title={by === null ? when : t`${by}: ${when}`}
                    under={count}
                    end={place === 0 && <Chip tone="info">{t`As it is now`}</Chip>}
                    to={`/photo-book/${residentId}/history/${version}`}
                  />
                );
              })}
            </List>
          </Card>
        )}
      </AsyncView>
    </FullScreen>
  );
}
