import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { amendReport } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { useOutbox } from '../api/use-outbox.ts';
import type { OutboxEntry } from '../api/outbox-entry.ts';
import { useResidents } from '../residents/residents.api.ts';
import { Button } from '../ui/button.tsx';
import { BackSheet, useSheet } from './back-sheet.tsx';
import { sendAmendment } from './amendment.ts';
import { LogNotice } from './log-notice.tsx';
import { ReportClash } from './report-clash.tsx';

/** A change that waited in the outbox and met another one: shown beside what stands, when it is asked for. */
export function ParkedAmendment({ report }: { report: Report }) {
  const { t } = useLingui();
  const { parked, discard } = useOutbox();
  const [isOpen, open] = useState(false);
  const entry = parked.find(({ path, input }) => path === amendReport.path && input['report_id'] === report.id);
  if (entry === undefined) return null;
  return (
    <>
      <LogNotice tone="danger">
        {t`Your change could not go in, because this was changed meanwhile. It is still here.`}{' '}
        <Button variant="quiet" size="small" onClick={() => open(true)}>
          {t`Compare`}
        </Button>
      </LogNotice>
      {isOpen && (
        <BackSheet title={t`Two changes at once`} side="centre" onClosed={() => open(false)}>
          <Comparison report={report} entry={entry} onOver={() => void discard(entry.client_id)} />
        </BackSheet>
      )}
    </>
  );
}

type ComparisonProps = { report: Report; entry: OutboxEntry; onOver: () => void };

function Comparison({ report, entry, onOver }: ComparisonProps) {
  const client = useQueryClient();
  const { close } = useSheet();
  const residents = useResidents().data?.items ?? [];
  const [isBusy, setBusy] = useState(false);
  const mine = logOfParked(report, entry, residents);
  const reason = typeof entry.input['reason'] === 'string' ? entry.input['reason'] : null;
  if (mine === null) return null;

  function over() {
    close();
    onOver();
  }

  async function replace(draft: LogDraft) {
    setBusy(true);
    const outcome = await sendAmendment(client, report, draft, reason);
    setBusy(false);
    // After another clash the parked change stays, and the report shown is the newest.
    if (outcome.state === 'sent' || outcome.state === 'waiting') over();
  }

  return <ReportClash stands={report} mine={mine} isBusy={isBusy} onKeep={over} onReplace={() => void replace(mine)} />;
}

/** The parked change as a log; null when it can't be read. */
function logOfParked(report: Report, entry: OutboxEntry, residents: ResidentFace[]): LogDraft | null {
  const { data } = amendReport.input.safeParse(entry.input);
  if (data === undefined) return null;
  const { activity_id, title, started_at, minutes, usual_response } = data;
  const faces = new Map(
    [...residents, ...report.moments.map(({ resident }) => resident)].map((face) => [face.id, face]),
  );
  return {
    client_id: report.client_id,
    planned_session_id: report.planned_session_id,
    activity_id,
    title,
    started_at,
    minutes,
    place: data.place ?? '',
    usual: usual_response === null ? null : { response: usual_response, answered_at: entry.made_at },
    note: data.note ?? '',
    ...(data.depth && { depth: data.depth }),
    people: data.moments.flatMap(
      ({ resident_id, response, basis, not_today_reason: reason, note, answered_at, depth }) => {
        const resident = faces.get(resident_id);
        if (resident === undefined) return [];
        const answer = { response, basis, reason, answered_at };
        return [{ resident, answer, note: note ?? '', is_expected: false, ...(depth && { depth }) }];
      },
    ),
  };
}
