import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { ConsentRequest, RequestAnswer } from '@heartsease/domain/consents/consent-request.ts';
import type { Purpose } from '@heartsease/domain/consents/consent.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useProfile } from '../session/use-session.ts';
import { useFormDraft } from '../shell/form-draft.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Empty } from '../ui/empty.tsx';
import { Field } from '../ui/field.tsx';
import { useFocusProblem } from '../ui/focus-problem.ts';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import { useAnswerRequest, useMyRequests } from './consent-requests.api.ts';
import styles from './requests.module.css';

/** What a relative who may decide is asked: each thing by itself, in plain words. What is left open stays open. */
export function ConsentRequestScreen() {
  const { t } = useLingui();
  const { consentRequestId = '' } = useParams();
  const query = useMyRequests();
  const request = query.data?.items.find(({ id }) => id === consentRequestId);
  const title = request ? t`What may be shown of ${request.resident.known_as}` : t`What may be shown`;
  return (
    <FullScreen title={title} backTo="/tabs/home" width="narrow">
      <AsyncView
        query={query}
        failedTitle={t`There is a problem opening what you are asked`}
        isEmpty={() => request === undefined}
        empty={
          <Empty
            title={t`There is nothing to decide here any more`}
            action={<ButtonLink to="/tabs/home" variant="soft">{t`To the first page`}</ButtonLink>}
          >
            {t`It is answered, or the home asks it no more.`}
          </Empty>
        }
      >
        {() => request && <AnswerForm key={request.purposes.join()} request={request} />}
      </AsyncView>
    </FullScreen>
  );
}

interface Values {
  client_id: string;
  said: Partial<Record<Purpose, RequestAnswer['status']>>;
  conditions: Partial<Record<Purpose, string>>;
}

function AnswerForm({ request }: { request: ConsentRequest }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const navigate = useNavigate();
  const newWrite = useNewWrite();
  const words = useConsentWords();
  const answer = useAnswerRequest();
  const form = useForm<Values>({ defaultValues: { client_id: newWrite().client_id, said: {}, conditions: {} } });
  const { forget } = useFormDraft(`consent-request:${request.id}`, form, ['said', 'conditions']);
  const [said, conditions] = useWatch({ control: form.control, name: ['said', 'conditions'] });
  const [problem, setProblem] = useState<string | null>(null);
  const [first] = request.purposes;
  useFocusProblem(problem !== null && first !== undefined ? [{ id: first, message: problem }] : []);
  const name = request.resident.known_as;
  const home = carehome.name;

  async function send() {
    const answers = request.purposes.flatMap((purpose) => {
      const status = said[purpose];
      return status === undefined ? [] : [{ purpose, status, conditions: conditions[purpose] ?? '' }];
    });
    if (answers.length === 0) return setProblem(t`Answer at least one of them`);
    setProblem(null);
    try {
      const { client_id } = form.getValues();
      await answer.mutateAsync({ ...newWrite(), client_id, consent_request_id: request.id, answers });
      await forget();
      showToast({ kind: 'success', text: t`Thank you. It counts from now on, and ${home} knows.` });
      await navigate('/tabs/home', { replace: true });
    } catch (caught) {
      if (failureOf(caught)?.kind === 'conflict')
        showToast({
          kind: 'warning',
          text: t`${home} has written one of these answers down meanwhile. What is still open stands here now.`,
        });
      else tellFailure(caught);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!answer.isPending) void send();
      }}
    >
      <Asking request={request} />
      {request.purposes.map((purpose) => (
        <Card key={purpose} className={styles.question}>
          <ChoiceGroup
            name={purpose}
            label={words.purposes[purpose].title}
            description={words.purposes[purpose].means}
            error={purpose === first ? (problem ?? undefined) : undefined}
            columns={2}
            value={said[purpose] ?? null}
            onChange={(status) => form.setValue('said', { ...said, [purpose]: status })}
            options={[
              { value: 'given', label: t`Yes` },
              { value: 'refused', label: t`No` },
            ]}
          />
          {said[purpose] === 'given' && (
            <Field
              label={t`Only if`}
              optional
              name={`conditions-${purpose}`}
              description={t`For example: not in bed; ask me each time.`}
              value={conditions[purpose] ?? ''}
              onChange={({ target }) => form.setValue('conditions', { ...conditions, [purpose]: target.value })}
            />
          )}
        </Card>
      ))}
      <p>{t`A yes counts for a year, and you can take it back at any time: in “More”, or with a word to ${home}. What you leave out stays open. Please decide as ${name} would.`}</p>
      <Button type="submit" size="large" full busy={answer.isPending}>
        {t`Send my answers`}
      </Button>
    </form>
  );
}

/** Who asks, since when, and why it is for whoever reads this to decide. */
function Asking({ request: { resident, basis, word, asked_at, asked_by } }: { request: ConsentRequest }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const { date, dayOf } = useTimeWords();
  const name = resident.known_as;
  const on = date(dayOf(asked_at));
  const home = carehome.name;
  return (
    <div className={styles.intro}>
      <p>{asked_by === null ? t`${home} asks you, ${on}.` : t`${asked_by} of ${home} asks you, ${on}.`}</p>
      <p>
        {basis === 'deputy'
          ? t`${name} can’t decide this alone now. You may, because a court appointed you.`
          : t`${name} can’t decide this alone now. You may, as attorney for health and welfare.`}
      </p>
      {word !== '' && <p className={styles.word}>{word}</p>}
    </div>
  );
}
