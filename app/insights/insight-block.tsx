import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import styles from './insight-block.module.css';

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const COLUMNS_OF_A_NARROW_SCREEN = 3;

interface InsightBlockProps {
  title: string;
  /** What the drawing shows, in a sentence. */
  summary: string;
  /** How many moments it is made of. */
  n: number;
  /** How it is counted. */
  definition: string;
  /** The same in figures, where there is a drawing. */
  table?: ChartTable;
  children?: ReactNode;
}

/** One thing that moments tell: in a sentence, as a drawing or a table, with what it was counted from. */
export function InsightBlock({ title, summary, n, definition, table, children }: InsightBlockProps) {
  const { t } = useLingui();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" aria-labelledby={id} className={styles.block}>
      <div className={styles.top}>
        <h2 id={id}>{title}</h2>
        {table && (
          <button
            type="button"
            className="link"
            aria-label={isTable ? t`${title}: see as a drawing` : t`${title}: see as a table`}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? t`See as a drawing` : t`See as a table`}
          </button>
        )}
      </div>
      <p className={styles.summary}>{summary}</p>
      {isTable && table ? (
        <FigureTable
          caption={title}
          heads={table.head}
          rows={table.rows.map((cells) => ({ key: String(cells[0]), cells }))}
          scrolls={table.head.length > COLUMNS_OF_A_NARROW_SCREEN}
        />
      ) : (
        children
      )}
      <details className={styles.how}>
        <summary>
          {plural(n, {
            0: 'How it is counted',
            one: 'From # moment: how it is counted',
            other: 'From # moments: how it is counted',
          })}
        </summary>
        <p>{definition}</p>
      </details>
    </Card>
  );
}
