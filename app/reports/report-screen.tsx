import { useLingui } from '@lingui/react/macro';
import { Suspense, lazy } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Report } from '@heartsease/domain/reports/report.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useMay } from '../session/use-may.ts';
import { fetchPart } from '../shell/fetch-part.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { DownloadReportCard } from '../exports/download-card.tsx';
import { SendReportCard } from '../report-deliveries/send-report-card.tsx';
import { NoticedCard } from '../observations/noticed-card.tsx';
import { useTimeWords } from '../words/time.ts';
import { withEvidenceWords } from '../words/with-evidence-words.ts';
import { useBack } from './back.ts';
import { useFocusIfLost } from './focus-first.ts';
import { useWhenAndWhere } from './log-details.ts';
import { LogNotice } from './log-notice.tsx';
import { ParkedAmendment } from './parked-amendment.tsx';
import { ReportEndActions, ReportMainActions } from './report-actions.tsx';
import { ReportDepthCard } from './report-depth-card.tsx';
import { ReportHistory } from './report-history.tsx';
import { ReportMoments } from './report-moments.tsx';
import { ReportStateChip, ReportStateNotices } from './report-state-notices.tsx';
import { useReport } from './reports.api.ts';
import styles from './report-screen.module.css';
import { useNameList } from './response-words.ts';

/** Most who open a report only read it. */
const AmendReport = lazy(async () => ({
  default: await fetchPart(async () => (await import('./amend-report.tsx')).AmendReport),
}));

/** Below what is read first. */
const ShareReportCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../family-updates/share-report-card.tsx')).ShareReportCard),
}));
const UseAsEvidenceCard = lazy(async () => ({
  default: await fetchPart(() =>
    withEvidenceWords(async () => (await import('../evidence/use-as-evidence-card.tsx')).UseAsEvidenceCard),
  ),
}));
const PhotosCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../photos/photos-card.tsx')).PhotosOfReportCard),
}));

const ReportRiskCard = lazy(async () => ({
  default: await fetchPart(async () => (await import('../risk-assessment/report-risk-card.tsx')).ReportRiskCard),
}));

/** One report: what, when, who, how it was, and everything that was ever changed in it. */
export function ReportScreen() {
  const { reportId = '' } = useParams();
  const [search] = useSearchParams();
  const report = useReport(reportId);
  if (report.data?.can_change && search.has('change'))
    return (
      <Suspense>
        <AmendReport report={report.data} />
      </Suspense>
    );
  return <ReadReport report={report} />;
}

function ReadReport({ report }: { report: ReturnType<typeof useReport> }) {
  const { t } = useLingui();
  const back = useBack();
  const screen = useFocusIfLost<HTMLElement>();
  return (
    <main ref={screen} className={styles.screen} tabIndex={-1}>
      {report.data === undefined && <PageHeader title={t`Report`} back={{ onPress: back }} />}
      <AsyncView
        query={report}
        waiting={<SkeletonRows rows={6} />}
        failedTitle={t`There is a problem opening this report`}
      >
        {(data) => <FullReport report={data} onBack={back} />}
      </AsyncView>
    </main>
  );
}

/** So many people leave room below them. */
const FEW = 3;

function FullReport({ report, onBack }: { report: Report; onBack: () => void }) {
  const { t } = useLingui();
  const whenAndWhere = useWhenAndWhere();
  const written = useWritten(report);
  const mayKnow = useMay('risk.people');
  const day = useTimeWords().dayOf(report.started_at);
  // Where there is room for them, so that the two columns of a desk end about together.
  const isLong = report.moments.length > FEW;
  const photos = (
    <Suspense>
      <PhotosCard report={report} />
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title={report.title}
        under={<span className="secondary">{whenAndWhere({ ...report, place: report.place ?? '' })}</span>}
        lead={<Stamp icon={report.icon} tint={report.tint} />}
        back={{ onPress: onBack }}
        actions={<ReportMainActions report={report} />}
      />
      <Waits report={report} />
      <ReportStateNotices report={report} />
      <ParkedAmendment report={report} />
      <div className={styles.columns} data-void={report.state === 'void' ? '' : undefined}>
        <div className={styles.column}>
          <ReportMoments report={report} />
          {report.note !== null && (
            <Card as="section" aria-labelledby="a-few-words">
              <h2 id="a-few-words">{t`A few words`}</h2>
              <p className={styles.note}>{report.note}</p>
            </Card>
          )}
          <Suspense>{mayKnow && <ReportRiskCard report_id={report.id} />}</Suspense>
          {report.depth && <ReportDepthCard depth={report.depth} />}
          {!isLong && photos}
          <NoticedCard report={report} />
        </div>
        <div className={styles.column}>
          <Card as="section" aria-labelledby="history" className={styles.history}>
            <h2 id="history">{t`Written by`}</h2>
            <p className="secondary">{written}</p>
            {report.is_added_later && <Chip tone="mustard">{t`Added later`}</Chip>}
            <ReportStateChip report={report} />
            <ReportHistory report={report} />
            {report.planned_session_id !== null && (
              <Link className="link" to={`/planned-session/${report.planned_session_id}?day=${day}`}>
                {t`See it in the plan`}
              </Link>
            )}
          </Card>
          <Suspense>
            <ShareReportCard report_id={report.id} />
          </Suspense>
          {isLong && photos}
          <Suspense>{report.state !== 'void' && <UseAsEvidenceCard of={{ kind: 'report', id: report.id }} />}</Suspense>
          <div className={styles.ways}>
            <SendReportCard report={report} />
            <DownloadReportCard report={report} />
            <ReportEndActions report={report} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What this person changed and the server does not have yet. */
function Waits({ report }: { report: Report }) {
  const { t } = useLingui();
  const { entries } = useOutbox();
  const waits = entries.some(
    ({ state, input }) =>
      state === 'waiting' && (input['report_id'] === report.id || input['report_client_id'] === report.client_id),
  );
  if (waits) return <LogNotice>{t`What you changed is saved on this phone and will be sent.`}</LogNotice>;
  if (report.state === 'void') return <SetAside report={report} />;
  return null;
}

function SetAside({ report }: { report: Report }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const last = report.history.findLast(({ kind }) => kind === 'voided' || kind === 'undone');
  if (last === undefined) return null;
  const name = last.by.known_as;
  const when = `${words.nearDay(words.dayOf(last.at))}, ${words.time(last.at)}`;
  return (
    <LogNotice>
      {last.kind === 'undone'
        ? t`${name} took this back (${when}). It counts nowhere; the story stays here.`
        : t`${name} set this aside (${when}). It counts nowhere; the story stays here.`}
    </LogNotice>
  );
}

function useWritten(report: Report): string {
  const { t } = useLingui();
  const words = useTimeWords();
  const listOf = useNameList();
  const names = listOf(report.authors.map(({ known_as }) => known_as));
  const when = `${words.nearDay(words.dayOf(report.recorded_at))}, ${words.time(report.recorded_at)}`;
  return t`${names} · ${when}`;
}
