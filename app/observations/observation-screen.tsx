import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { readsLikeConcern } from '@heartsease/domain/concerns/words-of-concern.ts';
import { useReport } from '../reports/reports.api.ts';
import { useProfile } from '../session/use-session.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextareaField, Field } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { ConcernNudge } from '../concerns/concern-nudge-card.tsx';
import { FollowUpPart } from './follow-up-part.tsx';
import { KindPart } from './kind-part.tsx';
import { useObservationForm } from './observation-form.ts';
import type { ObservationFields } from './observation-form.ts';
import styles from './observation-screen.module.css';
import { useObservations } from './observations.api.ts';
import { WhoPart } from './who-part.tsx';

/** Something noticed after a report: what, of whom, when, and what is to be done about it. */
export function ObservationScreen() {
  const { t } = useLingui();
  const { reportId = '' } = useParams();
  const [search] = useSearchParams();
  const report = useReport(reportId);
  const observations = useObservations({ report_id: reportId });
  const correctedId = search.get('correct');
  const corrected = observations.data?.items.find(({ id, can_correct }) => id === correctedId && can_correct) ?? null;
  if (isNothingThere(report.error)) return <NotFoundScreen />;
  return (
    <FullScreen
      title={correctedId === null ? t`What did you notice?` : t`Correct what you noticed`}
      under={report.data?.title}
      backTo={`/manage-report/${reportId}`}
      width="narrow"
    >
      <AsyncView query={report} waiting={<SkeletonRows rows={5} />}>
        {(data) =>
          correctedId !== null && corrected === null ? (
            observations.isPending ? (
              <SkeletonRows rows={5} />
            ) : (
              <p>{t`This can’t be corrected any more. Add what you noticed as a new one.`}</p>
            )
          ) : (
            <ObservationForm
              key={corrected?.id ?? 'new'}
              report={data}
              corrected={corrected}
              resident={search.get('resident')}
            />
          )
        }
      </AsyncView>
    </FullScreen>
  );
}

interface FormProps {
  report: Report;
  corrected: Observation | null;
  /** Of whom it is, as the address says. */
  resident: string | null;
}

function ObservationForm({ report, corrected, resident }: FormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const start = useStart({ report, corrected, resident });
  const { fields, put, problems, isBusy, save } = useObservationForm(report.id, corrected, start);
  const person = report.moments.find((moment) => moment.resident.id === fields.resident_id)?.resident;
  const name = person?.known_as ?? '';
  const isWorrying = readsLikeConcern(`${fields.text} ${fields.preference}`);

  async function submit() {
    const saved = await save();
    if (saved === 'refused') return;
    showToast({ kind: 'success', text: saved === 'sent' ? t`Written down` : t`Saved on this phone, will be sent` });
    void navigate(`/manage-report/${report.id}`, { replace: true });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary
        errors={Object.entries(problems).map(([id, message]) => (id === 'form' ? { message } : { id, message }))}
      />
      {corrected === null && (
        <WhoPart
          people={report.moments.map((moment) => moment.resident)}
          chosen={fields.resident_id}
          problem={problems['resident_id']}
          onChoose={(resident_id) => put({ resident_id })}
        />
      )}
      <KindPart name={name} fields={fields} problems={problems} put={put} />
      <TextareaField
        id="text"
        label={t`In a few words`}
        optional={fields.kind === 'new_preference' || fields.kind === 'effect_later'}
        rows={4}
        maxLength={2_000}
        value={fields.text}
        error={problems['text']}
        onChange={(event) => put({ text: event.target.value })}
      />
      {isWorrying && <ConcernNudge resident_id={fields.resident_id} />}
      {corrected === null && (
        <Card as="section" aria-label={t`When was it?`} className={styles.when}>
          <Field
            id="at"
            label={t`Day`}
            type="date"
            value={fields.day}
            error={problems['at']}
            onChange={(event) => put({ day: event.target.value })}
          />
          <Field
            label={t`Time`}
            type="time"
            value={fields.time}
            onChange={(event) => put({ time: event.target.value })}
          />
        </Card>
      )}
      <Switch
        label={t`It may be shared with the family`}
        description={t`These words are offered where the moment is shared. Otherwise they stay with the staff.`}
        isOn={fields.visibility === 'family'}
        onChange={(isOn) => put({ visibility: isOn ? 'family' : 'staff' })}
      />
      {corrected === null && <FollowUpPart report_id={report.id} fields={fields} problems={problems} put={put} />}
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Write it down`}
      </Button>
    </form>
  );
}

function useStart({ report, corrected, resident }: FormProps): ObservationFields {
  const words = useTimeWords();
  const [now] = useState(() => new Date().toISOString());
  const { id } = useProfile();
  const people = report.moments.map((moment) => moment.resident.id);
  const named = people.find((one) => one === resident);
  return {
    client_id: uuidv7(),
    resident_id: corrected?.resident.id ?? named ?? (people.length === 1 ? (people[0] ?? '') : ''),
    kind: corrected?.kind ?? null,
    text: corrected?.text ?? '',
    effect: corrected?.effect ?? null,
    signs: corrected?.signs ?? [],
    preference: corrected?.preference ?? '',
    visibility: corrected?.visibility ?? 'staff',
    day: words.today,
    time: words.time(now),
    has_task: false,
    task: '',
    owner_id: id,
    due_on: addDays(words.today, 1),
  };
}
