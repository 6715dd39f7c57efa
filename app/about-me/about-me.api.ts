import { useQuery } from '@tanstack/react-query';
import {
  cardHistory,
  getAboutMe,
  getMyPersonsAboutMe,
  listSuggestions,
} from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { Heading } from '@heartsease/domain/about-me/heading.ts';
import { listTags } from '@heartsease/domain/about-me/tags.endpoints.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';

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
  return useWriteShownIn(endpoint, SHOWN_IN);
}
