import type { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { InviteCode } from '@heartsease/domain/session/credentials.ts';
import { checkInvitation } from '@heartsease/domain/session/invitations.endpoints.ts';
import { call } from '../api/call.ts';
import { openedInvitation } from '../session/opened-link.ts';

/** Whom the intro speaks to: a circle is a family organisation, where nobody lives. */
export type IntroFor = 'staff' | 'families' | 'circle';

const OF_ROLE: Record<MembershipRole, IntroFor> = {
  manager: 'staff',
  coordinator: 'staff',
  carer: 'staff',
  relative: 'families',
  organiser: 'circle',
  member: 'circle',
};

/** The intro needs no connection, and waits for none longer than this. */
const ASK_AT_MOST_MS = 2_000;

/**
 * Whoever comes with an invitation hears of what they will be here. Whoever comes to type a code, or with one that can't
 * be read now, hears of families: most who are invited are relatives, and staff lose nothing by it.
 */
export async function introFor(): Promise<IntroFor> {
  const opened = openedInvitation();
  if (opened === null) return 'staff';
  const { data: invite_code } = InviteCode.safeParse(opened.code);
  if (invite_code === undefined) return 'families';
  const options = { signal: AbortSignal.timeout(ASK_AT_MOST_MS), onError: () => undefined };
  return await call(checkInvitation, { invite_code }, options).then(
    ({ role }) => OF_ROLE[role],
    () => 'families',
  );
}
