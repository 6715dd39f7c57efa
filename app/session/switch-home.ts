import { switchCareHome } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { whileOnTheMove } from './on-the-move.ts';
import { session } from './session.ts';

/**
 * Row AU-5: the call, then the profile is fetched anew and kept under `me`, then the caller is told.
 * From the moment that the server has switched, nothing of the former home is shown.
 *
 * @throws CallFailed when the server did not switch; the former home then stays as it was
 */
export async function switchHome(carehome_id: string): Promise<void> {
  await whileOnTheMove(async () => await switchTo(carehome_id));
}

async function switchTo(carehome_id: string): Promise<void> {
  await call(switchCareHome, { carehome_id }).catch(async (caught: unknown) => {
    // The answer may have been lost on its way back: what the server says now is where one is.
    if (failureOf(caught)?.kind === 'unreachable') await session.reload();
    throw caught;
  });
  await session.forgetHome();
  await session.reload();
}
