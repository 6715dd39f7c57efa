import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isSame } from '@heartsease/domain/merge.ts';
import { COMMENT_THEMES } from '@heartsease/domain/surveys/survey.ts';
import type { CommentTheme, SurveyAction } from '@heartsease/domain/surveys/survey.ts';
import { addSurveyAction, saveSurveyAction } from '@heartsease/domain/surveys/survey-actions.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import { useThemeWords } from './survey-words.ts';
import { useSurveyActions, useSurveyWrite } from './surveys.api.ts';

interface ActionSheetProps {
  /** Null: a new one. */
  action: SurveyAction | null;
  /** Under which what is begun waits on this device. */
  draftKey: string;
  begun?: { survey_id: string | null; theme: CommentTheme; said: string };
  onClose: () => void;
}

type Fields = Pick<SurveyAction, 'theme' | 'said' | 'did' | 'owner_id' | 'outcome'> & {
  due_on: string;
  done_on: string;
};

/** "You said, we did": what people said, what the home does, who looks after it and until when. */
export function ActionSheet({ action, draftKey, begun, onClose }: ActionSheetProps) {
  const { t } = useLingui();
  const fields: Fields = {
    theme: action?.theme ?? begun?.theme ?? 'other',
    said: action?.said ?? begun?.said ?? '',
    did: action?.did ?? '',
    owner_id: action?.owner_id ?? null,
    due_on: action?.due_on ?? '',
    done_on: action?.done_on ?? '',
    outcome: action?.outcome ?? '',
  };
  return (
    <Sheet isOpen onClose={onClose} title={t`You said, we did`}>
      <FromDraft draftKey={draftKey} fresh={{ fields, base: fields, base_version: action?.version ?? 0 }}>
        {(draft) => (
          <ActionForm
            action={action}
            survey_id={begun?.survey_id ?? null}
            draftKey={draftKey}
            begun={draft}
            onDone={onClose}
          />
        )}
      </FromDraft>
    </Sheet>
  );
}

interface ActionFormProps {
  action: SurveyAction | null;
  survey_id: string | null;
  draftKey: string;
  begun: Begun<Fields>;
  onDone: () => void;
}

function ActionForm({ action, survey_id, draftKey, begun, onDone }: ActionFormProps) {
  const { t } = useLingui();
  const themes = useThemeWords();
  const owners = useSurveyActions().data?.owners ?? [];
  const add = useSurveyWrite(addSurveyAction);
  const save = useSurveyWrite(saveSurveyAction);
  const [problems, setProblems] = useState<Record<string, string[]>>({});
  const [fields, setFields] = useState(begun.fields);
  // What somebody else saved meanwhile is not written over unseen: only once that was told, against what stands now.
  const [base, begin] = useState<number | null>(begun.base_version);
  const draft = useMemo(() => (isSame(fields, begun.base) ? null : { ...begun, fields }), [fields, begun]);
  const { forget } = useKeepDraft(draftKey, draft);
  const change = (more: Partial<typeof fields>) => setFields({ ...fields, ...more });
  const problemAt = (name: string) => inWords(problems[name]?.[0]);

  function keep() {
    if (fields.said.trim() === '') {
      setProblems({ said: ['Write what people said'] });
      return;
    }
    const told = {
      onSuccess: async () => {
        await forget();
        onDone();
      },
      onError: (caught: Error) => {
        const failure = failureOf(caught);
        if (failure?.kind === 'conflict') begin(null);
        if (failure?.kind === 'refused_input') setProblems(failure.errors);
        else tellFailure(caught);
      },
    };
    if (action === null) add.mutate({ survey_id, ...fields }, told);
    else save.mutate({ survey_action_id: action.id, base_version: base ?? action.version, ...fields }, told);
  }

  return (
    <form
      className={form['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextareaField
        label={t`What people said`}
        description={t`In your own words, so that nobody can be known by theirs.`}
        rows={2}
        name="said"
        value={fields.said}
        error={problemAt('said')}
        onChange={(event) => change({ said: event.target.value })}
      />
      <Select
        label={t`What it is about`}
        value={fields.theme}
        onChange={(theme) => change({ theme })}
        options={COMMENT_THEMES.map((value) => ({ value, label: themes[value] }))}
      />
      <TextareaField
        label={t`What we do`}
        optional
        rows={2}
        name="did"
        value={fields.did}
        error={problemAt('did')}
        onChange={(event) => change({ did: event.target.value })}
      />
      <Select
        label={t`Who looks after it?`}
        optional
        value={fields.owner_id}
        onChange={(owner_id) => change({ owner_id })}
        options={owners.map(({ id, known_as }) => ({ value: id, label: known_as }))}
      />
      <div className={form['pair']}>
        <Field
          label={t`Until when?`}
          optional
          type="date"
          name="due_on"
          value={fields.due_on}
          error={problemAt('due_on')}
          onChange={(event) => change({ due_on: event.target.value })}
        />
        <Field
          label={t`Done on`}
          optional
          type="date"
          name="done_on"
          value={fields.done_on}
          error={problemAt('done_on')}
          onChange={(event) => change({ done_on: event.target.value })}
        />
      </div>
      <TextareaField
        label={t`What came of it`}
        optional
        rows={2}
        name="outcome"
        value={fields.outcome}
        onChange={(event) => change({ outcome: event.target.value })}
      />
      <Button type="submit" size="large" full busy={add.isPending || save.isPending}>
        {t`Save`}
      </Button>
    </form>
  );
}
