import { useLingui } from '@lingui/react/macro';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { useTimeWords } from '../words/time.ts';
import { useMyLetters } from './digests.api.ts';
import { FiveSentences } from './five-sentences.tsx';
import styles from './letters-screen.module.css';
import card from './letter-card.module.css';

/** The letters that a relative was sent about their people, to be read again. */
export function MyLettersScreen() {
  const { t } = useLingui();
  const time = useTimeWords();
  const query = useMyLetters();
  return (
    <FullScreen title={t`Your letters`} under={t`What the home wrote to you about your people`} width="narrow">
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening your letters`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={t`No letters yet`}
            action={<ButtonLink to="/tabs/more" variant="soft">{t`Choose how often`}</ButtonLink>}
          >
            {t`The home writes on Fridays, as often as you say, by email or on paper.`}
          </Empty>
        }
      >
        {({ items }) => (
          <ul className={styles.list}>
            {items.map(({ id, known_as, language, from, to, sentences }) => (
              <Card key={id} as="li" className={card.letter}>
                <h2>{t`${known_as}, ${time.span(from, to)}`}</h2>
                <FiveSentences sentences={sentences} language={language} />
              </Card>
            ))}
          </ul>
        )}
      </AsyncView>
    </FullScreen>
  );
}
