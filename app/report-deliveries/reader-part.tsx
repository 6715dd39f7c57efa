import { useLingui } from '@lingui/react/macro';
import type { LetterPreview, PossibleRecipient } from '@heartsease/domain/report-deliveries/delivery.ts';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import styles from './letter-part.module.css';

/** Who gets it, while it is chosen. */
export interface Reader {
  kind: 'relative' | 'professional' | null;
  relative_link_id: string;
  name: string;
  email: string;
  email_again: string;
}

/** Nobody yet. */
export const NO_READER: Reader = { kind: null, relative_link_id: '', name: '', email: '', email_again: '' };

const OUTSIDE = 'outside';

interface ReaderPartProps {
  preview: LetterPreview;
  reader: Reader;
  problems: Record<string, string>;
  onChange: (reader: Reader) => void;
}

/** The relatives of the person, with why some get nothing; for the manager somebody outside the family too. */
export function ReaderPart({ preview, reader, problems, onChange }: ReaderPartProps) {
  const { t } = useLingui();
  const why = useWhyNot();
  const { recipients, may_send_outside, resident } = preview;
  const name = resident.known_as;
  const relatives = recipients.map(({ relative_link_id, name: called, relationship, why_not }) => ({
    value: relative_link_id,
    label: called,
    description: why_not === null ? relationship : `${relationship} · ${why[why_not]}`,
    isDisabled: why_not !== null,
  }));
  const outside = {
    value: OUTSIDE,
    label: t`Somebody outside the family`,
    description: t`Such as a doctor or a social worker`,
  };
  const options = may_send_outside ? [...relatives, outside] : relatives;
  if (options.length === 0) {
    return (
      <Card as="section">
        <p>{t`Nobody of ${name}’s family is linked here yet.`}</p>
      </Card>
    );
  }
  const value = reader.kind === 'professional' ? OUTSIDE : reader.relative_link_id || null;
  return (
    <Card as="section" className={styles.part} aria-label={t`Who gets it?`}>
      <ChoiceGroup
        label={t`Who gets it?`}
        name="to"
        value={value}
        error={problems['to']}
        onChange={(chosen) =>
          onChange(
            chosen === OUTSIDE
              ? { ...reader, kind: 'professional' }
              : { ...reader, kind: 'relative', relative_link_id: chosen },
          )
        }
        options={options}
      />
      {reader.kind === 'professional' && (
        <>
          <Field
            id="name"
            label={t`Who is it?`}
            description={t`Such as “Dr Ames, GP”`}
            maxLength={120}
            value={reader.name}
            error={problems['name']}
            onChange={(event) => onChange({ ...reader, name: event.target.value })}
          />
          <Field
            id="email"
            label={t`Email address`}
            type="email"
            autoComplete="off"
            value={reader.email}
            error={problems['email']}
            onChange={(event) => onChange({ ...reader, email: event.target.value })}
          />
          <Field
            id="email_again"
            label={t`The same address once more`}
            type="email"
            autoComplete="off"
            value={reader.email_again}
            error={problems['email_again']}
            onChange={(event) => onChange({ ...reader, email_again: event.target.value })}
          />
        </>
      )}
    </Card>
  );
}

function useWhyNot(): Record<NonNullable<PossibleRecipient['why_not']>, string> {
  const { t } = useLingui();
  return {
    not_active: t`access is not active`,
    friend: t`friends get no reports`,
    no_consent: t`no consent to updates for the family`,
    no_address: t`no email address`,
    stay_ended: t`the stay has ended`,
    came_back: t`a letter came back from this address`,
  };
}
