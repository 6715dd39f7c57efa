import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './list-row.module.css';

type ListProps = {
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
};

/** Rows with lines between them; stands in a `Card padding="none"`. */
export function List({ children, className, ...rest }: ListProps) {
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {children}
    </ul>
  );
}

type ListRowProps = {
  /** Face, stamp, time. */
  lead?: ReactNode;
  title: ReactNode;
  /** The second line. */
  under?: ReactNode;
  /** Chip or button at the end. A button inside goes with neither `to` nor `onPress`. */
  end?: ReactNode;
  /** The whole row leads to this screen. */
  to?: string;
  /** The whole row does this. */
  onPress?: () => void;
  /** Said and done: the title steps back. */
  isDone?: boolean;
  /** The stop of the guided tour that shows this row (app/tour). */
  'data-tour'?: string;
};

/** One row. With `to` or `onPress` all of it can be pressed, and an arrow says so. */
export function ListRow({ lead, title, under, end, to, onPress, isDone, ...rest }: ListRowProps) {
  const leads = to !== undefined || onPress !== undefined;
  const content = (
    <>
      {lead}
      <span className={styles.middle}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {under && <span className={styles.under}>{under}</span>}
        </span>
        {end}
      </span>
      {leads && <CaretRightIcon weight="bold" aria-hidden="true" className={styles.arrow} />}
    </>
  );
  return (
    <li className={styles.item} data-done={isDone ? '' : undefined} {...rest}>
      {to !== undefined ? (
        <Link to={to} className={styles.row}>
          {content}
        </Link>
      ) : onPress ? (
        <button type="button" className={styles.row} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
