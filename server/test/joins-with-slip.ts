import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { register } from '@heartsease/domain/session/invitations.endpoints.ts';
import { inviteStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { Asker, World } from './world.ts';

/** Ola joins a home with the slip that its manager printed, and waits to be let in. */
export async function joinsWithSlip(world: World, manager: Asker, care_home_id: string): Promise<void> {
  const slip = await manager.asks(inviteStaffMember, {
    client_id: uuidv7(),
    care_home_id,
    first_name: 'Ola',
    last_name: 'Nowak',
    role: 'carer',
  });
  const joined = await world.anyone.asks(register, {
    invite_code: slip.body.code ?? '',
    email: `ola-${uuidv7()}@post.example`,
    first_name: 'Ola',
    last_name: 'Nowak',
    password: 'the first daffodils',
    password_confirmation: 'the first daffodils',
  });
  expect(joined.status).toBe(200);
}
