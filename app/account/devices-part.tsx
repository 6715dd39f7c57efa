import { useLingui } from '@lingui/react/macro';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import type { SignIn } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './account-screen.module.css';
import { SignInsCard } from './sign-ins-card.tsx';
import { useEndOtherSignIns, useEndOwnSignIn, useOwnSignIns } from './sign-ins.api.ts';

/** Where one is signed in; a device that is not in hand any more is signed out from here. */
export function DevicesPart() {
  const { t } = useLingui();
  const signIns = useOwnSignIns();
  const end = useEndOwnSignIn();
  const endOthers = useEndOtherSignIns();
  const hasOthers = signIns.data?.items.some(({ is_this }) => !is_this) ?? false;

  function signOut({ id, device }: SignIn) {
    end.mutate(id, { onSuccess: () => showToast({ kind: 'success', text: t`${device} is signed out.` }) });
  }
  function signOutOthers() {
    endOthers.mutate(undefined, {
      onSuccess: () => showToast({ kind: 'success', text: t`You are signed in on this device only.` }),
    });
  }

  return (
    <section className={styles.part} aria-labelledby="devices">
      <div>
        <h2 id="devices">{t`Your devices`}</h2>
        <p className="secondary">{t`Do you not know one of them? Sign it out, then change your password.`}</p>
      </div>
      <AsyncView
        query={signIns}
        waiting={<SkeletonRows rows={2} />}
        failedTitle={t`There is a problem showing your devices`}
      >
        {({ items }) => (
          <SignInsCard
            label={t`Your devices`}
            signIns={items}
            ending={end.isPending ? end.variables : null}
            onEnd={signOut}
          />
        )}
      </AsyncView>
      {hasOthers && (
        <Button
          variant="line"
          full
          busy={endOthers.isPending}
          icon={<SignOutIcon weight="bold" aria-hidden="true" />}
          onClick={signOutOthers}
        >
          {t`Sign out all other devices`}
        </Button>
      )}
    </section>
  );
}
