import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { useSuggestions } from './about-me.api.ts';
import { SuggestionWords } from './suggestion-words.tsx';
import styles from './suggestions-screen.module.css';

/** Everything that family and staff proposed for the people of the home, the oldest first. */
export function SuggestionsScreen() {
  const { t } = useLingui();
  const query = useSuggestions();
  const mayAnswer = useMay('about_me.answer');
  return (
    <FullScreen
      title={t`Suggestions`}
      under={query.data && plural(query.data.total, { one: '# waits to be read', other: '# wait to be read' })}
    >
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening the suggestions`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={t`Nothing waits`}
            action={
              <ButtonLink to="/tabs/residents" variant="soft">
                {t`Open the residents`}
              </ButtonLink>
            }
          >
            {t`When a relative or a carer proposes something for somebody’s cards, it comes here first.`}
          </Empty>
        }
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map((suggestion) => {
              const name = suggestion.resident.known_as;
              return (
                <li key={suggestion.id}>
                  <Card as="article" aria-label={t`A suggestion about ${name}`} className={styles.suggestion}>
                    <Face person={suggestion.resident} size="m" />
                    <div className={styles.words}>
                      <h2 className="serif">{name}</h2>
                      <SuggestionWords suggestion={suggestion} />
                    </div>
                    <ButtonLink
                      to={`/manage-about-me/${suggestion.resident_id}${mayAnswer ? `?over=answer.${suggestion.id}` : ''}`}
                      size="small"
                      variant="soft"
                      aria-label={mayAnswer ? t`Read and answer: ${name}` : t`Open the cards of ${name}`}
                    >
                      {mayAnswer ? t`Read and answer` : t`Open the cards`}
                    </ButtonLink>
                  </Card>
                </li>
              );
            })}
          </ul>
        )}
      </AsyncView>
    </FullScreen>
  );
}
