import { appActivity } from '@heartsease/domain/session/session.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { appInUse, inNativeApp } from '../device/platform.ts';

/**
 * Row AU-7: tells that the app is in use, now and each time the native app comes back to the
 * foreground. Only for signed-in screens, so never on `/login`.
 *
 * @returns the way to stop
 */
export function reportAppActivity(): () => void {
  const tell = () => void report().catch(tellFailure);
  tell();
  return inNativeApp(async () => await (await import('../device/native/app-state.ts')).onResume(tell));
}

async function report(): Promise<void> {
  await call(appActivity, await appInUse(), { isBackground: true, isRepeated: true });
}

function tellFailure(caught: unknown): void {
  // What was answered has been reacted to, and nobody waits for it; such as a 401 to whoever has just signed out.
  if (failureOf(caught) === undefined) console.error(caught);
}
