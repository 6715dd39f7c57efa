import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LogDetails, LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import { LookedAtDay } from '@heartsease/domain/text.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import { instantAt, timeOn } from '@heartsease/domain/time/wall-clock.ts';
import { useProfile } from '../session/use-session.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { useTimeWords } from '../words/time.ts';
import { BackSheet, SheetButton } from './back-sheet.tsx';
import styles from './log-details-sheet.module.css';
import { useLongAgo } from './long-ago.ts';
import type { OverlayEntry } from './overlay-entry.ts';

type LogDetailsSheetProps = {
  draft: LogDraft;
  namesIt: boolean;
  onChange: (details: Partial<LogDetails>) => void;
  onClosed: () => void;
};

/** Among the days of the list. */
const LONGER_AGO = 'longer-ago';

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
  const [errors, setErrors] = useState<Errors>({});
  const errorsIn = useErrors();
  const { mayAdd } = useLongAgo();
  const firstDay = addDays(words.today, -REPORT_LIMITS.backfill_days);
  const days = Array.from({ length: REPORT_LIMITS.backfill_days + 1 }, (_, ago) => addDays(words.today, -ago));
  // What lies further back is chosen from a calendar, by a manager; where it does already, it is on the list.
  const isListed = days.includes(day) || (!mayAdd && day === words.dayOf(draft.started_at));
  const [isFromCalendar, takeFromCalendar] = useState(!isListed);

  function keep({ close }: OverlayEntry) {
    const isTime = time !== '' && LookedAtDay.safeParse(day).success;
    const started_at = isTime ? instantAt(day, time, timezone) : draft.started_at;
    const found = errorsIn({
      title,
      day,
      time,
      minutes: Number(minutes),
      started_at: started_at === draft.started_at ? null : started_at,
      isSameDay: day === words.dayOf(draft.started_at),
    });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onChange({ started_at, minutes: Number(minutes), place, ...(namesIt && { title: title.trim() }) });
    close();
  }

  function choose(chosen: string) {
    takeFromCalendar(chosen === LONGER_AGO);
    setDay(chosen === LONGER_AGO ? addDays(firstDay, -1) : chosen);
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
          value={isFromCalendar ? LONGER_AGO : day}
          error={isFromCalendar ? undefined : errors.day}
          onChange={choose}
          options={[
            ...(isListed && !days.includes(day) ? [day, ...days] : days).map((one) => ({
              value: one,
              label: words.nearDay(one),
            })),
            ...(mayAdd ? [{ value: LONGER_AGO, label: t`Longer ago` }] : []),
          ]}
        />
        {isFromCalendar && (
          <Field
            label={t`Which day?`}
            type="date"
            value={day}
            max={words.today}
            error={errors.day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
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
  day: string;
  time: string;
  minutes: number;
  /** Null while it is left as it was. */
  started_at: string | null;
  /** The day it has may lie further back, and its time be put right. */
  isSameDay: boolean;
}

type Errors = Partial<Record<'title' | 'day' | 'time' | 'minutes', string>>;

function useErrors(): (entered: Entered) => Errors {
  const { t } = useLingui();
  const { isLongAgo, mayAdd } = useLongAgo();
  return ({ title, day, time, minutes, started_at, isSameDay }) => {
    const isAhead = started_at !== null && Date.parse(started_at) > Date.now() + REPORT_LIMITS.ahead_minutes * 60_000;
    const isTooLongAgo = started_at !== null && !isSameDay && !mayAdd && isLongAgo(started_at);
    const days = REPORT_LIMITS.backfill_days;
    return {
      ...(title.trim() === '' && { title: t`Say what it was` }),
      ...(isAhead && { time: t`That time has not come yet. Check the day and the time.` }),
      ...(isTooLongAgo && { day: t`Staff can add the last ${days} days. Ask your manager to add this.` }),
      ...(!LookedAtDay.safeParse(day).success && { day: t`Enter a date` }),
      ...(time === '' && { time: t`Enter a time, like 10:30` }),
      ...(!isLength(minutes) && { minutes: t`Enter whole minutes, from 1 to 480` }),
    };
  };
}

function isLength(minutes: number): boolean {
  const { least, most } = REPORT_LIMITS.minutes;
  return Number.isInteger(minutes) && minutes >= least && minutes <= most;
}
