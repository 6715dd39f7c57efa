import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { STAFF_ROLES, StaffRole } from '@heartsease/domain/access/roles.ts';
import { inviteStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { ShownLink } from '@heartsease/domain/staff/staff.endpoints.ts';
import { Wings } from '@heartsease/domain/staff/terms.ts';
import { CalendarDate, EmailAddress, PersonName, orNone } from '@heartsease/domain/text.ts';
import { call } from '../api/call.ts';
import { failureOf } from '../api/failure.ts';
import { useRoleWords } from '../shell/role-word.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import styles from './invite-staff-sheet.module.css';
import { ShownLinkCard } from './shown-link-sheet.tsx';
import { inWords } from '../words/rule-words.ts';
import { useAfterInvitation, useNewWrite } from './staff.api.ts';
import { WingsField } from './wings-field.tsx';

/** The call's own fields; an address that is left empty is none. */
const Invited = z.object({
  first_name: PersonName,
  last_name: PersonName,
  email: z.union([z.literal(''), EmailAddress]),
  role: StaffRole,
  wings: Wings,
  starts_on: orNone(CalendarDate),
  ends_on: orNone(CalendarDate),
});

/** Invites somebody to the staff: a QR code and a code in any case, and a mail when there is an address. */
export function InviteStaffSheet({ wings, onClose }: { wings: string[]; onClose: () => void }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const newWrite = useNewWrite();
  const afterInvitation = useAfterInvitation();
  const [invited, setInvited] = useState<{ shown: ShownLink; name: string; isSlip: boolean } | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Invited),
    defaultValues: {
      first_name: '',
      last_name: '',
      email: '',
      role: 'carer' as const,
      wings: [],
      starts_on: '',
      ends_on: '',
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;

  const send = handleSubmit(async ({ email, ...person }) => {
    try {
      const input = { ...newWrite(), ...person, email: email === '' ? null : email };
      const shown = await call(inviteStaffMember, input);
      afterInvitation();
      setInvited({ shown, name: person.first_name, isSlip: email === '' });
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind !== 'refused_input') return;
      const [field = 'first_name', messages = []] = Object.entries(failure.errors)[0] ?? [];
      const known = Invited.keyof().safeParse(field);
      setError(known.success ? known.data : 'first_name', { message: messages[0] ?? failure.message ?? '' });
    }
  });

  if (invited !== null) {
    const { name, shown, isSlip } = invited;
    return (
      <Sheet isOpen onClose={onClose} title={t`An invitation for ${name}`}>
        <ShownLinkCard
          label={t`An invitation for ${name}`}
          text={
            isSlip
              ? t`Let ${name} scan this with their own phone, or print it. When they have joined, they wait at the top of your staff until you let them in.`
              : t`It is on its way by mail. ${name} can also scan it here.`
          }
          shown={shown}
        />
      </Sheet>
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={t`Invite somebody`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className={styles.names}>
          <Field
            label={t`First name`}
            error={inWords(errors.first_name?.message)}
            autoComplete="off"
            {...register('first_name')}
          />
          <Field
            label={t`Last name`}
            error={inWords(errors.last_name?.message)}
            autoComplete="off"
            {...register('last_name')}
          />
        </div>
        <Field
          label={t`Email address`}
          optional
          description={t`With one they are in at once. Without one you print a slip, and let them in yourself.`}
          type="email"
          autoComplete="off"
          error={inWords(errors.email?.message)}
          {...register('email')}
        />
        <Controller
          control={control}
          name="role"
          render={({ field: { name, value, onChange } }) => (
            <ChoiceGroup
              label={t`What will they be?`}
              name={name}
              value={value}
              onChange={onChange}
              options={STAFF_ROLES.toReversed().map((role) => ({ value: role, label: roleWords[role] }))}
            />
          )}
        />
        <Controller
          control={control}
          name="wings"
          render={({ field: { value, onChange } }) => <WingsField wings={wings} value={value} onChange={onChange} />}
        />
        <div className={styles.names}>
          <Field
            label={t`First day`}
            optional
            type="date"
            error={inWords(errors.starts_on?.message)}
            {...register('starts_on')}
          />
          <Field
            label={t`Last day`}
            optional
            type="date"
            error={inWords(errors.ends_on?.message)}
            {...register('ends_on')}
          />
        </div>
        <Button type="submit" size="large" full busy={formState.isSubmitting}>
          {t`Make the invitation`}
        </Button>
      </form>
    </Sheet>
  );
}
