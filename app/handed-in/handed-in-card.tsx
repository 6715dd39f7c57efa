import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { useMay } from '../session/use-may.ts';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import styles from './handed-in-card.module.css';
import { useAllHandedIn } from './handed-in.api.ts';

/** On Today, for whoever answers for the home: what somebody wrote who can't bring it in themselves. */
export function HandedInCard() {
  return useMay('staff.manage') ? <Waiting /> : null;
}

function Waiting() {
  const { t } = useLingui();
  const id = useId();
  const { data } = useAllHandedIn({ isBackground: true });
  const waiting = data?.items.filter(({ decision }) => decision === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>{t`Needs your answer`}</h2>
      <List aria-labelledby={id}>
        {[...Map.groupBy(waiting, ({ author, why }) => `${author.id} ${why}`).values()].map((theirs) => (
          <Row key={theirs[0]?.id} theirs={theirs} />
        ))}
      </List>
    </Card>
  );
}

function Row({ theirs }: { theirs: HandedIn[] }) {
  const { t } = useLingui();
  const [first] = theirs;
  if (first === undefined) return null;
  const name = first.author.known_as;
  return (
    <ListRow
      lead={<Face person={first.author} size="m" />}
      title={
        first.why === 'left' ? t`Handed in from ${name}’s device` : t`Written by ${name}, and not allowed any more`
      }
      under={plural(theirs.length, { one: '# record waits for you', other: '# records wait for you' })}
      to="/handed-in"
    />
  );
}
