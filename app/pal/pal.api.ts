import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AssessmentDraft } from '@heartsease/domain/pal/assessment.ts';
import { getAbility, getGuides, listAbilityReviews, listAssessments } from '@heartsease/domain/pal/pal.endpoints.ts';
import { getProfile } from '@heartsease/domain/residents/profile.endpoints.ts';
import { read } from '../api/read.ts';

export function useAbility(resident_id: string) {
  return useQuery(read(getAbility, { resident_id }));
}

export function useAssessments(resident_id: string) {
  return useQuery(read(listAssessments, { resident_id }));
}

export function useGuides() {
  return useQuery(read(getGuides, {}));
}

export function useAbilityReviews() {
  return useQuery(read(listAbilityReviews, {}));
}

/** After a draft or a signature: what shows it, and the ring of the profile, are asked for anew. */
export function useRefreshAbility(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const calls = [getAbility, listAssessments, listAbilityReviews, getProfile];
    await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  };
}

/** A draft that the server has just kept is what the next screen begins with. */
export function useRememberDraft(resident_id: string): (draft: AssessmentDraft) => void {
  const client = useQueryClient();
  return (draft) => {
    const { queryKey } = read(getAbility, { resident_id });
    client.setQueryData(queryKey, (known) => known && { ...known, draft });
  };
}
