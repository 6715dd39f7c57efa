import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { getToday } from '@heartsease/domain/dashboard/today.endpoints.ts';
import { DayCard } from '../planner/day-card.tsx';
import { NextSessionCard } from '../planner/next-session-card.tsx';
import { OnNowCard } from '../planner/on-now-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { CardView } from './card-view.tsx';
import { useToday } from './today.api.ts';
import { UnfinishedCard } from './unfinished-card.tsx';

/** What is on now, and the rest of the day. */
export function DayPart({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const query = useToday();
  return (
    <div className={className} data-tour="day">
      <CardView query={query} waiting={<DayWaiting />} failedTitle={t`There is a problem opening the day`}>
        {(today) => <Day today={today} />}
      </CardView>
    </div>
  );
}

function Day({ today }: { today: OutputOf<typeof getToday> }) {
  const { t } = useLingui();
  // Whoever may not see residents gets the session without its people.
  const onNow = today.on_now ?? today.sessions.findLast(({ state }) => state === 'on_now');
  const next = today.sessions.find(({ state }) => state === 'planned');
  const first = onNow ?? next;
  const others = today.sessions.filter(({ id }) => id !== first?.id);
  if (today.sessions.length === 0) {
    return (
      <>
        <NothingPlanned />
        <UnfinishedCard sessions={[]} />
      </>
    );
  }
  return (
    <>
      {onNow ? <OnNowCard session={onNow} people={today.on_now?.people ?? []} /> : <NextSessionCard next={next} />}
      <UnfinishedCard sessions={today.sessions} />
      {others.length > 0 && <DayCard label={t`The day`} sessions={others} />}
    </>
  );
}

function NothingPlanned() {
  const { t } = useLingui();
  const mayLog = useMay('reports.add');
  const startLog = useLogStart();
  return (
    <Card as="section">
      <Empty
        title={t`Nothing is planned today`}
        action={
          mayLog ? (
            <Button onClick={() => startLog()}>{t`Log something that happened`}</Button>
          ) : (
            <ButtonLink variant="soft" to="/tabs/planner">{t`Open the planner`}</ButtonLink>
          )
        }
      >
        {t`The best moments often aren’t planned at all.`}
      </Empty>
    </Card>
  );
}

function DayWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={254} />
      <Skeleton shape="block" height={194} />
    </Waiting>
  );
}
