import { useLingui } from '@lingui/react/macro';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { useApprove } from './sharing.api.ts';

/** For whoever may let a family read what waits. */
export function ApproveButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const approve = useApprove();
  if (!useMay('updates.approve')) return null;
  return (
    <Button
      size="small"
      variant="soft"
      busy={approve.isPending}
      aria-label={t`Approve for ${name}`}
      onClick={() => approve.mutate(id)}
    >
      {t`Approve`}
    </Button>
  );
}
