import { useLingui } from '@lingui/react/macro';
import { FullScreen } from '../shell/full-screen.tsx';
import { Card } from '../ui/card.tsx';
import { usePacks } from './evidence-pack.api.ts';
import { PacksPart } from './packs-part.tsx';

/**
 * The packs that are still kept, and who looks at them by a link. On a package that makes none any more, what was
 * handed out is taken back here.
 */
export function PacksScreen() {
  const { t } = useLingui();
  return (
    <FullScreen
      title={t`Inspection packs`}
      under={t`What was handed out, and who looked. A link that you take back is dead at once.`}
      backTo="/tabs/more"
    >
      <Card>
        <PacksPart query={usePacks()} heading="h2" />
      </Card>
    </FullScreen>
  );
}
