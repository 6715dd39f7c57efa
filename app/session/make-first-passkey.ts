import { startRegistration } from '@simplewebauthn/browser';
import type { InputOf, OutputOf } from '@heartsease/domain/endpoint.ts';
import { registerWithPasskey, startInvitationPasskey } from '@heartsease/domain/session/joining.endpoints.ts';
import { call } from '../api/call.ts';

/** The device makes the passkey that an account begins with, and the account is made of it. */
export async function makeFirstPasskey(
  joining: InputOf<typeof startInvitationPasskey>,
): Promise<OutputOf<typeof registerWithPasskey>> {
  const { options } = await call(startInvitationPasskey, joining);
  const passkey = await startRegistration({ optionsJSON: options });
  return await call(registerWithPasskey, { ...joining, passkey });
}
