import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import { makeCalendarFeed } from '@heartsease/domain/events/calendar-feeds.endpoints.ts';
import type { FeedCovers } from '@heartsease/domain/events/event.ts';
import { useCallForm } from '../api/call-form.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { Sheet } from '../ui/sheet.tsx';
import { useRefreshEvents } from './events.api.ts';
import { useFeedWords } from './feed-words.ts';

interface MakeFeedSheetProps {
  offered: readonly FeedCovers[];
  /** The address, told this once. */
  onMade: (made: OutputOf<typeof makeCalendarFeed>) => void;
  onClose: () => void;
}

/** Makes an address for a calendar of one's own: what it brings, and what it is called there. */
export function MakeFeedSheet({ offered, onMade, onClose }: MakeFeedSheetProps) {
  const { t } = useLingui();
  const words = useFeedWords();
  const refresh = useRefreshEvents();
  const { form, submit, isBusy, problems, errorOf } = useCallForm(makeCalendarFeed, {
    defaultValues: { covers: 'all', name: words.all.label },
    onDone: async (made) => {
      await refresh();
      onMade(made);
    },
  });
  const covers = form.watch('covers');

  /** A name that nobody typed goes with what is chosen. */
  function choose(next: FeedCovers) {
    if (form.getValues('name') === words[covers].label) form.setValue('name', words[next].label);
    form.setValue('covers', next);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t`An address for your calendar`}
      description={t`One for your phone, another one for the family calendar: make as many as you need.`}
      footer={
        <Button type="submit" form="make-feed" size="large" full busy={isBusy}>
          {t`Make the address`}
        </Button>
      }
    >
      <form
        id="make-feed"
        className={formStyles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <ErrorSummary errors={problems} />
        <ChoiceGroup
          label={t`What does it bring?`}
          name="covers"
          value={covers}
          error={errorOf('covers')}
          onChange={choose}
          options={offered.map((value) => ({ value, ...words[value] }))}
        />
        <Field
          label={t`What is it called?`}
          description={t`Your calendar shows it by this name.`}
          autoComplete="off"
          error={errorOf('name')}
          {...form.register('name')}
        />
      </form>
    </Sheet>
  );
}
