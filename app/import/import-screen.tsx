import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useState } from 'react';
import type { DateOrder } from '@heartsease/domain/import/dates.ts';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { askWorker } from './ask-worker.ts';
import { ChooseFile } from './choose-file.tsx';
import { DoneCard } from './done-card.tsx';
import type { GridRow } from './row-outcomes.ts';
import { MatchColumns } from './match-columns.tsx';
import { Steps } from './steps.tsx';
import type { MatchedSheet, ReadSpreadsheet } from './read-spreadsheet.ts';

/** The grid and what it corrects are most of this screen, and nothing before the third step needs them. */
const CheckPeople = lazy(async () => ({
  default: await fetchPart(async () => (await import('./check-people.tsx')).CheckPeople),
}));

type OpenFile = Extract<ReadSpreadsheet, { ok: true }> & { name: string };

type Stage =
  | { step: 'file' }
  | { step: 'match'; file: OpenFile; said: DateOrder | null }
  | { step: 'check'; file: OpenFile; rows: GridRow[]; order: DateOrder }
  | { step: 'done'; result: ImportResult };

/** People from a spreadsheet in three steps: the file, its columns, its rows. Nothing is written before the last button. */
export function ImportScreen() {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const [stage, setStage] = useState<Stage>({ step: 'file' });

  async function check(file: OpenFile, sheets: MatchedSheet[], order: DateOrder) {
    const checked = await askWorker({ what: 'check', sheets, settings: { order, today } });
    if (checked.length === 0) {
      showToast({ kind: 'warning', text: t`There is nobody below the headers of this file.` });
      return;
    }
    const rows = checked.map((row) => ({ ...row, isLeftOut: false, isNew: false }));
    setStage({ step: 'check', file: { ...file, sheets }, rows, order });
  }

  return (
    <FullScreen
      title={t`People from a spreadsheet`}
      backTo="/tabs/residents"
      width={stage.step === 'check' ? 'wide' : 'normal'}
    >
      <Steps at={stage.step} />
      {stage.step === 'file' && <ChooseFile onRead={(file) => setStage({ step: 'match', file, said: null })} />}
      {stage.step === 'match' && (
        <MatchColumns
          file={stage.file}
          said={stage.said}
          onBack={() => setStage({ step: 'file' })}
          onMatched={(sheets, order) => check(stage.file, sheets, order)}
        />
      )}
      {stage.step === 'check' && (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <CheckPeople
            fileName={stage.file.name}
            rows={stage.rows}
            settings={{ order: stage.order, today }}
            onBack={() => setStage({ step: 'match', file: stage.file, said: stage.order })}
            onDone={(result) => setStage({ step: 'done', result })}
          />
        </Suspense>
      )}
      {stage.step === 'done' && <DoneCard result={stage.result} onAgain={() => setStage({ step: 'file' })} />}
    </FullScreen>
  );
}
