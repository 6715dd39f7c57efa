import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { cardIn } from '@heartsease/domain/activities/library.ts';
import type { Featured, FeaturedActivity } from '@heartsease/domain/dashboard/featured.ts';
import { useMay } from '../session/use-may.ts';
import { useOverlay } from '../shell/overlay.ts';
import { SectionHeader } from '../shell/section-header.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ListDefinition } from '../ui/definition.tsx';
import { Empty } from '../ui/empty.tsx';
import { ReasonList } from '../ui/reason-list.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useFeatured } from './activities.api.ts';
import { useFormatWords } from './activity-words.ts';
import { useIdeasTitle, useWhyWords } from './featured-words.ts';
import { useIdeaAddress } from './idea-address.ts';
import { IdeaSheet } from './idea-sheet.tsx';
import styles from './ideas-screen.module.css';

/** The section "Ideas": what is worth choosing today and why; for a visit, for a day at home, for everybody here. */
export function IdeasScreen() {
  const { t } = useLingui();
  const query = useFeatured();
  const title = useIdeasTitle();
  const hasLibrary = useMay('all_activities.view');
  const { shown, close } = useOverlay();
  const [what, which] = shown;
  const open = query.data?.items.find(({ activity_id }) => what === 'idea' && activity_id === which);
  return (
    <>
      <SectionHeader title={t`Ideas`} under={title} />
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={6} height={130} />}
        failedTitle={t`There is a problem opening the ideas`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`No ideas for today`} />}
      >
        {(featured) => (
          <>
            <Ideas featured={featured} />
            <ListDefinition of={featured} />
          </>
        )}
      </AsyncView>
      {hasLibrary && (
        <p className={styles.more}>
          <ButtonLink to="/tabs/activities" variant="soft">
            {t`See the whole library`}
          </ButtonLink>
        </p>
      )}
      {open && <IdeaSheet idea={open} onClose={close} />}
    </>
  );
}

function Ideas({ featured: { items, people } }: { featured: Featured }) {
  const { t } = useLingui();
  return (
    <ul className={styles.ideas} aria-label={t`Ideas`} data-tour="ideas">
      {items.map((idea) => (
        <Idea key={idea.activity_id} idea={idea} people={people} />
      ))}
    </ul>
  );
}

function Idea({ idea, people }: { idea: FeaturedActivity; people: Featured['people'] }) {
  const { i18n } = useLingui();
  const time = useTimeWords();
  const say = useWhyWords(people);
  const formats = useFormatWords();
  const addressOf = useIdeaAddress();
  const { title, summary } = cardIn(idea, i18n.locale);
  const facts = [time.minutes(idea.minutes), ...idea.formats.map((format) => formats[format])];
  return (
    <Card as="li" className={styles.idea}>
      <Stamp icon={idea.icon} tint={idea.tint} size="l" />
      <div className={styles.words}>
        <h2>
          <Link to={addressOf(idea.activity_id)} className={styles.title}>
            {title}
          </Link>
        </h2>
        <ReasonList reasons={idea.whys.map(say)} />
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    </Card>
  );
}
