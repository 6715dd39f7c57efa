import { FamilyBookCard } from '../photo-book/family-book-card.tsx';
import { CallHomeCard } from '../relatives/call-home-card.tsx';
import { DaysAheadCard } from '../relatives/days-ahead-card.tsx';
import { HomeCard } from '../relatives/home-card.tsx';
import { TutorialsCard } from '../tutorials/tutorials-card.tsx';
import { VideosCard } from '../videos/videos-card.tsx';
import { DoneCard } from './done-card.tsx';
import { IdeasTodayCard } from './ideas-today-card.tsx';

/** The home of a family organisation: what to do today, what is on in the circle, and what they did. */
export function FamilyHomeScreen() {
  return (
    <HomeCard people={[]} under={<IdeasTodayCard />}>
      <DoneCard />
      <FamilyBookCard />
      <DaysAheadCard />
      <VideosCard />
      <TutorialsCard />
      <CallHomeCard />
    </HomeCard>
  );
}
