import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { RepeatPart } from '../ui/repeat-part.tsx';
import { useMovedRepeat } from '../ui/usual-repeat.ts';
import type { EventCallForm } from './event-what-part.tsx';
import { useEventWords } from './event-words.ts';

interface EventWhenPartProps {
  callForm: EventCallForm;
  /** May it go to another day? Of a series just one alone. */
  movesDay: boolean;
  repeats: boolean;
}

/** When and where it is, how often, and what it takes to be there. */
export function EventWhenPart({ callForm: { form, errorOf }, movesDay, repeats }: EventWhenPartProps) {
  const { t } = useLingui();
  const { labels, counted } = useEventWords();
  const isAllDay = form.watch('is_all_day');
  const [first, last] = [form.watch('first_day'), form.watch('last_day')];

  // Of the last two days that made sense: while a date is typed there is none for a moment.
  const length = useRef(0);
  const movedRepeat = useMovedRepeat(first);

  /** The last day goes with the first, so that an event stays as long as it was, and so does what repeats. */
  function moveTo(day: string) {
    if (isDay(first) && isDay(last) && last >= first) length.current = daysBetween(first, last);
    form.setValue('first_day', day);
    form.setValue('repeat', movedRepeat(form.getValues('repeat'), day));
    if (isDay(day)) form.setValue('last_day', addDays(day, length.current));
  }

  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`When and where`}</legend>
        <div className={formStyles.when}>
          {movesDay && (
            <Field
              label={labels.first_day}
              type="date"
              name="first_day"
              value={first}
              error={errorOf('first_day')}
              onChange={({ target }) => moveTo(target.value)}
            />
          )}
          {!isAllDay && (
            <>
              <Field
                label={labels.from_time}
                type="time"
                error={errorOf('from_time')}
                {...form.register('from_time')}
              />
              <Field label={labels.to_time} type="time" error={errorOf('to_time')} {...form.register('to_time')} />
            </>
          )}
          {movesDay && (
            <Field label={labels.last_day} type="date" error={errorOf('last_day')} {...form.register('last_day')} />
          )}
        </div>
        <Checkbox label={labels.is_all_day} {...form.register('is_all_day')} />
        {repeats && (
          <RepeatPart
            day={first}
            repeat={form.watch('repeat')}
            error={errorOf('repeat')}
            endError={errorOf('repeat.end.day') ?? errorOf('repeat.end.count')}
            counted={counted}
            onChange={(repeat) => form.setValue('repeat', repeat)}
          />
        )}
        <Field label={labels.place} optional autoComplete="off" error={errorOf('place')} {...form.register('place')} />
        <Checkbox
          label={labels.is_step_free}
          description={t`A wheelchair gets there and back.`}
          {...form.register('is_step_free')}
        />
        <div className={formStyles.when}>
          <Field label={labels.cost} optional autoComplete="off" error={errorOf('cost')} {...form.register('cost')} />
          <Field
            label={labels.transport}
            optional
            autoComplete="off"
            error={errorOf('transport')}
            {...form.register('transport')}
          />
        </div>
      </fieldset>
    </Card>
  );
}

function isDay(typed: string): boolean {
  return CalendarDate.safeParse(typed).success;
}
