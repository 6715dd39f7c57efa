import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SurveySummary } from '@heartsease/domain/surveys/survey.ts';
import { TEMPLATES } from '@heartsease/domain/surveys/templates.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { useAudienceWords, useSaid, useStandingWords } from './survey-words.ts';
import { useSurveys } from './surveys.api.ts';
import styles from './surveys-screen.module.css';

/** All surveys of the home, and what a new one can begin with. */
export function SurveysScreen() {
  const { t } = useLingui();
  const id = useId();
  const said = useSaid();
  const title = t`Surveys`;
  const query = useSurveys();
  const edits = useMay('surveys.edit');
  return (
    <FullScreen
      title={title}
      under={t`What people think, and what you do about it`}
      actions={
        <ButtonLink to="/you-said" variant="soft">
          {t`You said, we did`}
        </ButtonLink>
      }
    >
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem opening the surveys`}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Empty
            title={t`Nobody has been asked yet`}
          >{t`Begin with one of the surveys below and change what you like.`}</Empty>
        }
      >
        {({ items }) => (
          <Card padding="none">
            <List aria-label={t`Surveys of this home`}>
              {items.map((survey) => (
                <Row key={survey.id} survey={survey} />
              ))}
            </List>
          </Card>
        )}
      </AsyncView>
      {edits && (
        <section aria-labelledby={id} className={styles.begin}>
          <h2 id={id}>{t`Begin a new one`}</h2>
          <ul className={styles.templates}>
            {TEMPLATES.map(({ key, title: name, about, questions }, place) => (
              <Card key={key} as="li" className={styles.template}>
                <Stamp
                  icon={questions.find(({ picture }) => picture !== null)?.picture ?? 'chats-circle'}
                  tint={TINTS[place % TINTS.length] ?? 'plum'}
                />
                <div>
                  <h3>{said(name)}</h3>
                  <p className="secondary">{said(about)}</p>
                </div>
                <ButtonLink
                  to={`/surveys/new?template=${key}`}
                  variant="line"
                  size="small"
                  aria-label={t`Begin with this: ${said(name)}`}
                >
                  {t`Begin with this`}
                </ButtonLink>
              </Card>
            ))}
          </ul>
          <div>
            <ButtonLink to="/surveys/new" variant="quiet">
              {t`Begin with an empty page`}
            </ButtonLink>
          </div>
        </section>
      )}
    </FullScreen>
  );
}

const TINTS = ['plum', 'duck', 'mustard', 'moss', 'sky', 'rose', 'lilac'] as const;
const TONES = { draft: 'plain', waits: 'info', open: 'good', finishing: 'mustard', over: 'plum' } as const;

function Row({ survey }: { survey: SurveySummary }) {
  const { t } = useLingui();
  const said = useSaid();
  const words = useTimeWords();
  const audiences = useAudienceWords();
  const standings = useStandingWords();
  const { id, title, standing, answered, closes_on, closed_on, anonymity } = survey;
  const when =
    closed_on !== null
      ? t`closed ${words.dayAndMonth(closed_on)}`
      : closes_on !== null && standing !== 'draft'
        ? t`until ${words.dayAndMonth(closes_on)}`
        : '';
  const under = [
    survey.audiences.map((audience) => audiences[audience]).join(', '),
    when,
    standing === 'draft' ? '' : answeredInWords(answered, anonymity === 'anonymous' && standing !== 'over'),
  ];
  return (
    <ListRow
      title={said(title)}
      under={under.filter((part) => part !== '').join(' · ')}
      end={<Chip tone={TONES[standing]}>{survey.is_reported ? t`Told to everybody` : standings[standing]}</Chip>}
      to={`/surveys/${id}`}
    />
  );
}

/** How many answered, as far as it may be told. */
export function answeredInWords(answered: number | null, isInSteps: boolean): string {
  if (answered === null) return plural(5, { other: 'fewer than # answered' });
  return isInSteps
    ? plural(answered, { other: '# or more answered' })
    : plural(answered, { one: '# answered', other: '# answered' });
}
