import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { CameraPlusIcon } from '@phosphor-icons/react/dist/csr/CameraPlus';
import { Suspense, lazy, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { FamilyBookPage } from '@heartsease/domain/family-organisation/family-book.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { useOverlay } from '../shell/overlay.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CoverPage } from './book-page.tsx';
import { useFamilyCover, useFamilyPages, useWaitingPages } from './family-book.api.ts';
import type { IdeaOfPage } from './family-page-sheet.tsx';
import styles from './photo-book-card.module.css';

const ADDRESS = '/photo-book';

/** It brings all that photos are sent with, which a home is whole without. */
const FamilyPageSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('./family-page-sheet.tsx')).FamilyPageSheet),
}));

/** On the home of a family organisation: their book, once it has a page. */
export function FamilyBookCard() {
  const pages = useFamilyPages(useMay('family_book.view'));
  return pages === undefined || pages.length === 0 ? null : <Cover pages={pages} />;
}

function Cover({ pages }: { pages: readonly FamilyBookPage[] }) {
  const { t } = useLingui();
  const id = useId();
  const book = useFamilyCover(pages);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Our book`}</h2>
      {/* For a finger or a mouse; the button below says the same to everybody else. */}
      <Link to={ADDRESS} aria-hidden="true" tabIndex={-1} className={styles.cover}>
        <CoverPage book={book} />
      </Link>
      <ButtonLink variant="soft" to={ADDRESS} icon={<BookOpenIcon weight="bold" aria-hidden="true" />}>
        {t`Open the book`}
      </ButtonLink>
    </Card>
  );
}

interface ToBookButtonProps {
  idea: IdeaOfPage;
  /** The day on which it was done. */
  day: string;
  /** As it is called where it stands. */
  title: string;
  size?: 'small' | 'large';
  /** It is in the book: what had the focus is gone. */
  onKept: () => void;
}

/** Whether what was done on a day has a page in the book, or one that waits on this device. */
export function useIsInBook({ activity_id }: Pick<IdeaOfPage, 'activity_id'>, day: string): boolean {
  const pages = useFamilyPages(useMay('family_book.view')) ?? [];
  const waits = useWaitingPages().map(({ entry }) => entry.input);
  return (
    pages.some((page) => page.day === day && page.idea?.activity_id === activity_id) ||
    waits.some((said) => said['day'] === day && said['activity_id'] === activity_id)
  );
}

/** After "We did it": a photo or a line of it for the book; once it has a page, the way there. */
export function ToBookButton({ idea, day, title, size = 'small', onKept }: ToBookButtonProps) {
  const { t } = useLingui();
  const mayKeep = useMay('family_book.keep');
  const isIn = useIsInBook(idea, day);
  const { shown, open, close } = useOverlay();
  const { activity_id, icon, tint, welsh } = idea;
  const isOpen = shown[0] === 'page' && shown[1] === activity_id && shown[2] === day;
  const isOver = isIn && !isOpen;
  const wasOpen = useRef(false);
  const tell = useEffectEvent(onKept);
  useEffect(() => {
    if (wasOpen.current && isOver) tell();
    wasOpen.current = isOpen;
  }, [isOpen, isOver]);
  if (isOver && size === 'large') {
    return (
      <ButtonLink to={ADDRESS} variant="soft" size={size} icon={<BookOpenIcon weight="bold" aria-hidden="true" />}>
        {t`Open your book`}
      </ButtonLink>
    );
  }
  if (isOver || !mayKeep) return null;
  return (
    <>
      <Button
        variant={size === 'large' ? 'soft' : 'quiet'}
        size={size}
        icon={<CameraPlusIcon weight="bold" aria-hidden="true" />}
        aria-haspopup="dialog"
        {...(size === 'small' && { 'aria-label': t`For your book: ${title}` })}
        onClick={() => open('page', activity_id, day)}
      >
        {size === 'large' ? t`Add a photo or a line for your book` : t`For your book`}
      </Button>
      {isOpen && (
        <Suspense>
          <FamilyPageSheet
            page={null}
            idea={{ activity_id, icon, tint, welsh, title: idea.title }}
            day={day}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
