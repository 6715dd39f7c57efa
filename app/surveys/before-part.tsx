import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import type { AskedSurvey } from '@heartsease/domain/surveys/survey.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './before-part.module.css';

export interface BeforeWords {
  survey: Pick<AskedSurvey, 'anonymity' | 'questions' | 'home'>;
  /** Whom it is for, where somebody helps. */
  name?: string | null;
}

interface BeforePartProps extends BeforeWords {
  isBegun: boolean;
  onBegin: () => void;
}

/** What is said before the first question: how long it is, and who will know. */
export function BeforePart({ survey, isBegun, name = null, onBegin }: BeforePartProps) {
  const { t } = useLingui();
  const { home } = survey;
  const minutes = Math.max(1, Math.round(survey.questions.length / 3));
  return (
    <Card className={styles.before}>
      {name !== null && <p className={styles.lead}>{t`Together with ${name}`}</p>}
      <p>
        {plural(minutes, { one: 'It takes about a minute.', other: 'It takes about # minutes.' })}{' '}
        {t`Leave out whatever you like.`}
      </p>
      <p className={styles.promise}>
        <LockSimpleIcon weight="fill" aria-hidden="true" />
        {survey.anonymity === 'anonymous'
          ? t`Nobody at ${home} sees who said what. Answers are kept apart from names, and are only shown when at least five people have answered.`
          : t`${home} sees your name with your answers, so that somebody can come back to you.`}
      </p>
      <Button size="large" full onClick={onBegin}>
        {isBegun ? t`Go on` : t`Begin`}
      </Button>
    </Card>
  );
}
