import { useLingui } from '@lingui/react/macro';
import type { AboutMeCard } from '@heartsease/domain/about-me/about-me.ts';
import { useTimeWords } from '../words/time.ts';
import { useHeadingWords } from './about-me-words.ts';
import styles from './printed-pages.module.css';

/** One of the seven, on paper. */
export function PrintedCard({ card }: { card: AboutMeCard }) {
  const { t } = useLingui();
  const words = useTimeWords();
  const { title } = useHeadingWords()[card.heading];
  return (
    <div className={styles.block}>
      <h2>{title}</h2>
      <p>{card.text}</p>
      {card.confirmed_on !== null && <p className={styles.small}>{t`True on ${words.date(card.confirmed_on)}`}</p>}
    </div>
  );
}
