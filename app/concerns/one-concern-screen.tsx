import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Concern } from '@heartsease/domain/concerns/concern.ts';
import { closeConcern, updateConcern } from '@heartsease/domain/concerns/concerns.endpoints.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useCallForm } from '../api/call-form.ts';
import { FullScreen } from '../shell/full-screen.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { isNothingThere } from '../shell/nothing-there.ts';
import { useTextDraft } from '../shell/text-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { TextareaField } from '../ui/field.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { AuthorityCard } from './authority-card.tsx';
import styles from './one-concern-screen.module.css';
import { useConcernWords } from './concern-words.ts';
import { useConcern, useRefreshConcerns } from './concerns.api.ts';

/** One worry: what was told, what was done about it, and what comes next. */
export function OneConcernScreen() {
  const { t } = useLingui();
  const { concernId = '' } = useParams();
  const query = useConcern(concernId);
  if (isNothingThere(query.error)) return <NotFoundScreen />;
  return (
    <FullScreen title={t`A worry`} under={t`Every reading is kept`} backTo="/concerns" width="narrow">
      <AsyncView query={query} waiting={<SkeletonRows rows={5} />} failedTitle={t`There is a problem showing this`}>
        {(concern) => (
          <div className={styles.parts}>
            <Told concern={concern} />
            <Steps concern={concern} />
            <NextStep concern={concern} />
            <AuthorityCard />
          </div>
        )}
      </AsyncView>
    </FullScreen>
  );
}

function useWhen(): (at: string) => string {
  const words = useTimeWords();
  return (at) => `${words.nearDay(words.dayOf(at))}, ${words.time(at)}`;
}

function Told({ concern }: { concern: Concern }) {
  const { t } = useLingui();
  const words = useConcernWords();
  const when = useWhen();
  const { resident, author, safety, body_places, who, told_whom } = concern;
  const facts: [string, string][] = [
    [t`When`, when(concern.happened_at)],
    [t`Safe at that moment?`, words.safety[safety]],
    [t`Who else`, who],
    [t`Marks`, body_places.map((place) => words.places[place]).join(', ')],
    [t`Told already`, told_whom],
    [t`Told by`, `${author.known_as} ${author.last_name}, ${when(concern.recorded_at)}`],
  ];
  return (
    <Card as="section" aria-labelledby="told" className={styles.told}>
      <div className={styles.head}>
        <h2 id="told">{resident === null ? t`About nobody in particular` : fullName(resident)}</h2>
        <Chip tone={concern.state === 'closed' ? 'good' : 'mustard'}>{words.states[concern.state]}</Chip>
      </div>
      <p className={styles.what}>{concern.what}</p>
      <dl className={styles.facts}>
        {facts
          .filter(([, said]) => said !== '')
          .map(([label, said]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function Steps({ concern }: { concern: Concern }) {
  const { t } = useLingui();
  const { steps: stepWords } = useConcernWords();
  const when = useWhen();
  if (concern.steps.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="steps" className={styles.told}>
      <h2 id="steps">{t`What was done`}</h2>
      <ol className={styles.steps}>
        {concern.steps.map(({ id, kind, text, at, by }) => (
          <li key={id}>
            <b>{stepWords[kind]}</b>
            <span className="secondary">{`${by.known_as} · ${when(at)}`}</span>
            <p className={styles.what}>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Kind = 'noted' | 'referred' | 'closed' | 'reopened';

/** What was typed outlives a change of kind, what another lead writes meanwhile, and the screen. */
function NextStep({ concern }: { concern: Concern }) {
  const { t } = useLingui();
  const isClosed = concern.state === 'closed';
  const [chosen, choose] = useState<Exclude<Kind, 'reopened'>>('noted');
  const { text, type, end } = useTextDraft(`concern-step:${concern.id}`);
  const [kept, setKept] = useState(0);
  const kind: Kind = isClosed ? 'reopened' : chosen;
  const form = {
    concern,
    text,
    onText: type,
    onDone: () => {
      void end();
      choose('noted');
      setKept(kept + 1);
    },
  };
  return (
    <Card as="section" aria-labelledby="next" className={styles.told}>
      <h2 id="next">{isClosed ? t`Open it again` : t`What comes next`}</h2>
      {!isClosed && (
        <div className={styles.kinds} role="group" aria-labelledby="next">
          {(['noted', 'referred', 'closed'] as const).map((one) => (
            <Button
              key={one}
              variant={kind === one ? 'primary' : 'line'}
              aria-pressed={kind === one}
              onClick={() => choose(one)}
            >
              {{ noted: t`A note`, referred: t`Passed on`, closed: t`Close it` }[one]}
            </Button>
          ))}
        </div>
      )}
      {kind === 'closed' ? (
        <CloseForm key={kept} {...form} />
      ) : (
        <StepForm key={`${kind} ${kept}`} {...form} kind={kind} />
      )}
    </Card>
  );
}

interface StepFormProps {
  concern: Concern;
  text: string;
  onText: (text: string) => void;
  onDone: () => void;
}

function StepForm({ concern, kind, text, onText, onDone }: StepFormProps & { kind: Exclude<Kind, 'closed'> }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { form, submit, isBusy, errorOf } = useCallForm(updateConcern, {
    defaultValues: { ...newWrite(), concern_id: concern.id, base_version: concern.version, kind, text },
    ...useWhatBecame(onDone),
  });
  const labels = {
    noted: t`What was done, or found out?`,
    referred: t`To whom was it passed on, when, and what did they say?`,
    reopened: t`Why is it opened again?`,
  };
  return (
    <form
      className={styles.told}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // On what stands now, as a write of its own: a second try after somebody was quicker says something else.
        form.setValue('client_id', newWrite().client_id);
        form.setValue('base_version', concern.version);
        form.setValue('text', text);
        submit();
      }}
    >
      <TextareaField
        label={labels[kind]}
        rows={3}
        value={text}
        error={errorOf('text') ?? form.formState.errors.root?.message}
        onChange={(event) => onText(event.target.value)}
      />
      <Button type="submit" full busy={isBusy}>
        {kind === 'reopened' ? t`Open it again` : t`Keep it`}
      </Button>
    </form>
  );
}

function CloseForm({ concern, text, onText, onDone }: StepFormProps) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const { form, submit, isBusy, errorOf } = useCallForm(closeConcern, {
    defaultValues: { ...newWrite(), concern_id: concern.id, base_version: concern.version, text },
    ...useWhatBecame(onDone),
  });
  return (
    <form
      className={styles.told}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // On what stands now, as a write of its own: a second try after somebody was quicker says something else.
        form.setValue('client_id', newWrite().client_id);
        form.setValue('base_version', concern.version);
        form.setValue('text', text);
        submit();
      }}
    >
      <TextareaField
        label={t`What came of it?`}
        rows={3}
        value={text}
        error={errorOf('text') ?? form.formState.errors.root?.message}
        onChange={(event) => onText(event.target.value)}
      />
      <Button type="submit" full busy={isBusy}>
        {t`Close it`}
      </Button>
    </form>
  );
}

/** Kept, or another lead was quicker: either way what stands now is shown before anything else is said. */
function useWhatBecame(onDone: () => void) {
  const { t } = useLingui();
  const refresh = useRefreshConcerns();
  return {
    onDone: async () => {
      await refresh();
      onDone();
    },
    onConflict: () => {
      void refresh();
      showToast({
        kind: 'warning',
        text: t`Somebody wrote something here meanwhile. Yours is still there: read theirs, then keep it.`,
        duration: 10_000,
      });
    },
  };
}
