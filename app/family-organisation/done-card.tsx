import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { titleIn } from '@heartsease/domain/activities/library.ts';
import type { DoneIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { ToBookButton, useIsInBook } from '../photo-book/family-book-card.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { List, ListRow } from '../ui/list-row.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './done-card.module.css';
import { useDone, useDoneIdeas } from './family-ideas.api.ts';
import { useHowWords } from './family-words.ts';

/** A taste; the rest of the month is a tap away. */
const SHOWN = 4;

/** What they did this month, gently: no number that could be more. A month without anything has no card. */
export function DoneCard() {
  const { t } = useLingui();
  const id = useId();
  const [isWhole, showWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const items = useDoneIdeas() ?? [];
  if (items.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>{t`What you did this month`}</h2>
      <List>
        {items.slice(0, isWhole ? undefined : SHOWN).map((done) => (
          <DoneRow
            key={`${done.day} ${done.activity_id}`}
            done={done}
            // What had the focus is gone.
            onGone={() => heading.current?.focus()}
          />
        ))}
      </List>
      {items.length > SHOWN && !isWhole && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" onClick={() => showWhole(true)}>
            {t`Show the whole month`}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isWhole ? plural(items.length, { one: '# thing', other: '# things' }) : ''}
      </p>
    </Card>
  );
}

/** Today’s can be taken back; all of it can be done again, and go into the book. */
function DoneRow({ done, onGone }: { done: DoneIdea; onGone: () => void }) {
  const { t, i18n } = useLingui();
  const time = useTimeWords();
  const words = useHowWords();
  const { takeBack } = useDone(done, done.day);
  const title = titleIn(done, i18n.locale);
  const isInBook = useIsInBook(done, done.day);
  const under = [
    time.nearDay(done.day),
    done.response !== null && words[done.response],
    isInBook && t`In your book`,
  ].filter(Boolean);
  const isToday = done.day === time.today;
  return (
    <ListRow
      lead={<Stamp icon={done.icon} tint={done.tint} />}
      title={
        <Link to={`/idea/${done.activity_id}`} className={styles.idea}>
          {title}
        </Link>
      }
      under={under.join(' · ')}
      end={
        <span className={styles.ways}>
          <ToBookButton idea={done} day={done.day} title={title} onKept={onGone} />
          {isToday && (
            <Button
              variant="quiet"
              size="small"
              icon={<ArrowCounterClockwiseIcon weight="bold" aria-hidden="true" />}
              aria-label={t`Undo: ${title}`}
              onClick={() => {
                takeBack();
                onGone();
              }}
            >
              {t`Undo`}
            </Button>
          )}
        </span>
      }
    />
  );
}
