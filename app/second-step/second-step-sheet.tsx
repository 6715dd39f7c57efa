import { useLingui } from '@lingui/react/macro';
import { removeAuthenticator, renewRecoveryCodes } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import type { Passkey } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { ChoosePasswordSheet } from '../session/choose-password-sheet.tsx';
import { RecoveryCodes } from '../session/recovery-codes.tsx';
import { useProfile } from '../session/use-session.ts';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AuthenticatorSheet } from './authenticator-sheet.tsx';
import { PasskeySheet } from './passkey-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { RemovePasskeySheet } from './remove-passkey-sheet.tsx';
import { useAfterSecondStep } from './second-steps.api.ts';

/** What is about to change, a passkey to remove, or new recovery codes to keep. */
export type Opened = 'set-up' | 'remove' | 'renew' | 'first codes' | 'passkey' | Passkey | string[];

interface SecondStepSheetProps {
  opened: Opened;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** Changes one of the ways in. Each asks for the password, which whoever has none chooses first. */
export function SecondStepSheet({ opened, onOpen, onClose }: SecondStepSheetProps) {
  const { t } = useLingui();
  const after = useAfterSecondStep();
  const { has_password } = useProfile();

  function close() {
    after();
    onClose();
  }

  if (has_password === false) return <ChoosePasswordSheet onClose={onClose} />;
  return (
    <>
      {opened === 'set-up' && <AuthenticatorSheet onClose={onClose} />}
      {opened === 'passkey' && <PasskeySheet onClose={onClose} />}
      {isPasskey(opened) && <RemovePasskeySheet passkey={opened} onClose={onClose} />}
      {opened === 'remove' && (
        <PasswordSheet
          title={t`Switch off the authenticator app?`}
          action={t`Switch off`}
          isDanger
          endpoint={removeAuthenticator}
          onClose={onClose}
          onDone={() => {
            showToast({ kind: 'success', text: t`The authenticator app is off.` });
            close();
          }}
        >
          {t`From then on its codes are not asked for any more.`}
        </PasswordSheet>
      )}
      {opened === 'renew' && (
        <PasswordSheet
          title={t`New recovery codes`}
          action={t`Make new`}
          endpoint={renewRecoveryCodes}
          onClose={onClose}
          onDone={onOpen}
        >
          {t`Those you have now stop working.`}
        </PasswordSheet>
      )}
      {opened === 'first codes' && (
        <PasswordSheet
          title={t`Make recovery codes?`}
          action={t`Make`}
          endpoint={renewRecoveryCodes}
          onClose={onClose}
          onDone={onOpen}
        >
          {t`From then on nothing but your passkey opens your account alone: a password or a mail needs one of the codes besides. Your other devices are signed out.`}
        </PasswordSheet>
      )}
      {Array.isArray(opened) && (
        <Sheet isOpen onClose={close} title={t`Your recovery codes`}>
          <RecoveryCodes codes={opened} onKept={close} />
        </Sheet>
      )}
    </>
  );
}

function isPasskey(opened: Opened): opened is Passkey {
  return typeof opened === 'object' && !Array.isArray(opened);
}
