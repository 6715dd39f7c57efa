import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import type { PlannedSession, SessionToLog } from '@heartsease/domain/planner/planned-session.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { PrintAttendance } from '../print/print-card.tsx';
import { SessionRiskCard } from '../risk-assessment/session-risk-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { PlanCard } from './plan-card.tsx';
import { usePlan, useSessionToLog } from './planner.api.ts';
import { SessionPeopleCard } from './session-people-card.tsx';
import { SessionStepCard } from './session-step-card.tsx';
import { useSessionWords } from './session-words.ts';
import styles from './planned-session-screen.module.css';

/** One planned session: when and where, who is expected, and the next step. */
export function PlannedSessionScreen() {
  return useMay('reports.view') ? <WithPeople /> : <WithoutPeople />;
}

function WithPeople() {
  const { t } = useLingui();
  const { plannedSessionId = '' } = useParams();
  const query = useSessionToLog(plannedSessionId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      {query.data === undefined && <h1 className="visually-hidden">{t`Planned session`}</h1>}
      <AsyncView query={query} waiting={<SessionWaiting />} failedTitle={t`There is a problem opening this session`}>
        {(session) => <Session session={session} toLog={session} />}
      </AsyncView>
    </OwnPage>
  );
}

/** Whoever may not see reports finds the session in the plan of its day, without its people. */
function WithoutPeople() {
  const { t } = useLingui();
  const { plannedSessionId } = useParams();
  const day = useDayOfAddress();
  const query = usePlan(day, day);
  const session = query.data?.items.find(({ id }) => id === plannedSessionId);
  if (query.data !== undefined && session === undefined) return <NotFoundScreen />;
  return (
    <OwnPage>
      {session === undefined && <h1 className="visually-hidden">{t`Planned session`}</h1>}
      <AsyncView query={query} waiting={<SessionWaiting />} failedTitle={t`There is a problem opening this session`}>
        {() => session && <Session session={session} toLog={null} />}
      </AsyncView>
    </OwnPage>
  );
}

function Session({ session, toLog }: { session: PlannedSession; toLog: SessionToLog | null }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayPlan = useMay('planner.edit');
  const { title, besides } = useSessionWords()(session);
  const day = words.dayOf(session.starts_at);
  const goBack = useGoBack(`/tabs/planner?day=${day}`);
  const from = words.time(session.starts_at);
  const to = words.time(session.ends_at);
  return (
    <>
      <PageHeader
        title={title}
        lead={<Stamp icon={session.icon} tint={session.tint} size="l" />}
        under={[t`${words.nearDay(day)}, ${from} to ${to}`, session.place, besides].filter(Boolean).join(' · ')}
        back={{ onPress: goBack }}
      />
      <div className={styles.parts}>
        <div className={styles.part}>
          <SessionStepCard session={session} />
          {toLog && session.state !== 'cancelled' && session.state !== 'done' && (
            <div>
              <PrintAttendance planned_session_id={session.id} />
            </div>
          )}
          <SessionRiskCard session={session} />
        </div>
        <div className={styles.part}>
          {toLog && <SessionPeopleCard session={toLog} />}
          {mayPlan && session.state !== 'done' && <PlanCard session={session} />}
        </div>
      </div>
    </>
  );
}

function SessionWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={260} />
      <Skeleton shape="block" height={260} />
    </Waiting>
  );
}

function useDayOfAddress(): string {
  const { today } = useTimeWords();
  const [address] = useSearchParams();
  return CalendarDate.safeParse(address.get('day')).data ?? today;
}
