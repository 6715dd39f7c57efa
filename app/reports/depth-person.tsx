import { useLingui } from '@lingui/react/macro';
import {
  AGAIN,
  BRIGHT_SIGNS,
  DEPTH_LIMITS,
  ENGAGEMENTS,
  HANDED_OVER,
  HARD_SIGNS,
  MOODS,
  MOOD_SOURCES,
  NO_MOMENT_DEPTH,
  SUPPORTS,
} from '@heartsease/domain/reports/depth.ts';
import type { MomentDepth, Mood, Sign } from '@heartsease/domain/reports/depth.ts';
import { responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft, LogEvent, LogPerson } from '@heartsease/domain/reports/log-draft.ts';
import { Card } from '../ui/card.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import { DepthGoals } from './depth-goals.tsx';
import styles from './depth-pages.module.css';
import { EngagementBars, MoodSun } from './depth-scale.tsx';
import { useDepthWords } from './depth-words.ts';
import { LogNotice } from './log-notice.tsx';
import { OneOf } from '../ui/one-of.tsx';

type DepthPersonProps = { draft: LogDraft; person: LogPerson; dispatch: (event: LogEvent) => void };

/** One page for one person: whatever somebody saw of them, and nothing that has to be said. */
export function DepthPerson({ draft, person, dispatch }: DepthPersonProps) {
  const { t } = useLingui();
  const words = useDepthWords();
  const wordFor = useResponseWord();
  const depth = person.depth ?? NO_MOMENT_DEPTH;
  const { id: resident_id, known_as } = person.resident;
  const response = responseOf(draft, person);
  const say = (told: Partial<MomentDepth>) => dispatch({ kind: 'deepened', resident_id, depth: { ...depth, ...told } });
  const sayMood = (told: Pick<MomentDepth, 'mood_before'> | Pick<MomentDepth, 'mood_after'>) => {
    const next = { ...depth, ...told };
    const isTold = next.mood_before !== null || next.mood_after !== null;
    // Whoever taps it saw it, until they say otherwise.
    say({ ...told, mood_source: isTold ? (depth.mood_source ?? 'staff') : null });
  };
  const moods = MOODS.map((value) => ({ value, label: words.mood(value), drawing: <MoodSun level={value} /> }));
  const toggleSign = (sign: Sign) => say({ signs: toggled(depth.signs, sign) });
  const isForNextShift = depth.signs.some((sign) => HANDED_OVER.has(sign));

  return (
    <>
      {response !== null && (
        <p className={styles.response}>
          <ResponseFace response={response} size={30} />
          <b>{wordFor(response)}</b>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card className={styles.card}>
            <OneOf
              label={t`How involved was ${known_as}?`}
              scale="wordy"
              options={ENGAGEMENTS.map((value) => ({
                value,
                label: words.engagement(value),
                drawing: <EngagementBars level={value} />,
              }))}
              chosen={(value) => value === depth.engagement}
              onTap={(value) => say({ engagement: other(depth.engagement, value) })}
            />
          </Card>
          <Card className={styles.card}>
            <OneOf
              label={t`Mood before`}
              scale="short"
              options={moods}
              chosen={(value) => value === depth.mood_before}
              onTap={(value: Mood) => sayMood({ mood_before: other(depth.mood_before, value) })}
            />
            <OneOf
              label={t`Mood afterwards`}
              scale="short"
              options={moods}
              chosen={(value) => value === depth.mood_after}
              onTap={(value: Mood) => sayMood({ mood_after: other(depth.mood_after, value) })}
            />
            {depth.mood_source !== null && (
              <OneOf
                label={t`Who says so?`}
                options={MOOD_SOURCES.map((value) => ({ value, label: words.source(value) }))}
                chosen={(value) => value === depth.mood_source}
                onTap={(value) => say({ mood_source: value })}
              />
            )}
          </Card>
          <Card className={styles.card}>
            <OneOf
              label={t`What did you see?`}
              options={BRIGHT_SIGNS.map((value) => ({ value, label: words.sign(value) }))}
              chosen={(value) => depth.signs.includes(value)}
              onTap={toggleSign}
            />
            <OneOf
              label={t`Was something hard?`}
              options={HARD_SIGNS.map((value) => ({ value, label: words.sign(value) }))}
              chosen={(value) => depth.signs.includes(value)}
              onTap={toggleSign}
            />
            {isForNextShift && <LogNotice>{t`Tell the next shift about it, too.`}</LogNotice>}
          </Card>
        </div>
        <div className={styles.column}>
          <Card className={styles.card}>
            <TextareaField
              label={t`Their own words`}
              description={t`As they said it.`}
              rows={2}
              maxLength={300}
              value={depth.quote ?? ''}
              onChange={(event) => say({ quote: event.target.value === '' ? null : event.target.value })}
            />
            <TextareaField
              label={t`A few words about ${known_as}`}
              rows={3}
              maxLength={DEPTH_LIMITS.moment_note}
              value={person.note}
              onChange={(event) => dispatch({ kind: 'noted', resident_id, note: event.target.value })}
            />
          </Card>
          <Card className={styles.card}>
            <OneOf
              label={t`What helped?`}
              options={SUPPORTS.map((value) => ({ value, label: words.support(value) }))}
              chosen={(value) => value === depth.support}
              onTap={(value) => say({ support: other(depth.support, value) })}
            />
            <OneOf
              label={t`Were two things or more offered, and did ${known_as} choose?`}
              options={[
                { value: true, label: t`Yes, chose` },
                { value: false, label: t`No choice was offered` },
              ]}
              chosen={(value) => value === depth.choice_made}
              onTap={(value) => say({ choice_made: other(depth.choice_made, value) })}
            />
            <OneOf
              label={t`Would ${known_as} like it again?`}
              options={AGAIN.map((value) => ({ value, label: words.again(value) }))}
              chosen={(value) => value === depth.again}
              onTap={(value) => say({ again: other(depth.again, value) })}
            />
          </Card>
          <Card className={styles.card}>
            <Field
              label={t`Minutes, if not ${draft.minutes}`}
              description={t`Where ${known_as} left early, or stayed on.`}
              type="number"
              inputMode="numeric"
              min={DEPTH_LIMITS.minutes.least}
              max={DEPTH_LIMITS.minutes.most}
              value={depth.own_minutes ?? ''}
              onChange={(event) => say({ own_minutes: minutesIn(event.target.value) })}
            />
            <DepthGoals resident_id={resident_id} chosen={depth.goals} onChange={(goals) => say({ goals })} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** A second tap takes an answer back. */
function other<Value>(now: Value | null, tapped: Value): Value | null {
  return now === tapped ? null : tapped;
}

function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

/** Nothing that could not be kept is taken in. */
function minutesIn(typed: string): number | null {
  const minutes = Number.parseInt(typed, 10);
  if (Number.isNaN(minutes)) return null;
  return Math.min(DEPTH_LIMITS.minutes.most, Math.max(DEPTH_LIMITS.minutes.least, minutes));
}
