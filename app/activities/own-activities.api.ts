import { useQuery } from '@tanstack/react-query';
import { getActivity, listActivities, matchActivities } from '@heartsease/domain/activities/activities.endpoints.ts';
import {
  beginOwnActivity,
  getOwnActivity,
  listOwnActivities,
  saveOwnActivity,
} from '@heartsease/domain/activities/own-activities.endpoints.ts';
import type { OwnActivity } from '@heartsease/domain/activities/own-activity.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { useMay } from '../session/use-may.ts';

export function useOwnActivities() {
  return useQuery(read(listOwnActivities, {}));
}

/** How many wait for the yes of whoever reads this. */
export function useProposals(): number {
  const isEditor = useMay('own_activities.edit');
  const { data } = useQuery({ ...read(listOwnActivities, {}), enabled: isEditor });
  return data?.items.filter(({ state, is_retired }) => state === 'proposed' && !is_retired).length ?? 0;
}

export function useOwnActivity(activity_id: string) {
  return useQuery(read(getOwnActivity, { activity_id }));
}

/** What stands in the editor of a new activity: a copy of one, or what is most like its title. */
export function useBegunActivity(from: { title: string; activity_id: string | null }) {
  return useQuery(read(beginOwnActivity, from));
}

const SHOWN_IN = [listOwnActivities, getOwnActivity, listActivities, getActivity, matchActivities].map(
  ({ path }) => path,
);

/** A write to the home's own activities; afterwards the lists and the library are asked for anew. */
export function useOwnActivityWrite<E extends Endpoint>(endpoint: E) {
  return useWriteShownIn(endpoint, SHOWN_IN);
}

/**
 * Writes down in one go what nobody has written yet, with the values of the activity most like its title: those
 * who answer for the programme put it into the library, everybody else proposes it.
 */
export function useAddAsOwn(): { add: (title: string) => Promise<OwnActivity>; isPending: boolean } {
  const isEditor = useMay('own_activities.edit');
  const save = useOwnActivityWrite(saveOwnActivity);
  return {
    isPending: save.isPending,
    add: async (title) => {
      const { fields } = await call(beginOwnActivity, { title, activity_id: null });
      return await save.mutateAsync({
        ...fields,
        activity_id: null,
        base_version: 0,
        state: isEditor ? 'approved' : 'proposed',
      });
    },
  };
}
