import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { Empty, Failed } from '../ui/empty.tsx';

interface NamedPhotoProps {
  isGone: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** Why a photo that an address leads to is not open. It is the same for what is gone and for what is not for one to see. */
export function NamedPhoto({ isGone, isFailed, onRetry }: NamedPhotoProps) {
  const { t } = useLingui();
  if (isFailed) return <Failed title={t`There is a problem opening the photos`} onRetry={onRetry} />;
  if (!isGone) return null;
  return (
    <Card>
      <div role="status">
        <Empty title={t`That photo is not in this album`} art={null}>
          {t`It may have been taken back or removed. The photos that you can see are here.`}
        </Empty>
      </div>
    </Card>
  );
}
