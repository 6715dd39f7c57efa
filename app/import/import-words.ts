import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportField, PersonKind } from '@heartsease/domain/import/fields.ts';
import type { AccessLevel } from '@heartsease/domain/relatives/relative.ts';
import type { Outcomes } from './row-outcomes.ts';

/** @param kind where all of them are alike: of relatives the room and the id are the resident's */
export function useFieldWords(kind?: PersonKind): Record<ImportField, string> {
  const { t } = useLingui();
  const ofTheResident = { room: t`Room of the resident`, external_id: t`Id of the resident` };
  return {
    kind: t`Resident, staff or relative`,
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
    relationship: t`Relationship`,
    resident: t`Resident`,
    access_level: t`Level`,
    is_primary: t`First to call`,
    ...(kind === 'relative' && ofTheResident),
  };
}

export function useKindWords(): Record<PersonKind, string> {
  const { t } = useLingui();
  return { resident: t`Resident`, staff: t`Staff`, relative: t`Relative` };
}

export function useLevelWords(): Record<AccessLevel, string> {
  const { t } = useLingui();
  return { family: t`Family`, friend: t`Friend`, representative: t`Representative` };
}

/** What a file does, in as many words as it needs. */
export function useOutcomeWords() {
  /** Before the last button. */
  function willBe(outcomes: Outcomes): string[] {
    const { residents_added, staff_invited, relatives_invited, residents_changed, relatives_changed, unchanged } =
      outcomes;
    return said([
      [residents_added, plural(residents_added, { one: '# resident is added', other: '# residents are added' })],
      [
        staff_invited,
        plural(staff_invited, { one: '# staff member is invited', other: '# staff members are invited' }),
      ],
      [
        relatives_invited,
        plural(relatives_invited, { one: '# relative is invited', other: '# relatives are invited' }),
      ],
      [
        residents_changed,
        plural(residents_changed, { one: '# resident is updated', other: '# residents are updated' }),
      ],
      [
        relatives_changed,
        plural(relatives_changed, { one: '# relative is updated', other: '# relatives are updated' }),
      ],
      [unchanged, plural(unchanged, { one: '# person stays as they are', other: '# people stay as they are' })],
    ]);
  }
  /** After it. */
  function was(outcomes: Outcomes): string[] {
    const { residents_added, staff_invited, relatives_invited, residents_changed, relatives_changed, unchanged } =
      outcomes;
    return said([
      [
        residents_added,
        plural(residents_added, { one: '# resident is one of us now.', other: '# residents are among us now.' }),
      ],
      [
        staff_invited,
        plural(staff_invited, { one: '# staff member is invited.', other: '# staff members are invited.' }),
      ],
      [
        relatives_invited,
        plural(relatives_invited, { one: '# relative is invited.', other: '# relatives are invited.' }),
      ],
      [
        residents_changed,
        plural(residents_changed, { one: '# resident is updated.', other: '# residents are updated.' }),
      ],
      [
        relatives_changed,
        plural(relatives_changed, { one: '# relative is updated.', other: '# relatives are updated.' }),
      ],
      [unchanged, plural(unchanged, { one: '# person stays as they are.', other: '# people stay as they are.' })],
    ]);
  }
  return { willBe, was };
}

function said(lines: [count: number, words: string][]): string[] {
  return lines.flatMap(([count, words]) => (count > 0 ? [words] : []));
}
