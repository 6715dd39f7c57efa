import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CoverPage } from './book-page.tsx';
import { useBookCover } from './photo-book.api.ts';
import styles from './photo-book-card.module.css';

/** On a resident's page: the way to their book, or to the memory book as long as it can be made. */
export function PhotoBookOfResidentCard({ resident }: { resident: Pick<Resident, 'id'> }) {
  return <BookCard resident_id={resident.id} />;
}

/** On a relative's home: the book of their person. */
export function PhotoBookOfMineCard({ resident_id }: { resident_id: string }) {
  return <BookCard resident_id={resident_id} />;
}

/** Without a book, or where it can't be opened, nothing. */
function BookCard({ resident_id }: { resident_id: string }) {
  const { t } = useLingui();
  const id = useId();
  const opens = useMay('photo_book.open');
  const { data: book } = useBookCover(resident_id, opens);
  if (book === undefined) return null;
  const name = book.resident.known_as;
  const address = `/photo-book/${resident_id}`;
  const isMemory = book.kind === 'memory';
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{isMemory ? t`Memory book` : t`Photo book`}</h2>
      {(book.cover !== null || book.has_pages) && (
        // For a finger or a mouse; the button below says the same to everybody else.
        <Link to={address} aria-hidden="true" tabIndex={-1} className={styles.cover}>
          <CoverPage book={book} />
        </Link>
      )}
      <p className="secondary">
        {isMemory
          ? t`The story, photos and words, for ${name}’s family.`
          : t`Photos that were shared and moments that are kept, as a book to turn and to print.`}
      </p>
      <ButtonLink variant="soft" to={address} icon={<BookOpenIcon weight="bold" aria-hidden="true" />}>
        {isMemory ? t`Open the memory book` : t`Open the book`}
      </ButtonLink>
    </Card>
  );
}
