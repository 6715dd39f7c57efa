import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ActivityFeedback, Feedback } from '@heartsease/domain/dashboard/figures.ts';
import { RESPONSES } from '@heartsease/domain/reports/response.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import { inWords } from '../words/rule-words.ts';
import { usePercent } from './figure-words.ts';
import styles from './figures-screen.module.css';

/** How it was, by response, what went best and what was harder; the table tells every activity. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useLingui();
  const wordFor = useResponseWord();
  const percent = usePercent();
  const { faces, n, unsaid } = feedback;
  const title = t`How it was`;
  const shareIn = (count: number, of: number) => percent(of === 0 ? null : Math.round((100 * count) / of));
  const shareOf = (count: number) => shareIn(count, n);
  const well = shareOf(faces.loved + faces.enjoyed);
  const nobodySaid = plural(unsaid, { one: 'For # moment nobody said.', other: 'For # moments nobody said.' });
  return (
    <ChartCard
      id="how-it-was"
      title={title}
      summary={
        <>
          {t`Loved or enjoyed: ${well} of ${n} answers.`} {unsaid > 0 && nobodySaid}
        </>
      }
      definition={inWords(feedback.definition)}
      chart={
        <>
          <Bars
            label={title}
            most={Math.max(1, n)}
            bars={RESPONSES.map((response) => ({
              key: response,
              name: (
                <>
                  <ResponseFace response={response} size={24} /> {wordFor(response)}
                </>
              ),
              value: faces[response],
              says: String(faces[response]),
              beside: n > 0 ? shareOf(faces[response]) : undefined,
            }))}
          />
          <Activities
            title={t`Went best`}
            activities={feedback.best.map((one) => ({ ...one, share: percent(one.well) }))}
          />
          <Activities
            title={t`Not today or hard for some`}
            activities={feedback.poor.map((one) => ({
              ...one,
              share: shareIn(one.faces.not_today + one.faces.unsettled, one.n),
            }))}
          />
        </>
      }
      table={
        <>
          <FigureTable
            caption={title}
            heads={[t`Response`, t`Moments`, t`Share`]}
            rows={RESPONSES.map((response) => ({
              key: response,
              cells: [wordFor(response), faces[response], shareOf(faces[response])],
            }))}
          />
          <FigureTable
            caption={t`How it was, by activity`}
            heads={[t`Activity`, t`Answers`, t`Loved or enjoyed`]}
            rows={feedback.by_activity.map(({ activity_id, title: name, n: answers, well: share }) => ({
              key: `${activity_id} ${name}`,
              cells: [name, answers, percent(share)],
            }))}
          />
        </>
      }
    />
  );
}

function Activities({ title, activities }: { title: string; activities: (ActivityFeedback & { share: string })[] }) {
  const { t } = useLingui();
  const id = useId();
  if (activities.length === 0) return null;
  return (
    <>
      <h3 id={id} className={styles.sub}>
        {title}
      </h3>
      <ul aria-labelledby={id} className={styles.lines}>
        {activities.map(({ activity_id, title: name, n, share }) => (
          <li key={`${activity_id} ${name}`}>
            <span>{name}</span>
            <span className="secondary">{t`${share} of ${n}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
