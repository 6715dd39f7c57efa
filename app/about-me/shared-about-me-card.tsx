import { useLingui } from '@lingui/react/macro';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import type { MyPersonsAboutMe } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { chaptersOf } from '@heartsease/domain/about-me/life-story.ts';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { useChapterWords, useHeadingWords } from './about-me-words.ts';
import styles from './my-person-screen.module.css';

/** What matters to somebody, as far as it is shared with a relative: on their own screen, and where staff look as them. */
export function SharedAboutMe({ about }: { about: MyPersonsAboutMe }) {
  const { t } = useLingui();
  const headings = useHeadingWords();
  const chapters = useChapterWords();
  const name = about.known_as;
  return (
    <div className={styles.parts}>
      {about.suggestions.length > 0 && <Own suggestions={about.suggestions} />}
      {about.cards.length === 0 && (
        <p className="secondary">{t`Nothing is shared here yet. What do you know that would help? Begin with one sentence.`}</p>
      )}
      {about.cards.map((card) => (
        <Card key={card.heading} as="article" aria-label={headings[card.heading].title} className={styles.card}>
          <h2>{headings[card.heading].title}</h2>
          <p className={styles.text}>{card.text}</p>
          {card.is_own_words && (
            <p>
              <Chip tone="mustard" icon={<QuotesIcon weight="fill" aria-hidden="true" />}>
                {t`In ${name}’s own words`}
              </Chip>
            </p>
          )}
        </Card>
      ))}
      {about.life_story.length > 0 && (
        <Card as="section" aria-label={t`${name}’s life story`} className={styles.card}>
          <h2>{t`${name}’s life story`}</h2>
          {chaptersOf(about.life_story).map(({ chapter, items }) => (
            <section key={chapter} className={styles.chapter} aria-label={chapters[chapter]}>
              <h3 className={styles.name}>{chapters[chapter]}</h3>
              {items.map(({ id, title, years, place, body }) => (
                <div key={id}>
                  <p>
                    <b>{title}</b> <span className="secondary">{[years, place].filter(Boolean).join(' · ')}</span>
                  </p>
                  {body !== '' && <p className={styles.text}>{body}</p>}
                </div>
              ))}
            </section>
          ))}
        </Card>
      )}
    </div>
  );
}

/** What one proposed oneself, and what became of it. */
function Own({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { t } = useLingui();
  const headings = useHeadingWords();
  const state = { waiting: t`Waiting to be read`, accepted: t`Taken up`, declined: t`Read, and left out` };
  return (
    <Card as="section" tone="duck" aria-label={t`What you suggested`} className={styles.card}>
      <h2>{t`What you suggested`}</h2>
      <ul className={styles.own}>
        {suggestions.map((one) => (
          <li key={one.id}>
            <p>“{one.text}”</p>
            <p>
              <b>{state[one.state]}</b> · {headings[one.heading].title}
            </p>
            {one.answer !== null && <p>{t`The home says: ${one.answer}`}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
