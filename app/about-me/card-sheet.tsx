import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveCard } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { AboutMeCard, CardWords } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { clashOf, isSame } from '@heartsease/domain/merge.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { failureOf } from '../api/failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { begunLike, useKeepDraft, useKeptDraft } from '../shell/kept-draft.ts';
import type { Begun } from '../shell/kept-draft.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useHeadingWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { CardClash } from './card-clash.tsx';
import { CardFields } from './card-fields.tsx';
import { problemsIn } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';

type CardSheetProps = { aboutMe: AboutMe; card: AboutMeCard; onClose: () => void };

/** Writes a card. What is begun waits on this device; what somebody else wrote meanwhile is never overwritten. */
export function CardSheet({ aboutMe, card, onClose }: CardSheetProps) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[card.heading];
  const key = `about-me:${aboutMe.resident.id}:${card.heading}`;
  const stands = CardWords.parse(card);
  const kept = useKeptDraft(key, begunLike(stands));
  return (
    <Sheet isOpen onClose={onClose} side="end" title={title} description={t`About ${aboutMe.resident.known_as}`}>
      {kept === undefined ? (
        <SkeletonRows rows={3} />
      ) : (
        <Writing
          aboutMe={aboutMe}
          card={card}
          draftKey={key}
          begun={kept ?? { fields: stands, base: stands, base_version: card.version }}
          isFromDraft={kept !== null}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

type WritingProps = CardSheetProps & { draftKey: string; begun: Begun<CardWords>; isFromDraft: boolean };

function Writing({ aboutMe, card, draftKey, begun, isFromDraft, onClose }: WritingProps) {
  const { t } = useLingui();
  const { prompts } = useHeadingWords()[card.heading];
  const [draft, setDraft] = useState(begun);
  const [clash, setClash] = useState<Clash<CardWords> | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const isChanged = !isSame(draft.fields, draft.base);
  const { forget } = useKeepDraft(draftKey, isChanged ? draft : null);
  const save = useWrite(saveCard);

  async function send() {
    if (save.isPending) return;
    try {
      const { fields, base_version } = draft;
      await save.mutateAsync({ resident_id: aboutMe.resident.id, heading: card.heading, base_version, ...fields });
      await forget();
      showToast({ kind: 'success', text: t`Saved. What stood before is in the history.` });
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const stands = failure.kind === 'conflict' ? AboutMeCard.safeParse(failure.current).data : undefined;
      if (stands) {
        const base = CardWords.parse(stands);
        const who = { by: stands.updated_by?.known_as ?? null, at: stands.updated_at ?? '' };
        const both = clashOf({ base: draft.base, stands: base, mine: draft.fields }, who);
        setClash(both.clash);
        setDraft({ fields: both.merged, base, base_version: stands.version });
      }
      setProblems(problemsIn(caught));
    }
  }

  function startAnew() {
    const stands = CardWords.parse(card);
    setDraft({ fields: stands, base: stands, base_version: card.version });
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
      {isFromDraft && clash === null && isChanged && <BegunNotice onStartAnew={startAnew} />}
      {clash === null ? (
        <CardFields
          words={draft.fields}
          name={aboutMe.resident.known_as}
          prompts={prompts}
          problems={problems}
          onChange={(fields) => setDraft({ ...draft, fields })}
        />
      ) : (
        <CardClash clash={clash} words={draft.fields} onChange={(fields) => setDraft({ ...draft, fields })} />
      )}
      <Button type="submit" size="large" full busy={save.isPending}>
        {clash === null ? t`Save this card` : t`Save it like this`}
      </Button>
    </form>
  );
}
