import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import type { findDoubles } from '@heartsease/domain/residents/profile.endpoints.ts';
import type { Double } from '@heartsease/domain/residents/profile.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { failureOf } from '../api/failure.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Face } from '../ui/face.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import styles from './profile-form.module.css';
import { useProfileWords } from './profile-words.ts';
import { useStatusWord } from './resident-words.ts';

type Asked = InputOf<typeof findDoubles>;

interface DoublesCardProps {
  items: Double[];
  asked: Asked;
  onBack: () => void;
  onAddAnyway: () => Promise<void>;
}

/** Whoever may be the same person, beside what was typed; nobody is added before it was looked at. */
export function DoublesCard({ items, asked, onBack, onAddAnyway }: DoublesCardProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [refused, refuse] = useState<string | null>(null);

  async function addAnyway() {
    setBusy(true);
    try {
      await onAddAnyway();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      if (failure.kind === 'refused_input') refuse(failure.message ?? t`That did not work. Nothing was changed.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" tone="mustard" aria-label={t`Somebody like this is known here`}>
      <div className={styles.doubles}>
        <h2 tabIndex={-1} ref={takeFocus}>
          {t`Is this the same person?`}
        </h2>
        {refused !== null && <p role="alert">{refused}</p>}
        {items.map((double) => (
          <Side key={double.resident.id} double={double} asked={asked} />
        ))}
        <div className={styles.ways}>
          <Button variant="line" full onClick={onBack}>
            {t`Go back and change what I typed`}
          </Button>
          <Button variant="primary" full busy={isBusy} onClick={() => void addAnyway()}>
            {t`No, add a new person`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Side({ double, asked }: { double: Double; asked: Asked }) {
  const { t } = useLingui();
  const { label, say } = useProfileWords();
  const status = useStatusWord()(double.status) ?? t`Lives here`;
  const name = fullName(double.resident);
  const rows: [field: string, theirs: unknown, typed: unknown][] = [
    ['known_as', double.resident.known_as, asked.known_as],
    ['last_name', double.resident.last_name, asked.last_name],
    ['room', double.resident.room, asked.room],
    ['date_of_birth', double.date_of_birth, asked.date_of_birth ?? null],
    ['nhs_number', double.nhs_number, asked.nhs_number ?? null],
  ];
  return (
    <Card padding="normal">
      <div className={styles.double}>
        <Face person={double.resident} />
        <div>
          <b>{name}</b>
          <p>{status}</p>
        </div>
      </div>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t`What`}</span>
            </th>
            <th scope="col">{t`Known here`}</th>
            <th scope="col">{t`You typed`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, theirs, typed]) => (
            <tr key={field}>
              <th scope="row">{label(field)}</th>
              <td>{say(field, theirs)}</td>
              <td>{say(field, typed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ButtonLink to={`/manage-resident/${double.resident.id}`} variant="soft" full>
        {t`Yes, open ${name}`}
      </ButtonLink>
    </Card>
  );
}
