import { PageHeader } from '../ui/page-header.tsx';

export function ActivitiesScreen() {
  return <PageHeader title="Activities" />;
}
