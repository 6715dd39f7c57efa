import { useLingui } from '@lingui/react/macro';
import { isFamilyUser } from '@heartsease/domain/access/viewer.ts';
import { AUDIENCES, FAMILY_AUDIENCES } from '@heartsease/domain/events/event.ts';
import type { Event } from '@heartsease/domain/events/event.ts';
import { ChooseResidents } from '../resident-groups/choose-residents-card.tsx';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import formStyles from '../ui/form.module.css';
import { InviteNamesPart } from './invite-names-part.tsx';
import type { EventCallForm } from './event-what-part.tsx';
import { useEventWords } from './event-words.ts';
import { useEventGuests } from './events.api.ts';
import { WouldLovePart } from './would-love-part.tsx';

interface EventWhoPartProps {
  callForm: EventCallForm;
  /** Null for a new one. */
  event: Event | null;
}

/** For whom it is, who is invited by name, and for how many there is room. */
export function EventWhoPart({ callForm: { form, errorOf }, event }: EventWhoPartProps) {
  const { t } = useLingui();
  const { labels, audiences } = useEventWords();
  const isFamily = isFamilyUser(useProfile());
  const seesResidents = useMay('residents.view');
  const guests = useEventGuests();
  const { setValue } = form;
  const audience = form.watch('audience');
  // Residents come to neither.
  const suggests = useMay('events.suggest') && audience !== 'staff' && audience !== 'relatives';
  const options = isFamily ? FAMILY_AUDIENCES : AUDIENCES;
  const members = guests.data?.members ?? event?.invited.members ?? [];
  const relatives = guests.data?.relatives ?? event?.invited.relatives ?? [];
  const relative_link_ids = form.watch('relative_link_ids');
  return (
    <Card>
      <fieldset className={formStyles.part}>
        <legend>{t`Who`}</legend>
        <ChoiceGroup
          label={labels.audience}
          name="audience"
          value={audience}
          error={errorOf('audience')}
          onChange={(chosen) => setValue('audience', chosen)}
          options={options.map((value) => ({ value, ...audiences[value] }))}
        />
        {seesResidents && (
          <ChooseResidents
            labels={labels}
            title={t`Who is invited?`}
            resident_ids={form.watch('resident_ids')}
            resident_group_ids={form.watch('resident_group_ids')}
            residentsError={errorOf('resident_ids')}
            groupsError={errorOf('resident_group_ids')}
            onResidents={(ids) => setValue('resident_ids', ids)}
            onGroups={(ids) => setValue('resident_group_ids', ids)}
          />
        )}
        {suggests && (
          <WouldLovePart
            event_id={event?.id ?? null}
            words={form.watch()}
            onInvite={(id) => setValue('resident_ids', [...form.getValues('resident_ids'), id].toSorted())}
          />
        )}
        {guests.isError && guests.data === undefined && <NotLookedUp query={guests} />}
        {(relatives.length > 0 || relative_link_ids.length > 0) && (
          <InviteNamesPart
            name="relative_link_ids"
            title={labels.relative_link_ids}
            error={errorOf('relative_link_ids')}
            areAll={guests.data !== undefined}
            choose={t`Choose relatives`}
            chosen={relative_link_ids}
            people={relatives.map(({ relative_link_id, name, relationship, resident_known_as }) => ({
              id: relative_link_id,
              name,
              about: t`${relationship} of ${resident_known_as}`,
            }))}
            onChange={(ids) => setValue('relative_link_ids', ids)}
          />
        )}
        <InviteNamesPart
          name="member_ids"
          title={labels.member_ids}
          error={errorOf('member_ids')}
          areAll={guests.data !== undefined}
          choose={isFamily ? t`Choose members` : t`Choose colleagues`}
          chosen={form.watch('member_ids')}
          people={members.map(({ id, known_as, last_name }) => ({ id, name: `${known_as} ${last_name}`, about: '' }))}
          onChange={(ids) => setValue('member_ids', ids)}
        />
        <div className={formStyles.when}>
          <Field
            label={labels.places}
            description={t`Guests are counted too.`}
            optional
            type="number"
            inputMode="numeric"
            error={errorOf('places')}
            {...form.register('places', { setValueAs: numberOrNone })}
          />
          <Field
            label={labels.answer_by}
            description={t`Until it begins, if you leave this empty.`}
            optional
            type="date"
            error={errorOf('answer_by')}
            {...form.register('answer_by', { setValueAs: textOrNone })}
          />
        </div>
      </fieldset>
    </Card>
  );
}

/** Without it nobody can be chosen by name, and silence would read as nobody there. */
function NotLookedUp({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  const { t } = useLingui();
  return (
    <div className={formStyles.people} role="alert">
      <p>{t`We could not look up whom you can invite by name.`}</p>
      <Button size="small" variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t`Try again`}
      </Button>
    </div>
  );
}

/** An empty field is no number; what is no number is refused where it is written. */
function numberOrNone(typed: unknown): number | null {
  return typed === '' || typed === null || typed === undefined ? null : Number(typed);
}

function textOrNone(typed: unknown): string | null {
  return typeof typed === 'string' && typed !== '' ? typed : null;
}
