import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { MyPersonCard } from '../about-me/my-person-card.tsx';
import { FeaturedCard } from '../activities/featured-card.tsx';
import { EnjoyedLatelyCard } from '../insights/enjoyed-lately-card.tsx';
import { NoticesCard } from '../notice-board/notices-card.tsx';
import { PhotoBookOfMineCard } from '../photo-book/photo-book-card.tsx';
import { LatestPhotosCard } from '../photos/latest-photos-card.tsx';
import { SurveyAskedCard } from '../surveys/survey-asked-card.tsx';
import { VideosCard } from '../videos/videos-card.tsx';
import { DaysAheadCard } from './days-ahead-card.tsx';
import { FarAwayCard } from './far-away-card.tsx';

/** What stands after the person's own day, and is fetched after it: pictures, notices, what is asked, who they are. */
export function MoreOfPerson({ person }: { person: MyPerson }) {
  const { resident_id, are_updates_open, reads_until } = person;
  // Whoever mourns is told nothing cheerful and asked for nothing.
  const isHere = reads_until === null;
  return (
    <>
      <LatestPhotosCard resident_id={resident_id} />
      <PhotoBookOfMineCard resident_id={resident_id} />
      {isHere && <NoticesCard />}
      {isHere && <SurveyAskedCard />}
      {isHere && are_updates_open && <EnjoyedLatelyCard resident_id={resident_id} />}
      <MyPersonCard resident_id={resident_id} isHere={isHere} />
    </>
  );
}

/** What can be done for a visit, and from far away. */
export function MoreForVisits() {
  return (
    <>
      <FeaturedCard />
      <FarAwayCard />
      <DaysAheadCard />
      <VideosCard />
    </>
  );
}
