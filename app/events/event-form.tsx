import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Event, eventWordsOf } from '@heartsease/domain/events/event.ts';
import type { EventWords } from '@heartsease/domain/events/event.ts';
import { saveEvent } from '@heartsease/domain/events/events.endpoints.ts';
import { isSame } from '@heartsease/domain/merge.ts';
import type { WhichSessions } from '@heartsease/domain/planner/plan.ts';
import type { Repeat } from '@heartsease/domain/planner/repeat.ts';
import { useCallForm } from '../api/call-form.ts';
import { useMay } from '../session/use-may.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useChangedMeanwhile } from '../ui/changed-meanwhile.ts';
import { FromDraft } from '../shell/from-draft.tsx';
import { useKeepDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import formStyles from '../ui/form.module.css';
import { showToast } from '../ui/toast-store.ts';
import { WhichChoice } from '../ui/which-choice.tsx';
import { useTimeWords } from '../words/time.ts';
import { EventChangedCard } from './event-changed-card.tsx';
import type { EventFields } from './event-changed-card.tsx';
import { EventClashesCard } from './event-clashes-card.tsx';
import { EventWhatPart } from './event-what-part.tsx';
import { EventWhenPart } from './event-when-part.tsx';
import { EventWhoPart } from './event-who-part.tsx';
import { useRefreshEvents } from './events.api.ts';

interface EventFormProps {
  /** Null for a new one. */
  event: Event | null;
  begun: EventWords;
  /** Of a new one: that its address names. */
  day?: string | undefined;
  onSaved: (event: Event) => void;
}

/** What waits on the device: of a series, which of it they mean too. */
type Kept = EventFields & { which: WhichSessions };

/** An event as a form: what, when, who, and how often. It waits on the device until it is saved. */
export function EventForm({ event, begun, day = '', onSaved }: EventFormProps) {
  const key = event === null ? `event:new:${day}` : `event:${event.id}`;
  const stands = { ...begun, repeat: repeatOf(event), which: 'this' as const };
  return (
    <FromDraft<Kept> draftKey={key} fresh={{ fields: stands, base: stands, base_version: event?.version ?? 0 }}>
      {(from, onStartAnew) => (
        <Form event={event} draftKey={key} begun={from} onStartAnew={onStartAnew} onSaved={onSaved} />
      )}
    </FromDraft>
  );
}

interface FormProps {
  event: Event | null;
  draftKey: string;
  begun: Begun<Kept>;
  onStartAnew: (() => void) | undefined;
  onSaved: (event: Event) => void;
}

function Form({ event, draftKey, begun, onStartAnew, onSaved }: FormProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const newWrite = useNewWrite();
  const refresh = useRefreshEvents();
  const { base, changed, takeIn } = useChangedMeanwhile(fieldsOf(begun.base));
  const callForm = useCallForm(saveEvent, {
    defaultValues: {
      ...newWrite(),
      event_id: event?.id ?? null,
      base_version: begun.base_version,
      ...begun.fields,
      which: event?.series ? begun.fields.which : 'this',
    },
    onDone: async (saved) => {
      await forget();
      await refresh();
      const day = time.nearDay(saved.first_day);
      showToast({
        kind: 'success',
        text:
          event !== null
            ? t`Saved. Whoever meant to come will hear of it.`
            : saved.series === null
              ? t`It is in the calendar: ${day}.`
              : plural(saved.series.to_come, {
                  one: '# event is in the calendar.',
                  other: '# events are in the calendar.',
                }),
      });
      onSaved(saved);
    },
    onConflict: (current) => {
      const now = Event.parse(current);
      const merged = takeIn(fieldsOf(form.getValues()), {
        fields: { ...eventWordsOf(now), repeat: repeatOf(now) },
        by: now.changed_by,
        at: now.changed_at,
        isCancelled: now.cancelled !== null,
      });
      form.reset({ ...form.getValues(), ...newWrite(), base_version: now.version, ...merged });
    },
  });
  const { form, submit, isBusy, problems } = callForm;
  const values = form.watch();
  const fields = fieldsOf(values);
  const { which } = values;
  const series = event?.series ?? null;
  const movesDay = series === null || which === 'this';
  const repeats = series === null || which !== 'this';
  const draft = isSame(fields, base)
    ? null
    : { fields: { ...fields, which }, base: { ...base, which }, base_version: values.base_version };
  const { forget } = useKeepDraft(draftKey, draft);
  const mayInvite = event?.can_invite ?? true;
  // Whoever may change an event and add none makes no others of it.
  const mayAdd = useMay('events.add');
  const going = event?.counts.going ?? 0;

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <ErrorSummary errors={problems} />
      {onStartAnew && changed === null && <BegunNotice onStartAnew={onStartAnew} />}
      {changed !== null && (
        <EventChangedCard changed={changed} event={event} onChoose={(field, value) => form.setValue(field, value)} />
      )}
      {going > 0 && (
        <p className="secondary">{t`${going} mean to come. Their answers stay, and they are told what has changed.`}</p>
      )}
      {series !== null && (
        <Card>
          <WhichChoice series={series} value={which} onChange={(chosen) => form.setValue('which', chosen)} />
        </Card>
      )}
      <EventWhatPart callForm={callForm} isNew={event === null} />
      <EventWhenPart callForm={callForm} movesDay={movesDay} repeats={repeats && mayAdd} />
      {mayInvite && <EventWhoPart callForm={callForm} event={event} />}
      <EventClashesCard event_id={event?.id ?? null} words={fields} repeat={repeats ? fields.repeat : null} />
      <Button type="submit" size="large" full busy={isBusy}>
        {event === null ? t`Put it in the calendar` : t`Save the event`}
      </Button>
    </form>
  );
}

function fieldsOf(values: EventFields): EventFields {
  return { ...eventWordsOf(values), repeat: values.repeat };
}

function repeatOf(event: Event | null): Repeat | null {
  return event?.series ? { rule: event.series.rule, end: { kind: 'until', day: event.series.last_day } } : null;
}
