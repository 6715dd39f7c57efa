import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { emailReport } from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './code-part.module.css';

export type SentLetter = OutputOf<typeof emailReport>;

/** The code that opens what was just sent. It is told by phone, and shown this once. */
export function CodePart({ sent, onDone }: { sent: SentLetter; onDone: () => void }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const until = words.shortDay(words.dayOf(sent.expires_at));
  const spoken = sent.code.split('').join(' ');
  return (
    <Card as="section" tone="duck" aria-labelledby="code" className={styles.part}>
      <h2 id="code" ref={heading} tabIndex={-1}>
        {sent.is_mailed ? t`The link is on its way` : t`The link lies under “Mail”`}
      </h2>
      <p>{t`${sent.to_name} needs these six digits to open it. Please tell them by phone, not by mail.`}</p>
      {!sent.is_mailed && <p>{t`No mail goes out from here. A manager finds the link there and passes it on.`}</p>}
      <p className={styles.code} role="img" aria-label={spoken}>
        {`${sent.code.slice(0, 3)} ${sent.code.slice(3)}`}
      </p>
      <p className="secondary">{t`They are shown only now. The link works until ${until}.`}</p>
      <Button full onClick={onDone}>
        {t`I have written them down`}
      </Button>
    </Card>
  );
}
