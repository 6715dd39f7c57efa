import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { INTEREST_LEVELS, STALE_AFTER_DAYS } from '@heartsease/domain/interests/interest.ts';
import type { InterestLevel, ListedInterest, ResidentInterests } from '@heartsease/domain/interests/interest.ts';
import { daysBetween } from '@heartsease/domain/time/calendar.ts';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Empty } from '../ui/empty.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import { CameFrom } from './came-from.tsx';
import { useLevelWords } from './interest-words.ts';
import { LevelIcon } from './level-icon.tsx';
import styles from './noted-part.module.css';

interface NotedPartProps {
  interests: ResidentInterests;
  /** Null for whoever only reads. */
  onOpen: ((id: string) => void) | null;
}

/** What to avoid before anything else, then what is loved, down to what is disliked. */
const READ_FIRST: readonly InterestLevel[] = ['avoid', ...INTEREST_LEVELS.filter((level) => level !== 'avoid')];

/** All that is noted, by level. */
export function NotedPart({ interests: { items, resident }, onOpen }: NotedPartProps) {
  const { t } = useLingui();
  const levels = useLevelWords();
  const name = resident.known_as;
  if (items.length === 0) {
    return (
      <Card>
        <Empty title={t`Nothing noted yet`}>
          {onOpen === null
            ? t`Nobody has noted yet what ${name} loves.`
            : t`Look at the pictures together, and tap the first one that makes ${name} smile.`}
        </Empty>
      </Card>
    );
  }
  return (
    <>
      {READ_FIRST.map((level) => ({ level, of: items.filter((interest) => interest.level === level) }))
        .filter(({ of }) => of.length > 0)
        .map(({ level, of }) => (
          <Card
            as="section"
            key={level}
            padding="none"
            tone={level === 'avoid' ? 'danger' : 'surface'}
            aria-label={levels[level].heading}
          >
            <h2 className={styles.heading} data-level={level}>
              <LevelIcon level={level} />
              {levels[level].heading}
            </h2>
            <List aria-label={levels[level].heading}>
              {of.map((interest) => (
                <Noted key={interest.id} interest={interest} onOpen={onOpen} />
              ))}
            </List>
          </Card>
        ))}
    </>
  );
}

function Noted({ interest, onOpen }: { interest: ListedInterest; onOpen: NotedPartProps['onOpen'] }) {
  const { t } = useLingui();
  const { today, daysAgo } = useTimeWords();
  const { id, label, icon, tint, note, level, last_enjoyed_on: last, can_be_had, shared_by, came_from } = interest;
  const days = last === null ? null : daysBetween(last, today);
  const isDear = level === 'loves' || level === 'likes';
  const isStale = isDear && can_be_had && (days === null || days > STALE_AFTER_DAYS);
  const others = shared_by.length;
  return (
    <ListRow
      lead={<Stamp icon={icon} tint={tint} />}
      title={label}
      under={
        <>
          {note !== '' && <span className={styles.note}>{note}</span>}
          {came_from && (
            // A row that is pressed as a whole holds no link; its sheet does.
            <CameFrom origin={came_from} isLink={onOpen === null} className={styles.note} />
          )}
          <span className={styles.facts}>
            {others > 0 && <Chip tone="duck">{plural(others, { one: '# other too', other: '# others too' })}</Chip>}
            {isStale && (
              <Chip tone="mustard">{days === null ? t`Not had here yet` : t`Last had ${daysAgo(days)}`}</Chip>
            )}
            {!isStale && isDear && days !== null && <Chip>{t`Had it ${daysAgo(days)}`}</Chip>}
          </span>
        </>
      }
      {...(onOpen && { onPress: () => onOpen(id) })}
    />
  );
}
