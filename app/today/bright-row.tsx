import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './bright-row.module.css';

interface BrightRowProps {
  to: string;
  icon: ReactElement;
  title: string;
  under: string;
}

/** A line of a mustard card of Today: what nobody should pass by. */
export function BrightRow({ to, icon, title, under }: BrightRowProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.row}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <b>{title}</b>
          <span className={styles.under}>{under}</span>
        </span>
        <CaretRightIcon weight="bold" aria-hidden="true" className={styles.arrow} />
      </Link>
    </li>
  );
}
