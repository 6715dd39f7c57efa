import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { getOrganisationFigures } from '@heartsease/domain/organisations/organisations.endpoints.ts';
import { read } from '../api/read.ts';

/** The last answer stays while the days that were chosen are counted. */
export function useOrganisationFigures(input: InputOf<typeof getOrganisationFigures>) {
  return useQuery({ ...read(getOrganisationFigures, input), placeholderData: keepPreviousData });
}
