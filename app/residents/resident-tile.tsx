import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ResidentCard } from '@heartsease/domain/residents/resident.ts';
import { fullName } from '@heartsease/domain/residents/full-name.ts';
import { Card } from '../ui/card.tsx';
import { DaysSince } from '../ui/days-since.tsx';
import { Face } from '../ui/face.tsx';
import { languageWord, useStatusWord } from './resident-words.ts';
import styles from './resident-tile.module.css';

/**
 * One resident in the list: face, name, room, and how long ago the last moment was. Drawn anew when the resident changes
 * and not with every letter of a search.
 */
export const ResidentTile = memo(function ResidentTile({ resident }: { resident: ResidentCard }) {
  const { t } = useLingui();
  const status = useStatusWord()(resident.status);
  const language = languageWord(resident.language);
  return (
    <div role="listitem" className={styles.item}>
      <Card padding="none" className={styles.card}>
        <Link to={`/manage-resident/${resident.id}`} className={styles.tile}>
          <Face
            person={resident}
            cameraOff={resident.photo_wish === 'declines'}
            muted={resident.status === 'away'}
            className={styles.face}
          />
          <span className={styles.words}>
            <span className={styles.name}>{fullName(resident)}</span>
            <span className={styles.where}>
              {[t`Room ${resident.room}`, resident.wing].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.facts}>
              <DaysSince days={resident.days_since_engaged} />
              <span>{plural(resident.moments_7_days, { one: '# this week', other: '# this week' })}</span>
              {language && <span className={styles.language}>{language}</span>}
              {status && <span className={styles.status}>{status}</span>}
            </span>
          </span>
        </Link>
      </Card>
    </div>
  );
});
