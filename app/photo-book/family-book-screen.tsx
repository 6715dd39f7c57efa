import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { FamilyBookPage } from '@heartsease/domain/family-organisation/family-book.ts';
import { layFamilyBook } from '@heartsease/domain/family-organisation/lay-family-book.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { BookPage, CoverPage } from './book-page.tsx';
import { BookWaiting } from './book-waiting.tsx';
import { DownloadFamilyBook } from './download-family-book.tsx';
import { useFamilyBook, useFamilyCover, useWaitingPages } from './family-book.api.ts';
import { FamilyPageSheet } from './family-page-sheet.tsx';
import { FamilyWaiting } from './family-waiting.tsx';
import styles from './photo-book-screen.module.css';

/** What a family organisation did together, the latest first, as pages that can be printed. */
export function FamilyBookScreen() {
  const { t } = useLingui();
  const query = useFamilyBook();
  const { shown, open, close } = useOverlay();
  const mayKeep = useMay('family_book.keep');
  const waiting = useWaitingPages();
  const [what, id] = shown;
  const changed = query.data?.items.find((page) => page.id === id);
  const isOpen = mayKeep && what === 'page' && (id === 'new' || changed !== undefined);
  const add = mayKeep && (
    <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('page', 'new')}>
      {t`Add a page`}
    </Button>
  );
  return (
    <FullScreen title={t`Our book`} backTo="/tabs/home" width="wide">
      {waiting.map((page) => (
        <FamilyWaiting key={page.write_id} page={page} />
      ))}
      <AsyncView
        query={query}
        waiting={<BookWaiting />}
        failedTitle={t`There is a problem opening this book`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty title={t`Your book has no pages yet`} action={add}>
            {t`A photo or a line of something that you did together makes the first page. All of you see it and add to it, and nobody else.`}
          </Empty>
        }
      >
        {({ items }) => (
          <>
            <Card className={styles.head}>
              <div className={styles.about}>
                <p>{t`What you did together, the latest first. All of you see it and add to it, and nobody else.`}</p>
                <p className="secondary">{plural(items.length, { one: '# page', other: '# pages' })}</p>
              </div>
              <div className={styles.actions}>
                {add}
                <DownloadFamilyBook pages={items} />
              </div>
            </Card>
            <Pages
              pages={items}
              onChange={mayKeep ? (page) => open('page', page.id) : undefined}
              onBroken={() => void query.refetch()}
            />
          </>
        )}
      </AsyncView>
      {isOpen && <FamilyPageSheet key={id} page={changed ?? null} idea={null} onClose={close} />}
    </FullScreen>
  );
}

interface PagesProps {
  pages: readonly FamilyBookPage[];
  onChange: ((page: FamilyBookPage) => void) | undefined;
  onBroken: () => void;
}

function Pages({ pages, onChange, onBroken }: PagesProps) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const cover = useFamilyCover(pages);
  const byId = new Map(pages.map((page) => [page.id, page]));
  return (
    <ol className={styles.pages} aria-label={t`Pages`}>
      <li>
        <CoverPage book={cover} onBroken={onBroken} />
      </li>
      {layFamilyBook(pages, i18n.locale).map((drawn) => {
        const page = byId.get(drawn.key);
        return (
          <li key={drawn.key}>
            <BookPage page={drawn} name="" onBroken={onBroken} />
            {page && (
              <div className={styles.under}>
                {page.by !== null && <span className="secondary">{t`By ${page.by}`}</span>}
                {onChange && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
                    aria-label={t`Change the page of ${time.date(page.day)}`}
                    onClick={() => onChange(page)}
                  >
                    {t`Change`}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
