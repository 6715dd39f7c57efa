import { useLingui } from '@lingui/react/macro';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useEventGuests } from '../events/events.api.ts';
import { useGoals } from '../goals/goals.api.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { ResponseFace } from '../ui/response-face.tsx';
import { useMoney } from '../words/money.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './report-clash.module.css';
import { useDepthEditWords } from './depth-edit-words.ts';
import { useDepthWords } from './depth-words.ts';
import { differences } from './report-differences.ts';
import type { Difference, Side } from './report-differences.ts';
import { useNameList } from './response-words.ts';

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
                report={stands}
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

function Row({ difference, report }: { difference: Difference; report: Report }) {
  const label = useLabel();
  const resident_id = difference.about === 'person' ? difference.resident.id : '';
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
        <Cell side={difference.stands} report={report} resident_id={resident_id} />
      </td>
      <td>
        <Cell side={difference.mine} report={report} resident_id={resident_id} />
      </td>
    </tr>
  );
}

type CellProps = { side: Side; report: Report; resident_id: string };

function Cell({ side, report, resident_id }: CellProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const depth = useDepthWords();
  const money = useMoney();
  const nothing = <span className="secondary">{t`nothing`}</span>;
  switch (side.kind) {
    case 'not there':
      return <span className="secondary">{t`not in it`}</span>;
    case 'text':
      return side.text === '' ? nothing : side.text;
    case 'instant':
      return `${words.nearDay(words.dayOf(side.at))} ${words.time(side.at)}`;
    case 'minutes':
      return words.minutes(side.minutes);
    case 'staff':
      return side.ids.length === 0 ? nothing : <StaffNames ids={side.ids} report={report} />;
    case 'whole':
      return side.level === null ? nothing : depth.enjoyment(side.level);
    case 'cost':
      return side.pence === null ? nothing : money.say(side.pence);
    case 'risk check':
      if (side.is_done === null) return nothing;
      return side.is_done ? t`Gone through before it began` : t`Not gone through beforehand`;
    case 'moment':
      return <MomentCell side={side} resident_id={resident_id} />;
  }
}

type MomentCellProps = { side: Extract<Side, { kind: 'moment' }>; resident_id: string };

function MomentCell({ side, resident_id }: MomentCellProps) {
  const { t } = useLingui();
  const momentWord = useMomentWord();
  const deeper = useDepthEditWords();
  const goals = useGoals(resident_id).data?.goals ?? [];
  const goalName = (id: string) => goals.find((goal) => goal.id === id)?.text ?? t`a goal`;
  return (
    <span className={styles.moment}>
      {side.response !== null && <ResponseFace response={side.response} size={26} />}
      <span>
        {momentWord(side)}
        {side.note !== '' && <span className={styles.note}>{side.note}</span>}
        {deeper(undefined, side.depth, goalName).map((words) => (
          <span key={words} className={styles.note}>
            {words}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Whoever left the home since is known from the report alone. */
function StaffNames({ ids, report }: { ids: string[]; report: Report }) {
  const { t } = useLingui();
  const listOf = useNameList();
  const members = useEventGuests().data?.members ?? [];
  const known = new Map([...(report.depth?.staff_present ?? []), ...members].map((one) => [one.id, one.known_as]));
  return listOf(ids.map((id) => known.get(id) ?? t`somebody of the staff`));
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
      case 'overall_enjoyment':
        return t`As a whole`;
      case 'went_well':
        return t`What went well`;
      case 'change_next_time':
        return t`What to change next time`;
      case 'staff_ids':
        return t`Staff who were there`;
      case 'relatives_present':
        return t`Family and visitors`;
      case 'resources_used':
        return t`What was used`;
      case 'cost_pence':
        return t`What it cost`;
      case 'is_risk_checked':
        return t`What to mind`;
    }
  };
}
