import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  answerRequest,
  listMyRequests,
  takeBackRequest,
  whoDecides,
} from '@heartsease/domain/consents/consent-requests.endpoints.ts';
import { listDecisions, takeBackConsent } from '@heartsease/domain/consents/decisions.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useNewWrite } from '../staff/staff.api.ts';

/** Who may decide for a resident, and what they are asked now. */
export function useWhoDecides(resident_id: string) {
  return useQuery(read(whoDecides, { resident_id }, { isBackground: true }));
}

/** What I am asked to decide for somebody. */
export function useMyRequests() {
  return useQuery(read(listMyRequests, {}, { isBackground: true }));
}

export function useRefreshWhoDecides() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [whoDecides.path] });
}

export function useTakeBackRequest() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshWhoDecides();
  return useMutation({
    mutationFn: (consent_request_id: string) => call(takeBackRequest, { ...newWrite(), consent_request_id }),
    onSettled,
  });
}

/** Sent again under its own id it is the same answer. */
export function useAnswerRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: InputOf<typeof answerRequest>) => call(answerRequest, answer),
    // After a clash, too: then the list says what is still asked.
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [listMyRequests.path] }),
        client.invalidateQueries({ queryKey: [listDecisions.path] }),
      ]);
    },
  });
}

/** What was decided for those for whom I may decide; nobody, for most relatives. */
export function useDecisions({ isBackground = false } = {}) {
  return useQuery(read(listDecisions, {}, { isBackground }));
}

/** Sent again under its own id it is the same word. */
export function useTakeBackConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (word: InputOf<typeof takeBackConsent>) => call(takeBackConsent, word),
    // After a clash, too: then the list says what counts now.
    onSettled: () => client.invalidateQueries({ queryKey: [listDecisions.path] }),
  });
}
