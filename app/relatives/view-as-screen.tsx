import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useParams } from 'react-router';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { viewAsRelative } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { SharedAboutMe } from '../about-me/shared-about-me-card.tsx';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { fullNameOf } from './access-words.ts';
import { useRelatives, useViewAs } from './access.api.ts';
import { PersonCard } from './person-card.tsx';
import { RestingCard } from './resting-card.tsx';
import styles from './view-as-screen.module.css';

/** What a relative sees of a resident: the answers that they get themselves, shown as they see them. */
export function ViewAsScreen() {
  const { t } = useLingui();
  const { residentId = '', relativeLinkId = '' } = useParams();
  const relatives = useRelatives(residentId);
  const query = useViewAs(relativeLinkId);
  const relative = relatives.data?.items.find(({ id }) => id === relativeLinkId);
  const title = relative === undefined ? t`What they can see` : t`What ${fullNameOf(relative)} can see`;
  if (isNothingThere(query.error) || isNothingThere(relatives.error)) return <NotFoundScreen />;
  const isWaiting = relative?.status === 'invited';
  return (
    <FullScreen title={title} backTo={`/manage-relative/${residentId}/${relativeLinkId}`}>
      <Card tone="mustard" className={styles.notice}>
        <EyeIcon weight="fill" aria-hidden="true" />
        <p>
          {isWaiting
            ? t`Nothing is shown before the invitation is accepted.`
            : t`This is what the server tells them today. It follows from their link and from what was agreed.`}
        </p>
      </Card>
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={2} height={180} />}
        failedTitle={t`There is a problem opening this`}
      >
        {(seen) => (isWaiting ? null : <Seen seen={seen} />)}
      </AsyncView>
    </FullScreen>
  );
}

function Seen({ seen }: { seen: OutputOf<typeof viewAsRelative> }) {
  const { t } = useLingui();
  const { person, about_me } = seen;
  if (person === null) return <RestingCard />;
  const name = person.known_as;
  return (
    <div className={styles.seen}>
      <PersonCard person={person} />
      {about_me === null ? (
        <p className="secondary">{t`They do not see what matters to ${name}.`}</p>
      ) : (
        <section className={styles.seen} aria-label={t`What matters to ${name}`}>
          <h2>{t`What matters to ${name}`}</h2>
          <SharedAboutMe about={about_me} />
        </section>
      )}
    </div>
  );
}
