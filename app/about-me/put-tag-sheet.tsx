import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AboutMe } from '@heartsease/domain/about-me/about-me.ts';
import { labelOf, TAG_GROUPS } from '@heartsease/domain/about-me/tag.ts';
import type { ListedTag, ResidentTag, Strength } from '@heartsease/domain/about-me/tag.ts';
import { assignTag, unassignTag } from '@heartsease/domain/about-me/tags.endpoints.ts';
import { matchesWords } from '@heartsease/domain/words-match.ts';
import { failureOf } from '../api/failure.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { AsyncView } from '../ui/async-view.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useGroupWords, useStrengthWords } from './about-me-words.ts';
import { useTags, useWrite } from './about-me.api.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import styles from './sheet-form.module.css';
import { TagChip } from './tag-chip.tsx';

type PutTagSheetProps = {
  aboutMe: AboutMe;
  /** A tag, or any other word for none yet. */
  chosen: string;
  onClose: () => void;
};

/** Puts a tag on a person: which, how strongly, and a note. */
export function PutTagSheet({ aboutMe, chosen, onClose }: PutTagSheetProps) {
  const { t } = useLingui();
  const query = useTags();
  const [tag, setTag] = useState<string>(chosen);
  const on = aboutMe.tags.find((one) => one.tag === tag);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="end"
      title={on ? t`Change a tag` : t`Add a tag`}
      description={t`About ${aboutMe.resident.known_as}`}
    >
      <AsyncView query={query} failedTitle={t`There is a problem opening the tags`}>
        {({ items }) => {
          const known = on ?? items.find((one) => one.tag === tag);
          return known ? (
            <LinkForm
              key={known.tag}
              resident_id={aboutMe.resident.id}
              tag={known}
              on={on}
              onAnother={() => setTag('any')}
              onClose={onClose}
            />
          ) : (
            <Picker
              tags={items.filter((one) => !one.is_archived && aboutMe.tags.every(({ tag }) => tag !== one.tag))}
              onPick={setTag}
            />
          );
        }}
      </AsyncView>
    </Sheet>
  );
}

function Picker({ tags, onPick }: { tags: readonly ListedTag[]; onPick: (tag: string) => void }) {
  const { t, i18n } = useLingui();
  const groups = useGroupWords();
  const [q, setQ] = useState('');
  const found = tags.filter((tag) => matchesWords(q, [tag.label, tag.label_cy, ...tag.former_labels]));
  return (
    <div className={styles.form}>
      <SearchField
        label={t`Find a tag`}
        value={q}
        onChange={({ target }) => setQ(target.value)}
        onClear={() => setQ('')}
      />
      {found.length === 0 && (
        <p className="secondary">{t`No tag of that name. A coordinator can add one under More, “About me tags”.`}</p>
      )}
      {TAG_GROUPS.map((group) => ({ group, of: found.filter(({ tag_group }) => tag_group === group) }))
        .filter(({ of }) => of.length > 0)
        .map(({ group, of }) => (
          <section key={group} className={styles.version} aria-label={groups[group]}>
            <h3>{groups[group]}</h3>
            <ul className={styles.tags}>
              {of.map((tag) => (
                <li key={tag.tag}>
                  <button
                    type="button"
                    className={styles.pick}
                    aria-label={labelOf(tag, i18n.locale)}
                    onClick={() => onPick(tag.tag)}
                  >
                    <TagChip tag={{ ...tag }} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

type LinkFormProps = {
  resident_id: string;
  tag: ListedTag | ResidentTag;
  on: ResidentTag | undefined;
  onAnother: () => void;
  onClose: () => void;
};

function LinkForm({ resident_id, tag, on, onAnother, onClose }: LinkFormProps) {
  const { t, i18n } = useLingui();
  const strengths = useStrengthWords();
  const [strength, setStrength] = useState<Strength>(on?.strength ?? 'likes');
  const [note, setNote] = useState(on?.note ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const put = (kept: { strength: Strength; note: string }) => {
    setStrength(kept.strength);
    setNote(kept.note);
  };
  const draftKey = `tag:${resident_id}:${tag.tag}`;
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(draftKey, { strength, note }, put, {
    isOfOthersToo: true,
  });
  const labels = { strength: t`How is it for them?`, note: t`A note` };
  const assign = useWrite(assignTag);
  const unassign = useWrite(unassignTag);
  const { label, label_cy, icon, colour, tag_group, is_core } = tag;
  const plain = { tag: tag.tag, label, label_cy, icon, colour, tag_group, is_core };

  async function send() {
    try {
      await assign.mutateAsync({ resident_id, tag: tag.tag, strength, note });
      await forget();
      onClose();
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
      setProblems(problemsIn(caught));
    }
  }

  async function takeOff() {
    try {
      await unassign.mutateAsync({ resident_id, tag: tag.tag });
      await forget();
    } catch (caught) {
      tellFailure(caught);
      return;
    }
    showToast({ kind: 'success', text: t`“${labelOf(tag, i18n.locale)}” is taken off.` });
    onClose();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!assign.isPending) void send();
      }}
    >
      <p>
        <TagChip tag={plain} />
      </p>
      {onStartAnew && <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />}
      <ChoiceGroup
        label={labels.strength}
        name="strength"
        value={strength}
        onChange={setStrength}
        columns={2}
        error={problems['tag'] ?? problems['form']}
        options={(['loves', 'likes', 'needs', 'dislikes', 'avoid'] as const).map((value) => ({
          value,
          label: strengths[value],
        }))}
      />
      <Field
        label={labels.note}
        optional
        description={t`Which, when, how: “Only the blue cup”`}
        error={problems['note']}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="large" full busy={assign.isPending}>
        {on ? t`Save the tag` : t`Put it on`}
      </Button>
      {on ? (
        <Button variant="quiet" busy={unassign.isPending} onClick={() => void takeOff()}>
          {t`Take it off`}
        </Button>
      ) : (
        <Button variant="quiet" onClick={onAnother}>
          {t`Another tag`}
        </Button>
      )}
    </form>
  );
}
