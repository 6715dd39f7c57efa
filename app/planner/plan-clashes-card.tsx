import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { findPlanClashes } from '@heartsease/domain/planner/planner.endpoints.ts';
import { ClashesCard } from '../ui/clashes-card.tsx';
import { useSettled } from '../ui/settled.ts';
import { usePlanClashes } from './plan.api.ts';

/** What else is at the same time as a session. */
export function PlanClashesCard({ asked }: { asked: InputOf<typeof findPlanClashes> }) {
  const place = useSettled(asked.place);
  const { data } = usePlanClashes({ ...asked, place });
  return <ClashesCard clashes={data} />;
}
