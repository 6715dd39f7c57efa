import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { removeLifeStoryItem, saveLifeStoryItem } from '@heartsease/domain/about-me/about-me.endpoints.ts';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { CHAPTERS, LifeStoryItem, LifeStoryWords } from '@heartsease/domain/about-me/life-story.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useTimeWords } from '../words/time.ts';
import { useChapterWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { problemsIn } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';

type LifeStorySheetProps = { aboutMe: AboutMe; item: LifeStoryItem | null; onClose: () => void };

/** A piece of a life: told anew, or put right. */
export function LifeStorySheet({ aboutMe, item, onClose }: LifeStorySheetProps) {
  const { t } = useLingui();
  const chapters = useChapterWords();
  const { today } = useTimeWords();
  const [words, setWords] = useState<LifeStoryWords>(() => (item ? LifeStoryWords.parse(item) : aNewPiece(today)));
  const [stands, setStands] = useState(item);
  const [other, setOther] = useState<LifeStoryItem | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useWrite(saveLifeStoryItem);
  const remove = useWrite(removeLifeStoryItem);
  const { id: resident_id, known_as: name } = aboutMe.resident;
  const change = (part: Partial<LifeStoryWords>) => setWords({ ...words, ...part });
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(
    `life-story:${resident_id}:${item?.id ?? 'new'}`,
    words,
    setWords,
    { isOfOthersToo: item !== null },
  );
  const labels = {
    chapter: t`Chapter`,
    title: t`A title`,
    body: t`What happened?`,
    years: t`When?`,
    place: t`Where?`,
    told_by: t`Who told it?`,
    sensitivity: t`How should it be handled?`,
  };

  async function send() {
    if (save.isPending) return;
    const life_story_item_id = stands?.id ?? null;
    try {
      await save.mutateAsync({ resident_id, life_story_item_id, base_version: stands?.version ?? 0, ...words });
      await forget();
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const now = failure.kind === 'conflict' ? LifeStoryItem.safeParse(failure.current).data : undefined;
      if (now) {
        setOther(now);
        setStands(now);
      }
      setProblems(problemsIn(caught));
    }
  }

  async function takeOut() {
    if (!item) return;
    const place = { resident_id, life_story_item_id: item.id };
    try {
      await remove.mutateAsync({ ...place, is_removed: true });
    } catch (caught) {
      tellFailure(caught);
      return;
    }
    await forget();
    onClose();
    showToast({
      kind: 'success',
      text: t`Taken out of the story.`,
      duration: 10_000,
      action: {
        label: t`Undo`,
        onPress: () => void remove.mutateAsync({ ...place, is_removed: false }).catch(tellFailure),
      },
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={item ? t`Change this piece` : t`Add to the story`}
      description={t`The story of ${name}. It is ${name}’s story: the feeling matters more than the date.`}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {onStartAnew && other === null && (
          <BegunNotice
            onStartAnew={onStartAnew}
            alsoChanged={alsoChanged.flatMap((field) => (field === 'told_on' ? [] : labels[field]))}
          />
        )}
        {other && (
          <div className={styles.notice} role="alert">
            <p>{t`Somebody changed this piece while you were writing. It says now: “${other.title}. ${other.body}” Save yours in its place, or take theirs.`}</p>
            <Button
              size="small"
              variant="line"
              onClick={() => {
                setWords(LifeStoryWords.parse(other));
                setOther(null);
              }}
            >
              {t`Take theirs`}
            </Button>
          </div>
        )}
        <Select
          label={labels.chapter}
          name="chapter"
          value={words.chapter}
          onChange={(chapter) => change({ chapter })}
          options={CHAPTERS.map((chapter) => ({ value: chapter, label: chapters[chapter] }))}
        />
        <Field
          label={labels.title}
          error={problems['title'] ?? problems['form']}
          value={words.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextareaField
          label={labels.body}
          optional
          rows={6}
          error={problems['body']}
          value={words.body}
          onChange={({ target }) => change({ body: target.value })}
        />
        <div className={styles.two}>
          <Field
            label={labels.years}
            optional
            description={t`“the 1950s” is fine`}
            error={problems['years']}
            value={words.years}
            onChange={({ target }) => change({ years: target.value })}
          />
          <Field
            label={labels.place}
            optional
            error={problems['place']}
            value={words.place}
            onChange={({ target }) => change({ place: target.value })}
          />
        </div>
        <Field
          label={labels.told_by}
          optional
          error={problems['told_by']}
          value={words.told_by}
          onChange={({ target }) => change({ told_by: target.value })}
        />
        <ChoiceGroup
          label={labels.sensitivity}
          name="sensitivity"
          value={words.sensitivity}
          onChange={(sensitivity) => change({ sensitivity })}
          options={[
            { value: 'share', label: t`Staff and family may read it` },
            { value: 'staff_only', label: t`Staff only` },
            {
              value: 'avoid_topic',
              label: t`Please don’t raise`,
              description: t`Staff see it first of all. No relative does.`,
            },
          ]}
        />
        <Button type="submit" size="large" full busy={save.isPending}>
          {t`Save`}
        </Button>
        {item && (
          <Button variant="quiet" busy={remove.isPending} onClick={() => void takeOut()}>
            {t`Take it out of the story`}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

function aNewPiece(told_on: string): LifeStoryWords {
  return {
    chapter: 'childhood',
    title: '',
    body: '',
    years: '',
    place: '',
    sensitivity: 'share',
    told_by: '',
    told_on,
  };
}
