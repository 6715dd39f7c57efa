import { useLingui } from '@lingui/react/macro';
import { Card } from '../ui/card.tsx';
import { List } from '../ui/list-row.tsx';
import { HelpPlaces } from './help-places.tsx';
import { OwnPlaces } from './own-places.tsx';
import { PlacesToKeep } from './places-to-keep.tsx';
import { PlacesToSee } from './places-to-see.tsx';

/** What is opened seldom, as far as it is there for whoever reads. */
export function Places() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <List aria-label={t`More of Heartsease`}>
        <PlacesToSee />
        <PlacesToKeep />
        <OwnPlaces />
        <HelpPlaces />
      </List>
    </Card>
  );
}
