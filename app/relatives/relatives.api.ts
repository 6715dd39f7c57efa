import { useQuery } from '@tanstack/react-query';
import { listMyPeople } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { read } from '../api/read.ts';

/** The residents to whom the signed-in relative is linked. */
export function useMyPeople() {
  return useQuery(read(listMyPeople, {}));
}
