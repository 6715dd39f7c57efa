import { useLingui } from '@lingui/react/macro';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { useTimeWords } from '../words/time.ts';
import { useHeadingWords } from './about-me-words.ts';
import styles from './waiting-suggestions.module.css';

/** A suggestion as it was written, by whom, when, and for which card. */
export function SuggestionWords({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { title } = useHeadingWords()[suggestion.heading];
  const day = words.nearDay(words.dayOf(suggestion.suggested_at));
  const { suggested_by_name: name, relationship } = suggestion;
  return (
    <div className={styles.words}>
      <p className={styles.text}>“{suggestion.text}”</p>
      <p className={styles.who}>
        {relationship === '' ? t`${name}, ${day}` : t`${name} (${relationship}), ${day}`}
        {' · '}
        {t`for “${title}”`}
      </p>
    </div>
  );
}
