import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { isBare } from '@heartsease/domain/photo-book/photo-book.ts';
import type { SeenPage } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './book-form.module.css';
import { BookPage } from './book-page.tsx';

interface PageTileProps {
  page: SeenPage;
  place: number;
  count: number;
  name: string;
  onMove: (to: number) => void;
  onOpen: () => void;
  onBroken: () => void;
  drag: object;
}

/** A page among the others, with what moves and changes it. */
export function PageTile({ page, place, count, name, onMove, onOpen, onBroken, drag }: PageTileProps) {
  const { t } = useLingui();
  const number = place + 1;
  return (
    <li className={styles.tile} {...drag}>
      <div className={styles.preview}>
        {isBare(page) ? (
          <p className={styles.bare}>{t`Nothing is left on this page. It will not be printed.`}</p>
        ) : (
          <BookPage page={page} name={name} onBroken={onBroken} />
        )}
      </div>
      <div className={styles.tools}>
        <span className={styles.number}>{number}</span>
        <IconButton
          label={t`Move page ${number} earlier`}
          icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
          aria-disabled={place === 0 || undefined}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          label={t`Move page ${number} later`}
          icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
          aria-disabled={number === count || undefined}
          onClick={() => onMove(place + 1)}
        />
        <Button
          variant="line"
          size="small"
          aria-haspopup="dialog"
          aria-label={t`Change page ${number}`}
          onClick={onOpen}
        >
          {t`Change`}
        </Button>
      </div>
    </li>
  );
}
