import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DrawnBook } from '@heartsease/domain/photo-book/drawn-book.ts';
import type { BookLayout, BookPhoto, BookWords } from '@heartsease/domain/photo-book/photo-book.ts';
import { useTimeWords } from '../words/time.ts';

/** What a book is called: by somebody, otherwise by the person’s name. */
export function useBookTitle({ title, kind, resident }: Pick<DrawnBook, 'title' | 'kind' | 'resident'>): string {
  const { t } = useLingui();
  const name = resident.known_as;
  if (title !== '') return title;
  return kind === 'memory' ? t`In memory of ${name}` : t`${name}’s book`;
}

/** @param name of whose book it is; empty where it is nobody’s alone */
export function useBookPhotoAlt({ caption, others, taken_on }: BookPhoto, name: string): string {
  const { t } = useLingui();
  const time = useTimeWords();
  const friends = plural(others, { one: 'a friend', 2: 'two friends', 3: 'three friends', other: '# friends' });
  const who = others === 0 ? name : t`${name} and ${friends}`;
  if (name === '') return t`Photo, ${time.date(taken_on)}`;
  return caption === '' ? t`${who}, ${time.date(taken_on)}` : `${caption} (${who})`;
}

export function useLayoutWords(): Record<BookLayout, string> {
  const { t } = useLingui();
  return {
    photo: t`One photo`,
    two: t`Two photos`,
    photo_words: t`A photo with words`,
    words: t`Words alone`,
    story: t`From the life story`,
    month: t`A month begins`,
  };
}

/** The fields of a book, as somebody who changed the same one is told. */
export function useBookLabels(): Record<keyof BookWords, string> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    subtitle: t`Line below it`,
    cover_photo_id: t`Photo of the cover`,
    family_may_edit: t`Who may change it`,
    pages: t`Pages`,
  };
}
