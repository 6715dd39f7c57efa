import { PageHeader } from '../ui/page-header.tsx';

export function LogScreen() {
  return <PageHeader title="Log" />;
}
