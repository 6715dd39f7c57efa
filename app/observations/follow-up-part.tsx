import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import styles from './follow-up-part.module.css';
import type { ObservationFields, Problems } from './observation-form.ts';
import { useObservations } from './observations.api.ts';

interface FollowUpPartProps {
  report_id: string;
  fields: ObservationFields;
  problems: Problems;
  put: (change: Partial<ObservationFields>) => void;
}

/** What is to be done about it, by whom and by when; it stands on their Today until it is done. */
export function FollowUpPart({ report_id, fields, problems, put }: FollowUpPartProps) {
  const { t } = useLingui();
  const { id } = useProfile();
  const { data } = useObservations({ report_id });
  const task = useRef<HTMLInputElement>(null);

  /** The button makes way for the fields: whoever pressed it goes on in the first. */
  function begin() {
    flushSync(() => put({ has_task: true }));
    task.current?.focus();
  }

  if (!fields.has_task) {
    return <Button variant="soft" full onClick={begin}>{t`Something has to be done about it`}</Button>;
  }
  const others = (data?.colleagues ?? []).filter((one) => one.id !== id);
  return (
    <Card as="section" className={styles.part} aria-labelledby="follow-up">
      <h2 id="follow-up">{t`What has to be done`}</h2>
      <Field
        ref={task}
        id="task"
        label={t`What?`}
        maxLength={300}
        value={fields.task}
        error={problems['task']}
        onChange={(event) => put({ task: event.target.value })}
      />
      <Select
        label={t`Who does it?`}
        name="owner_id"
        value={fields.owner_id}
        error={problems['owner_id']}
        onChange={(owner_id) => put({ owner_id })}
        options={[
          { value: id, label: t`I do` },
          ...others.map((one) => ({ value: one.id, label: `${one.known_as} ${one.last_name}` })),
        ]}
      />
      <Field
        id="due_on"
        label={t`By when?`}
        type="date"
        value={fields.due_on}
        error={problems['due_on']}
        onChange={(event) => put({ due_on: event.target.value })}
      />
      <Button variant="quiet" onClick={() => put({ has_task: false, task: '' })}>
        {t`Nothing has to be done`}
      </Button>
    </Card>
  );
}
