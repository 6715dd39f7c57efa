import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SuggestionWords } from './suggestion-words.tsx';
import styles from './waiting-suggestions.module.css';

type WaitingSuggestionsProps = { suggestions: readonly Suggestion[]; onOpen: (id: string) => void };

/** What somebody proposed for this person and nobody has answered yet. */
export function WaitingSuggestions({ suggestions, onOpen }: WaitingSuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  const mayAnswer = useMay('about_me.answer');
  if (suggestions.length === 0) return null;
  return (
    <Card as="section" tone="mustard" aria-labelledby={id}>
      <h2 id={id}>{t`Suggested`}</h2>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className={styles.row}>
            <SuggestionWords suggestion={suggestion} />
            {mayAnswer && (
              <Button size="small" onClick={() => onOpen(suggestion.id)}>
                {t`Read and answer`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!mayAnswer && <p className="secondary">{t`A coordinator or the manager reads these.`}</p>}
    </Card>
  );
}
