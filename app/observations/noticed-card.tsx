import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { useId } from 'react';
import type { Observation } from '@heartsease/domain/observations/observation.ts';
import type { MomentLine } from '@heartsease/domain/reports/reports.endpoints.ts';
import type { Report } from '@heartsease/domain/reports/report.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { useMay } from '../session/use-may.ts';
import { useNewWrite } from '../staff/staff.api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FilterChip } from '../ui/chip.tsx';
import styles from './noticed-card.module.css';
import { useKindWords } from './observation-words.ts';
import { ObservationCard, useSeen } from './observation-card.tsx';
import { useAskLater, useObservations } from './observations.api.ts';

/** On a report: what was noticed afterwards, and whom to ask about later. */
export function NoticedCard({ report }: { report: Report }) {
  const { t } = useLingui();
  const id = useId();
  const mayAdd = useMay('reports.add') && report.state !== 'void';
  const { data } = useObservations({ report_id: report.id });
  const items = data?.items ?? [];
  if (items.length === 0 && !mayAdd) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Noticed afterwards`}</h2>
      {items.length > 0 && (
        <div>
          {items.map((observation) => (
            <ObservationCard key={observation.id} observation={observation} />
          ))}
        </div>
      )}
      {mayAdd && (
        <>
          <ButtonLink
            to={`/report-additional-observation/${report.id}`}
            variant="soft"
            full
            icon={<EyeIcon weight="bold" aria-hidden="true" />}
          >
            {t`Add what you noticed`}
          </ButtonLink>
          {data !== undefined && <AskLaterPart report={report} asked={data.asked_later} />}
        </>
      )}
    </Card>
  );
}

/** "How was Joyce later?": asked three hours after the activity, on Today. */
function AskLaterPart({ report, asked }: { report: Report; asked: string[] }) {
  const { t } = useLingui();
  const newWrite = useNewWrite();
  const askLater = useAskLater();
  return (
    <fieldset className={styles.later}>
      <legend>{t`Ask us later how they were`}</legend>
      <p className="secondary">{t`Three hours afterwards Today asks, and one tap answers.`}</p>
      <div className={styles.people}>
        {report.moments.map(({ resident }) => (
          <FilterChip
            key={resident.id}
            isOn={asked.includes(resident.id)}
            onChange={(is_asked) =>
              askLater.write({ ...newWrite(), report_id: report.id, resident_id: resident.id, is_asked })
            }
          >
            {resident.known_as}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

/** Under a moment of a list: what was noticed of this person after it. */
export function NoticedOfMoment({ moment, noticed }: { moment: MomentLine; noticed: Observation[] }) {
  const kinds = useKindWords();
  const seen = useSeen();
  const own = noticed.filter(
    ({ report_id, resident }) => report_id === moment.report_id && resident.id === moment.resident.id,
  );
  if (own.length === 0) return null;
  return (
    <ul className={styles.ofMoment}>
      {own.map((one) => (
        <li key={one.id}>
          <EyeIcon weight="bold" aria-hidden="true" />
          <span>
            <b>{kinds[one.kind]}</b> {[seen(one), one.text].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;

/** On a resident's page: what was noticed of them lately. Nothing noticed, no card. */
export function NoticedOfResidentCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const { data } = useObservations({ resident_id: resident.id });
  const items = (data?.items ?? []).slice(0, SHOWN);
  if (items.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`Noticed afterwards`}</h2>
      <div>
        {items.map((observation) => (
          <ObservationCard key={observation.id} observation={observation} showsPerson={false} />
        ))}
      </div>
    </Card>
  );
}
