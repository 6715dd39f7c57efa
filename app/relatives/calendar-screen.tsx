import { PageHeader } from '../ui/page-header.tsx';

export function CalendarScreen() {
  return <PageHeader title="Calendar" />;
}
