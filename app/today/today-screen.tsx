import { PageHeader } from '../ui/page-header.tsx';

export function TodayScreen() {
  return <PageHeader title="Today" />;
}
