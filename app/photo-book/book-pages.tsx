import { useLingui } from '@lingui/react/macro';
import type { PhotoBook } from '@heartsease/domain/photo-book/photo-book.ts';
import { classNames } from '../ui/class-names.ts';
import { BookPage, CoverPage } from './book-page.tsx';
import styles from './photo-book-screen.module.css';

/** A book from its cover to its last page, each with who made it. */
export function BookPages({ book, onBroken }: { book: PhotoBook; onBroken: () => void }) {
  const { t } = useLingui();
  return (
    <ol className={styles.pages} aria-label={t`Pages`}>
      <li>
        <CoverPage book={book} onBroken={onBroken} />
      </li>
      {book.pages.map((page) => {
        const { by } = page;
        return (
          <li key={page.key}>
            <BookPage page={page} name={book.resident.known_as} onBroken={onBroken} />
            {by !== null && <p className={classNames('secondary', styles.by)}>{t`By ${by}`}</p>}
          </li>
        );
      })}
    </ol>
  );
}
