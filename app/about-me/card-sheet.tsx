import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveCard } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { AboutMeCard, CardWords } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { mergeCards, sameWords } from '@heartsease/domain/about-me/merge-cards.ts';
import type { CardField } from '@heartsease/domain/about-me/merge-cards.ts';
import { failureOf } from '../api/failure.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useHeadingWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { CardClash } from './card-clash.tsx';
import { useKeepCard, useKeptCard } from './card-draft.ts';
import type { CardDraft } from './card-draft.ts';
import { CardFields } from './card-fields.tsx';
import { problemsIn } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';

type CardSheetProps = { aboutMe: AboutMe; card: AboutMeCard; onClose: () => void };

/** Writes a card. What is begun waits on this device; what somebody else wrote meanwhile is never overwritten. */
export function CardSheet({ aboutMe, card, onClose }: CardSheetProps) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[card.heading];
  const key = `about-me:${aboutMe.resident.id}:${card.heading}`;
  const kept = useKeptCard(key);
  const base = CardWords.parse(card);
  const begun = kept.data ?? { words: base, base, base_version: card.version };
  return (
    <Sheet isOpen onClose={onClose} side="end" title={title} description={t`About ${aboutMe.resident.known_as}`}>
      {kept.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <Writing
          aboutMe={aboutMe}
          card={card}
          draftKey={key}
          begun={begun}
          isFromDraft={kept.data !== null}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

type WritingProps = CardSheetProps & { draftKey: string; begun: CardDraft; isFromDraft: boolean };

function Writing({ aboutMe, card, draftKey, begun, isFromDraft, onClose }: WritingProps) {
  const { t } = useLingui();
  const { prompts } = useHeadingWords()[card.heading];
  const [draft, setDraft] = useState(begun);
  const [clash, setClash] = useState<{ stands: AboutMeCard; mine: CardWords; clashing: CardField[] } | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { forget } = useKeepCard(draftKey, draft);
  const save = useWrite(saveCard);

  async function send() {
    if (save.isPending) return;
    try {
      const { words, base_version } = draft;
      await save.mutateAsync({ resident_id: aboutMe.resident.id, heading: card.heading, base_version, ...words });
      await forget();
      showToast({ kind: 'success', text: t`Saved. What stood before is in the history.` });
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const stands = failure.kind === 'conflict' ? AboutMeCard.safeParse(failure.current).data : undefined;
      if (stands) {
        const { merged, clashing } = mergeCards(draft.base, stands, draft.words);
        setClash({ stands, mine: draft.words, clashing });
        setDraft({ words: merged, base: CardWords.parse(stands), base_version: stands.version });
      }
      setProblems(problemsIn(caught));
    }
  }

  function startAnew() {
    const base = CardWords.parse(card);
    setDraft({ words: base, base, base_version: card.version });
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isFromDraft && clash === null && !sameWords(draft.words, draft.base) && (
        <div className={styles.notice} role="status">
          <p>{t`You began this on this device. Here it is again.`}</p>
          <Button size="small" variant="line" onClick={startAnew}>
            {t`Start from what stands`}
          </Button>
        </div>
      )}
      {clash === null ? (
        <CardFields
          words={draft.words}
          name={aboutMe.resident.known_as}
          prompts={prompts}
          problems={problems}
          onChange={(words) => setDraft({ ...draft, words })}
        />
      ) : (
        <CardClash
          stands={clash.stands}
          mine={clash.mine}
          clashing={clash.clashing}
          words={draft.words}
          onChange={(words) => setDraft({ ...draft, words })}
        />
      )}
      <Button type="submit" size="large" full busy={save.isPending}>
        {clash === null ? t`Save this card` : t`Save it like this`}
      </Button>
    </form>
  );
}
