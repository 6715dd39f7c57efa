import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useEnjoyedWords } from './enjoyed-words.ts';
import { useEnjoyedLately } from './insights.api.ts';

/** On a relative's home: what their person liked, in a line. Not there for whoever may not know, or when nothing was. */
export function EnjoyedLatelyCard({ resident_id }: { resident_id: string }) {
  const { i18n } = useLingui();
  const { title } = useEnjoyedWords();
  const { data } = useEnjoyedLately(resident_id, true);
  const [first] = data?.things ?? [];
  if (!data || !first) return null;
  return (
    <Card padding="none">
      <List aria-label={title(data)}>
        <ListRow
          lead={<Stamp icon={first.icon} tint={first.tint} size="m" />}
          title={title(data)}
          under={data.things
            .slice(0, 3)
            .map((thing) => titleIn(thing, i18n.locale))
            .join(' · ')}
          to={`/resident-insights/${resident_id}`}
        />
      </List>
    </Card>
  );
}
