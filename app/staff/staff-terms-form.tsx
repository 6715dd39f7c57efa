import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { STAFF_ROLES } from '@heartsease/domain/access/roles.ts';
import { saveStaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import type { StaffMember } from '@heartsease/domain/staff/staff.endpoints.ts';
import { SavedTerms, StaffTerms } from '@heartsease/domain/staff/terms.ts';
import { clashOf } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { useCallForm } from '../api/call-form.ts';
import { ClashCard } from '../ui/clash-card.tsx';
import { useRoleWords } from '../shell/role-word.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useNow } from '../words/now.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './invite-staff-sheet.module.css';
import { useAfterStaffChange, useNewWrite } from './staff.api.ts';
import { WingsField } from './wings-field.tsx';

interface StaffTermsFormProps {
  member: StaffMember;
  wings: string[];
  onDone: () => void;
}

/** As what, where and how long somebody works here. */
export function StaffTermsForm({ member, wings, onDone }: StaffTermsFormProps) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const newWrite = useNewWrite();
  const now = useNow();
  const afterChange = useAfterStaffChange();
  const { label, say } = useTermsWords();
  const [base, setBase] = useState(() => StaffTerms.parse(member));
  const [clash, setClash] = useState<Clash<StaffTerms> | null>(null);
  const staff_member_id = member.id;

  const { form, submit, isBusy, errorOf } = useCallForm(saveStaffMember, {
    defaultValues: { ...newWrite(), staff_member_id, base_version: member.version, ...base },
    onDone: () => {
      afterChange();
      showToast({ kind: 'success', text: t`${member.known_as} is changed.` });
      onDone();
    },
    onConflict: (current) => {
      const { version, ...stands } = SavedTerms.parse(current);
      const { role, wings, starts_on, ends_on } = form.getValues();
      const mine = { role, wings, starts_on, ends_on };
      const { merged, clash: found } = clashOf({ base, mine, stands }, { by: null, at: now.toISOString() });
      form.reset({ ...newWrite(), staff_member_id, base_version: version, ...merged });
      setBase(stands);
      setClash(found);
    },
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {clash !== null && (
        <ClashCard clash={clash} label={label} say={say} onChoose={(field, value) => form.setValue(field, value)} />
      )}
      <Controller
        control={form.control}
        name="role"
        render={({ field: { name, value, onChange } }) => (
          <ChoiceGroup
            label={label('role')}
            name={name}
            value={value}
            onChange={onChange}
            error={errorOf('role')}
            options={STAFF_ROLES.toReversed().map((role) => ({ value: role, label: roleWords[role] }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="wings"
        render={({ field: { value, onChange } }) => <WingsField wings={wings} value={value} onChange={onChange} />}
      />
      <div className={styles.names}>
        <Field label={label('starts_on')} type="date" error={errorOf('starts_on')} {...form.register('starts_on')} />
        <Field
          label={label('ends_on')}
          optional
          type="date"
          error={errorOf('ends_on')}
          {...form.register('ends_on', { setValueAs: (typed: string | null) => typed || null })}
        />
      </div>
      <Button type="submit" size="large" full busy={isBusy}>
        {t`Save`}
      </Button>
    </form>
  );
}

function useTermsWords() {
  const { t } = useLingui();
  const roleWords: Record<string, string> = useRoleWords();
  const { date } = useTimeWords();
  const labels: Record<string, string> = {
    role: t`What are they here?`,
    wings: t`Wings they usually work in`,
    starts_on: t`First day`,
    ends_on: t`Last day`,
  };
  return {
    label: (field: string) => labels[field] ?? field,
    say: (field: string, value: unknown): string => {
      if (Array.isArray(value)) return value.length === 0 ? t`All wings` : value.join(', ');
      if (typeof value !== 'string') return t`None`;
      return field === 'role' ? (roleWords[value] ?? value) : date(value);
    },
  };
}
