import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { NotEngaged, ResidentsEngaged } from '@heartsease/domain/dashboard/figures.ts';
import { Bars } from '../ui/charts/bars.tsx';
import { ChartCard } from '../ui/charts/chart-card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { DaysSince } from '../ui/days-since.tsx';
import { Face } from '../ui/face.tsx';
import { inWords } from '../words/rule-words.ts';
import { useTimeWords } from '../words/time.ts';
import { useBandWord, usePercent } from './figure-words.ts';
import styles from './figures-screen.module.css';

/** More is a list to work through, and opens at a tap. */
const SHOWN_AT_FIRST = 8;

interface EngagedCardProps {
  engaged: ResidentsEngaged;
  /** Some activities alone were chosen, not all. */
  isOfSome: boolean;
  /** What is shown was counted for the choice before this one. */
  isOfFormer: boolean;
}

/** How many of those who were here joined in, week by week, and who did not; in all, or in some activities. */
export function EngagedCard({ engaged, isOfSome, isOfFormer }: EngagedCardProps) {
  const { t } = useLingui();
  // Names never stand under the heading of another answer.
  const [tellsOfSome, tellOfSome] = useState(isOfSome);
  if (!isOfFormer && tellsOfSome !== isOfSome) tellOfSome(isOfSome);
  const percent = usePercent();
  const time = useTimeWords();
  const bandWord = useBandWord();
  const title = t`People who joined in`;
  const { numerator, denominator } = engaged;
  const share = percent(engaged.percent);
  const target = engaged.target === null ? null : percent(engaged.target);
  const parts = engaged.series.map((week) => ({ ...week, key: week.from, name: time.span(week.from, week.to) }));
  const wings = engaged.by_unit.map((wing) => ({
    ...wing,
    key: `wing ${wing.unit_id}`,
    name: wing.unit_id || t`No wing`,
  }));
  const bands = engaged.by_band.map((part) => ({ ...part, key: `band ${part.band}`, name: bandWord(part.band) }));
  const missed = engaged.not_engaged.filter(({ is_left_in_peace }) => !is_left_in_peace);
  const inPeace = engaged.not_engaged.filter(({ is_left_in_peace }) => is_left_in_peace);
  return (
    <ChartCard
      id="who-joined-in"
      title={title}
      summary={t`${numerator} of ${denominator} people who were here: ${share}.`}
      definition={inWords(engaged.definition)}
      chart={
        <>
          {target !== null && <p className="secondary">{t`Target: ${target}`}</p>}
          <Bars
            label={title}
            most={100}
            // More than a quarter would be a list of weeks; the table has them all.
            bars={parts.slice(-13).map((week) => ({
              key: week.key,
              name: week.name,
              value: week.percent ?? 0,
              says: percent(week.percent),
              beside: t`${week.numerator} of ${week.denominator}`,
            }))}
          />
          <Parts title={t`By wing`} parts={wings} />
          <Parts title={t`By way of joining in`} parts={bands} />
          <People title={tellsOfSome ? t`Who had none of it` : t`Who has been missed`} people={missed} />
          <People title={t`Who prefers to be left in peace`} people={inPeace} />
        </>
      }
      table={
        <FigureTable
          caption={title}
          heads={[t`Days`, t`Joined in`, t`Were here`, t`Share`]}
          rows={[
            ...parts.map((week) => ({
              key: week.key,
              cells: [week.name, week.numerator, week.denominator, percent(week.percent)],
            })),
            ...[...wings, ...bands].map((part) => ({
              key: part.key,
              cells: [part.name, part.numerator, part.denominator, percent(part.percent)],
            })),
          ]}
        />
      }
    />
  );
}

type Part = Omit<ResidentsEngaged['series'][number], 'from' | 'to'> & { key: string; name: string };

/** The same share of each part of the home; one part alone says nothing more. */
function Parts({ title, parts }: { title: string; parts: Part[] }) {
  const { t } = useLingui();
  const id = useId();
  const percent = usePercent();
  if (parts.length < 2) return null;
  return (
    <>
      <h3 id={id} className={styles.sub}>
        {title}
      </h3>
      <Bars
        label={title}
        most={100}
        bars={parts.map((part) => ({
          key: part.key,
          name: part.name,
          value: part.percent ?? 0,
          says: percent(part.percent),
          beside: t`${part.numerator} of ${part.denominator}`,
        }))}
      />
    </>
  );
}

/** Faces that lead to the people. What was offered and declined is told, and no blame with it. */
function People({ title, people }: { title: string; people: NotEngaged[] }) {
  const id = useId();
  const [showsAll, showAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (people.length === 0) return null;
  const shown = showsAll ? people : people.slice(0, SHOWN_AT_FIRST);
  const more = people.length - shown.length;
  return (
    <>
      <h3 id={id} className={styles.sub}>
        {title}
      </h3>
      <ul ref={list} aria-labelledby={id} className={styles.people}>
        {shown.map((one) => (
          <Person key={one.resident.id} one={one} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="link" onClick={open}>
          {plural(more, { one: 'Show # more', other: 'Show # more' })}
        </button>
      )}
    </>
  );

  /** The button goes; whoever pressed it by keyboard goes on at the first face that came. */
  function open() {
    flushSync(() => showAll(true));
    list.current?.querySelectorAll('a')[SHOWN_AT_FIRST]?.focus();
  }
}

function Person({ one: { resident, days, offered, declined } }: { one: NotEngaged }) {
  const { t } = useLingui();
  const times = plural(offered, { one: 'offered once', other: 'offered # times' });
  const noes = plural(declined, { one: 'said no once', other: 'said no # times' });
  const told = declined === 0 ? times : t`${times}, ${noes}`;
  return (
    <li>
      <Link to={`/manage-resident/${resident.id}`} className={styles.person}>
        <Face person={resident} size="m" />
        <span>
          <span className={styles.name}>
            <b>{resident.known_as}</b> <DaysSince days={days} />
          </span>
          <span className="secondary">{offered === 0 ? t`Nothing was offered in these days` : told}</span>
        </span>
      </Link>
    </li>
  );
}
