import { useLingui } from '@lingui/react/macro';
import { CalendarDate } from '@heartsease/domain/text.ts';
import { addDays, daysBetween } from '@heartsease/domain/time/calendar.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import type { NoticeCallForm } from './notice-form.tsx';
import { useNoticeLabels } from './notice-words.ts';

/** From when and until when a notice hangs. */
export function NoticeWhenPart({ callForm: { form, errorOf } }: { callForm: NoticeCallForm }) {
  const { t } = useLingui();
  const labels = useNoticeLabels();
  const [first, last] = [form.watch('publish_on'), form.watch('expires_on')];

  /** The last day goes with the first, so that it hangs as long as it would have. */
  function moveTo(day: string) {
    form.setValue('publish_on', day);
    if (isDay(day) && isDay(first) && isDay(last) && last >= first) {
      form.setValue('expires_on', addDays(day, daysBetween(first, last)));
    }
  }

  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`When it hangs`}</legend>
        <div className={formStyles.when}>
          <Field
            label={labels.publish_on}
            type="date"
            name="publish_on"
            value={first}
            error={errorOf('publish_on')}
            onChange={({ target }) => moveTo(target.value)}
          />
          <Field
            label={labels.publish_time}
            type="time"
            error={errorOf('publish_time')}
            {...form.register('publish_time')}
          />
          <Field label={labels.expires_on} type="date" error={errorOf('expires_on')} {...form.register('expires_on')} />
        </div>
      </fieldset>
    </Card>
  );
}

function isDay(typed: string): boolean {
  return CalendarDate.safeParse(typed).success;
}
