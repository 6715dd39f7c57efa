import { z } from 'zod';

/** What is being written, and what the server held when it was begun. It belongs to its author, on this device. */
export const KeptLook = z.object({ flat: z.record(z.string(), z.string()), base: z.record(z.string(), z.string()) });
export type KeptLook = z.infer<typeof KeptLook>;

/** The name under which the device keeps a look at somebody by certain questions. */
export const keyOfLook = (resident_id: string, instrument_pack_id: string | null): string =>
  ['look', resident_id, instrument_pack_id].filter((part) => part !== null).join(':');
