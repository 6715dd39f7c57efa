import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import type { ImportResult } from '@heartsease/domain/import/import.endpoints.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './import-screen.module.css';

/** What was written, and the slips of staff without an address: shown this once, so they are printed now. */
export function DoneCard({ result, onAgain }: { result: ImportResult; onAgain: () => void }) {
  const { t } = useLingui();
  const { residents_added, residents_changed, staff_invited, unchanged, slips } = result;
  const lines = [
    residents_added > 0 &&
      plural(residents_added, { one: '# resident is one of us now.', other: '# residents are among us now.' }),
    residents_changed > 0 &&
      plural(residents_changed, { one: '# resident is updated.', other: '# residents are updated.' }),
    staff_invited > 0 &&
      plural(staff_invited, { one: '# staff member is invited.', other: '# staff members are invited.' }),
    unchanged > 0 && plural(unchanged, { one: '# person stays as they are.', other: '# people stay as they are.' }),
  ].filter((line) => line !== false);
  return (
    <div className={styles.stack}>
      <Card tone="duck">
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t`Done`}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="secondary">{t`You can take this back for 24 hours, on the page with the file.`}</p>
        <div className={styles.ways}>
          <ButtonLink to="/tabs/residents" variant="primary">
            {t`See the residents`}
          </ButtonLink>
          <Button variant="line" onClick={onAgain}>
            {t`Another file`}
          </Button>
        </div>
      </Card>
      {slips.length > 0 && <Slips slips={slips} />}
    </div>
  );
}

function Slips({ slips }: Pick<ImportResult, 'slips'>) {
  const { t } = useLingui();
  const { shortDay, dayOf, time } = useTimeWords();
  return (
    <Card as="section" aria-label={t`Slips to print`}>
      <div className={styles.slipsHead}>
        <h2>{t`Slips to print`}</h2>
        <Button variant="soft" icon={<PrinterIcon weight="bold" aria-hidden="true" />} onClick={() => window.print()}>
          {t`Print the slips`}
        </Button>
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
