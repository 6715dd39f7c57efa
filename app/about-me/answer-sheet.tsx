import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { acceptSuggestion, declineSuggestion } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import { AboutMeCard, CardWords, isWritten } from '@heartsease/domain/about-me/about-me.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { bothTexts } from '@heartsease/domain/about-me/both-texts.ts';
import type { Suggestion } from '@heartsease/domain/about-me/suggestion.ts';
import { failureOf } from '../api/failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useHeadingWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';
import { SuggestionWords } from './suggestion-words.tsx';

type AnswerSheetProps = { aboutMe: AboutMe; suggestion: Suggestion; onClose: () => void };

/** Takes a suggestion into its card, as it is or edited, or declines it kindly. */
export function AnswerSheet({ aboutMe, suggestion, onClose }: AnswerSheetProps) {
  const { t } = useLingui();
  const { title } = useHeadingWords()[suggestion.heading];
  const [card, setCard] = useState(() => aboutMe.cards.find(({ heading }) => heading === suggestion.heading));
  const [text, setText] = useState(() =>
    card && isWritten(card) ? bothTexts(card.text, suggestion.text) : suggestion.text,
  );
  const [answer, setAnswer] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isStale, setStale] = useState(false);
  const put = (kept: { text: string; answer: string }) => {
    setText(kept.text);
    setAnswer(kept.answer);
  };
  const draftKey = `suggestion:${suggestion.id}`;
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(draftKey, { text, answer }, put, { isOfOthersToo: true });
  const labels = { text: t`What the card will say`, answer: t`A word to ${suggestion.suggested_by_name}` };
  const accept = useWrite(acceptSuggestion);
  const decline = useWrite(declineSuggestion);
  if (!card) return null;
  const { id: resident_id, known_as: name } = aboutMe.resident;
  const key = { resident_id, suggestion_id: suggestion.id };
  const word = answer.trim() === '' ? null : answer;
  const isBusy = accept.isPending || decline.isPending;

  async function attempt(work: () => Promise<unknown>, done: string) {
    if (isBusy) return;
    try {
      await work();
      await forget();
      showToast({ kind: 'success', text: done });
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      setProblems(problemsIn(caught));
      if (failure.kind !== 'conflict') return;
      const stands = AboutMeCard.safeParse(failure.current).data;
      if (!stands) {
        showToast({ kind: 'warning', text: t`A colleague has answered this already.` });
        onClose();
        return;
      }
      setCard(stands);
      setText(bothTexts(stands.text, text));
      setStale(true);
    }
  }

  // A card that nobody has written yet takes what family says as something family may read.
  const words =
    card.version === 0 ? { is_own_words: false, helped_by: helper(), visibility: 'relatives' as const } : card;

  return (
    <Sheet isOpen onClose={onClose} side="end" title={t`A suggestion about ${name}`} description={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const input = { ...key, base_version: card.version, ...CardWords.parse({ ...words, text }), answer: word };
          void attempt(() => accept.mutateAsync(input), t`Accepted. Where it came from is kept in the history.`);
        }}
      >
        <div className={styles.quote}>
          <SuggestionWords suggestion={suggestion} />
        </div>
        {onStartAnew && !isStale && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        {isStale && (
          <p className={styles.notice} role="alert">
            {t`The card changed while you were reading. Below is what stands now, with yours under it.`}
          </p>
        )}
        <TextareaField
          label={labels.text}
          description={
            isWritten(card) ? t`What stands, and the suggestion under it. Change it as you like.` : undefined
          }
          rows={8}
          error={problems['text'] ?? problems['form']}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Field
          label={labels.answer}
          optional
          error={problems['answer']}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Button type="submit" size="large" full busy={accept.isPending}>
          {t`Accept it like this`}
        </Button>
        <Button
          variant="line"
          full
          busy={decline.isPending}
          onClick={() =>
            void attempt(() => decline.mutateAsync({ ...key, answer: word }), t`Declined. The card stays as it was.`)
          }
        >
          {t`Decline`}
        </Button>
      </form>
    </Sheet>
  );

  function helper(): string {
    const { suggested_by_name, relationship } = suggestion;
    return relationship === '' ? suggested_by_name : `${suggested_by_name}, ${relationship}`;
  }
}
