import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { standingOf } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import type { RiskAssessment } from '@heartsease/domain/risk-assessment/risk-assessment.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { LevelChip } from './level-chip.tsx';
import { RiskLines } from './risk-lines.tsx';
import { RiskSteps } from './risk-steps.tsx';
import { useRiskWords } from './risk-words.ts';
import { useRisk } from './risk.api.ts';
import styles from './risk-screen.module.css';

/** One risk assessment: what people gain before what can go wrong, who signed it, and what to do next with it. */
export function RiskScreen() {
  const { t } = useLingui();
  const { riskAssessmentId = '' } = useParams();
  const query = useRisk(riskAssessmentId);
  const title = query.data?.title ?? t`Risk assessment`;
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={title} under={query.data && <About risk={query.data} />} backTo="/risk" width="narrow">
      <AsyncView
        query={query}
        waiting={<SkeletonCards cards={3} height={160} />}
        failedTitle={t`There is a problem opening this assessment`}
      >
        {(risk) => (
          <div className={styles.parts}>
            <State risk={risk} />
            <RiskSteps risk={risk} />
            <Part title={t`What people gain`} tone="duck">
              {risk.benefits === '' ? (
                <p className="secondary">{t`Nobody has written it down yet. Without it there is nothing to weigh.`}</p>
              ) : (
                <Paragraphs text={risk.benefits} />
              )}
            </Part>
            <RiskLines lines={risk.lines} />
            {risk.staff_ratio !== '' && (
              <Part title={t`Staff`}>
                <p>{risk.staff_ratio}</p>
              </Part>
            )}
            {risk.emergency_plan !== '' && (
              <Part title={t`If something happens`}>
                <Paragraphs text={risk.emergency_plan} />
              </Part>
            )}
            <History risk={risk} />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function About({ risk: { activity, place, scope } }: { risk: RiskAssessment }) {
  const { scopes } = useRiskWords();
  return [activity?.title ?? scopes[scope], scope === 'place' ? '' : place].filter(Boolean).join(' · ');
}

function State({ risk }: { risk: RiskAssessment }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { standings } = useRiskWords();
  const standing = standingOf(risk, time.today);
  const day = time.date(risk.review_due);
  return (
    <div className={styles.state}>
      <div className={styles.chips}>
        <Chip
          tone={standing === 'expired' ? 'danger' : standing === 'settled' || standing === 'due' ? 'good' : 'mustard'}
        >
          {standing === 'due' ? t`Signed, due soon` : standings[standing]}
        </Chip>
        <LevelChip rating={risk.residual} lead={t`What is left`} />
      </div>
      <p className="secondary">
        {standing === 'expired' ? t`It was to be looked at again by ${day}.` : t`Look again by ${day}.`}
      </p>
      {standing === 'expired' && (
        <p className="secondary">{t`Sessions can take place and be logged. Until somebody looks at it again, they say that it is out of date.`}</p>
      )}
      {risk.word !== '' && (
        <Card tone="mustard">
          <p>
            <b>{t`Returned with a word`}</b>
          </p>
          <p>{risk.word}</p>
        </Card>
      )}
    </div>
  );
}

function Part({
  title,
  tone = 'surface',
  children,
}: {
  title: string;
  tone?: 'surface' | 'duck';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" tone={tone} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Paragraphs({ text }: { text: string }) {
  return <p className={styles.text}>{text}</p>;
}

/** Who did what with it, and the editions before and after it. */
function History({ risk: { sign_offs, editions, id } }: { risk: RiskAssessment }) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { signOffs, standings } = useRiskWords();
  const others = editions.filter((one) => one.id !== id);
  if (sign_offs.length === 0 && others.length === 0) return null;
  return (
    <Part title={t`Who signed it, and earlier editions`}>
      {sign_offs.length > 0 && (
        <ul className={styles.history}>
          {sign_offs.map(({ kind, by, at, word }) => {
            const who = by ?? t`Somebody`;
            return (
              <li key={`${kind} ${at}`}>
                <b>{signOffs[kind]}</b>
                {` · ${who}, ${time.date(time.dayOf(at))}`}
                {word !== '' && <span className={styles.word}>{word}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.history}>
          {others.map((one) => {
            const standing = standings[one.state === 'approved' ? 'settled' : one.state];
            return (
              <li key={one.id}>
                <Link to={`/risk/${one.id}`} className="link">
                  {t`Edition ${one.edition}`}
                </Link>
                {` · ${standing}`}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}
