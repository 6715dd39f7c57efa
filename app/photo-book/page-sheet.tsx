import { useLingui } from '@lingui/react/macro';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { BookLayout, BookPage as KeptPage, SeenPage } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './book-form.module.css';
import { BookPage } from './book-page.tsx';
import { useLayoutWords } from './book-words.ts';

interface PageSheetProps {
  page: KeptPage;
  seen: SeenPage;
  name: string;
  onChange: (page: KeptPage) => void;
  onTakeOut: () => void;
  onClose: () => void;
}

/** Words as long as a page has room for. */
const MOST_WORDS = 600;

/** One page: how it is laid out and what is written on it. */
export function PageSheet({ page, seen, name, onChange, onTakeOut, onClose }: PageSheetProps) {
  const { t } = useLingui();
  const labels = useLayoutWords();
  const layouts = layoutsFor(page);
  const own = seen.moment?.words ?? seen.photos[0]?.caption ?? '';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`Change the page`}
      footer={
        <div className={styles.ends}>
          <Button
            variant="line"
            icon={<TrashIcon weight="bold" aria-hidden="true" />}
            onClick={onTakeOut}
          >{t`Take it out`}</Button>
          <Button onClick={onClose}>{t`Done`}</Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        <BookPage page={seen} name={name} />
        {layouts.length > 1 && (
          <ChoiceGroup
            name="layout"
            label={t`How it looks`}
            columns={layouts.length > 2 ? 3 : 2}
            value={page.layout}
            onChange={(layout) => onChange({ ...page, layout })}
            options={layouts.map((value) => ({ value, label: labels[value] }))}
          />
        )}
        <TextareaField
          label={t`Words on this page`}
          optional
          description={own === '' ? undefined : t`Without any it says: “${own}”`}
          name="words"
          maxLength={MOST_WORDS}
          value={page.words}
          onChange={({ target }) => onChange({ ...page, words: target.value })}
        />
      </div>
    </Sheet>
  );
}

/** What can be made of what stands on it. */
function layoutsFor({ layout, photo_ids }: KeptPage): BookLayout[] {
  if (photo_ids.length > 1) return ['two', 'photo', 'photo_words'];
  return photo_ids.length === 1 ? ['photo', 'photo_words'] : [layout];
}
