import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { DEVICE_KEYS, storage } from '../device/storage.ts';
import { linkAfterIntro } from '../session/opened-link.ts';
import { Button } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { keepLanguageForNextSignIn } from '../words/language.ts';
import { useIntroCards } from './intro-cards.ts';
import type { IntroFor } from './intro-for.ts';
import styles from './intro-screen.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { keepLookForNextSignIn } from './look.ts';
import { TextSizeChoice } from './look-choice.tsx';

/** Row RT-2: the first thing on a new device, once; whoever is invited as a relative or to a circle hears of that. */
export function IntroScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [place, setPlace] = useState(0);

  const cards = useIntroCards(useLoaderData<IntroFor>());
  const card = cards[place] ?? cards[0];
  const isLast = place === cards.length - 1;

  async function finish() {
    await storage.write(DEVICE_KEYS.introSeen, 'true');
    await navigate(linkAfterIntro(), { replace: true });
  }

  return (
    <main className={styles.page} tabIndex={-1}>
      <header className={styles.top}>
        <Mark size={40} />
        <LanguageChoice onChosen={keepLanguageForNextSignIn} />
        <Button variant="quiet" onClick={() => void finish()}>
          {t`Skip`}
        </Button>
      </header>
      <div className={styles.picture} key={place}>
        <card.Picture />
      </div>
      <div className={styles.words}>
        <div aria-live="polite">
          <h1>{card.title}</h1>
          <p className={styles.text}>{card.text}</p>
        </div>
        <TextSizeChoice onChoose={keepLookForNextSignIn} />
        <ol className={styles.dots} aria-label={t`Step ${place + 1} of ${cards.length}`}>
          {cards.map(({ title }, dot) => (
            <li key={title} data-is-here={dot === place ? '' : undefined} />
          ))}
        </ol>
        <div className={styles.actions}>
          {place > 0 && (
            <Button variant="soft" size="large" onClick={() => setPlace(place - 1)}>
              {t`Back`}
            </Button>
          )}
          <Button size="large" full onClick={() => (isLast ? void finish() : setPlace(place + 1))}>
            {isLast ? t`Start` : t`Next`}
          </Button>
        </div>
      </div>
    </main>
  );
}
