import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import {
  getActivity,
  keepFavourite,
  listActivities,
  matchActivities,
} from '@heartsease/domain/activities/activities.endpoints.ts';
import type { LibraryChoice } from '@heartsease/domain/activities/library.ts';
import { getFeatured } from '@heartsease/domain/dashboard/dashboard.endpoints.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';

/** The library of this home, small enough to be searched on the device. */
export function useActivities() {
  return useQuery(read(listActivities, {}));
}

export function useActivity(activity_id: string) {
  return useQuery(read(getActivity, { activity_id }));
}

/** What is worth choosing today. It is a card among others, so a failure is told in its own place. */
export function useFeatured() {
  return useQuery(read(getFeatured, {}, { isBackground: true }));
}

/** What suits these people together, what does not, and what they had lately. */
export function useActivityMatches(people: readonly ResidentFace[], { q: _typed, ...choice }: LibraryChoice) {
  return useQuery(read(matchActivities, { ...choice, resident_ids: people.map(({ id }) => id) }));
}

/** Keeps an activity among one's own favourites, or takes it out. */
export function useKeepFavourite() {
  const { carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (favourite: { activity_id: string; is_favourite: boolean }) =>
      call(keepFavourite, { ...favourite, client_id: uuidv7(), care_home_id: carehome.id }),
    onSettled: () =>
      Promise.all([listActivities, getActivity].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
