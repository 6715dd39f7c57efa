import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ShownInvitation } from '@heartsease/domain/relatives/relatives.endpoints.ts';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { Card } from '../ui/card.tsx';
import { usePrint } from '../ui/print.ts';
import { InvitationLetters } from './invitation-letters.tsx';
import styles from './letters-card.module.css';

/** A letter on a page of its own for each relative who is not written to by mail. */
export function LettersCard({ letters }: { letters: { invitation: ShownInvitation; of: string }[] }) {
  const { t } = useLingui();
  // On the paper the letters stand instead of the screen; afterwards the slips may be printed.
  const { onPaper: isPrinting, print } = usePrint(false);

  return (
    <Card as="section" aria-label={t`Letters to print`}>
      <div className={styles.head}>
        <h2>{t`Letters to print`}</h2>
        <PrintPageButton onClick={() => print(true)}>
          {plural(letters.length, { one: 'Print # letter', other: 'Print # letters' })}
        </PrintPageButton>
      </div>
      <p className="secondary">
        {t`To hand over or to post. Each works once, for two weeks. New ones can be printed from “Family and friends”.`}
      </p>
      <ul className={styles.letters}>
        {letters.map(({ invitation, of }) => (
          <li key={invitation.relative_link_id}>{t`${invitation.first_name} ${invitation.last_name}, about ${of}`}</li>
        ))}
      </ul>
      {isPrinting && <InvitationLetters letters={letters} />}
    </Card>
  );
}
