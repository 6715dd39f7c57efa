import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import { useProfile } from '../session/use-session.ts';
import { discardPhoto, onPhotosOnTheWay, photosOnTheWay } from './unsent-photos.api.ts';
import type { Sent } from './unsent-photos.api.ts';
import { sendPhotos, sendPhotosAgain, whenPhotosAreThere } from './send-photos.api.ts';

/**
 * Sends photos from one place of the app, and shows those that were chosen there, also after it was left and opened
 * again.
 *
 * @param onThere the last of them has arrived
 */
export function useSendingPhotos(
  chosen: Pick<Sent, 'place' | 'of' | 'report_id' | 'report_client_id'>,
  onThere: (ids: string[]) => void,
): { sent: Sent[]; send: (files: readonly File[]) => string[]; goOn: () => void; forget: (id: string) => void } {
  const { id: account_id, carehome } = useProfile();
  const all = useSyncExternalStore(onPhotosOnTheWay, photosOnTheWay);
  const arrived = useEffectEvent(onThere);
  const { place } = chosen;
  const care_home_id = carehome.id;
  useEffect(() => whenPhotosAreThere({ place, care_home_id }, (ids) => arrived(ids)), [place, care_home_id]);
  return {
    // One place has the same name in every home, and one account may be in several.
    sent: all.filter(
      (one) => one.place === place && one.account_id === account_id && one.care_home_id === care_home_id,
    ),
    send: (files) => {
      const taken_on = calendarDay(new Date(), carehome.timezone);
      return sendPhotos(files, { ...chosen, account_id, care_home_id, taken_on });
    },
    goOn: sendPhotosAgain,
    forget: (id) => void discardPhoto(id),
  };
}
