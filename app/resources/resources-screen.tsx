import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { findForgiving } from '@heartsease/domain/find-forgiving.ts';
import { leftOf } from '@heartsease/domain/resources/resource.ts';
import type { Resource } from '@heartsease/domain/resources/resource.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useOverlay } from '../shell/overlay.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { BorrowSheet } from './borrow-sheet.tsx';
import { LoanRows } from './loan-rows.tsx';
import { ResourceSheet } from './resource-sheet.tsx';
import { useLeftWords } from './resource-words.ts';
import { useResources } from './resources.api.ts';
import styles from './resources-screen.module.css';

/** The home's cupboard: what is out, what stands where, and what the home wishes for. */
export function ResourcesScreen() {
  const { t } = useLingui();
  const query = useResources();
  const mayEdit = useMay('resources.edit');
  const [address] = useSearchParams();
  // Today leads here to one thing of it.
  const [typed, type] = useState(address.get('q') ?? '');
  const { shown, open, close } = useOverlay();
  const [what, which = ''] = shown;
  // A sheet stays with what it was opened with, also when a colleague takes that off the list meanwhile.
  const [opened, setOpened] = useState<Resource | null>(null);
  const there = query.data?.items.find(({ id }) => id === which);
  if (there !== undefined && there !== opened) setOpened(there);
  const chosen = opened?.id === which ? opened : null;
  const found = findForgiving(query.data?.items ?? [], typed, ({ name, also, place, note }) => ({
    names: [name],
    also: [also],
    told: [place, note],
  }));
  const back = useRef<string | null>(null);

  /** Its row among what is out is gone: whoever put it back goes on where it can be taken again. */
  function focusBack(id: string, borrow: HTMLButtonElement | null) {
    if (borrow === null || back.current !== id || document.activeElement !== document.body) return;
    back.current = null;
    borrow.focus();
  }

  return (
    <FullScreen
      title={t`Cupboard`}
      under={t`What is there, where it stands, and who has it`}
      actions={
        mayEdit && (
          <Button icon={<PlusIcon weight="bold" aria-hidden="true" />} onClick={() => open('thing', 'new')}>
            {t`Add to the cupboard`}
          </Button>
        )
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening the cupboard`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing is written down yet`}>{t`Begin with what everybody looks for.`}</Empty>}
      >
        {() => (
          <div className={styles.parts}>
            <SearchField
              label={t`Search the cupboard`}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onClear={() => type('')}
            />
            {found.length === 0 && <Empty title={t`Nothing found`} />}
            <LoanRows
              resources={found}
              onBack={(id) => {
                back.current = id;
              }}
            />
            <Shelf
              title={t`In the cupboard`}
              resources={found.filter(({ kind }) => kind === 'have')}
              onOpen={open}
              mayEdit={mayEdit}
              onBorrow={focusBack}
            />
            <Shelf
              title={t`Wish list`}
              resources={found.filter(({ kind }) => kind === 'wish')}
              onOpen={open}
              mayEdit={mayEdit}
              onBorrow={focusBack}
            />
          </div>
        )}
      </AsyncView>
      {what === 'thing' && mayEdit && query.data && (chosen || which === 'new') && (
        <ResourceSheet key={which} resource={chosen} onClose={close} />
      )}
      {what === 'borrow' && chosen && <BorrowSheet key={which} resource={chosen} onClose={close} />}
    </FullScreen>
  );
}

interface ShelfProps {
  title: string;
  resources: readonly Resource[];
  onOpen: (what: string, which: string) => void;
  mayEdit: boolean;
  onBorrow: (id: string, borrow: HTMLButtonElement | null) => void;
}

function Shelf({ title, resources, ...row }: ShelfProps) {
  const id = useId();
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.shelf}>
        {title}
      </h2>
      <Card padding="none">
        <List aria-labelledby={id}>
          {resources.map((resource) => (
            <Row key={resource.id} resource={resource} {...row} />
          ))}
        </List>
      </Card>
    </section>
  );
}

type RowProps = Omit<ShelfProps, 'title' | 'resources'> & { resource: Resource };

function Row({ resource, onOpen, mayEdit, onBorrow }: RowProps) {
  const { t } = useLingui();
  const leftWords = useLeftWords();
  const { id, name, kind, place, note } = resource;
  const facts = kind === 'have' ? [place, leftWords(resource), note] : [note];
  const actions: ReactNode[] = [];
  if (kind === 'have' && leftOf(resource) > 0) {
    actions.push(
      <Button
        key="borrow"
        ref={(borrow) => onBorrow(id, borrow)}
        variant="soft"
        size="small"
        aria-label={t`Borrow: ${name}`}
        onClick={() => onOpen('borrow', id)}
      >
        {t`Borrow`}
      </Button>,
    );
  }
  if (mayEdit) {
    actions.push(
      <IconButton
        key="change"
        label={t`Change: ${name}`}
        icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
        onClick={() => onOpen('thing', id)}
      />,
    );
  }
  return (
    <ListRow
      lead={<Stamp icon={resource.icon} tint={resource.tint} />}
      title={name}
      under={facts.filter((fact) => fact !== '').join(' · ')}
      end={actions.length > 0 && <span className={styles.actions}>{actions}</span>}
    />
  );
}
