import { useLingui } from '@lingui/react/macro';
import { HandHeartIcon } from '@phosphor-icons/react/dist/csr/HandHeart';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { useMyPersonsAboutMe } from './about-me.api.ts';

/** On a relative's home: the way to what matters to their person. Not there for whoever may not read it. */
export function MyPersonCard({ resident_id, isHere }: { resident_id: string; isHere: boolean }) {
  const { t } = useLingui();
  const { data } = useMyPersonsAboutMe(resident_id, true);
  if (!data) return null;
  const name = data.known_as;
  return (
    <Card padding="none">
      <List aria-label={t`What matters to ${name}`}>
        <ListRow
          lead={<HandHeartIcon weight="duotone" size={28} aria-hidden="true" />}
          title={t`What matters to ${name}`}
          under={isHere ? t`Read it, and add what only you know` : t`Read what was written down`}
          to={`/about-my-person/${resident_id}`}
        />
      </List>
    </Card>
  );
}
