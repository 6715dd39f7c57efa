import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router';
import { v4 as uuidv4 } from 'uuid';
import { TOAST_MS } from '@heartsease/domain/constants.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { lookAtOpenSurvey, submitOpenEntry } from '@heartsease/domain/surveys/survey-entries.endpoints.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { reasonIn } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Empty, Failed } from '../ui/empty.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './open-answer-screen.module.css';
import { SurveyWalk } from './survey-walk.tsx';
import { useSaid } from './survey-words.ts';
import { ThanksPart } from './thanks-part.tsx';

type Asked = OutputOf<typeof lookAtOpenSurvey>;
type State = { is: 'waiting' } | { is: 'failed' } | { is: 'dead' } | { is: 'there'; survey: Asked };

/** Answering without an account: by a link that was handed out, or on a device that stands in the home. */
export function OpenAnswerScreen() {
  const token = useParams()['token'] ?? '';
  // Each person is a turn of their own: nothing of the one before is left.
  const [turn, setTurn] = useState(0);
  return <Turn key={`${token} ${turn}`} token={token} onAgain={() => setTurn(turn + 1)} />;
}

function Turn({ token, onAgain: again }: { token: string; onAgain: () => void }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>({ is: 'waiting' });
  useEffect(() => {
    let isLeft = false;
    call(lookAtOpenSurvey, { token }, { onError: () => undefined })
      .then((survey) => isLeft || setState({ is: 'there', survey }))
      .catch((caught: unknown) => {
        const failure = failureOf(caught);
        if (failure === undefined) throw caught;
        if (!isLeft) setState({ is: failure.status === 404 || failure.status === 422 ? 'dead' : 'failed' });
      });
    return () => {
      isLeft = true;
    };
  }, [token]);
  const said = useSaid();
  const title = state.is === 'there' ? said(state.survey.title) : t`Your view`;
  return (
    <main className={styles.page} tabIndex={-1}>
      <PageHeader title={title} under={state.is === 'there' ? state.survey.home : undefined} />
      {state.is === 'waiting' && <SkeletonRows rows={3} />}
      {state.is === 'failed' && <Failed onRetry={again} />}
      {state.is === 'dead' && (
        <Empty title={t`This link opens nothing`}>{t`The survey may be over. Thank you for wanting to answer.`}</Empty>
      )}
      {state.is === 'there' && <Answering survey={state.survey} token={token} onAgain={again} />}
    </main>
  );
}

/** After so long without a touch a device in the hall begins anew, so that nobody finds another's answers. */
const KIOSK_SECONDS = 30;

function Answering({ survey, token, onAgain }: { survey: Asked; token: string; onAgain: () => void }) {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  const [isBegun, setBegun] = useState(false);
  // Random, and kept while the same is sent again: twice is once.
  const [entry_id] = useState(() => uuidv4());
  const isKiosk = survey.kind === 'kiosk';
  const left = useSecondsLeft(isKiosk && (isBegun || isDone), onAgain);
  return (
    <>
      {isDone ? (
        <ThanksPart reader={survey.reader}>
          {isKiosk && <Button onClick={onAgain}>{t`For the next person`}</Button>}
        </ThanksPart>
      ) : (
        <SurveyWalk
          questions={survey.questions}
          begun={{}}
          before={{ survey }}
          onBegin={() => setBegun(true)}
          onHandIn={async (answers) => {
            try {
              await call(submitOpenEntry, { token, entry_id, answers }, { onError: () => undefined });
              setDone(true);
            } catch (caught) {
              const failure = failureOf(caught);
              if (failure === undefined) throw caught;
              showToast({
                kind: 'warning',
                text:
                  reasonIn(failure) || t`That could not be sent. Your answers are still here: try again in a moment.`,
                duration: TOAST_MS.error,
              });
            }
          }}
        />
      )}
      {left !== null && left <= 10 && (
        <div className={styles.left}>
          <p aria-hidden="true">{t`Beginning anew in ${left} seconds. Touch the screen to go on.`}</p>
          {/* Said once: a count that is read out drowns what it asks for. */}
          <p className="visually-hidden" role="status">
            {t`Beginning anew in a few seconds. Press a key to go on.`}
          </p>
        </div>
      )}
    </>
  );
}

/** Counts down from the last touch or key. @returns null where nothing is counted */
function useSecondsLeft(isOn: boolean, onEnd: () => void): number | null {
  const [left, setLeft] = useState(KIOSK_SECONDS);
  useEffect(() => {
    if (!isOn) return;
    const anew = () => setLeft(KIOSK_SECONDS);
    anew();
    const timer = window.setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, anew);
    return () => {
      window.clearInterval(timer);
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, anew);
    };
  }, [isOn]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOn && left <= 0) end();
  }, [isOn, left]);
  return isOn ? left : null;
}
