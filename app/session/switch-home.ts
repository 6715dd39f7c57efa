import { switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { session } from './session.ts';

/**
 * Row AU-5: the call, then the profile is fetched anew and kept under `me`, then the caller is told.
 *
 * @throws CallFailed when the server did not switch; the former home then stays as it was
 */
export async function switchHome(carehome_id: string): Promise<void> {
  await call(switchCareHome, { carehome_id });
  await queryClient.cancelQueries();
  queryClient.clear();
  const profile = await session.reload();
  // The copy on the device is of the former home: without the new profile nothing may be shown.
  if (profile === null) await session.forgetProfile();
}
