import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { INSIGHT_RULES } from '@heartsease/domain/insights/insight.ts';
import type { Patterns } from '@heartsease/domain/insights/insight.ts';
import { Face } from '../ui/face.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { InsightBlock } from './insight-block.tsx';
import { useReasonWord, useWhenWords } from './insight-words.ts';
import styles from './insights-screen.module.css';
import { SideBars } from './side-bars.tsx';

type Shown = { patterns: Patterns };

/** The time of day, how many are there, who is there, and how much of it was one to one. */
export function GoesBestBlock({ patterns: { times, sizes, company, one_to_one } }: Shown) {
  const { t } = useLingui();
  const { parts, sizes: sizeWords } = useWhenWords();
  const wellOf = useWellWords();
  const best = [times.best && parts[times.best], sizes.best && sizeWords[sizes.best]].filter(Boolean).join(' · ');
  const { n, one_to_one: alone } = one_to_one;
  function saidOf(well: number, tried: number): string {
    if (tried === 0) return t`not tried`;
    const said = wellOf(well, tried);
    return tried < INSIGHT_RULES.least_n ? t`${said}, too few to tell` : said;
  }
  const rows = [
    ...times.groups.map((group) => ({ name: parts[group.key], ...group, isBest: group.key === times.best })),
    ...sizes.groups.map((group) => ({ name: sizeWords[group.key], ...group, isBest: group.key === sizes.best })),
  ];
  const bars = rows.map(({ name, n: tried, well, isBest }) => ({
    name,
    value: well,
    most: Math.max(tried, 1),
    said: saidOf(well, tried),
    isBest,
  }));
  return (
    <InsightBlock
      title={t`When and with whom it goes best`}
      summary={best === '' ? t`Nothing stands out yet.` : t`Best: ${best}.`}
      n={times.n}
      definition={t`How often it was loved or enjoyed, of all times that somebody said how it was. A best is named only where two can be compared, each tried three times or more, and one is ahead by a tenth or more. Good company is who joined in at least three times while it was loved or enjoyed two times out of three.`}
      table={{
        head: [t`When and how many`, t`Times`, t`Loved or enjoyed`],
        rows: rows.map(({ name, n: tried, well }) => [name, tried, well]),
      }}
    >
      <div className={styles.part}>
        <h3>{t`Time of day`}</h3>
        <SideBars bars={bars.slice(0, times.groups.length)} />
      </div>
      <div className={styles.part}>
        <h3>{t`How many are there`}</h3>
        <SideBars bars={bars.slice(times.groups.length)} />
        <p className={styles.said}>{t`${alone} of ${n} moments joined in were one to one.`}</p>
      </div>
      {company.people.length > 0 && (
        <div className={styles.part}>
          <h3>{t`Good company`}</h3>
          <ul className={styles.things}>
            {company.people.map(({ resident, n: tried, well }) => (
              <li key={resident.id} className={styles.thing}>
                <Face person={resident} size="s" />
                <Named name={resident.known_as}>{wellOf(well, tried)}</Named>
              </li>
            ))}
          </ul>
        </div>
      )}
    </InsightBlock>
  );
}

export function WorksBlock({ patterns: { works, avoid } }: Shown) {
  const { t } = useLingui();
  const wellOf = useWellWords();
  const leaves = avoid.activities.length + avoid.known.length;
  return (
    <InsightBlock
      title={t`What works, what to leave`}
      summary={plural(works.activities.length, {
        0: 'Nothing was had often enough yet to say that it works.',
        one: 'One thing works well.',
        other: '# things work well.',
      })}
      n={works.n}
      definition={t`Works: loved or enjoyed two times out of three or more. To leave: said no or unsettled every other time or more. Both only for what was offered three times or more. What is noted under interests as disliked or to avoid stands here whatever the moments say.`}
    >
      {works.activities.length > 0 && (
        <ul className={styles.things}>
          {works.activities.map(({ title, icon, tint, n, well }) => (
            <li key={title} className={styles.thing}>
              <Stamp icon={icon} tint={tint} size="s" />
              <Named name={title}>{wellOf(well, n)}</Named>
            </li>
          ))}
        </ul>
      )}
      {leaves > 0 && (
        <div className={styles.part}>
          <h3>{t`Rather not`}</h3>
          <ul className={styles.things}>
            {avoid.activities.map(({ title, icon, tint, n, not_well }) => (
              <li key={title} className={styles.thing}>
                <Stamp icon={icon} tint={tint} size="s" />
                <Named name={title}>{t`Said no or unsettled ${not_well} of ${n} times`}</Named>
              </li>
            ))}
            {avoid.known.map(({ label, level }) => (
              <li key={label} className={styles.thing}>
                <Named name={label}>{level === 'avoid' ? t`Noted: please avoid` : t`Noted: does not like it`}</Named>
              </li>
            ))}
          </ul>
        </div>
      )}
    </InsightBlock>
  );
}

export function DeclinesBlock({ declines: { n, declined, reasons, pattern } }: Pick<Patterns, 'declines'>) {
  const { t } = useLingui();
  const reasonWord = useReasonWord();
  const { parts } = useWhenWords();
  const most = Math.max(1, ...reasons.map((reason) => reason.n));
  function summary(): string {
    if (declined === 0) return t`Never said no.`;
    if (pattern === null) return t`Said no ${declined} of ${n} times. No time of day stands out.`;
    const where = parts[pattern.part].toLocaleLowerCase();
    return t`Said no ${declined} of ${n} times, mostly in the ${where}: ${pattern.declined} of ${pattern.n}. Another time may suit better.`;
  }
  return (
    <InsightBlock
      title={t`When it was not today`}
      summary={summary()}
      n={n}
      definition={t`Only a person’s own “no” counts as one; being asleep, unwell or having visitors does not. A time of day is named where most of three or more “no” fall on it and they are clearly more frequent there.`}
      {...(reasons.length > 0 && {
        table: {
          head: [t`Why`, t`Times`],
          rows: reasons.map((reason) => [reasonWord(reason.reason), reason.n]),
        },
      })}
    >
      {reasons.length > 0 && (
        <SideBars
          bars={reasons.map((reason) => ({
            name: reasonWord(reason.reason),
            value: reason.n,
            most,
            said: String(reason.n),
          }))}
        />
      )}
    </InsightBlock>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <b>{name}</b>
      <span className={styles.said}>{children}</span>
    </div>
  );
}

function useWellWords(): (well: number, tried: number) => string {
  const { t } = useLingui();
  return (well, tried) => t`loved or enjoyed ${well} of ${tried}`;
}
