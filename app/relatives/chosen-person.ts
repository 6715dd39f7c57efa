import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyPerson } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { DEVICE_KEYS, storage } from '../device/storage.ts';

/** One for all who show it: the home and the tab that leads there. */
const CHOSEN = ['the person whose day is on screen'] as const;

/** Of several people the one whose day is on screen; kept on this device, and the first where that is nobody of theirs. */
export function useChosenPerson(people: readonly MyPerson[]): [MyPerson | undefined, (resident_id: string) => void] {
  const client = useQueryClient();
  const { data: id } = useQuery({
    queryKey: CHOSEN,
    queryFn: async () => await storage.read(DEVICE_KEYS.myPerson),
    staleTime: Infinity,
  });
  const chosen = people.find(({ resident_id }) => resident_id === id) ?? people[0];
  return [
    chosen,
    (resident_id) => {
      client.setQueryData(CHOSEN, resident_id);
      void storage.write(DEVICE_KEYS.myPerson, resident_id);
    },
  ];
}
