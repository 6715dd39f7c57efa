import { useLingui } from '@lingui/react/macro';
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';

/** On a resident's page: the way to what the last weeks tell. */
export function InsightsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const maySee = useMay('residents.view');
  const name = resident.known_as;
  if (!maySee) return null;
  return (
    <Card padding="none">
      <List aria-label={t`What moments tell of ${name}`}>
        <ListRow
          lead={<ChartBarIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`What moments tell of ${name}`}
          under={t`What works, when and with whom it goes best`}
          to={`/resident-insights/${resident.id}`}
        />
      </List>
    </Card>
  );
}
