import { useLingui } from '@lingui/react/macro';
import { isWritten } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe, AboutMeCard } from '@heartsease/domain/about-me/about-me.ts';
import { chaptersOf, topicsToAvoid } from '@heartsease/domain/about-me/life-story.ts';
import { labelOf } from '@heartsease/domain/about-me/tag.ts';
import { useProfile } from '../session/use-session.ts';
import { useTimeWords } from '../words/time.ts';
import { useChapterWords, useStrengthWords } from './about-me-words.ts';
import { PrintedCard } from './printed-card.tsx';
import styles from './printed-pages.module.css';

export type Paper = 'a4' | 'a5';

/** What a stranger at the bedside needs first. */
const AT_THE_BEDSIDE: readonly AboutMeCard['heading'][] = ['communication', 'please_do', 'most_important', 'support'];

/** Only on paper: all of it for staff on A4, or the card at the bedside on A5. */
export function PrintedPages({ aboutMe, paper }: { aboutMe: AboutMe; paper: Paper }) {
  return paper === 'a4' ? <Whole aboutMe={aboutMe} /> : <Bedside aboutMe={aboutMe} />;
}

function Whole({ aboutMe }: { aboutMe: AboutMe }) {
  const { t, i18n } = useLingui();
  const chapters = useChapterWords();
  const strengths = useStrengthWords();
  const avoid = topicsToAvoid(aboutMe.life_story);
  return (
    <div className={styles.a4} aria-hidden="true">
      <Head aboutMe={aboutMe} />
      {avoid.length > 0 && (
        <div className={styles.avoid}>
          <b>{t`Please don’t raise`}</b>
          {avoid.map(({ id, title, body }) => (
            <p key={id}>
              {title}. {body}
            </p>
          ))}
        </div>
      )}
      {aboutMe.cards.filter(isWritten).map((card) => (
        <PrintedCard key={card.heading} card={card} />
      ))}
      {aboutMe.tags.length > 0 && (
        <div className={styles.block}>
          <h2>{t`At a glance`}</h2>
          <p>
            {aboutMe.tags
              .map((tag) => {
                const more = [strengths[tag.strength], tag.note].filter(Boolean).join(': ');
                return `${labelOf(tag, i18n.locale)} (${more})`;
              })
              .join(' · ')}
          </p>
        </div>
      )}
      {chaptersOf(aboutMe.life_story).map(({ chapter, items }) => (
        <div key={chapter} className={styles.block}>
          <h2>{chapters[chapter]}</h2>
          {items.map(({ id, title, years, place, body }) => (
            <p key={id}>
              <b>{title}</b> {[years, place].filter(Boolean).join(', ')} {body}
            </p>
          ))}
        </div>
      ))}
      <Foot note={t`For staff. Keep it where visitors do not read it.`} />
    </div>
  );
}

/** Anybody who comes in reads this card, so it holds nothing that is for staff alone, and no topic to avoid. */
function Bedside({ aboutMe }: { aboutMe: AboutMe }) {
  const { t } = useLingui();
  const cards = AT_THE_BEDSIDE.flatMap((heading) =>
    aboutMe.cards.filter((card) => card.heading === heading && isWritten(card) && card.visibility === 'relatives'),
  );
  return (
    <div className={styles.a5} aria-hidden="true">
      <Head aboutMe={aboutMe} />
      {cards.map((card) => (
        <PrintedCard key={card.heading} card={card} />
      ))}
      <Foot note={t`More in Heartsease. Ask me, too.`} />
    </div>
  );
}

function Head({ aboutMe }: { aboutMe: AboutMe }) {
  const { t } = useLingui();
  const { known_as, room } = aboutMe.resident;
  return (
    <div className={styles.head}>
      <p className={styles.name}>{known_as}</p>
      <p>{t`About me · Room ${room}`}</p>
    </div>
  );
}

function Foot({ note }: { note: string }) {
  const { t } = useLingui();
  const { carehome } = useProfile();
  const words = useTimeWords();
  return (
    <p className={styles.foot}>
      {note} {t`${carehome.name}, printed on ${words.date(words.today)}.`}
    </p>
  );
}
