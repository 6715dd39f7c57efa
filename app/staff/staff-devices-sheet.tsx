import { useLingui } from '@lingui/react/macro';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useState } from 'react';
import type { SignIn } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import type { StaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { SignInsCard } from '../account/sign-ins-card.tsx';
import { useEndStaffSignIn, useStaffSignIns } from '../account/sign-ins.api.ts';
import { Ask } from '../ui/ask.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useSignOutStaffMember } from './staff.api.ts';

/** Where somebody is signed in, and was in the last 30 days; a lost tablet is signed out from here. */
export function StaffDevicesSheet({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useLingui();
  const signIns = useStaffSignIns(member.id);
  const end = useEndStaffSignIn(member.id);
  // Held here: the button goes as soon as nobody is signed in, and the good news would go with it.
  const signOut = useSignOutStaffMember();
  const name = member.known_as;
  const isSignedIn = signIns.data?.items.some(({ ended }) => ended === null) ?? false;

  function signOutOf({ id, device }: SignIn) {
    end.mutate(id, { onSuccess: () => showToast({ kind: 'success', text: t`${device} is signed out.` }) });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`${name}’s devices`}
      description={t`Now, and in the last 30 days`}
      lead={<Face person={member} size="m" />}
      footer={isSignedIn && <SignOutEverywhere member={member} signOut={signOut} />}
    >
      <AsyncView
        query={signIns}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem showing the devices`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`${name} has not been signed in lately`} />}
      >
        {({ items }) => (
          <SignInsCard
            label={t`${name}’s devices`}
            signIns={items}
            ending={end.isPending ? end.variables : null}
            onEnd={signOutOf}
          />
        )}
      </AsyncView>
    </Sheet>
  );
}

interface SignOutEverywhereProps {
  member: StaffMember;
  signOut: ReturnType<typeof useSignOutStaffMember>;
}

function SignOutEverywhere({ member, signOut }: SignOutEverywhereProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);

  function endSessions() {
    signOut.mutate(member.id, {
      onSuccess: () => showToast({ kind: 'success', text: t`${member.known_as} is signed out everywhere.` }),
      onSettled: () => setAsked(false),
    });
  }

  return (
    <>
      <Button
        variant="line"
        full
        icon={<SignOutIcon weight="bold" aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t`Sign out everywhere`}
      </Button>
      <Ask
        isOpen={isAsked}
        title={t`Sign ${member.known_as} out everywhere?`}
        confirm={t`Sign out`}
        kind="danger"
        busy={signOut.isPending}
        onConfirm={endSessions}
        onCancel={() => setAsked(false)}
      >
        {t`All devices ask for the password again. What was written there is safe.`}
      </Ask>
    </>
  );
}
