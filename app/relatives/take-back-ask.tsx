import { useLingui } from '@lingui/react/macro';
import { Ask } from '../ui/ask.tsx';

interface TakeBackAskProps {
  /** Who is invited. */
  name: string;
  isOpen: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Is an invitation to be taken back? */
export function TakeBackAsk({ name, ...rest }: TakeBackAskProps) {
  const { t } = useLingui();
  return (
    <Ask title={t`Take back the invitation for ${name}?`} confirm={t`Take it back`} kind="danger" {...rest}>
      {t`Its code opens nothing from now on. You can invite ${name} anew.`}
    </Ask>
  );
}
