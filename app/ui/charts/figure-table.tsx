import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

interface FigureTableProps {
  caption: string;
  /** The first is of the names, the others of the numbers. */
  heads: readonly string[];
  /** Of so many columns that a narrow screen scrolls it: then the keyboard does too. */
  scrolls?: boolean;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A chart for whoever reads numbers rather than pictures. */
export function FigureTable({ caption, heads, rows, scrolls = false }: FigureTableProps) {
  return (
    <div className={styles.field} {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': caption })}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, place) => (
                <td key={heads[place + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
