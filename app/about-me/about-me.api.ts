import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import {
  cardHistory,
  getAboutMe,
  getMyPersonsAboutMe,
  listSuggestions,
} from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { listTags } from '@heartsease/domain/about-me/tags.endpoints.ts';
import type { Endpoint, InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useProfile } from '../session/use-session.ts';

export function useAboutMe(resident_id: string) {
  return useQuery(read(getAboutMe, { resident_id }));
}

export function useCardHistory(resident_id: string, heading: Heading) {
  return useQuery(read(cardHistory, { resident_id, heading }));
}

export function useSuggestions() {
  return useQuery(read(listSuggestions, {}));
}

export function useTags() {
  return useQuery(read(listTags, {}));
}

export function useMyPersonsAboutMe(resident_id: string, isBackground = false) {
  return useQuery(read(getMyPersonsAboutMe, { resident_id }, { isBackground }));
}

const SHOWN_IN = [getAboutMe, cardHistory, listSuggestions, getMyPersonsAboutMe, listTags].map(({ path }) => path);

/** A write of this feature; afterwards everything that may show it is asked for anew. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const { carehome } = useProfile();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<E>, 'client_id' | 'care_home_id'>): Promise<OutputOf<E>> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what every write carries is added here
      call(endpoint, { ...input, client_id: uuidv7(), care_home_id: carehome.id } as InputOf<E>),
    onSuccess: async () => {
      await Promise.all(SHOWN_IN.map((path) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
