import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PastImport } from '@heartsease/domain/import/import.endpoints.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Ask } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { usePastImports, useUndoImport } from './import.api.ts';
import styles from './import-screen.module.css';

type Kept = { name: string; why: 'changed' | 'has_entries' | 'joined' }[];

/** The files of lately, each taken back with one button for a day. */
export function PastImportsCard() {
  const { t } = useLingui();
  const { data } = usePastImports();
  const undo = useUndoImport();
  const [asked, ask] = useState<PastImport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [kept, setKept] = useState<Kept>([]);
  const why = { changed: t`changed since`, has_entries: t`has entries by now`, joined: t`has joined` };
  if (data === undefined || data.items.length === 0) return null;

  async function takeBack(past: PastImport) {
    setBusy(true);
    try {
      const done = await undo(past.id);
      setKept(done.kept);
      showToast({
        kind: 'success',
        text: plural(done.undone, { one: '# row is taken back.', other: '# rows are taken back.' }),
      });
    } catch (caught) {
      tellFailure(caught);
    } finally {
      setBusy(false);
      ask(null);
    }
  }

  return (
    <Card as="section" aria-label={t`Files of lately`}>
      <h2>{t`Files of lately`}</h2>
      {kept.length > 0 && (
        <div role="status">
          <p>{t`These stay, because taking them back would lose something:`}</p>
          <ul className={styles.kept}>
            {kept.map((one) => (
              <li key={`${one.name} ${one.why}`}>
                {one.name}, {why[one.why]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.past}>
        {data.items.map((past) => (
          <Past key={past.id} past={past} onUndo={() => ask(past)} />
        ))}
      </ul>
      <Ask
        isOpen={asked !== null}
        title={t`Take these people out again?`}
        confirm={t`Take it back`}
        kind="danger"
        busy={isBusy}
        onConfirm={() => asked && void takeBack(asked)}
        onCancel={() => ask(null)}
      >
        {t`Whoever was changed since, or has joined, stays. What was updated is as it was before.`}
      </Ask>
    </Card>
  );
}

function Past({ past, onUndo }: { past: PastImport; onUndo: () => void }) {
  const { t } = useLingui();
  const { nearDay, dayOf, time } = useTimeWords();
  const residents = past.residents_added + past.residents_changed;
  const people = residents + past.staff_invited + past.relatives_invited + past.relatives_changed;
  const when = `${nearDay(dayOf(past.committed_at))} ${time(past.committed_at)}`;
  return (
    <li>
      <div>
        <b>{past.file_name}</b>
        <p className="secondary">
          {[
            when,
            past.by ?? '',
            plural(people, { one: '# person', other: '# people' }),
            past.undone_at !== null && t`taken back`,
          ]
            .filter((part) => part !== false && part !== '')
            .join(' · ')}
        </p>
      </div>
      {past.can_be_undone && (
        <Button size="small" variant="soft" onClick={onUndo} aria-label={t`Take back: ${past.file_name}`}>
          {t`Take back`}
        </Button>
      )}
    </li>
  );
}
