import { useLingui } from '@lingui/react/macro';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { z } from 'zod';
import { useOutbox } from '../api/use-outbox.ts';
import { useBehindPhotos } from '../photos/behind-photos.api.ts';
import { UnsentPictures } from '../photos/unsent-pictures-card.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import { inWords } from '../words/rule-words.ts';
import type { WaitingPage } from './family-book.api.ts';
import styles from './family-waiting.module.css';

const Said = z.object({ day: z.string().catch(''), words: z.string().catch('') });
const Stands = z.object({ version: z.int() });

/** A page that is on this device alone so far, and says so; where the server would not have it, with the ways on. */
export function FamilyWaiting({ page }: { page: WaitingPage }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { retry } = useOutbox();
  const { entry, photo_ids, onTheWay, isRefused } = page;
  const { refused, left, percent, sendAgain, sendWithout, throwAway } = useBehindPhotos(page);
  const { day, words } = Said.parse(entry.input);
  const stands = entry.error?.status === 409 ? Stands.safeParse(entry.error.current).data : undefined;
  const reasons = Object.values(entry.error?.errors ?? {}).flat();
  const why = refused.length > 0 ? refused.map(({ reason }) => reason) : reasons;

  return (
    <Card as="article" tone={isRefused ? 'mustard' : 'surface'} className={styles.page}>
      {photo_ids.length > 0 && <UnsentPictures ids={photo_ids} onTheWay={onTheWay} />}
      <div className={styles.words}>
        <p className="secondary">{time.date(day)}</p>
        {words !== '' && (
          <p className="serif" dir="auto">
            {words}
          </p>
        )}
        <p className={styles.state}>
          {isRefused ? (
            <WarningIcon weight="fill" aria-hidden="true" />
          ) : (
            <ClockIcon weight="bold" aria-hidden="true" />
          )}
          <span>
            {isRefused
              ? t`Not sent`
              : percent === null
                ? t`Saved on this phone, will be sent`
                : t`On its way · ${percent}%`}
          </span>
        </p>
        {isRefused && (
          <div role="alert">
            {stands === undefined ? (
              why.map((reason) => <p key={reason}>{inWords(reason)}</p>)
            ) : (
              <p>{t`Somebody changed this page in the meantime. Theirs stands in the book.`}</p>
            )}
          </div>
        )}
        {isRefused && (
          <p className={styles.ways}>
            {stands === undefined ? (
              <Button variant="soft" size="small" onClick={() => void sendAgain()}>{t`Send again`}</Button>
            ) : (
              <Button
                variant="soft"
                size="small"
                onClick={() => void retry(page.write_id, { ...entry.input, base_version: stands.version })}
              >
                {t`Put mine in its place`}
              </Button>
            )}
            {refused.length > 0 && (words !== '' || left.length > 0) && (
              <Button variant="soft" size="small" onClick={() => void sendWithout()}>{t`Take the photo off`}</Button>
            )}
            <Button variant="quiet" size="small" onClick={() => void throwAway()}>{t`Throw away`}</Button>
          </p>
        )}
      </div>
    </Card>
  );
}
