import { Suspense, lazy } from 'react';
import { isRelative, isWithoutLink } from '@heartsease/domain/access/viewer.ts';
import { HomeScreen } from '../relatives/home-screen.tsx';
import { RestingScreen } from '../relatives/resting-screen.tsx';
import { useProfile } from '../session/use-session.ts';
import { fetchPart } from './fetch-part.ts';

const FamilyHomeScreen = lazy(async () => ({
  default: await fetchPart(
    async () => (await import('../family-organisation/family-home-screen.tsx')).FamilyHomeScreen,
  ),
}));

/** `/tabs/home` is one section with two screens: a relative's and a family organisation's. */
export function HomeSection() {
  const profile = useProfile();
  if (isWithoutLink(profile)) return <RestingScreen />;
  if (isRelative(profile)) return <HomeScreen />;
  return (
    <Suspense>
      <FamilyHomeScreen />
    </Suspense>
  );
}
