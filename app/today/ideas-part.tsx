import { FeaturedCard } from '../activities/featured-card.tsx';
import { CupboardCard } from '../resources/cupboard-card.tsx';
import { useMay } from '../session/use-may.ts';
import { TutorialsCard } from '../tutorials/tutorials-card.tsx';
import { VideosCard } from '../videos/videos-card.tsx';

/** What is worth choosing, and what can be learned: below the day, and fetched after it. */
export function IdeasPart() {
  const seesFeatured = useMay('featured_activities.view');
  return (
    <>
      {seesFeatured && <FeaturedCard />}
      <VideosCard />
      <TutorialsCard />
      {seesFeatured && <CupboardCard />}
    </>
  );
}
