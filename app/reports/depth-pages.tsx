import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { saysAnything } from '@heartsease/domain/reports/depth.ts';
import { isInReport, responseOf } from '@heartsease/domain/reports/log-draft.ts';
import type { LogDraft, LogEvent } from '@heartsease/domain/reports/log-draft.ts';
import { Button } from '../ui/button.tsx';
import { Face } from '../ui/face.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { penceIn, typedCost } from './cost.ts';
import { DepthPerson } from './depth-person.tsx';
import styles from './depth-pages.module.css';
import { COST_ID, DepthWhole } from './depth-whole.tsx';
import { namesOf } from './person-names.ts';

type DepthPagesProps = {
  draft: LogDraft;
  dispatch: (event: LogEvent) => void;
  isSaving: boolean;
  notice: ReactNode;
  onSave: () => void;
  onBack: () => void;
};

/** What a full report tells: a page for each person who was there, and one for all of it. Any page may be left out. */
export function DepthPages({ draft, dispatch, isSaving, notice, onSave, onBack }: DepthPagesProps) {
  const { t } = useLingui();
  const people = draft.people.filter(
    (person) => isInReport(draft, person) && responseOf(draft, person) !== 'not_today',
  );
  const names = namesOf(people.map(({ resident }) => resident));
  const [at, turnTo] = useState(0);
  const [cost, typeCost] = useState(() => typedCost(draft.depth?.cost_pence ?? null));
  const person = people[at];
  const isLast = person === undefined;
  const name = person ? (names.get(person.resident.id) ?? person.resident.known_as) : t`All of it`;
  const heading = useHeading(at);
  const swipe = useSwipe((by) => turnTo(Math.min(people.length, Math.max(0, at + by))));

  /** A cost that can't be read is no cost that may be left out: it is shown where it was typed. */
  function save() {
    if (penceIn(cost) !== undefined) {
      onSave();
      return;
    }
    flushSync(() => turnTo(people.length));
    document.getElementById(COST_ID)?.focus();
  }

  return (
    <main className={styles.screen} tabIndex={-1} {...swipe}>
      <header className={styles.head}>
        <IconButton label={t`Back`} icon={<ArrowLeftIcon weight="bold" aria-hidden="true" />} onClick={onBack} />
        <p className="secondary">{draft.title}</p>
      </header>
      <nav className={styles.strip} aria-label={t`Pages of this report`}>
        {people.map(({ resident, depth }, place) => (
          <button
            key={resident.id}
            type="button"
            aria-current={place === at ? 'page' : undefined}
            className={styles.turn}
            onClick={() => turnTo(place)}
          >
            <span aria-hidden="true" className={styles.small}>
              <Face person={resident} size="m" selected={place === at} />
            </span>
            <span>{names.get(resident.id) ?? resident.known_as}</span>
            {saysAnything(depth) && (
              <span className={styles.said}>
                <CheckIcon weight="bold" aria-hidden="true" />
                <span className="visually-hidden">{t`something is told`}</span>
              </span>
            )}
          </button>
        ))}
        <button
          type="button"
          aria-current={isLast ? 'page' : undefined}
          className={styles.turn}
          onClick={() => turnTo(people.length)}
        >
          <span aria-hidden="true" className={styles.all}>
            <UsersThreeIcon weight="bold" />
          </span>
          <span>{t`All of it`}</span>
        </button>
      </nav>
      {notice}
      <div className={styles.who}>
        {person && (
          <span aria-hidden="true">
            <Face person={person.resident} size="xl" />
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="secondary">{t`Say what you saw, and leave out the rest.`}</p>
      </div>
      {person ? (
        <DepthPerson key={person.resident.id} draft={draft} person={person} dispatch={dispatch} />
      ) : (
        <DepthWhole draft={draft} dispatch={dispatch} cost={cost} onCost={typeCost} />
      )}
      <footer className={styles.foot}>
        {!isLast && (
          <Button
            variant="soft"
            size="large"
            icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
            onClick={() => turnTo(at + 1)}
          >
            {t`Next`}
          </Button>
        )}
        <Button size="large" busy={isSaving} onClick={save}>
          {t`Save`}
        </Button>
      </footer>
    </main>
  );
}

/** Whoever turns a page begins at its head, also with a screen reader. */
function useHeading(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [at]);
  return heading;
}

const FAR_PX = 70;

/** A finger drawn sideways turns the page; the buttons do the same. */
function useSwipe(onTurn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isText = event.target instanceof HTMLElement && event.target.closest('input, textarea, nav') !== null;
      from.current = event.pointerType === 'touch' && !isText ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = null;
      if (Math.abs(x) > FAR_PX && Math.abs(x) > 2 * Math.abs(y)) onTurn(x < 0 ? 1 : -1);
    },
  };
}
