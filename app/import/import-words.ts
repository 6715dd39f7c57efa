import { useLingui } from '@lingui/react/macro';
import type { ImportField, PersonKind } from '@heartsease/domain/import/fields.ts';

export function useFieldWords(): Record<ImportField, string> {
  const { t } = useLingui();
  return {
    kind: t`Resident or staff`,
    external_id: t`Id in another system`,
    title: t`Title`,
    full_name: t`Whole name`,
    first_name: t`First name`,
    known_as: t`Known as`,
    last_name: t`Last name`,
    room: t`Room`,
    wing: t`Wing`,
    date_of_birth: t`Date of birth`,
    nhs_number: t`NHS number`,
    moved_in_on: t`Moved in`,
    language: t`Language`,
    pronouns: t`Pronouns`,
    faith: t`Faith`,
    cultural_needs: t`Cultural needs`,
    email: t`Email address`,
    role: t`Role`,
    starts_on: t`First day`,
    ends_on: t`Last day`,
  };
}

export function useKindWords(): Record<PersonKind, string> {
  const { t } = useLingui();
  return { resident: t`Resident`, staff: t`Staff` };
}
