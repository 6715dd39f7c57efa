import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { listResidents } from '@heartsease/domain/residents/residents.endpoints.ts';
import { read } from '../api/read.ts';
import { useMay } from '../session/use-may.ts';
import { useGroups } from './resident-groups.api.ts';

/**
 * The names behind the ids of a field, for whoever reads two versions of it side by side.
 *
 * @param others whom it may name besides residents and groups, by their ids
 */
export function useChosenNames(others: readonly (readonly [id: string, name: string])[]) {
  const { t } = useLingui();
  const residents = useQuery({
    ...read(listResidents, {}, { isBackground: true }),
    enabled: useMay('residents.view'),
  });
  const groups = useGroups({ isBackground: true });
  const names = new Map<unknown, string>([
    ...(residents.data?.items ?? []).map(({ id, known_as, last_name }) => [id, `${known_as} ${last_name}`] as const),
    ...(groups.data?.items ?? []).map(({ id, name }) => [id, name] as const),
    ...others,
  ]);
  return (ids: readonly unknown[]): string[] => ids.map((id) => names.get(id) ?? t`somebody else`);
}
