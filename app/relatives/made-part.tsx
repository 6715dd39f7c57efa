import { useLingui } from '@lingui/react/macro';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './access-form.module.css';
import { InvitationCard } from './invitation-card.tsx';

interface MadePartProps {
  invitation: ShownInvitation;
  /** The resident’s name. */
  of: string;
  /** Where one goes on. */
  to: string;
}

/** In place of the form: the invitation that it made. */
export function MadePart({ invitation, of, to }: MadePartProps) {
  const { t } = useLingui();
  return (
    <div className={styles.form}>
      <InvitationCard invitation={invitation} of={of} />
      <ButtonLink to={to} size="large" full>
        {t`Done`}
      </ButtonLink>
    </div>
  );
}
