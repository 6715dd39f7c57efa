import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { MOST_PAGES } from '@heartsease/domain/photo-book/photo-book.ts';
import type { BookPage } from '@heartsease/domain/photo-book/photo-book.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AddPageSheet } from './add-page-sheet.tsx';
import type { BookCallForm } from './book-form.tsx';
import styles from './book-form.module.css';
import { PageSheet } from './page-sheet.tsx';
import { PageTile } from './page-tile.tsx';
import type { Shown } from './use-shown.ts';

interface PagesPartProps {
  name: string;
  pages: BookPage[];
  callForm: BookCallForm;
  shown: Shown;
}

/** The pages in their order: moved by the mouse or by their buttons, changed, taken out, and more of them. */
export function PagesPart({ name, pages, callForm: { form, errorOf }, shown }: PagesPartProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<string | null>(null);
  const [isAdding, add] = useState(false);
  // Read aloud: whoever moves a page by its buttons hears where it is now.
  const [said, say] = useState('');
  const set = (changed: BookPage[]) => form.setValue('pages', changed, { shouldDirty: true });
  const opened = pages.find(({ key }) => key === open);
  const problem = errorOf('pages');

  function move(from: number, to: number) {
    const page = pages[from];
    if (page === undefined || to < 0 || to >= pages.length || from === to) return;
    set(pages.toSpliced(from, 1).toSpliced(to, 0, page));
    const [at, all] = [to + 1, pages.length];
    say(t`Now page ${at} of ${all}`);
  }

  const { source, target } = useDragPage(move);

  function takeOut(key: string) {
    const before = pages;
    set(pages.filter((page) => page.key !== key));
    setOpen(null);
    showToast({
      kind: 'success',
      text: t`The page is out of the book.`,
      duration: 10_000,
      action: { is_undo: true, label: t`Undo`, onPress: () => set(before) },
    });
  }

  return (
    <section aria-label={t`Pages`} className={styles.pagesPart}>
      {problem !== undefined && (
        <p id="pages" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.pages}>
        <ol>
          {pages.map((page, place) => (
            <PageTile
              key={page.key}
              page={shown.seen(page)}
              place={place}
              count={pages.length}
              name={name}
              onMove={(to) => move(place, to)}
              onOpen={() => setOpen(page.key)}
              onBroken={shown.askAgain}
              drag={{ ...source(place), ...target(place) }}
            />
          ))}
        </ol>
        {pages.length < MOST_PAGES - 1 ? (
          <Button
            variant="soft"
            className={styles.add}
            icon={<PlusIcon weight="bold" aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => add(true)}
          >
            {t`Add a page`}
          </Button>
        ) : (
          <p className="secondary">{t`The book is full: 40 pages with the cover.`}</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {opened && (
        <PageSheet
          page={opened}
          seen={shown.seen(opened)}
          name={name}
          onChange={(changed) => set(pages.map((page) => (page.key === changed.key ? changed : page)))}
          onTakeOut={() => takeOut(opened.key)}
          onClose={() => setOpen(null)}
        />
      )}
      {isAdding && (
        <AddPageSheet
          name={name}
          shown={shown}
          onAdd={(page) => {
            set([...pages, page]);
            add(false);
            const at = pages.length + 1;
            say(t`Added as page ${at}`);
          }}
          onClose={() => add(false)}
        />
      )}
    </section>
  );
}

/** A page taken by the mouse is put where another is. Its buttons do the same without one. */
function useDragPage(move: (from: number, to: number) => void) {
  const taken = useRef<number | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const [over, enter] = useState<number | null>(null);

  function end() {
    taken.current = null;
    drag(null);
    enter(null);
  }

  return {
    source: (place: number) => ({
      draggable: true,
      'data-dragged': dragged === place ? '' : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', String(place + 1));
        taken.current = place;
        drag(place);
      },
      onDragEnd: end,
    }),
    target: (place: number) => ({
      'data-over': dragged !== null && over === place && dragged !== place ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        enter(place);
        if (taken.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (taken.current !== null) move(taken.current, place);
        end();
      },
    }),
  };
}
