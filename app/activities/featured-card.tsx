import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { Featured } from '@heartsease/domain/dashboard/featured.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useFeatured } from './activities.api.ts';
import styles from './featured-card.module.css';
import { useIdeasTitle, useWhyWords } from './featured-words.ts';
import { useIdeaAddress } from './idea-address.ts';

/** A taste; the ideas have all of them. */
const SHOWN = 3;

/** The first few activities that are worth choosing today, each with its why. On a day without any there is no card. */
export function FeaturedCard() {
  const { t } = useLingui();
  const id = useId();
  const query = useFeatured();
  const title = useIdeasTitle();
  if (query.data?.items.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        <Link to="/tabs/ideas" className="link">
          {t`See all`}
        </Link>
      </div>
      <AsyncView
        query={query}
        waiting={
          <div className={styles.waiting}>
            <SkeletonRows rows={SHOWN} />
          </div>
        }
        failedTitle={t`There is a problem showing what is worth choosing`}
      >
        {(featured) => <First featured={featured} />}
      </AsyncView>
    </Card>
  );
}

function First({ featured: { items, people } }: { featured: Featured }) {
  const { i18n } = useLingui();
  const say = useWhyWords(people);
  const addressOf = useIdeaAddress();
  return (
    <List>
      {items.slice(0, SHOWN).map((idea) => (
        <ListRow
          key={idea.activity_id}
          lead={<Stamp icon={idea.icon} tint={idea.tint} />}
          title={cardIn(idea, i18n.locale).title}
          under={idea.whys.slice(0, 1).map(say).join('')}
          to={addressOf(idea.activity_id)}
        />
      ))}
    </List>
  );
}
