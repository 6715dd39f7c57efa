import { useLingui } from '@lingui/react/macro';
import type { Report, ReportChange } from '@heartsease/domain/reports/report.ts';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import { useEditWords } from './edit-words.ts';
import styles from './report-history.module.css';
import { toldTogether } from './told-together.ts';

/** Everything that was done to a report, in words, the first first. */
export function ReportHistory({ report }: { report: Report }) {
  const words = useTimeWords();
  const { t } = useLingui();
  const say = useChangeWords(report);
  const sayEdit = useEditWords();
  const day = words.dayOf(report.recorded_at);
  const when = (at: string) =>
    words.dayOf(at) === day ? words.time(at) : `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
  return (
    <ol className={styles.history}>
      {toldTogether(report.history).map((change) => (
        <li key={`${change.at} ${change.kind}`}>
          <Face person={change.by} size="s" />
          <div>
            <p>
              {say(change)}
              <span className={styles.when}>{`, ${when(change.at)}`}</span>
            </p>
            {change.reason !== null && change.reason !== '' && <p className={styles.reason}>{t`“${change.reason}”`}</p>}
            {change.edits.length > 0 && (
              <ul className={styles.edits}>
                {change.edits.map((edit) => (
                  <li key={edit.about === 'person' ? edit.resident_id : edit.about}>{sayEdit(edit)}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function useChangeWords(report: Report): (change: ReportChange) => string {
  const { t } = useLingui();
  return (change) => {
    const name = change.by.known_as;
    switch (change.kind) {
      case 'logged':
        return t`${name} logged this`;
      case 'merged':
        return t`${name} logged it as well`;
      case 'voided':
        return t`${name} set it aside`;
      case 'undone':
        return report.state === 'void' ? t`${name} took it back` : t`${name} took their own answers back`;
      case 'answered':
        return t`${name} said how it was`;
      case 'amended':
        return t`${name} changed this`;
      case 'returned':
        return t`${name} asked for another look`;
      case 'approved':
        return t`${name} approved this`;
      case 'put_in':
        return t`${name} put this in, after it was handed in`;
      case 'submitted_again':
        return t`${name} sent it in again`;
    }
  };
}
