import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getInstrument, listInstrumentPacks } from '@heartsease/domain/pal/instrument-packs.endpoints.ts';
import { read } from '../api/read.ts';

export function useInstrumentPacks() {
  return useQuery(read(listInstrumentPacks, {}));
}

/** The wording of a licensed pack. Null asks for none: our own profile comes with the app. */
export function useInstrument(instrument_pack_id: string | null) {
  return useQuery({
    ...read(getInstrument, { instrument_pack_id: instrument_pack_id ?? '' }),
    enabled: instrument_pack_id !== null,
  });
}

export function useRefreshInstrumentPacks(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [listInstrumentPacks.path] });
}
