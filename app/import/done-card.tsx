import { useLingui } from '@lingui/react/macro';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { LettersCard } from '../relatives/letters-card.tsx';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './import-screen.module.css';
import { useOutcomeWords } from './import-words.ts';

/** What was written, and the slips and letters of those who are not written to by mail: shown this once, so they are printed now. */
export function DoneCard({ result, onAgain }: { result: ImportResult; onAgain: () => void }) {
  const { t } = useLingui();
  const { slips, letters } = result;
  const { was } = useOutcomeWords();
  return (
    <div className={styles.stack}>
      <Card tone="duck" className={styles.done}>
        <h2 tabIndex={-1} ref={takeFocus}>
          {t`Done`}
        </h2>
        {was(result).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="secondary">{t`You can take this back for 24 hours, on the page with the file.`}</p>
        <div className={styles.ways}>
          {isOfRelatives(result) ? (
            <ButtonLink to="/manage-relative" variant="primary">
              {t`See family and friends`}
            </ButtonLink>
          ) : (
            <ButtonLink to="/tabs/residents" variant="primary">
              {t`See the residents`}
            </ButtonLink>
          )}
          <Button variant="line" onClick={onAgain}>
            {t`Another file`}
          </Button>
        </div>
      </Card>
      {letters.length > 0 && <LettersCard letters={letters} />}
      {slips.length > 0 && <Slips slips={slips} />}
    </div>
  );
}

function isOfRelatives(result: ImportResult): boolean {
  const { residents_added, residents_changed, staff_invited, relatives_invited, relatives_changed } = result;
  return residents_added + residents_changed + staff_invited === 0 && relatives_invited + relatives_changed > 0;
}

function Slips({ slips }: Pick<ImportResult, 'slips'>) {
  const { t } = useLingui();
  const { shortDay, dayOf, time } = useTimeWords();
  return (
    <Card as="section" aria-label={t`Slips to print`}>
      <div className={styles.slipsHead}>
        <h2>{t`Slips to print`}</h2>
        <PrintPageButton>{t`Print the slips`}</PrintPageButton>
      </div>
      <p className="secondary">
        {t`For staff without an email address. They scan it, choose a password, and you let them in. It is shown this once.`}
      </p>
      <ul className={styles.slips}>
        {slips.map(({ name, link, code, expires_at }) => (
          <li key={link}>
            <b>{name}</b>
            <QrCode text={link} label={t`Invitation for ${name}`} size={140} />
            {code !== null && <b className={styles.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>}
            <span className="caption">{t`Works once, until ${shortDay(dayOf(expires_at))} ${time(expires_at)}.`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
