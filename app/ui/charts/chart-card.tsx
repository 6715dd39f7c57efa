import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../card.tsx';
import { Definition } from '../definition.tsx';
import styles from './chart-card.module.css';

interface ChartCardProps {
  /** Where a figure above leads to it; two of a page need two. */
  id?: string;
  title: string;
  /** What the chart says, in a sentence. */
  summary: ReactNode;
  /** What it counts; left out where the page says it once for several. */
  definition?: string;
  chart: ReactNode;
  table: ReactNode;
  /** Beside the heading: what the colours and patterns are. */
  legend?: ReactNode;
  /** Chooses what is shown, as a chart and as a table. */
  controls?: ReactNode;
  className?: string | undefined;
}

/** Around every chart: its heading, what it says in words, the way to the table and back, and what it counts. */
export function ChartCard({
  id: place,
  title,
  summary,
  definition,
  chart,
  table,
  legend,
  controls,
  className,
}: ChartCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" id={place} aria-labelledby={id} className={className}>
      <div className={styles.top}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="link" aria-describedby={id} onClick={() => setTable(!isTable)}>
          {isTable ? t`See as a chart` : t`See as a table`}
        </button>
      </div>
      <p className={styles.summary}>{summary}</p>
      {controls && <div className={styles.legend}>{controls}</div>}
      {!isTable && legend && <div className={styles.legend}>{legend}</div>}
      <div className={styles.body}>{isTable ? table : chart}</div>
      {definition !== undefined && <Definition>{definition}</Definition>}
    </Card>
  );
}
