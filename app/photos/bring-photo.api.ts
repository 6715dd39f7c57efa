import type { Profile } from '@heartsease/domain/session/profile.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { sendPhotos } from './send-photos.api.ts';

/** Brings a photo as if it had been chosen in the album: it is shown there on its way, and asks who is in it. */
export function bringPhoto(file: File, { id, carehome }: Pick<Profile, 'id' | 'carehome'>): void {
  sendPhotos([file], {
    account_id: id,
    care_home_id: carehome.id,
    taken_on: calendarDay(new Date(), carehome.timezone),
    place: '',
    of: [],
    report_id: null,
    report_client_id: null,
  });
}
