import { useLingui } from '@lingui/react/macro';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { useMay } from '../session/use-may.ts';
import { useLogStart } from '../shell/log-start.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Face } from '../ui/face.tsx';
import { useTimeWords } from '../words/time.ts';
import { languageWord, useStatusWord } from './resident-words.ts';
import styles from './resident-head.module.css';

/** Who this is in one look, how to come near, and the button that matters most. */
export function ResidentHead({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const mayLog = useMay('reports.add');
  const startLog = useLogStart();
  const language = languageWord(resident.language);
  const status = useStatusWord()(resident.status);
  const isHere = resident.status !== 'died' && resident.status !== 'moved_on';
  const name = resident.known_as;
  const seen = resident.days_since_engaged;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <Face person={resident} size="xl" cameraOff={resident.photo_wish === 'declines'} />
        <div className={styles.names}>
          <h1>{fullName(resident)}</h1>
          <p className={styles.where}>
            {isHere
              ? [t`Room ${resident.room}`, resident.wing, lastMoment()].filter(Boolean).join(' · ')
              : [lifeSpan(), resident.status_note].filter(Boolean).join(' · ')}
          </p>
          {(language ?? status) && (
            <p className={styles.chips}>
              {status && <Chip tone="info">{status}</Chip>}
              {language && <Chip tone="duck">{t`Prefers ${language}`}</Chip>}
            </p>
          )}
          {isHere && resident.status_note !== '' && <p className={styles.where}>{resident.status_note}</p>}
          <p className={styles.summary}>{resident.summary}</p>
        </div>
      </div>
      {isHere && mayLog && (
        <Button
          size="large"
          className={styles.log}
          icon={<PlusIcon weight="bold" aria-hidden="true" />}
          onClick={() => startLog({ resident_id: resident.id })}
        >
          {t`Log a moment with ${name}`}
        </Button>
      )}
      {isHere && resident.approach !== '' && (
        <p className={styles.approach}>
          <LightbulbIcon weight="fill" aria-hidden="true" />
          <span>{resident.approach}</span>
        </p>
      )}
    </header>
  );

  /** "3 April 1936 to 8 March 2026" for whoever died; when the stay ended for whoever moved away. */
  function lifeSpan(): string {
    const { ended_on, date_of_birth } = resident;
    if (ended_on === null) return '';
    if (resident.status === 'moved_on') return t`Moved away on ${words.date(ended_on)}`;
    if (date_of_birth === null || resident.is_age_hidden) return t`Died on ${words.date(ended_on)}`;
    return t`${words.date(date_of_birth)} to ${words.date(ended_on)}`;
  }

  function lastMoment(): string {
    return seen === null ? t`no moment yet` : t`last moment ${words.daysAgo(seen)}`;
  }
}
