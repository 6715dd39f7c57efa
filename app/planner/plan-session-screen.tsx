import { useLingui } from '@lingui/react/macro';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { PlanWords } from '@heartsease/domain/planner/plan.ts';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { useActivities } from '../activities/activities.api.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useTitleOfPlanBegun } from '../shell/plan-begun.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { PlanForm } from './plan-form.tsx';
import { usePlanToChange } from './plan.api.ts';
import { pathOfPlannedSession } from './session-path.ts';

/** Plans a new session; the address may name its day, its activity and its people. */
export function PlanSessionScreen() {
  const { t, i18n } = useLingui();
  const { today } = useTimeWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const library = useActivities();
  const ownWords = useTitleOfPlanBegun();
  const named = CalendarDate.safeParse(address.get('day')).data;
  const day = named ?? today;
  return (
    <FullScreen title={t`Plan a session`} backTo={`/tabs/planner?day=${day}`} width="narrow">
      <AsyncView
        query={library}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening the activities`}
      >
        {({ items }) => {
          const activity = items.find(({ id }) => id === address.get('activity'));
          const begun = {
            ...EMPTY,
            day,
            activity_id: activity?.id ?? null,
            title: activity ? titleIn(activity, i18n.locale) : ownWords,
            minutes: activity?.minutes ?? EMPTY.minutes,
            resident_ids: address.get('residents')?.split(',').filter(Boolean) ?? [],
          };
          return (
            <PlanForm
              plan={null}
              begun={begun}
              day={named}
              onSaved={(plan) => void navigate(pathOfPlannedSession(plan.id, plan.day), { replace: true })}
            />
          );
        }}
      </AsyncView>
    </FullScreen>
  );
}

/** Changes a planned session, or it and others of its series. */
export function ChangeSessionScreen() {
  const { t } = useLingui();
  const { plannedSessionId = '' } = useParams();
  const query = usePlanToChange(plannedSessionId);
  const navigate = useNavigate();
  const above = query.data ? pathOfPlannedSession(plannedSessionId, query.data.day) : '/tabs/planner';
  const goBack = useGoBack(above);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={query.data?.title ?? t`Planned session`} backTo={above} width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening this session`}
      >
        {(plan) => (
          <PlanForm
            plan={plan}
            begun={plan}
            onSaved={(saved) => {
              if (saved.id === plannedSessionId) goBack();
              // Its day is no longer meant: the series goes on with another session.
              else void navigate(pathOfPlannedSession(saved.id, saved.day), { replace: true });
            }}
          />
        )}
      </AsyncView>
    </FullScreen>
  );
}

const EMPTY: PlanWords = {
  activity_id: null,
  title: '',
  time: '10:30',
  minutes: 45,
  place: '',
  leader_id: null,
  helper_ids: [],
  resident_ids: [],
  resident_group_ids: [],
  is_open_to_everyone: false,
  capacity: null,
};
