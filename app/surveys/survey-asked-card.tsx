import { useLingui } from '@lingui/react/macro';
import { ChatCenteredDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCenteredDots';
import { useId } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './survey-asked-card.module.css';
import { useSaid } from './survey-words.ts';
import { useAskedSurveys } from './surveys.api.ts';

/** The surveys that ask me, on the first page of whoever is asked. Nothing to answer, no card. */
export function SurveyAskedCard() {
  const { t } = useLingui();
  const id = useId();
  const said = useSaid();
  const words = useTimeWords();
  const { data } = useAskedSurveys();
  if (data === undefined || data.items.length + data.to_help_with.length === 0) return null;
  return (
    <Card as="section" tone="duck" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.head}>
        <ChatCenteredDotsIcon weight="fill" aria-hidden="true" />
        {t`We would like to know`}
      </h2>
      {data.items.map(({ survey_id, title, closes_on, is_begun }) => (
        <div key={survey_id} className={styles.row}>
          <span className={styles.words}>
            <b>{said(title)}</b>
            {closes_on !== null && <span>{t`Until ${words.dayAndMonth(closes_on)}`}</span>}
          </span>
          <ButtonLink
            to={`/manage-survey-entry?survey_id=${survey_id}`}
            size="small"
            aria-label={is_begun ? t`Go on with: ${said(title)}` : t`Answer: ${said(title)}`}
          >
            {is_begun ? t`Go on` : t`Answer`}
          </ButtonLink>
        </div>
      ))}
      {data.to_help_with.map(({ survey_id, title }) => (
        <div key={survey_id} className={styles.row}>
          <span className={styles.words}>
            <b>{said(title)}</b>
            <span>{t`For residents: sit with somebody and answer together`}</span>
          </span>
          <ButtonLink
            to={`/manage-survey-entry?survey_id=${survey_id}&help`}
            variant="soft"
            size="small"
            aria-label={t`Help somebody answer: ${said(title)}`}
          >
            {t`Help`}
          </ButtonLink>
        </div>
      ))}
    </Card>
  );
}
