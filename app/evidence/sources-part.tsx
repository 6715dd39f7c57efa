import { useLingui } from '@lingui/react/macro';
import { answeredHere, shownByOthers } from '@heartsease/domain/evidence/evidence.ts';
import type { EvidenceQuestion } from '@heartsease/domain/evidence/evidence.ts';
import { SHOWN_ELSEWHERE, SOURCES } from '@heartsease/domain/evidence/sources.ts';
import { Card } from '../ui/card.tsx';
import { inWords } from '../words/rule-words.ts';
import styles from './pieces-screen.module.css';

/** What the question asks, what answers it, and what a piece of each is. */
export function SourcesPart({ question }: { question: EvidenceQuestion }) {
  const { t, i18n } = useLingui();
  const answered = answeredHere(question);
  const elsewhere = shownByOthers(question);
  const titlesOf = (statements: EvidenceQuestion['statements']) =>
    statements.map(({ title, is_quoted }) => (is_quoted ? t`“${title}”` : inWords(title))).join('; ');
  return (
    <Card as="section">
      <h2>{t`What answers it`}</h2>
      <dl className={styles.sources}>
        {question.sources.map(({ source, count, before }) => {
          const then = before === null ? '' : i18n.number(before);
          return (
            <div key={source}>
              <dt>{inWords(SOURCES[source].title)}</dt>
              <dd>
                {count === null ? (
                  t`Not recorded yet`
                ) : (
                  <>
                    <b>{i18n.number(count)}</b> <span className="secondary">{t`${then} last time`}</span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <details className={styles.definition}>
        <summary>{t`What this counts`}</summary>
        <p className="secondary">{t`What answers in several ways stands under each of them, and is counted once in all.`}</p>
        <ul className="bullets">
          {question.sources.map(({ source }) => (
            <li key={source}>
              <b>{inWords(SOURCES[source].title)}:</b> {inWords(SOURCES[source].definition)}
            </li>
          ))}
        </ul>
        {answered.length > 0 && (
          <p className={styles.asks}>
            <b>{t`What it asks for:`}</b> {titlesOf(answered)}.{' '}
            <span className="secondary">{t`Only what stands in quotation marks is the regulator’s own title.`}</span>
          </p>
        )}
        {elsewhere.length > 0 && (
          <p className={styles.asks}>
            <b>{inWords(SHOWN_ELSEWHERE)}</b> {titlesOf(elsewhere)}.
          </p>
        )}
      </details>
    </Card>
  );
}
