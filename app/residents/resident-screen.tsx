import { PageHeader } from '../ui/page-header.tsx';

export function ResidentScreen() {
  return <PageHeader title="Resident" />;
}
