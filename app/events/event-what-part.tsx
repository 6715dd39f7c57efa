import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import { EVENT_TYPES } from '@heartsease/domain/events/event.ts';
import type { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { EVENT_STAMPS } from '@heartsease/domain/events/event-stamps.ts';
import type { CallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Select } from '../ui/select.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useEventTemplates } from './event-templates.ts';
import type { EventTemplate } from './event-templates.ts';
import { useEventWords } from './event-words.ts';

export type EventCallForm = CallForm<InputOf<typeof saveEvent>>;

interface EventWhatPartProps {
  callForm: EventCallForm;
  isNew: boolean;
}

/** What it is. A new one may begin with what is planned most often. */
export function EventWhatPart({ callForm: { form, errorOf }, isNew }: EventWhatPartProps) {
  const { t } = useLingui();
  const { labels, types } = useEventWords();
  const templates = useEventTemplates();
  const { setValue } = form;
  const title = form.watch('title');

  function take({ title: name, words }: EventTemplate) {
    // A name that somebody has typed is theirs.
    const isOurs = title.trim() === '' || templates.some((one) => one.title === title);
    if (isOurs) setValue('title', name);
    setValue('type', words.type);
    setValue('audience', words.audience);
    setValue('is_all_day', words.is_all_day);
    setValue('from_time', words.from_time);
    setValue('to_time', words.to_time);
  }

  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`What`}</legend>
        {isNew && (
          <div className={formStyles.chips} role="group" aria-label={t`Begin with`}>
            {templates.map((template) => (
              <Button
                key={template.key}
                size="small"
                variant="soft"
                aria-pressed={title === template.title}
                onClick={() => take(template)}
              >
                {template.title}
              </Button>
            ))}
          </div>
        )}
        <Field label={labels.title} autoComplete="off" error={errorOf('title')} {...form.register('title')} />
        <Select
          label={labels.type}
          name="type"
          value={form.watch('type')}
          error={errorOf('type')}
          onChange={(type) => setValue('type', type)}
          options={EVENT_TYPES.map((value) => ({
            value,
            label: types[value],
            icon: <Stamp {...EVENT_STAMPS[value]} size="s" />,
          }))}
        />
        <TextareaField
          label={labels.description}
          optional
          rows={3}
          error={errorOf('description')}
          {...form.register('description')}
        />
      </fieldset>
    </Card>
  );
}
