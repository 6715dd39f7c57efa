import { PageHeader } from '../ui/page-header.tsx';

export function ResidentsScreen() {
  return <PageHeader title="Residents" />;
}
