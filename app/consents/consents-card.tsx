import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId } from 'react';
import { ASKED_OF_EVERYBODY, PURPOSES, dueFor, lastAnswer, standingOf } from '@heartsease/domain/consents/consent.ts';
import type { Consent } from '@heartsease/domain/consents/consent.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import { useConsentWords } from '../words/consent-words.ts';
import styles from './consents-card.module.css';
import { useConsents } from './consents.api.ts';
import { StandingChip } from '../ui/standing-chip.tsx';

/** On a resident's page: what may be shown of them, and whether somebody is to ask again. */
export function ConsentsCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useConsents(resident.id);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`What may be shown`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={4} />}
        failedTitle={t`There is a problem showing what this person agreed to`}
      >
        {({ items }) => <InShort resident={resident} answers={items} />}
      </AsyncView>
    </Card>
  );
}

function InShort({ resident, answers }: { resident: Resident; answers: readonly Consent[] }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const { purposes } = useConsentWords();
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  const due = isHere ? PURPOSES.filter((purpose) => dueFor(purpose, lastAnswer(answers, purpose), today)).length : 0;
  return (
    <>
      <ul className={styles.lines}>
        {ASKED_OF_EVERYBODY.map((purpose) => {
          const last = lastAnswer(answers, purpose);
          return (
            <li key={purpose} className={styles.line}>
              <span>{purposes[purpose].title}</span>
              <StandingChip standing={standingOf(last, today)} isAsked />
              {last?.status === 'given' && last.conditions !== '' && (
                <span className={styles.condition}>{last.conditions}</span>
              )}
            </li>
          );
        })}
      </ul>
      {due > 0 && (
        <p>
          <Chip tone="mustard">{plural(due, { one: '# answer to ask for', other: '# answers to ask for' })}</Chip>
        </p>
      )}
      <ButtonLink
        to={`/manage-resident/${resident.id}/consents`}
        variant="soft"
        full
        icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
      >
        {t`Open all answers`}
      </ButtonLink>
    </>
  );
}
