import { useLingui } from '@lingui/react/macro';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { useNavigate, useParams } from 'react-router';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { BookPages } from './book-pages.tsx';
import styles from './photo-book-screen.module.css';
import { useEarlierBook, usePhotoBook, useRestoreBook } from './photo-book.api.ts';

/** The book of one person as it was saved once, page by page, and the way back to it. */
export function EarlierBookScreen() {
  const { t } = useLingui();
  const { residentId = '', version = '' } = useParams();
  const query = useEarlierBook(residentId, Number(version));
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`An earlier book`} backTo={`/photo-book/${residentId}/history`} width="wide">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={3} height={240} />}
        failedTitle={t`There is a problem opening this book`}
      >
        {(book) => (
          <>
            <WayBack book={book} />
            <BookPages book={book} onBroken={() => void query.refetch()} />
          </>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function WayBack({ book }: { book: PhotoBook }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const navigate = useNavigate();
  const { id } = book.resident;
  const { data: stands } = usePhotoBook(id);
  const restore = useRestoreBook(() => void navigate(`/photo-book/${id}`));
  const { changed_by, changed_at } = book;
  const when = changed_at === null ? '' : `${time.nearDay(time.dayOf(changed_at))}, ${time.time(changed_at)}`;
  return (
    <Card className={styles.head}>
      <div className={styles.about}>
        <p>{changed_by === null ? t`Saved: ${when}` : t`Saved by ${changed_by}: ${when}`}</p>
        <p className="secondary">
          {stands?.version === book.version
            ? t`This is how the book is now.`
            : t`What stands in the book now is kept here too.`}
        </p>
      </div>
      {stands !== undefined && stands.version !== book.version && (
        <Button
          icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
          busy={restore.isPending}
          onClick={() => restore.mutate({ resident_id: id, base_version: stands.version, version: book.version })}
        >
          {t`Bring this book back`}
        </Button>
      )}
    </Card>
  );
}
