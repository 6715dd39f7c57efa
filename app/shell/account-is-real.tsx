import { useLingui } from '@lingui/react/macro';
import { useProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';

/** Whoever practises has a pretend home, and their own account in it. */
export function AccountIsReal() {
  const { t } = useLingui();
  if (useProfile().carehome.is_practice !== true) return null;
  return (
    <Card tone="mustard">
      <p>{t`You are practising, but your account is your own: what you change here stays changed.`}</p>
    </Card>
  );
}
