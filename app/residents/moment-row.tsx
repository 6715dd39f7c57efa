import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import { Face } from '../ui/face.tsx';
import { ResponseFace } from '../ui/response-face.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './moment-row.module.css';
import { useMomentWord } from '../words/moment-words.ts';

interface MomentRowProps {
  moment: MomentLine;
  /** Whose moment it is, where the list is not of one person. */
  showsPerson?: boolean;
  /** The day too, where the list is not told by days. */
  showsDay?: boolean;
  /** What belongs to it and is no part of the link. */
  after?: ReactNode;
}

/** One person's part in something, as a line of a list; it opens the report. */
export function MomentRow({ moment, showsPerson = false, showsDay = false, after }: MomentRowProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const momentWord = useMomentWord();
  const author = moment.author.known_as;
  const time = words.time(moment.started_at);
  const when = showsDay ? `${words.nearDay(words.dayOf(moment.started_at))}, ${time}` : time;
  return (
    <li className={styles.item}>
      <Link to={`/manage-report/${moment.report_id}`} className={styles.moment}>
        {showsPerson ? <Face person={moment.resident} /> : <Stamp icon={moment.icon} tint={moment.tint} />}
        <span className={styles.words}>
          <span className={styles.title}>
            {showsPerson ? `${moment.resident.known_as}: ${moment.title}` : moment.title}
          </span>
          <span className={styles.when}>{[when, words.minutes(moment.minutes), t`by ${author}`].join(' · ')}</span>
        </span>
        <span className={styles.response}>
          {moment.response ? (
            <ResponseFace response={moment.response} size={30} />
          ) : (
            <span className={styles.open} aria-hidden="true" />
          )}
          <span>{momentWord(moment)}</span>
        </span>
        {moment.note && <span className={styles.note}>{moment.note}</span>}
      </Link>
      {after}
    </li>
  );
}
