import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LogDetails, LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt, timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { useProfile } from '../session/use-session.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import styles from './log-details-sheet.module.css';
import type { OverlayEntry } from './overlay-entry.ts';

type LogDetailsSheetProps = {
  draft: LogDraft;
  namesIt: boolean;
  onChange: (details: Partial<LogDetails>) => void;
  onClosed: () => void;
};

const USUAL_MINUTES = [15, 30, 45, 60, 90] as const;

/** The pencil: when, how long and where. */
export function LogDetailsSheet({ draft, namesIt, onChange, onClosed }: LogDetailsSheetProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { timezone } = useProfile().carehome;
  const [title, setTitle] = useState(draft.title);
  const [day, setDay] = useState(words.dayOf(draft.started_at));
  const [time, setTime] = useState(timeOn(draft.started_at, timezone));
  const [minutes, setMinutes] = useState(String(draft.minutes));
  const [place, setPlace] = useState(draft.place);
  const [errors, setErrors] = useState<Partial<Record<'title' | 'time' | 'minutes', string>>>({});
  const errorsIn = useErrors();
  const firstDay = addDays(words.today, -REPORT_LIMITS.backfill_days);
  const days = Array.from({ length: REPORT_LIMITS.backfill_days + 1 }, (_, ago) => addDays(words.today, -ago));

  function keep({ close }: OverlayEntry) {
    const started_at = time === '' ? draft.started_at : instantAt(day, time, timezone);
    const found = errorsIn({
      title,
      time,
      minutes: Number(minutes),
      // What is left as it was may lie further back.
      started_at: started_at === draft.started_at ? null : Date.parse(started_at),
      now: Date.now(),
    });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onChange({ started_at, minutes: Number(minutes), place, ...(namesIt && { title: title.trim() }) });
    close();
  }

  return (
    <BackSheet
      title={t`When, how long and where`}
      side="end"
      onClosed={onClosed}
      footer={<SheetButton onPress={keep}>{t`Done`}</SheetButton>}
    >
      {namesIt && (
        <Field
          label={t`What was it?`}
          value={title}
          maxLength={120}
          error={errors.title}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      <div className={styles.when}>
        <Select
          label={t`Day`}
          value={day}
          onChange={setDay}
          options={(days.includes(day) ? days : [day, ...days]).map((one) => ({
            value: one,
            label: words.nearDay(one),
          }))}
        />
        <Field
          label={t`Started at`}
          type="time"
          value={time}
          error={errors.time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      {day < words.today && day >= firstDay && (
        <p className={styles.later}>{t`It will say “added later”, so that everybody knows.`}</p>
      )}
      <div className={styles.length}>
        <Field
          label={t`Minutes`}
          type="number"
          inputMode="numeric"
          min={REPORT_LIMITS.minutes.least}
          max={REPORT_LIMITS.minutes.most}
          value={minutes}
          error={errors.minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <div className={styles.usual}>
          {USUAL_MINUTES.map((usual) => (
            <button
              key={usual}
              type="button"
              aria-pressed={Number(minutes) === usual}
              onClick={() => setMinutes(String(usual))}
            >
              {usual}
            </button>
          ))}
        </div>
      </div>
      <Field
        label={t`Place`}
        optional
        value={place}
        maxLength={120}
        onChange={(event) => setPlace(event.target.value)}
      />
    </BackSheet>
  );
}

interface Entered {
  title: string;
  time: string;
  minutes: number;
  started_at: number | null;
  now: number;
}

function useErrors(): (entered: Entered) => Partial<Record<'title' | 'time' | 'minutes', string>> {
  const { t } = useLingui();
  return ({ title, time, minutes, started_at, now }) => {
    const isAhead = started_at !== null && started_at > now + REPORT_LIMITS.ahead_minutes * 60_000;
    const isLongAgo = started_at !== null && started_at < now - REPORT_LIMITS.backfill_days * 86_400_000;
    return {
      ...(title.trim() === '' && { title: t`Say what it was` }),
      ...(isAhead && { time: t`That time has not come yet. Check the day and the time.` }),
      ...(isLongAgo && { time: t`You can add what happened in the last ${REPORT_LIMITS.backfill_days} days` }),
      ...(time === '' && { time: t`Enter a time, like 10:30` }),
      ...(!isLength(minutes) && { minutes: t`Enter whole minutes, from 1 to 480` }),
    };
  };
}

function isLength(minutes: number): boolean {
  const { least, most } = REPORT_LIMITS.minutes;
  return Number.isInteger(minutes) && minutes >= least && minutes <= most;
}
