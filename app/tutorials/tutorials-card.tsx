import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { nextOf, wordsIn } from '@heartsease/domain/tutorials/tutorial.ts';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { usePlaceWords } from './tutorial-words.ts';
import { useTutorials } from './tutorials.api.ts';
import styles from './tutorials-card.module.css';

/** The one to go on with; for somebody new the first one. Whoever has read some, and left none open, is left in peace. */
export function TutorialsCard() {
  const { t, i18n } = useLingui();
  const id = useId();
  const placeWords = usePlaceWords();
  const { data } = useTutorials({ isBackground: true });
  const next = nextOf(data?.items ?? []);
  const isNewHere = data?.items.every(({ place }) => place.state === 'new') ?? false;
  if (next === undefined || (next.place.state === 'new' && !isNewHere)) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{t`Tutorials`}</h2>
        <Link to="/tutorials" className="link">
          {t`See all`}
        </Link>
      </div>
      <List>
        <ListRow
          lead={<Stamp icon={next.icon} tint={next.tint} />}
          title={wordsIn(next, i18n.locale).title}
          under={placeWords(next)}
          to={`/tutorials/${next.id}`}
        />
      </List>
    </Card>
  );
}
