import { useLingui } from '@lingui/react/macro';
import { spacedNhsNumber } from '@heartsease/domain/residents/nhs-number.ts';
import type { ProfilePart } from '@heartsease/domain/residents/completeness.ts';
import { useTimeWords } from '../words/time.ts';
import { useAccessWords } from '../words/access-words.ts';
import { useStatusWord } from './resident-words.ts';

/** What the fields of a resident are called, and how their values are said: in forms, clashes and the history. */
export function useProfileWords() {
  const { t } = useLingui();
  const words = useTimeWords();
  const access = useAccessWords();
  const status = useStatusWord();

  const labels: Record<string, string> = {
    title: t`Title`,
    known_as: t`Known as`,
    first_name: t`First name`,
    last_name: t`Last name`,
    pronouns: t`Pronouns`,
    date_of_birth: t`Date of birth`,
    is_age_hidden: t`Age`,
    nhs_number: t`NHS number`,
    room: t`Room`,
    wing: t`Wing`,
    moved_in_on: t`Moved in on`,
    language: t`Would rather speak`,
    other_languages: t`Also speaks`,
    faith: t`Faith`,
    cultural_needs: t`Customs to know`,
    key_worker_id: t`Key worker`,
    summary: t`In one line`,
    approach: t`How to come near`,
    weekly_target: t`Moments a week`,
    status: t`Where they are`,
    status_note: t`Note`,
    ended_on: t`Last day here`,
    face: t`Picture`,
    external_id: t`Id in another system`,
    ...access.labels,
  };

  const faces: Record<string, string> = { photo: t`a photo`, portrait: t`a drawing`, initials: t`initials` };

  /** @param name of the key worker with that id */
  function say(field: string, value: unknown, name?: (id: string) => string | undefined): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t`nothing`;
    if (field === 'is_age_hidden') return value === true ? t`not told` : t`told`;
    if (
      field === 'status' &&
      (value === 'active' || value === 'respite' || value === 'away' || value === 'moved_on' || value === 'died')
    )
      return status(value) ?? t`Here`;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    if (Array.isArray(value)) return value.map((one) => say(field, one, name)).join(', ');
    if (typeof value === 'number') return access.value(field, value) ?? String(value);
    if (typeof value !== 'string') return '';
    if (DATES.has(field)) return words.date(value);
    if (field === 'nhs_number' && /^\d{10}$/.test(value)) return spacedNhsNumber(value);
    if (field === 'key_worker_id') return name?.(value) ?? t`another colleague`;
    if (field === 'face') return faces[value] ?? value;
    return access.value(field, value) ?? value;
  }

  const parts: Record<ProfilePart, string> = {
    interests: t`what they love`,
    about_me: t`what matters to them`,
    ability: t`ways of joining in`,
    consents: t`what they agree to`,
    access_needs: t`what helps them`,
    life_story: t`their life story`,
  };

  return { label: (field: string) => labels[field] ?? field, say, parts };
}

const DATES = new Set(['date_of_birth', 'moved_in_on', 'ended_on']);
