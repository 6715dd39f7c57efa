import { FeaturedCard } from '../activities/featured-card.tsx';
import { CallHomeCard } from '../relatives/call-home-card.tsx';
import { DaysAheadCard } from '../relatives/days-ahead-card.tsx';
import { HomeCard } from '../relatives/home-card.tsx';
import { TutorialsCard } from '../tutorials/tutorials-card.tsx';
import { VideosCard } from '../videos/videos-card.tsx';

/** The home of a family organisation: what is on in the circle. */
export function FamilyHomeScreen() {
  return (
    <HomeCard people={[]}>
      <FeaturedCard />
      <DaysAheadCard />
      <VideosCard />
      <TutorialsCard />
      <CallHomeCard />
    </HomeCard>
  );
}
