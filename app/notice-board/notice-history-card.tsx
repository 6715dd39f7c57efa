import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { NoticeChange } from '@heartsease/domain/notice-board/notice.ts';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './notice-screen.module.css';
import { useNoticeLabels } from './notice-words.ts';

/** What was done to a notice, by whom and when; and what it said before. */
export function NoticeHistoryCard({ history }: { history: readonly NoticeChange[] }) {
  const { t } = useLingui();
  const id = useId();
  const time = useTimeWords();
  const labels: Record<string, string> = { ...useNoticeLabels(), asks_again: t`asked everybody once more` };
  const kinds: Record<NoticeChange['kind'], string> = {
    added: t`written`,
    changed: t`changed`,
    archived: t`taken off the board`,
    brought_back: t`brought back`,
    reminded: t`reminded those who had not read it`,
  };
  return (
    <Card as="section" aria-labelledby={id} className={styles.history}>
      <h2 id={id}>{t`History`}</h2>
      <ol>
        {history.map(({ id: key, kind, by, at, fields, earlier }) => (
          <li key={key} className={styles.change}>
            <b>{by ?? t`Somebody`}</b>
            {`: ${kinds[kind]}`}
            <span className="secondary">{` · ${time.nearDay(time.dayOf(at))}, ${time.time(at)}`}</span>
            {fields.length > 0 && (
              <p className="secondary">{fields.map((field) => labels[field] ?? field).join(' · ')}</p>
            )}
            {earlier !== null && (
              <p className={styles.earlier}>
                {t`Before:`} <b>{earlier.title}</b>
                {`\n${earlier.body}`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
