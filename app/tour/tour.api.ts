import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Tour } from '@heartsease/domain/session/profile.ts';
import { keepTour } from '@heartsease/domain/tour/tour.endpoints.ts';
import { call } from '../api/call.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { session } from '../session/session.ts';
import { useProfile } from '../session/use-session.ts';

/** A stop that is not kept is made good by the next; that somebody has had enough is sent until it has arrived. */
interface Place extends Tour {
  isEnd?: boolean;
}

/** Keeps where one is for the other devices. Nobody waits for it; the last one counts, so they go in turn. */
export function useKeepTour(): (place: Place) => void {
  const care_home_id = useProfile().carehome.id;
  const { mutate } = useMutation({
    mutationFn: async ({ isEnd, ...tour }: Place) => {
      if (isEnd) await sendEnd(tour);
      else await call(keepTour, { ...tour, client_id: uuidv7(), care_home_id }, { isBackground: true });
    },
    scope: { id: keepTour.path },
    networkMode: 'always',
  });
  return useCallback(
    ({ isEnd, ...tour }) => {
      void session.keepPreferences({ tour });
      mutate({ ...tour, isEnd });
    },
    [mutate],
  );
}

async function sendEnd(tour: Tour): Promise<void> {
  const sent = await sendWrite(keepTour, tour);
  // There is nothing that anybody could put right.
  if (sent.state === 'refused') await outbox.discard(sent.client_id);
}
