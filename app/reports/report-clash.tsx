import { useLingui } from '@lingui/react/macro';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { ResponseFace } from '../ui/response-face.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './report-clash.module.css';
import { differences } from './report-differences.ts';
import type { Difference, Side } from './report-differences.ts';

type ReportClashProps = {
  /** The report as somebody else left it meanwhile. */
  stands: Report;
  mine: LogDraft;
  isBusy: boolean;
  onKeep: () => void;
  onReplace: () => void;
};

/** What stands now beside what one wrote. Nothing has been overwritten; a person decides. */
export function ReportClash({ stands, mine, isBusy, onKeep, onReplace }: ReportClashProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const last = stands.history.at(-1);
  const name = last?.by.known_as ?? stands.author.known_as;
  const time = words.time(last?.at ?? stands.recorded_at);
  const found = differences(stands, mine);
  return (
    <div className={styles.clash}>
      <p className={styles.intro} role="alert">
        {t`${name} changed this at ${time}, while you were writing. Nothing of either is lost. What shall stand?`}
      </p>
      <Card padding="none">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t`What`}</span>
              </th>
              <th scope="col">{t`Stands now`}</th>
              <th scope="col">{t`Yours`}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((difference) => (
              <Row
                key={difference.about === 'person' ? difference.resident.id : difference.about}
                difference={difference}
              />
            ))}
          </tbody>
        </table>
        {found.length === 0 && <p className={styles.same}>{t`Both say the same.`}</p>}
      </Card>
      <div className={styles.choices}>
        <Button size="large" onClick={onKeep}>
          {t`Keep what stands`}
        </Button>
        {stands.can_change && found.length > 0 && (
          <Button variant="line" size="large" busy={isBusy} onClick={onReplace}>
            {t`Put mine in its place`}
          </Button>
        )}
      </div>
    </div>
  );
}

function Row({ difference }: { difference: Difference }) {
  const label = useLabel();
  return (
    <tr>
      <th scope="row">
        {difference.about === 'person' ? (
          <span className={styles.person}>
            <Face person={difference.resident} size="s" />
            {difference.resident.known_as}
          </span>
        ) : (
          label(difference.about)
        )}
      </th>
      <td>
        <Cell side={difference.stands} />
      </td>
      <td>
        <Cell side={difference.mine} />
      </td>
    </tr>
  );
}

function Cell({ side }: { side: Side }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const momentWord = useMomentWord();
  switch (side.kind) {
    case 'not there':
      return <span className="secondary">{t`not in it`}</span>;
    case 'text':
      return side.text === '' ? <span className="secondary">{t`nothing`}</span> : side.text;
    case 'instant':
      return `${words.nearDay(words.dayOf(side.at))} ${words.time(side.at)}`;
    case 'minutes':
      return words.minutes(side.minutes);
    case 'moment':
      return (
        <span className={styles.moment}>
          {side.response !== null && <ResponseFace response={side.response} size={26} />}
          <span>
            {momentWord(side)}
            {side.note !== '' && <span className={styles.note}>{side.note}</span>}
          </span>
        </span>
      );
  }
}

function useLabel(): (about: Exclude<Difference['about'], 'person'>) => string {
  const { t } = useLingui();
  return (about) => {
    switch (about) {
      case 'title':
        return t`What`;
      case 'started_at':
        return t`When`;
      case 'minutes':
        return t`How long`;
      case 'place':
        return t`Where`;
      case 'note':
        return t`A few words`;
    }
  };
}
