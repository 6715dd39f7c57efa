import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { wordsIn } from '@heartsease/domain/tutorials/tutorial.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { usePlaceWords } from './tutorial-words.ts';
import { useTutorials } from './tutorials.api.ts';
import styles from './tutorials-card.module.css';

const SHOWN = 4;

/** For whoever looks for help: what they have begun, then what they have not read, and the way to all. */
export function GuidesCard() {
  const { t, i18n } = useLingui();
  const id = useId();
  const placeWords = usePlaceWords();
  const query = useTutorials();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Tutorials`}</h2>
        <Link to="/tutorials" className="link">
          {t`See all`}
        </Link>
      </div>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={SHOWN} />}
        failedTitle={t`There is a problem opening the tutorials`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No tutorials yet`} />}
      >
        {({ items }) => (
          <List>
            {items
              .toSorted((one, other) => ORDER[one.place.state] - ORDER[other.place.state])
              .slice(0, SHOWN)
              .map((tutorial) => (
                <ListRow
                  key={tutorial.id}
                  lead={<Stamp icon={tutorial.icon} tint={tutorial.tint} />}
                  title={wordsIn(tutorial, i18n.locale).title}
                  under={placeWords(tutorial)}
                  to={`/tutorials/${tutorial.id}`}
                />
              ))}
          </List>
        )}
      </AsyncView>
    </Card>
  );
}

const ORDER = { begun: 0, new: 1, done: 2 } as const;
