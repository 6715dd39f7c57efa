import { switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { session } from './session.ts';

/**
 * Row AU-5: the call, then the profile is fetched anew and kept under `me`, then the caller is told.
 * From the moment that the server has switched, nothing of the former home is shown.
 *
 * @throws CallFailed when the server did not switch; the former home then stays as it was
 */
export async function switchHome(carehome_id: string): Promise<void> {
  await call(switchCareHome, { carehome_id });
  await session.forgetHome();
  await session.reload();
}
