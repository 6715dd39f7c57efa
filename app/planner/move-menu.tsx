import { useLingui } from '@lingui/react/macro';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { useState } from 'react';
import type { PlannedSession } from '@heartsease/domain/planner/planned-session.ts';
import { MenuButton } from '../ui/menu.tsx';
import { useTimeWords } from '../words/time.ts';
import type { MoveSession } from './move-session.ts';
import { MoveSheet } from './move-sheet.tsx';
import styles from './week-columns.module.css';

interface MoveMenuProps {
  session: PlannedSession;
  /** The days of the week that is shown. */
  days: string[];
  move: MoveSession;
}

/** What a drag does, by keyboard or by tap: another day of this week, or any day and time. */
export function MoveMenu({ session, days, move }: MoveMenuProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  const [isElsewhere, goElsewhere] = useState(false);
  const own = words.dayOf(session.starts_at);
  return (
    <>
      <MenuButton
        label={t`Move ${session.title}`}
        trigger={<ArrowsLeftRightIcon weight="bold" aria-hidden="true" />}
        className={styles.move}
        items={[
          ...days
            .filter((day) => day !== own && day >= words.today)
            .map((day) => ({ id: day, label: words.longDay(day), onPress: () => move.toDay(session, day) })),
          { id: 'elsewhere', label: t`Another day or time`, onPress: () => goElsewhere(true) },
        ]}
      />
      {isElsewhere && <MoveSheet session={session} onClose={() => goElsewhere(false)} />}
    </>
  );
}
