import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REPORT_LIMITS } from '@heartsease/domain/reports/report.ts';
import type { HandedIn } from '@heartsease/domain/handed-in/handed-in.ts';
import { useMay } from '../session/use-may.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { Face } from '../ui/face.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useMomentWord } from '../words/moment-words.ts';
import { useTimeWords } from '../words/time.ts';
import { problemsIn } from '../api/field-problems.ts';
import { HandedInReasonSheet } from './handed-in-reason-sheet.tsx';
import styles from './handed-in-screen.module.css';
import { useAllHandedIn, useAnswers } from './handed-in.api.ts';
import { useWhatItIs, useWhen } from './handed-in-words.ts';

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
  const waiting = items.filter(({ decision }) => decision === null);
  const answered = items.filter(({ decision }) => decision !== null);
  return (
    <>
      <h2 className={styles.place}>
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
  const days = REPORT_LIMITS.backfill_days;
  const answers = useAnswers();
  const mayPutIn = useMay('reports.add_long_ago');
  const [asks, ask] = useState<'why-now' | 'why-not' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function put(reason?: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await answers.putIn({ handed_in_id: handedIn.id, ...(reason !== undefined && { reason }) });
      showToast({ kind: 'success', text: t`It is in the record now` });
    } catch (caught) {
      const { reason: wantsReason, ...others } = problemsIn(caught);
      // Of what was long ago the record asks why.
      if (wantsReason !== undefined) ask('why-now');
      setProblem(inWords(Object.values(others)[0] || undefined));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="article" className={styles.card}>
      <Told handedIn={handedIn} />
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {mayPutIn && <Button busy={isBusy} onClick={() => void put()}>{t`Put it in the record`}</Button>}
        <Button variant="line" disabled={isBusy} onClick={() => ask('why-not')}>{t`Leave it out`}</Button>
      </div>
      {asks === 'why-now' && (
        <HandedInReasonSheet
          title={t`Why is it added now?`}
          description={t`It was more than ${days} days ago. Everybody who reads the report sees your reason.`}
          confirm={t`Put it in the record`}
          onReason={put}
          onClose={() => ask(null)}
        />
      )}
      {asks === 'why-not' && (
        <HandedInReasonSheet
          title={t`Why is it left out?`}
          description={t`It stays readable here, with your reason.`}
          confirm={t`Leave it out`}
          onReason={(reason) => answers.leaveOut({ handed_in_id: handedIn.id, reason })}
          onClose={() => ask(null)}
        />
      )}
    </Card>
  );
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
      <Told handedIn={handedIn} />
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

/** Whose it is, when it was written, and all that it says. */
function Told({ handedIn }: { handedIn: HandedIn }) {
  const { t } = useLingui();
  const whatItIs = useWhatItIs();
  const moment = useMomentWord();
  const when = useWhen();
  const { minutes } = useTimeWords();
  const { author, kind, note, people, started_at } = handedIn;
  const name = `${author.known_as} ${author.last_name}`;
  const written = when(handedIn.made_at);
  const tells = kind === 'report' || kind === 'change' || kind === 'answer';
  return (
    <>
      <div className={styles.head}>
        <Face person={author} size="m" />
        <div>
          <h3 className={styles.title}>{whatItIs(handedIn)}</h3>
          <p className="secondary">{t`${name} wrote this: ${written}`}</p>
        </div>
      </div>
      {started_at !== null && (
        <p>
          {when(started_at)}
          {handedIn.minutes !== null && ` · ${minutes(handedIn.minutes)}`}
        </p>
      )}
      {people.length > 0 && (
        <ul className={styles.people} aria-label={t`Who it is about`}>
          {people.map(({ resident, response, note: words }) => (
            <li key={resident.id}>
              <b>{resident.known_as}</b>
              {tells && <span>{`: ${moment({ response, not_today_reason: null })}`}</span>}
              <Quote text={words} />
            </li>
          ))}
        </ul>
      )}
      <Quote text={note} />
    </>
  );
}

function Quote({ text }: { text: string | null }) {
  const { t } = useLingui();
  return text === null || text === '' ? null : <p className={styles.words}>{t`“${text}”`}</p>;
}
