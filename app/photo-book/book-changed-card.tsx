import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isSame } from '@heartsease/domain/merge.ts';
import type { BookPage, BookWords } from '@heartsease/domain/photo-book/photo-book.ts';
import { ChangedCard } from '../ui/changed-card.tsx';
import type { Changed } from '../ui/changed-meanwhile.ts';
import { useSaidValue } from '../words/said-value.ts';
import { useTimeWords } from '../words/time.ts';
import { useBookLabels, useLayoutWords } from './book-words.ts';
import type { Shown } from './use-shown.ts';

interface BookChangedCardProps {
  changed: Changed<BookWords>;
  shown: Shown;
  onChoose: (field: keyof BookWords, value: BookWords[keyof BookWords]) => void;
}

/** What somebody else changed in the same book, beside what was made of it here. */
export function BookChangedCard({ changed, shown, onChoose }: BookChangedCardProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const said = useSaidValue();
  const labels = useBookLabels();
  const layouts = useLayoutWords();
  const { mine, stands } = changed;

  /** How many they are, and those which the other side does not have so. */
  function pagesSaid(pages: readonly BookPage[], others: readonly BookPage[]): string {
    const own = pages.flatMap((page, place) => {
      if (isSame(page, others[place])) return [];
      const number = place + 1;
      return [`${number}. ${page.words === '' ? layouts[page.layout] : page.words}`];
    });
    return [plural(pages.length, { one: '# page', other: '# pages' }), ...own].join('\n');
  }

  function say(field: string, value: unknown): string {
    if (value === mine.pages) return pagesSaid(mine.pages, stands.pages);
    if (value === stands.pages) return pagesSaid(stands.pages, mine.pages);
    if (field === 'family_may_edit') return value === true ? t`The family too` : t`Staff only`;
    if (field !== 'cover_photo_id' || typeof value !== 'string') return said(value);
    const photo = shown.photoOf(value);
    if (photo === null) return t`a photo`;
    return photo.caption === '' ? t`the photo of ${time.date(photo.taken_on)}` : photo.caption;
  }

  return <ChangedCard changed={changed} labels={labels} say={say} onChoose={onChoose} />;
}
