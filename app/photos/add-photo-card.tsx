import { AddPhoto } from './add-photo.tsx';
import type { LikelyPerson } from './photo-sheet.tsx';

interface AddPhotoCardProps {
  report_id: string | null;
  /** While the report is still on this device: the photo goes after it. */
  report_client_id?: string;
  likely: readonly LikelyPerson[];
}

/** Under a moment that was just saved: a photo of it. Whoever may add none sees nothing. */
export function AddPhotoCard({ report_id, report_client_id, likely }: AddPhotoCardProps) {
  return <AddPhoto report_id={report_id} report_client_id={report_client_id} likely={likely} />;
}
