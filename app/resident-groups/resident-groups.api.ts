import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import type { GroupRule } from '@heartsease/domain/resident-groups/group.ts';
import {
  archiveGroup,
  listGroups,
  previewGroupRule,
} from '@heartsease/domain/resident-groups/resident-groups.endpoints.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useResidentsInBackground } from '../residents/residents.api.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';

/** Only for whoever sees residents: a plan is made on Package A as well, where nobody does. */
export function useGroups({ isBackground = false } = {}) {
  return useQuery({ ...read(listGroups, {}, { isBackground }), enabled: useMay('residents.view') });
}

/** Who would be in it; asked only where there is a rule to ask with. */
export function useGroupPreview(rule: GroupRule | null) {
  return useQuery({
    ...read(previewGroupRule, { rule: rule ?? { kind: 'by_hand', resident_ids: [] } }, { isBackground: true }),
    enabled: rule !== null,
  });
}

export function useRefreshGroups(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [listGroups.path] });
}

export function useArchiveGroup() {
  const { carehome } = useProfile();
  const refresh = useRefreshGroups();
  return useMutation({
    mutationFn: (which: { resident_group_id: string; base_version: number; is_archived: boolean }) =>
      call(archiveGroup, { ...which, client_id: uuidv7(), care_home_id: carehome.id }),
    onSettled: refresh,
  });
}

/**
 * The names behind the ids of a field, for whoever reads two versions of it side by side.
 *
 * @param others whom it may name besides residents and groups, by their ids
 */
export function useChosenNames(others: readonly (readonly [id: string, name: string])[]) {
  const { t } = useLingui();
  const residents = useResidentsInBackground();
  const groups = useGroups({ isBackground: true });
  const names = new Map<unknown, string>([
    ...(residents.data?.items ?? []).map((one) => [one.id, fullName(one)] as const),
    ...(groups.data?.items ?? []).map(({ id, name }) => [id, name] as const),
    ...others,
  ]);
  return (ids: readonly unknown[]): string[] => ids.map((id) => names.get(id) ?? t`somebody else`);
}
