import { PageHeader } from '../ui/page-header.tsx';

export function PlannerScreen() {
  return <PageHeader title="Planner" />;
}
