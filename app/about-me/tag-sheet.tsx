import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Tint, TINTS } from '@heartsease/domain/activities/activity.ts';
import { HexColour, inkOn, isReadable, nearestReadable } from '@heartsease/domain/about-me/contrast.ts';
import { ListedTag, TAG_GROUPS, TagWords } from '@heartsease/domain/about-me/tag.ts';
import type { TagGroup } from '@heartsease/domain/about-me/tag.ts';
import { archiveTag, saveTag } from '@heartsease/domain/about-me/tags.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { BegunNotice } from '../shell/begun-notice.tsx';
import { useFieldsDraft } from '../shell/fields-draft.ts';
import { ACTIVITY_ICONS } from '../ui/activity-icons.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { showToast } from '../ui/toast-store.ts';
import { inWords } from '../words/rule-words.ts';
import { useGroupWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { problemsIn } from '../api/field-problems.ts';
import type { Problems } from '../api/field-problems.ts';
import formStyles from './sheet-form.module.css';
import { TagChip } from './tag-chip.tsx';
import styles from './tag-sheet.module.css';

type Words = { tag_group: TagGroup; label: string; label_cy: string; icon: string; colour: string };
type TagSheetProps = { tag: ListedTag | null; onMerge: (tag: string) => void; onClose: () => void };

/** A tag of the home's own: its name in both languages, group, drawing and colour. */
export function TagSheet({ tag, onMerge, onClose }: TagSheetProps) {
  const { t } = useLingui();
  const groups = useGroupWords();
  const [words, setWords] = useState(tag === null ? NEW_TAG : wordsOf(tag));
  const [stands, setStands] = useState(tag);
  const [problems, setProblems] = useState<Problems>({});
  const save = useWrite(saveTag);
  const archive = useWrite(archiveTag);
  const { forget, onStartAnew, alsoChanged } = useFieldsDraft(`tag:${tag?.tag ?? 'new'}`, words, setWords, {
    isOfOthersToo: tag !== null,
  });
  const labels = {
    tag_group: t`Group`,
    label: t`Name`,
    label_cy: t`Name in Welsh`,
    icon: t`Drawing`,
    colour: t`Colour`,
  };
  const change = (part: Partial<Words>) => setWords({ ...words, ...part });

  async function attempt(work: () => Promise<unknown>, done: string) {
    if (save.isPending || archive.isPending) return;
    try {
      await work();
      await forget();
      showToast({ kind: 'success', text: done });
      onClose();
    } catch (caught) {
      const failure = failureOf(caught);
      if (failure === undefined) throw caught;
      const now = failure.kind === 'conflict' ? ListedTag.safeParse(failure.current).data : undefined;
      if (now) setStands(now);
      setProblems(
        now
          ? { form: t`Somebody changed this tag to “${now.label}” meanwhile. Save again to put yours in its place.` }
          : problemsIn(caught),
      );
    }
  }

  function send() {
    const checked = TagWords.safeParse(words);
    if (!checked.success) {
      setProblems(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), inWords(message)])),
      );
      return;
    }
    const input = { tag_id: stands?.tag ?? null, base_version: stands?.version ?? 0, ...checked.data };
    void attempt(() => save.mutateAsync(input), t`Saved.`);
  }

  const preview = { tag: 'preview', is_core: false, ...words, label: words.label || t`Your tag` };
  return (
    <Sheet isOpen onClose={onClose} side="end" title={tag ? t`Change a tag` : t`Add a tag`}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {onStartAnew && problems['form'] === undefined && (
          <BegunNotice onStartAnew={onStartAnew} alsoChanged={alsoChanged.map((field) => labels[field])} />
        )}
        {problems['form'] && (
          <p className={formStyles.notice} role="alert">
            {problems['form']}
          </p>
        )}
        <p className={styles.preview} aria-hidden="true">
          <TagChip tag={preview} />
        </p>
        <Field
          label={labels.label}
          error={problems['label']}
          description={
            tag && tag.former_labels.length > 0 ? t`It was called ${tag.former_labels.join(', ')}` : undefined
          }
          value={words.label}
          onChange={({ target }) => change({ label: target.value })}
        />
        <Field
          label={labels.label_cy}
          optional
          lang="cy"
          error={problems['label_cy']}
          value={words.label_cy}
          onChange={({ target }) => change({ label_cy: target.value })}
        />
        <Select
          label={labels.tag_group}
          name="tag_group"
          value={words.tag_group}
          onChange={(tag_group) => change({ tag_group })}
          options={TAG_GROUPS.map((group) => ({ value: group, label: groups[group] }))}
        />
        <Select
          label={labels.icon}
          name="icon"
          value={words.icon}
          onChange={(icon) => change({ icon })}
          options={ACTIVITY_ICONS.map((icon) => ({
            value: icon,
            label: icon.replaceAll('-', ' '),
            icon: <Stamp icon={icon} tint={Tint.safeParse(words.colour).data ?? 'stone'} size="s" />,
          }))}
        />
        <ColourChoice colour={words.colour} problem={problems['colour']} onChange={(colour) => change({ colour })} />
        <Button type="submit" size="large" full busy={save.isPending}>
          {t`Save the tag`}
        </Button>
        {tag && (
          <div className={formStyles.actions}>
            {!tag.is_archived && (
              <Button variant="line" onClick={() => onMerge(tag.tag)}>
                {t`Merge into another`}
              </Button>
            )}
            <Button
              variant="line"
              busy={archive.isPending}
              onClick={() =>
                void attempt(
                  () => archive.mutateAsync({ tag_id: tag.tag, is_archived: !tag.is_archived }),
                  tag.is_archived ? t`It is back.` : t`Archived. Whoever carries it keeps it.`,
                )
              }
            >
              {tag.is_archived ? t`Bring it back` : t`Archive`}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
}

type ColourChoiceProps = { colour: string; problem: string | undefined; onChange: (colour: string) => void };

/** One of our tints, or a colour of one's own with its contrast told at once. */
function ColourChoice({ colour, problem, onChange }: ColourChoiceProps) {
  const { t } = useLingui();
  const isTint = Tint.safeParse(colour).success;
  const hex = HexColour.safeParse(colour).data;
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.legend}>{t`Colour`}</legend>
      <div className={styles.tints}>
        {TINTS.map((tint) => (
          <label key={tint} className={styles.tint}>
            <input
              type="radio"
              name="colour"
              className="visually-hidden"
              checked={colour === tint}
              onChange={() => onChange(tint)}
            />
            <Stamp icon="flower" tint={tint} size="m" />
            <span className="visually-hidden">{tint}</span>
          </label>
        ))}
      </div>
      <Field
        label={t`Or a colour of your own`}
        optional
        description={t`# and six figures or letters, such as #14586c`}
        error={
          problem ?? (hex !== undefined && !isReadable(hex) ? t`Words can’t be read well on this colour.` : undefined)
        }
        value={isTint ? '' : colour}
        onChange={({ target }) => onChange(target.value === '' ? 'plum' : target.value)}
      />
      {hex !== undefined && (
        <p className={styles.contrast} role="status">
          {isReadable(hex)
            ? t`Contrast ${inkOn(hex).ratio.toFixed(1)} to 1: easy to read.`
            : t`Contrast ${inkOn(hex).ratio.toFixed(1)} to 1; it takes 4.5.`}{' '}
          {!isReadable(hex) && (
            <Button size="small" variant="line" onClick={() => onChange(nearestReadable(hex))}>
              {t`Take the nearest that works: ${nearestReadable(hex)}`}
            </Button>
          )}
        </p>
      )}
    </fieldset>
  );
}

const NEW_TAG: Words = { tag_group: 'comfort', label: '', label_cy: '', icon: 'heart', colour: 'plum' };

function wordsOf({ tag_group, label, label_cy, icon, colour }: Words): Words {
  return { tag_group, label, label_cy, icon, colour };
}
