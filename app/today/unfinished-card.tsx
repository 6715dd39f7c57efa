import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import type { ReportLine } from '@heartsease/domain/reports/review.endpoints.ts';
import { useReturnedReports } from '../reports/review.api.ts';
import { useUnfinishedLogs } from '../reports/unfinished-logs.api.ts';
import type { UnfinishedLog } from '../reports/unfinished-logs.api.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { BrightRow } from './bright-row.tsx';

/** Logs that were left open and have no line among the sessions of the day, so that they are not forgotten. */
export function UnfinishedCard({ sessions }: { sessions: PlannedSession[] }) {
  const { t } = useLingui();
  const ofToday = new Set(sessions.map(({ id }) => id));
  const logs = useUnfinishedLogs().filter(
    ({ planned_session_id }) => planned_session_id === null || !ofToday.has(planned_session_id),
  );
  const returned = useReturnedReports();
  if (logs.length + returned.length === 0) return null;
  return (
    <Card as="section" tone="mustard" padding="none" aria-label={t`Unfinished`}>
      <ul>
        {logs.map((log) => (
          <UnfinishedRow key={log.client_id} log={log} />
        ))}
        {returned.map((report) => (
          <ReturnedRow key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}

function ReturnedRow({ report }: { report: ReportLine }) {
  const { t } = useLingui();
  const by = report.returned?.by.known_as ?? '';
  const comment = report.returned?.comment ?? '';
  return (
    <BrightRow
      to={`/manage-report/${report.id}`}
      icon={<ArrowUUpLeftIcon size={26} weight="bold" aria-hidden="true" />}
      title={t`To look at again: ${report.title}`}
      under={t`${by}: “${comment}”`}
    />
  );
}

function UnfinishedRow({ log }: { log: UnfinishedLog }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const day = words.nearDay(words.dayOf(log.started_at));
  const people = plural(log.people_count, { one: '# person', other: '# people' });
  return (
    <BrightRow
      to={log.to}
      icon={<PencilSimpleLineIcon size={26} weight="bold" aria-hidden="true" />}
      title={log.title === '' ? t`Unfinished` : t`Unfinished: ${log.title}`}
      under={[`${day}, ${words.time(log.started_at)}`, log.people_count > 0 && people].filter(Boolean).join(' · ')}
    />
  );
}
