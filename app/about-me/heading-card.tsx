import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { useId } from 'react';
import { confirmCard } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { isReviewDue, isWritten, reviewDueOn } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe, AboutMeCard } from '@heartsease/domain/about-me/about-me.ts';
import { HEADING_OF_GROUP } from '@heartsease/domain/about-me/tag.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useHeadingWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import styles from './heading-card.module.css';
import { PromptList } from './prompt-list.tsx';
import { TagChip } from './tag-chip.tsx';

type HeadingCardProps = {
  card: AboutMeCard;
  aboutMe: AboutMe;
  mayWrite: boolean;
  open: (...words: string[]) => void;
};

/** One of the seven cards: what it says, whose words they are, and whether they are still true. */
export function HeadingCard({ card, aboutMe, mayWrite, open }: HeadingCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { title, prompts } = useHeadingWords()[card.heading];
  const tags = aboutMe.tags.filter((tag) => HEADING_OF_GROUP[tag.tag_group] === card.heading);
  const name = aboutMe.resident.known_as;
  return (
    <Card as="article" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {isWritten(card) ? (
        <>
          <p className={styles.text}>{card.text}</p>
          {tags.length > 0 && (
            <p className={styles.chips}>
              {tags.map((tag) => (
                <TagChip key={tag.tag} tag={tag} />
              ))}
            </p>
          )}
          <p className={styles.chips}>
            {card.is_own_words && (
              <Chip tone="mustard" icon={<QuotesIcon weight="fill" aria-hidden="true" />}>
                {t`In ${name}’s own words`}
              </Chip>
            )}
            {card.helped_by !== '' && <Chip>{t`Helped by ${card.helped_by}`}</Chip>}
            <Chip
              tone={card.visibility === 'staff' ? 'plum' : 'duck'}
              icon={<EyeIcon weight="bold" aria-hidden="true" />}
            >
              {card.visibility === 'staff' ? t`Staff only` : t`Staff and family`}
            </Chip>
          </p>
          <StillTrue card={card} resident_id={aboutMe.resident.id} mayWrite={mayWrite} />
        </>
      ) : (
        <>
          <p className={styles.empty}>{t`Nobody has asked ${name} about this yet.`}</p>
          <PromptList prompts={prompts} />
        </>
      )}
      <div className={styles.actions}>
        {mayWrite && (
          <>
            <Button
              size="small"
              variant="soft"
              aria-label={isWritten(card) ? t`Change: ${title}` : t`Write: ${title}`}
              icon={<PencilSimpleIcon weight="bold" aria-hidden="true" />}
              onClick={() => open('write', card.heading)}
            >
              {isWritten(card) ? t`Change` : t`Write this card`}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t`Suggest something: ${title}`}
              icon={<LightbulbIcon weight="bold" aria-hidden="true" />}
              onClick={() => open('suggest', card.heading)}
            >
              {t`Suggest`}
            </Button>
          </>
        )}
        {card.version > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t`History: ${title}`}
            icon={<ClockCounterClockwiseIcon weight="bold" aria-hidden="true" />}
            onClick={() => open('history', card.heading)}
          >
            {t`History`}
          </Button>
        )}
      </div>
    </Card>
  );
}

function StillTrue({ card, resident_id, mayWrite }: { card: AboutMeCard; resident_id: string; mayWrite: boolean }) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[card.heading];
  const words = useTimeWords();
  const confirm = useWrite(confirmCard);
  const { heading, version: base_version, confirmed_on } = card;
  const isDue = isReviewDue(card, words.today);
  const due = reviewDueOn(card);
  if (confirmed_on === null || due === null) return null;
  const who = card.confirmed_by?.known_as;
  const when = words.shortDay(confirmed_on);

  function confirmNow() {
    confirm.mutate(
      { resident_id, heading, base_version },
      {
        onSuccess: () => showToast({ kind: 'success', text: t`Still true. We ask again in half a year.` }),
        onError: (failed) => tellFailure(failed),
      },
    );
  }

  return (
    <div className={styles.review} data-due={isDue || undefined}>
      <p>
        {who === undefined ? t`True on ${when}` : t`${who} said on ${when} that it is true`}
        {'. '}
        {isDue ? <b>{t`Time to ask again.`}</b> : t`Ask again by ${words.shortDay(due)}.`}
      </p>
      {mayWrite && confirmed_on !== words.today && (
        <Button
          size="small"
          variant={isDue ? 'primary' : 'line'}
          busy={confirm.isPending}
          aria-label={t`Still true: ${title}`}
          icon={<CheckCircleIcon weight="bold" aria-hidden="true" />}
          onClick={confirmNow}
        >
          {t`Still true`}
        </Button>
      )}
    </div>
  );
}
