import { useLingui } from '@lingui/react/macro';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import type { ShownLink } from '@heartsease/domain/staff/staff.endpoints.ts';
import { PrintPageButton } from '../shell/print-page-button.tsx';
import { Button } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './shown-link.module.css';

interface ShownLinkSheetProps {
  title: string;
  text: string;
  shown: ShownLink;
  onClose: () => void;
}

/** A link that somebody scans from this screen, from paper, or copies. No email is needed. */
export function ShownLinkSheet({ title, text, shown, onClose }: ShownLinkSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <ShownLinkCard text={text} shown={shown} label={title} />
    </Sheet>
  );
}

/** The same inside a sheet that is already open. */
export function ShownLinkCard({ text, shown, label }: { text: string; shown: ShownLink; label: string }) {
  const { t } = useLingui();
  const { shortDay, dayOf, time } = useTimeWords();
  const { link, code, expires_at } = shown;

  return (
    <div className={styles.shown}>
      <p>{text}</p>
      <QrCode text={link} label={label} size={220} />
      {code !== null && (
        <p className={styles.code}>
          <span className="secondary">{t`Or type this code on the sign-in page:`}</span>
          <b>{spaced(code)}</b>
        </p>
      )}
      <p className={styles.link}>{link}</p>
      <p className="secondary">{t`Works once, until ${shortDay(dayOf(expires_at))} ${time(expires_at)}.`}</p>
      <div className={styles.actions}>
        <Button
          variant="soft"
          icon={<CopyIcon weight="bold" aria-hidden="true" />}
          onClick={() => void copyText(link, t`The link is copied.`)}
        >
          {t`Copy the link`}
        </Button>
        <PrintPageButton>{t`Print`}</PrintPageButton>
      </div>
    </div>
  );
}

/** `ABCD EFGH` is read and typed with fewer slips. */
function spaced(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
