import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { problemsIn } from '../api/field-problems.ts';
import { HandedInReasonSheet } from './handed-in-reason-sheet.tsx';
import styles from './handed-in-screen.module.css';
import { useAllHandedIn, useAnswers } from './handed-in.api.ts';
import { HandedInWords } from './handed-in-words.tsx';
import { useWhen } from './use-when.ts';

/** What a leaver wrote, or somebody who may not write it any more: into the record, or not, one by one. */
export function HandedInScreen() {
  const { t } = useLingui();
  const query = useAllHandedIn();
  return (
    <FullScreen title={t`Handed in`} width="narrow" backTo="/tabs/today">
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem showing this`}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty title={t`Nothing was handed in`}>{t`What a leaver had not sent yet comes here.`}</Empty>}
      >
        {({ items }) => <Items items={items} />}
      </AsyncView>
    </FullScreen>
  );
}

function Items({ items }: { items: HandedIn[] }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = items.filter(({ decision }) => decision === null);
  const answered = items.filter(({ decision }) => decision !== null);
  const before = useRef(waiting.length);
  useEffect(() => {
    // The card that held the focus has been answered and is gone.
    if (waiting.length < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = waiting.length;
  }, [waiting.length]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.place}>
        {waiting.length === 0
          ? t`Nothing waits for your answer`
          : plural(waiting.length, { one: '# record waits for you', other: '# records wait for you' })}
      </h2>
      {waiting.length > 0 && (
        <ul className={styles.items} aria-label={t`Needs your answer`}>
          {waiting.map((one) => (
            <li key={one.id}>
              <WaitingCard handedIn={one} />
            </li>
          ))}
        </ul>
      )}
      {answered.length > 0 && (
        <>
          <h2 className={styles.place}>{t`Answered`}</h2>
          <ul className={styles.items} aria-label={t`Answered`}>
            {answered.map((one) => (
              <li key={one.id}>
                <AnsweredCard handedIn={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function WaitingCard({ handedIn }: { handedIn: HandedIn }) {
  const { t } = useLingui();
  const mayPutIn = useMay('reports.add_long_ago');
  const [asks, ask] = useState<{ about: 'put-in' | 'leave-out'; says: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { putIn, leaveOut } = useAnswer(handedIn);

  async function put() {
    setBusy(true);
    setProblem(undefined);
    try {
      await putIn();
    } catch (caught) {
      const { reason, ...others } = problemsIn(caught);
      // Of what was long ago, or changes what stands, the record asks why.
      if (reason !== undefined) ask({ about: 'put-in', says: inWords(reason) });
      setProblem(inWords(Object.values(others)[0] || undefined));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="article" className={styles.card}>
      <HandedInWords handedIn={handedIn} />
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {mayPutIn && <Button busy={isBusy} onClick={() => void put()}>{t`Put it in the record`}</Button>}
        <Button
          variant="line"
          disabled={isBusy}
          onClick={() => ask({ about: 'leave-out', says: t`It stays readable here, with your reason.` })}
        >{t`Leave it out`}</Button>
      </div>
      {asks !== null && (
        <HandedInReasonSheet
          draftKey={`handed-in:${handedIn.id}:${asks.about}`}
          title={asks.about === 'put-in' ? t`Put it in the record` : t`Why is it left out?`}
          description={asks.says}
          confirm={asks.about === 'put-in' ? t`Put it in the record` : t`Leave it out`}
          onReason={asks.about === 'put-in' ? putIn : leaveOut}
          onClose={() => ask(null)}
        />
      )}
    </Card>
  );
}

/** The two answers, each told in a toast: the card that was answered is gone by then. */
function useAnswer(handedIn: HandedIn) {
  const { t } = useLingui();
  const answers = useAnswers();
  const { id: handed_in_id, author } = handedIn;
  const name = author.known_as;

  async function told(answer: () => Promise<{ had_arrived: boolean }>, done: string) {
    try {
      const { had_arrived } = await answer();
      showToast({ kind: 'success', text: had_arrived ? t`${name} has sent it: it is in the record` : done });
    } catch (caught) {
      const [problem] = Object.values(problemsIn(caught));
      // A colleague was quicker.
      if (!answers.isWaiting(handed_in_id) && problem !== undefined) {
        showToast({ kind: 'warning', text: inWords(problem) });
      }
      throw caught;
    }
  }

  return {
    putIn: async (reason?: string) =>
      await told(
        () => answers.putIn({ handed_in_id, ...(reason !== undefined && { reason }) }),
        t`It is in the record now`,
      ),
    leaveOut: async (reason: string) => await told(() => answers.leaveOut({ handed_in_id, reason }), t`It is left out`),
  };
}

function AnsweredCard({ handedIn }: { handedIn: HandedIn }) {
  const { t } = useLingui();
  const when = useWhen();
  const { decision } = handedIn;
  if (decision === null) return null;
  const name = decision.by.known_as;
  const at = when(decision.at);
  return (
    <Card as="article" className={styles.card}>
      <HandedInWords handedIn={handedIn} />
      <p>
        <Chip tone={decision.kind === 'put_in' ? 'good' : 'plain'}>
          {decision.kind === 'put_in' ? t`In the record` : t`Left out`}
        </Chip>{' '}
        <span className="secondary">{t`by ${name}, ${at}`}</span>
      </p>
      {decision.reason !== null && <p className={styles.words}>{t`“${decision.reason}”`}</p>}
      {decision.report_id !== null && (
        <ButtonLink size="small" variant="soft" to={`/manage-report/${decision.report_id}`} className={styles.opens}>
          {t`Open the report`}
        </ButtonLink>
      )}
    </Card>
  );
}
