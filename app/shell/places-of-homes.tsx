import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BuildingOfficeIcon } from '@phosphor-icons/react/dist/csr/BuildingOffice';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { ListRow } from '../ui/list-row.tsx';
import { PlaceIcon } from './place-icon.tsx';

/** For whoever has more than one home: the way to another, and to the figures of all. */
export function PlacesOfHomes() {
  const { t } = useLingui();
  const { carehomes_count } = useProfile();
  const isHeadOffice = useMay('organisation.figures');
  return (
    <>
      {carehomes_count > 1 && (
        <ListRow
          lead={<PlaceIcon drawing={<BuildingsIcon />} />}
          title={t`Switch home`}
          under={plural(carehomes_count, { one: 'You belong to # home', other: 'You belong to # homes' })}
          to="/switch"
        />
      )}
      {isHeadOffice && (
        <ListRow
          lead={<PlaceIcon drawing={<BuildingOfficeIcon />} />}
          title={t`All our homes`}
          under={t`Figures of each home beside its own past`}
          to="/organisation"
        />
      )}
    </>
  );
}
