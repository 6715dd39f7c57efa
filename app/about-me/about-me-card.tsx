import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useId } from 'react';
import { inFewLines, isReviewDue, isWritten } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { topicsToAvoid } from '@heartsease/domain/about-me/life-story.ts';
import type { Resident } from '@heartsease/domain/residents/resident.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './about-me-card.module.css';
import { useHeadingWords } from './about-me-words.ts';
import { useAboutMe } from './about-me.api.ts';
import { AvoidNotice } from './avoid-notice.tsx';

/** On a resident's page: what not to raise, what matters most in five lines, and whether it is still true. */
export function AboutMeCard({ resident }: { resident: Resident }) {
  const { t } = useLingui();
  const id = useId();
  const query = useAboutMe(resident.id);
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{t`About me`}</h2>
      <AsyncView
        query={query}
        waiting={<SkeletonRows rows={3} />}
        failedTitle={t`There is a problem showing what matters to this person`}
      >
        {(aboutMe) => <InShort aboutMe={aboutMe} />}
      </AsyncView>
    </Card>
  );
}

function InShort({ aboutMe }: { aboutMe: AboutMe }) {
  const { t } = useLingui();
  const { today } = useTimeWords();
  const headings = useHeadingWords();
  const { resident, cards, suggestions, life_story } = aboutMe;
  const lines = inFewLines(cards);
  const due = cards.filter((card) => isReviewDue(card, today)).length;
  const written = cards.filter(isWritten).length;
  const name = resident.known_as;
  return (
    <>
      <AvoidNotice topics={topicsToAvoid(life_story)} name={name} isShort />
      {lines.length === 0 ? (
        <p
          className={styles.none}
        >{t`Nobody has asked ${name} yet what matters most. Seven short cards, one at a time.`}</p>
      ) : (
        <dl className={styles.lines}>
          {lines.map(({ heading, line }) => (
            <div key={heading}>
              <dt>{headings[heading].title}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.chips}>
        {written > 0 && <Chip>{t`${written} of 7 cards`}</Chip>}
        {due > 0 && (
          <Chip tone="mustard">
            {plural(due, { one: '# card to ask about again', other: '# cards to ask about again' })}
          </Chip>
        )}
        {suggestions.length > 0 && (
          <Chip tone="info">
            {plural(suggestions.length, { one: '# suggestion waits', other: '# suggestions wait' })}
          </Chip>
        )}
      </p>
      <ButtonLink
        to={`/manage-about-me/${resident.id}`}
        variant="soft"
        full
        icon={<ArrowRightIcon weight="bold" aria-hidden="true" />}
      >
        {t`Open what matters to ${name}`}
      </ButtonLink>
    </>
  );
}
