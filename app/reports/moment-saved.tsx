import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { Button } from '../ui/button.tsx';
import { useDeafness } from '../ui/deafness.ts';
import { TextareaField } from '../ui/field.tsx';
import { ResponseChoice } from '../ui/response-choice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTakeBackWithPhotos } from './ask-about-photos.tsx';
import { useSheet } from './back-sheet.tsx';
import type { MomentLog } from './moment-log.ts';
import styles from './moment-saved.module.css';
import { PhotoOfUnsent } from './photo-of-unsent.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { SavedBar } from './saved-bar.tsx';
import { WORDS_AT_MOST } from './words-sheet.tsx';

type MomentSavedProps = { resident_id: string; name: string; moment: MomentLog };

/** Most moments are told with one tap. */
const MomentAddMore = lazy(async () => ({
  default: await fetchPart(async () => (await import('./moment-add-more.tsx')).MomentAddMore),
}));

/** Few moments are told twice. */
const OverlapNotices = lazy(async () => ({
  default: await fetchPart(async () => (await import('./overlap-notices.tsx')).OverlapNotices),
}));

const AddPhotoCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../photos/add-photo-card.tsx')).AddPhotoCard),
}));

/** Few have a hard stop for what was done. */
const ReportRiskCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../risk-assessment/report-risk-card.tsx')).ReportRiskCard),
}));

/** After the one tap: saved, and how it was if somebody likes to say. */
export function MomentSaved({ resident_id, name, moment }: MomentSavedProps) {
  const { t } = useLingui();
  const mayKnow = useMay('risk.people');
  const isDeaf = useDeafness();
  const bar = useRef<HTMLDivElement>(null);
  // The tile that had the focus is gone.
  useEffect(() => bar.current?.focus(), []);
  const { saved } = moment;
  const { begin: undo, question } = useTakeBackWithPhotos(saved?.client_id ?? '', async () => {
    const isUndone = await moment.undo();
    showToast(
      isUndone
        ? { kind: 'success', text: t`Taken back. Nothing is saved.` }
        : { kind: 'warning', text: t`This could not be taken back. Open the report to see why.` },
    );
    return isUndone;
  });
  if (saved === null) return null;

  if (saved.state === 'refused') {
    return (
      <div className={styles.after} role="alert">
        <p>{t`That could not be saved. Nothing was kept.`}</p>
        <Button onClick={() => void moment.undo()}>{t`Try again`}</Button>
      </div>
    );
  }

  return (
    <div className={styles.after} inert={isDeaf}>
      <SavedBar
        ref={bar}
        tabIndex={-1}
        words={saved.state === 'waiting' ? t`Saved on this phone, will be sent` : t`Saved`}
        onUndo={undo}
      />
      {question}
      {saved.overlaps.length > 0 && (
        <Suspense>
          <OverlapNotices overlaps={saved.overlaps} isLinked={false} />
        </Suspense>
      )}
      {saved.report_id !== null && mayKnow && (
        <Suspense>
          <ReportRiskCard report_id={saved.report_id} />
        </Suspense>
      )}
      <div className={styles.how}>
        <h3>{t`How was it for ${name}?`}</h3>
        <ResponseChoice
          label={t`How was it for ${name}?`}
          hideLabel
          value={saved.response}
          onChoose={(response) => {
            if ('vibrate' in navigator) navigator.vibrate(10);
            moment.tell({ response, reason: null });
          }}
        />
        {saved.response === 'not_today' && (
          <ReasonChips
            value={saved.reason}
            onChoose={(reason) => moment.tell({ reason: reason === saved.reason ? null : reason })}
          />
        )}
      </div>
      <TextareaField
        label={t`A few words`}
        optional
        rows={2}
        value={saved.note}
        maxLength={WORDS_AT_MOST.person}
        onChange={(event) => moment.write(event.target.value)}
      />
      {saved.report_id !== null && (
        <Suspense>
          <AddPhotoCard report_id={saved.report_id} likely={[{ id: resident_id, known_as: name }]} />
        </Suspense>
      )}
      {saved.state === 'waiting' && (
        <PhotoOfUnsent report_client_id={saved.client_id} likely={[{ id: resident_id, known_as: name }]} />
      )}
    </div>
  );
}

/** Stays in view below what can be said: nothing of it has to be. */
export function MomentSavedFoot({ moment }: Pick<MomentSavedProps, 'moment'>) {
  const { t } = useLingui();
  const { closeAll } = useSheet();
  const isDeaf = useDeafness();
  const report_id = moment.saved?.report_id ?? null;
  return (
    <div className={styles.foot} inert={isDeaf}>
      {report_id !== null && (
        <Suspense>
          <MomentAddMore report_id={report_id} finish={moment.finish} />
        </Suspense>
      )}
      <Button size="large" onClick={closeAll}>
        {t`Done`}
      </Button>
    </div>
  );
}
