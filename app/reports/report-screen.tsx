import { PageHeader } from '../ui/page-header.tsx';

export function ReportScreen() {
  return <PageHeader title="Report" />;
}
