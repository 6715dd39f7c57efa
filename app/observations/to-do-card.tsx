import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { EFFECTS } from '@heartsease/domain/observations/observation.ts';
import type { Effect, LaterQuestion } from '@heartsease/domain/observations/observation.ts';
import { addObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import type { listToDo } from '@heartsease/domain/observations/observations.endpoints.ts';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { reasonIn } from '../api/refusal.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useEffectWords } from './observation-words.ts';
import { refreshObservations, useAskLater, useFinishFollowUp, useToDo } from './observations.api.ts';
import styles from './to-do-card.module.css';

/** On Today: what I said I would do, and "How was Joyce later?". Nothing to do, no card. */
export function ToDoCard() {
  return useMay('reports.add') ? <ToDo /> : null;
}

function ToDo() {
  const { t } = useLingui();
  const id = useId();
  const { data } = useToDo();
  const { entries } = useOutbox();
  // A second tap finds nothing to answer, long before the list is asked for anew.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  // What was answered and waits on this device is not asked again.
  const isAnswered = (question: LaterQuestion) =>
    answered.has(keyOf(question)) ||
    entries.some(
      ({ path, input }) =>
        path === addObservation.path &&
        input['report_id'] === question.report_id &&
        input['resident_id'] === question.resident.id,
    );
  const mark = (question: LaterQuestion, isOn: boolean) =>
    setAnswered((before) => {
      const keys = new Set(before);
      if (isOn) keys.add(keyOf(question));
      else keys.delete(keyOf(question));
      return keys;
    });
  const questions = (data?.questions ?? []).filter((question) => !isAnswered(question));
  const followUps = data?.follow_ups ?? [];
  if (questions.length + followUps.length === 0) return null;
  return (
    <Card as="section" tone="plum" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`For you`}</h2>
      {questions.map((question) => (
        <Question key={keyOf(question)} question={question} onAnswered={(isOn) => mark(question, isOn)} />
      ))}
      {followUps.map((followUp) => (
        <FollowUpRow key={followUp.id} followUp={followUp} />
      ))}
    </Card>
  );
}

function keyOf({ report_id, resident }: LaterQuestion): string {
  return `${report_id} ${resident.id}`;
}

interface QuestionProps {
  question: LaterQuestion;
  /** With false: the answer was not taken, so it is asked again. */
  onAnswered: (isAnswered: boolean) => void;
}

function Question({ question, onAnswered }: QuestionProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const client = useQueryClient();
  const effects = useEffectWords();
  const newWrite = useNewWrite();
  const askLater = useAskLater();
  const { report_id, resident, title } = question;
  const name = resident.known_as;
  const after = `${title}, ${words.time(question.started_at)}`;

  async function answer(effect: Effect) {
    onAnswered(true);
    const sent = await answerQuestion(question, effect);
    if (sent.state === 'refused') {
      await outbox.discard(sent.client_id);
      onAnswered(false);
      showToast({ kind: 'danger', text: reasonIn(sent.failure) });
    } else {
      showToast({
        kind: 'success',
        text: sent.state === 'sent' ? t`Written down` : t`Saved on this phone, will be sent`,
      });
    }
    await refreshObservations(client);
  }

  return (
    <div className={styles.row} role="group" aria-label={t`How was ${name} later?`}>
      <div className={styles.head}>
        <Face person={resident} size="s" />
        <span className={styles.words}>
          <b>{t`How was ${name} later?`}</b>
          <Link to={`/manage-report/${report_id}`} className="link">
            {after}
          </Link>
        </span>
      </div>
      <div className={styles.answers}>
        {EFFECTS.map((effect) => (
          <Button key={effect} size="small" variant="line" onClick={() => void answer(effect)}>
            {effects[effect]}
          </Button>
        ))}
        <Button
          size="small"
          variant="quiet"
          busy={askLater.isPending}
          onClick={() => askLater.write({ ...newWrite(), report_id, resident_id: resident.id, is_asked: false })}
        >
          {t`I can’t tell`}
        </Button>
      </div>
    </div>
  );
}

async function answerQuestion({ report_id, resident }: LaterQuestion, effect: Effect) {
  const at = new Date().toISOString();
  const which = { report_id, resident_id: resident.id };
  return await sendWrite(addObservation, { ...which, at, kind: 'effect_later', text: '', effect });
}

function FollowUpRow({ followUp }: { followUp: OutputOf<typeof listToDo>['follow_ups'][number] }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const newWrite = useNewWrite();
  const finish = useFinishFollowUp();
  const { id, task, due_on, report_id, resident } = followUp;
  const when = due_on < words.today ? t`was for ${words.shortDay(due_on)}` : words.nearDay(due_on);

  function say(is_done: boolean) {
    finish.write({ ...newWrite(), follow_up_id: id, is_done }, () => {
      if (!is_done) return;
      showToast({
        kind: 'success',
        text: t`Done: ${task}`,
        duration: 10_000,
        action: { is_undo: true, label: t`Not yet after all`, onPress: () => say(false) },
      });
    });
  }

  return (
    <div className={styles.row} role="group" aria-label={task}>
      <div className={styles.head}>
        <Face person={resident} size="s" />
        <span className={styles.words}>
          <b>{task}</b>
          <Link to={`/manage-report/${report_id}`} className="link">{`${resident.known_as} · ${when}`}</Link>
        </span>
        <Button size="small" variant="line" busy={finish.isPending} onClick={() => say(true)}>
          {t`Done`}
        </Button>
      </div>
    </div>
  );
}
