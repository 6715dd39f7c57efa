import { useLingui } from '@lingui/react/macro';
import { LifebuoyIcon } from '@phosphor-icons/react/dist/csr/Lifebuoy';
import { useMay } from '../session/use-may.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** The way to help, for everybody. */
export function HelpPlaces() {
  const { t } = useLingui();
  const readsTutorials = useMay('tutorials.view');
  return (
    <ListRow
      lead={<PlaceIcon drawing={<LifebuoyIcon />} />}
      title={t`Help`}
      under={readsTutorials ? t`A look round, tutorials, the keys` : t`A look round, and the keys`}
      to="/help"
      data-tour="help"
    />
  );
}
