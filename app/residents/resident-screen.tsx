import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AboutMeCard } from '../about-me/about-me-card.tsx';
import { fetchPart } from '../shell/fetch-part.ts';
import { useGoBack } from '../shell/go-back.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { OwnPage } from '../shell/own-page.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import { InsightsCard } from '../insights/insights-card.tsx';
import { JoiningInCard } from '../pal/joining-in-card.tsx';
import { InterestsCard } from '../interests/interests-card.tsx';
import { AccessNeedsCard } from './access-needs-card.tsx';
import { FavouritesCard } from './favourites-card.tsx';
import { LifeCard } from './life-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentMomentsCard } from './recent-moments-card.tsx';
import { ResidentHead } from './resident-head.tsx';
import { WeekCard } from './week-card.tsx';
import { useResident } from './residents.api.ts';
import styles from './resident-screen.module.css';

type ResidentPart = ComponentType<{ resident: Resident }>;

/** A card far down, fetched after those above it: this screen may cost no more than any other. */
function late(load: () => Promise<ResidentPart>): ResidentPart {
  const Late = lazy(async () => ({ default: await fetchPart(load) }));
  return ({ resident }) => (
    <Suspense>
      <Late resident={resident} />
    </Suspense>
  );
}

const GoalsCard = late(async () => (await import('../goals/goals-card.tsx')).GoalsCard);
const PhotosCard = late(async () => (await import('../photos/photos-card.tsx')).PhotosOfResidentCard);
const BookCard = late(async () => (await import('../photo-book/photo-book-card.tsx')).PhotoBookOfResidentCard);
const GroupsCard = late(async () => (await import('../resident-groups/groups-card.tsx')).GroupsCard);
const RelativesCard = late(async () => (await import('../relatives/relatives-card.tsx')).RelativesCard);
const SharedCard = late(
  async () => (await import('../family-updates/shared-of-resident-card.tsx')).SharedOfResidentCard,
);
const NoticedCard = late(async () => (await import('../observations/noticed-card.tsx')).NoticedOfResidentCard);
const ConcernCard = late(async () => (await import('../concerns/concern-nudge-card.tsx')).ConcernCard);
const DownloadCard = late(async () => (await import('../exports/download-card.tsx')).DownloadOfResidentCard);
const ConsentsCard = late(async () => (await import('../consents/consents-card.tsx')).ConsentsCard);

/**
 * The cards of a resident, in the order in which they stand; on a phone the second list follows the first.
 * A card decides for itself whether whoever looks may see it.
 */
const WHO_THIS_IS: ResidentPart[] = [
  AboutMeCard,
  FavouritesCard,
  InterestsCard,
  LifeCard,
  ProfileCard,
  AccessNeedsCard,
  PhotosCard,
  BookCard,
];
const HOW_IT_GOES: ResidentPart[] = [
  WeekCard,
  InsightsCard,
  JoiningInCard,
  GroupsCard,
  GoalsCard,
  RelativesCard,
  SharedCard,
  RecentMomentsCard,
  NoticedCard,
  DownloadCard,
  ConsentsCard,
  ConcernCard,
];

/** The page of a resident: who this is, what helps, what is loved, and how the last days were. */
export function ResidentScreen() {
  const { t } = useLingui();
  const { residentId = '' } = useParams();
  const query = useResident(residentId);
  const goBack = useGoBack('/tabs/residents');
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <OwnPage>
      {query.data === undefined && <h1 className="visually-hidden">{t`Resident`}</h1>}
      <IconButton
        label={t`Back`}
        icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />}
        onClick={goBack}
        className={styles.back}
      />
      <AsyncView
        query={query}
        waiting={<ResidentWaiting />}
        failedTitle={t`There is a problem opening this person’s card`}
      >
        {(resident) => <Cards resident={resident} />}
      </AsyncView>
    </OwnPage>
  );
}

function Cards({ resident }: { resident: Resident }) {
  return (
    <>
      <ResidentHead resident={resident} />
      <div className={styles.parts}>
        <div className={styles.part}>{shown(WHO_THIS_IS)}</div>
        <div className={styles.part}>{shown(HOW_IT_GOES)}</div>
      </div>
    </>
  );

  // Which cards there are never changes, so their places serve as keys.
  function shown(cards: ResidentPart[]) {
    return cards.map((Card, place) => <Card key={place} resident={resident} />);
  }
}

function ResidentWaiting() {
  return (
    <Waiting>
      <Skeleton shape="block" height={180} />
      <Skeleton shape="block" height={260} />
      <Skeleton shape="block" height={260} />
    </Waiting>
  );
}
