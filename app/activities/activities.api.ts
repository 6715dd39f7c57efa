import { useQuery } from '@tanstack/react-query';
import { getActivity, listActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import { read } from '../api/read.ts';

/** The library of this home, small enough to be searched on the device. */
export function useActivities() {
  return useQuery(read(listActivities, {}));
}

export function useActivity(activity_id: string) {
  return useQuery(read(getActivity, { activity_id }));
}
