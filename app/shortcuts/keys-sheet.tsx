import { useLingui } from '@lingui/react/macro';
import { Sheet } from '../ui/sheet.tsx';
import { KeyList } from './key-list.tsx';

/** The list of keys, over any screen. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet isOpen title={t`Keyboard shortcuts`} onClose={onClose}>
      <KeyList />
    </Sheet>
  );
}
