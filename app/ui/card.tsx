import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** surface by default; duck for what is on now, mustard for a joy to come, plum for a question to the reader. */
  tone?: 'surface' | 'duck' | 'mustard' | 'plum' | 'danger';
  /** none for lists and pictures that run to the edge. */
  padding?: 'normal' | 'none';
  className?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** A card on the page. */
export function Card({
  children,
  as: Element = 'div',
  tone = 'surface',
  padding = 'normal',
  className,
  ...rest
}: CardProps) {
  return (
    <Element className={classNames(styles.card, className)} data-tone={tone} data-padding={padding} {...rest}>
      {children}
    </Element>
  );
}
