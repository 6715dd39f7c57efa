import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reviewState } from '@heartsease/domain/pal/review.ts';
import type { AbilityReview } from '@heartsease/domain/pal/pal.endpoints.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useAbilityReviews } from './pal.api.ts';
import styles from './pal-screen.module.css';
import { bandName } from './ways-strip.tsx';

/** Whom to look at next: what is under way, who was never looked at, what is overdue or due, and the rest. */
export function AbilityReviewsScreen() {
  const { t } = useLingui();
  const query = useAbilityReviews();
  const managesPacks = useMay('instrument_packs.manage');
  return (
    <FullScreen
      title={t`Ways of joining in`}
      under={t`Everybody who lives here, and when to look again`}
      actions={
        managesPacks && (
          <ButtonLink to="/instrument-packs" variant="line" size="small">
            {t`Instrument packs`}
          </ButtonLink>
        )
      }
      width="narrow"
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={8} />}
        failedTitle={t`There is a problem opening the list`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nobody lives here yet`} />}
      >
        {({ items }) => <Groups reviews={items} />}
      </AsyncView>
    </FullScreen>
  );
}

function Groups({ reviews }: { reviews: readonly AbilityReview[] }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const stateOf = ({ review_on }: AbilityReview) => (review_on === null ? 'never' : reviewState(review_on, today));
  const groups = [
    { id: 'drafts', title: t`Under way`, people: reviews.filter(({ draft }) => draft !== null) },
    { id: 'never', title: t`Nobody has looked yet`, people: waiting('never') },
    { id: 'overdue', title: t`Overdue`, people: waiting('overdue') },
    { id: 'due', title: t`Due in the next two weeks`, people: waiting('due') },
    { id: 'settled', title: t`Up to date`, people: waiting('settled') },
  ].filter(({ people }) => people.length > 0);
  return (
    <div className={styles.parts}>
      {groups.map(({ id, title, people }) => (
        <section key={id} aria-labelledby={id} className={styles.group}>
          <h2 id={id}>
            {title} <span className={styles.count}>{people.length}</span>
          </h2>
          <Card padding="none">
            <List aria-labelledby={id}>
              {people.map((review) => (
                <Row key={review.resident.id} review={review} />
              ))}
            </List>
          </Card>
        </section>
      ))}
    </div>
  );

  /** A person stands in the list once: whoever is being looked at is not asked for again. */
  function waiting(state: ReturnType<typeof stateOf>) {
    return reviews.filter((review) => review.draft === null && stateOf(review) === state);
  }
}

function Row({ review: { resident, support_band, review_on, draft } }: { review: AbilityReview }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const under = [
    t`Room ${resident.room}`,
    draft === null && support_band !== null && bandName(support_band),
    draft !== null && begun(draft),
  ];
  const isLate = review_on !== null && reviewState(review_on, words.today) === 'overdue';
  return (
    <ListRow
      lead={<Face person={resident} />}
      title={resident.known_as}
      under={under.filter(Boolean).join(' · ')}
      end={review_on !== null && <Chip tone={isLate ? 'danger' : 'plain'}>{words.shortDay(review_on)}</Chip>}
      to={`/pal/${resident.id}`}
    />
  );

  function begun({ by, answered }: NonNullable<AbilityReview['draft']>): string {
    const name = by ?? t`Somebody`;
    const lines = plural(answered, { one: '# line answered', other: '# lines answered' });
    return t`begun by ${name}, ${lines}`;
  }
}
