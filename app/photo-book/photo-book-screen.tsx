import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useParams } from 'react-router';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { roomLeft } from './book-page.tsx';
import { BookWaiting } from './book-waiting.tsx';
import { BookPages } from './book-pages.tsx';
import { useBookTitle } from './book-words.ts';
import { DownloadBook } from './download-book.tsx';
import { usePhotoBook } from './photo-book.api.ts';
import styles from './photo-book-screen.module.css';

/** The book of one person, page by page, as it will be printed. */
export function PhotoBookScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = usePhotoBook(residentId);
  const seesResidents = useMay('residents.view');
  const backTo = seesResidents ? `/manage-resident/${residentId}` : '/tabs/home';
  const { data: book } = query;
  const title = useScreenTitle(book);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} backTo={backTo} width="wide">
      <AsyncView
        query={query}
        waiting={<BookWaiting />}
        failedTitle={t`There is a problem opening this book`}
        isEmpty={({ cover, pages }) => cover === null && pages.length === 0}
        empty={<NothingYet book={book} />}
      >
        {(full) => <Pages book={full} onBroken={() => void query.refetch()} />}
      </AsyncView>
    </FullScreen>
  );
}

function useScreenTitle(book: PhotoBook | undefined): string {
  const { t } = useLingui();
  const title = useBookTitle(book ?? NO_BOOK);
  return book === undefined ? t`Photo book` : title;
}

const NO_BOOK = { title: '', kind: 'life', resident: { id: '', known_as: '', portrait: null } } as const;

function Pages({ book, onBroken }: { book: PhotoBook; onBroken: () => void }) {
  const { t } = useLingui();
  const { pages, resident, contributors, version } = book;
  const names = contributors.join(', ');
  const left = roomLeft(pages.length);
  return (
    <>
      <Card className={styles.head}>
        <div className={styles.about}>
          <p>{useAbout(book)}</p>
          {names !== '' && <p className="secondary">{t`Put together by: ${names}`}</p>}
        </div>
        <div className={styles.actions}>
          <DownloadBook book={book} />
          {book.may_edit && <ChangeLink resident_id={resident.id} />}
          {book.may_edit && version > 0 && (
            <ButtonLink
              variant="quiet"
              to={`/photo-book/${resident.id}/history`}
              icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
            >
              {t`Earlier books`}
            </ButtonLink>
          )}
        </div>
      </Card>
      <BookPages book={book} onBroken={onBroken} />
      {left > 0 && (
        <p className="secondary">
          {plural(left, {
            one: 'The printed book ends with a page for your own words.',
            other: 'The printed book ends with # pages for your own words.',
          })}
        </p>
      )}
    </>
  );
}

function useAbout({ version, kind, changed_by, changed_at, until, resident }: PhotoBook): string {
  const { t } = useLingui();
  const time = useTimeWords();
  const name = resident.known_as;
  if (kind === 'memory' && until !== null) {
    return t`For ${name}’s family: the story, the photos and what was said. It can be made until ${time.date(until)}.`;
  }
  if (version === 0 || changed_at === null) {
    return t`This book made itself, from photos that were shared and moments that somebody keeps. It grows with them.`;
  }
  const day = time.nearDay(time.dayOf(changed_at));
  return changed_by === null ? t`Last changed: ${day}` : t`Last changed by ${changed_by}: ${day}`;
}

function ChangeLink({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  return (
    <ButtonLink
      variant="soft"
      to={`/photo-book/${resident_id}/change`}
      icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
    >
      {t`Change the book`}
    </ButtonLink>
  );
}

function NothingYet({ book }: { book: PhotoBook | undefined }) {
  const { t } = useLingui();
  const name = book?.resident.known_as ?? '';
  return (
    <Empty
      title={t`${name}’s book has no pages yet`}
      action={book?.may_edit === true && <ChangeLink resident_id={book.resident.id} />}
    >
      {t`With the first photo that is shared, or the first moment that somebody keeps, it begins by itself.`}
    </Empty>
  );
}
