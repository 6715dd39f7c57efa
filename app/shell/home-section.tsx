import { isRelative, isWithoutLink } from '@heartsease/domain/access/viewer.ts';
import { FamilyHomeScreen } from '../family-organisation/family-home-screen.tsx';
import { HomeScreen } from '../relatives/home-screen.tsx';
import { RestingScreen } from '../relatives/resting-screen.tsx';
import { useProfile } from '../session/use-session.ts';

/** `/tabs/home` is one section with two screens: a relative's and a family organisation's. */
export function HomeSection() {
  const profile = useProfile();
  if (isWithoutLink(profile)) return <RestingScreen />;
  return isRelative(profile) ? <HomeScreen /> : <FamilyHomeScreen />;
}
