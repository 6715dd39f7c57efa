import type { TvFeed } from '@heartsease/domain/notice-board/tv.ts';
import type { PaperLanguage } from '@heartsease/domain/print/print.ts';
import { Stamp } from '../ui/stamp.tsx';
import styles from './tv-screen.module.css';
import { TV_WORDS } from './tv-words.ts';

const SHOWN = 5;

interface TvProgrammeProps {
  programme: TvFeed['programme'];
  language: PaperLanguage;
  /** Without a notice beside it. */
  isAlone: boolean;
}

/** What is still to come today: when, what and where, and nobody's name. */
export function TvProgramme({ programme, language, isAlone }: TvProgrammeProps) {
  const words = TV_WORDS[language];
  return (
    <section className={styles.programme} aria-label={words.today} data-alone={isAlone ? '' : undefined}>
      <h2 className="serif">{words.today}</h2>
      {programme.length === 0 ? (
        <p className={styles.quiet}>{words.quiet}</p>
      ) : (
        <ul>
          {programme.slice(0, SHOWN).map(({ from, titles, place, icon, tint }) => {
            const title = titles.find((one) => one.language === language) ?? titles[0];
            return (
              <li key={`${from ?? ''} ${title?.text ?? ''} ${place}`}>
                <Stamp icon={icon} tint={tint} className={styles.small} />
                <span className={styles.what}>
                  <b>{title?.text}</b>
                  <span>{[from ?? words.all_day, place].filter((part) => part !== '').join(' · ')}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
