import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { labelOf } from '@heartsease/domain/about-me/tag.ts';
import type { ListedTag } from '@heartsease/domain/about-me/tag.ts';
import { mergeTags } from '@heartsease/domain/about-me/tags.endpoints.ts';
import { failureOf } from '../api/failure.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useGroupWords } from './about-me-words.ts';
import { useWrite } from './about-me.api.ts';
import { problemsIn } from '../api/field-problems.ts';
import formStyles from './sheet-form.module.css';
import { TagChip } from './tag-chip.tsx';

type MergeTagSheetProps = { tag: ListedTag; tags: readonly ListedTag[]; onClose: () => void };

/** Two tags that mean the same become one; everybody keeps what was said about it. */
export function MergeTagSheet({ tag, tags, onClose }: MergeTagSheetProps) {
  const { t, i18n } = useLingui();
  const groups = useGroupWords();
  const merge = useWrite(mergeTags);
  const [into, setInto] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const name = labelOf(tag, i18n.locale);
  const others = tags.filter((other) => !other.is_archived && other.tag !== tag.tag);

  async function send() {
    if (into === null) {
      setProblem(t`Choose the tag that stays`);
      return;
    }
    try {
      const { moved } = await merge.mutateAsync({ tag_id: tag.tag, into });
      const people = plural(moved, { one: '# person has', other: '# people have' });
      showToast({ kind: 'success', text: t`Merged. ${people} the other tag now.` });
      onClose();
    } catch (caught) {
      if (failureOf(caught) === undefined) throw caught;
      setProblem(Object.values(problemsIn(caught))[0]);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} side="end" title={t`Merge “${name}” into another`}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!merge.isPending) void send();
        }}
      >
        <p>
          <TagChip tag={tag} />
        </p>
        <p>{t`Everybody who carries it gets the other tag. This one is archived.`}</p>
        <Select
          label={t`Which one stays?`}
          name="into"
          value={into}
          onChange={setInto}
          error={problem}
          options={others.map((other) => ({
            value: other.tag,
            label: labelOf(other, i18n.locale),
            description: groups[other.tag_group],
          }))}
        />
        <Button type="submit" size="large" full busy={merge.isPending}>
          {t`Merge`}
        </Button>
      </form>
    </Sheet>
  );
}
