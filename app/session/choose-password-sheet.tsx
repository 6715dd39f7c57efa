import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../ui/sheet.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** In place of whatever asks for a password, for whoever has none. */
export function ChoosePasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet isOpen onClose={onClose} title={t`Choose a password first`}>
      <ChoosePassword />
    </Sheet>
  );
}
