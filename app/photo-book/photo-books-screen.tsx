import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { usePhotoBooks } from './photo-book.api.ts';

/** Above this one looks for a name. */
const MANY = 8;

/** Everybody whose book one may open. */
export function PhotoBooksScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const query = usePhotoBooks();
  const [sought, setSought] = useState('');
  return (
    <FullScreen title={t`Photo books`}>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this list`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`No books yet`}>
            {t`A book is about somebody who lives in a home, made from photos that the home shared with their family.`}
          </Empty>
        }
      >
        {({ items }) => (
          <>
            {items.length > MANY && (
              <SearchField
                label={t`Search by name`}
                value={sought}
                onChange={(event) => setSought(event.target.value)}
                onClear={() => setSought('')}
              />
            )}
            <Card padding="none">
              <List aria-label={t`Photo books`}>
                {items
                  .filter(({ known_as, last_name }) => matchesWords(sought, [known_as, last_name]))
                  .map(({ resident_id, known_as, last_name, portrait, kind, changed_at }) => (
                    <ListRow
                      key={resident_id}
                      lead={<Face person={{ known_as, portrait }} />}
                      title={fullName({ known_as, last_name })}
                      under={
                        changed_at === null ? t`Makes itself` : t`Last changed: ${time.nearDay(time.dayOf(changed_at))}`
                      }
                      end={kind === 'memory' && <Chip tone="info">{t`Memory book`}</Chip>}
                      to={`/photo-book/${resident_id}`}
                    />
                  ))}
              </List>
            </Card>
          </>
        )}
      </AsyncView>
    </FullScreen>
  );
}
