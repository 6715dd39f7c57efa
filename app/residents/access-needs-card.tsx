import { useLingui } from '@lingui/react/macro';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useId } from 'react';
import type { AccessNeeds } from '@heartsease/domain/residents/access-needs.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { useTimeWords } from '../words/time.ts';
import { useAccessWords } from '../words/access-words.ts';
import styles from './profile-card.module.css';
import { useResidentProfile } from './profile.api.ts';

const TOLD = [
  'sight',
  'hearing',
  'mobility',
  'transfer',
  'hands',
  'fatigue',
  'best_times',
  'diet_texture',
  'fluid',
  'seat',
  'other',
] as const;

/** What somebody needs to take part, before a session begins. Whoever cares for them may write it down. */
export function AccessNeedsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const words = useTimeWords();
  const mayWrite = useMay('residents.access_needs');
  const { data: profile } = useResidentProfile(resident.id);
  if (profile === undefined || profile.status === 'died' || profile.status === 'moved_on') return null;
  const { access_needs: needs, access_needs_on: on } = profile;
  const name = resident.known_as;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.card}>
        <h2 id={id}>{t`What helps ${name} take part`}</h2>
        {needs === null ? <p>{t`Nobody has written it down yet.`}</p> : <Needs needs={needs} />}
        {on !== null && <p className="caption">{t`Last looked at on ${words.date(on)}`}</p>}
        {mayWrite && (
          <div className={styles.ways}>
            <ButtonLink
              to={`/manage-resident/${resident.id}/access-needs`}
              variant="soft"
              size="small"
              icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
            >
              {needs === null ? t`Write it down` : t`Edit what helps`}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

function Needs({ needs }: { needs: AccessNeeds }) {
  const { t } = useLingui();
  const { labels, value, risks } = useAccessWords();
  const told = TOLD.flatMap((field) => {
    const answers = [needs[field]].flat().flatMap((answer) => (answer === null || answer === '' ? [] : [answer]));
    return answers.length === 0 ? [] : [{ field, text: answers.map((one) => value(field, one) ?? one).join(', ') }];
  });
  return (
    <>
      {needs.risks.length > 0 && (
        <p className={styles.risks}>
          {needs.risks.map((risk) => (
            <Chip key={risk} tone="mustard" icon={<WarningIcon weight="fill" aria-hidden="true" />}>
              {risks[risk]}
            </Chip>
          ))}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{labels.allergies}</dt>
          <dd>{needs.has_allergies ? needs.allergies.join(', ') : t`None known`}</dd>
        </div>
        {told.map(({ field, text }) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
