import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Moment, Report } from '@heartsease/domain/reports/report.ts';
import { RESPONSES } from '@heartsease/domain/reports/response.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { ResponseFace, useResponseWord } from '../ui/response-face.tsx';
import { MomentDepthPart } from './moment-depth-card.tsx';
import { namesOf } from './person-names.ts';
import styles from './report-moments.module.css';

/** Who was there and how it was for each; the best known first. */
export function ReportMoments({ report }: { report: Report }) {
  const { t } = useLingui();
  const names = namesOf(report.moments.map(({ resident }) => resident));
  const inOrder = report.moments.toSorted((one, other) => rank(one) - rank(other));
  return (
    <Card as="section" padding="none" aria-labelledby="how-it-was">
      <div className={styles.head}>
        <h2 id="how-it-was">{t`How it was`}</h2>
        <Summary moments={report.moments} />
      </div>
      <ul className={styles.moments}>
        {inOrder.map((moment) => (
          <MomentOfReport
            key={moment.id}
            moment={moment}
            name={names.get(moment.resident.id) ?? moment.resident.known_as}
            author={report.authors.length > 1 ? moment.author.known_as : null}
          />
        ))}
      </ul>
    </Card>
  );
}

function Summary({ moments }: { moments: Moment[] }) {
  const wordFor = useResponseWord();
  const counts = RESPONSES.map((response) => ({
    response,
    count: moments.filter((moment) => moment.response === response).length,
  }));
  return (
    <ul className={styles.summary}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ response, count }) => (
          <li key={response}>
            <ResponseFace response={response} size={26} />
            <b>{count}</b>
            <span className="visually-hidden">{wordFor(response)}</span>
          </li>
        ))}
    </ul>
  );
}

type MomentOfReportProps = { moment: Moment; name: string; author: string | null };

function MomentOfReport({ moment, name, author }: MomentOfReportProps) {
  const { t } = useLingui();
  const momentWord = useMomentWord();
  const details = [moment.basis === 'group' ? t`group answer` : null, author === null ? null : t`by ${author}`];
  return (
    <li className={styles.moment}>
      <Link to={`/manage-resident/${moment.resident.id}`} className={styles.person}>
        <Face person={moment.resident} />
        <span className={styles.words}>
          <b>{name}</b>
          <span className={styles.details}>{details.filter((words) => words !== null).join(' · ')}</span>
        </span>
        {moment.note !== null && <span className={styles.note}>{moment.note}</span>}
        <span className={styles.response}>
          {moment.response === null ? (
            <span className={styles.open} aria-hidden="true" />
          ) : (
            <ResponseFace response={moment.response} />
          )}
          <span>{momentWord(moment)}</span>
        </span>
      </Link>
      {moment.depth && <MomentDepthPart depth={moment.depth} resident_id={moment.resident.id} />}
    </li>
  );
}

function rank({ response }: Moment): number {
  return response === null ? RESPONSES.length : RESPONSES.indexOf(response);
}
