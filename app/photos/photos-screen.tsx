import { kindOf } from '@heartsease/domain/access/viewer.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { FamilyAlbum } from './family-album.tsx';
import { StaffAlbum } from './staff-album.tsx';

/** The album: of the home for staff, of their people for relatives. */
export function PhotosScreen() {
  const profile = useProfile();
  const isStaff = useMay('photos.view');
  const isFamily = useMay('relatives_list.view');
  if (isStaff) return <StaffAlbum />;
  return kindOf(profile) === 'relative' && isFamily ? <FamilyAlbum /> : <NotFoundScreen />;
}
