import { useLingui } from '@lingui/react/macro';
import type { CardWords } from '@heartsease/domain/about-me/about-me.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChoiceGroup } from '../ui/choice.tsx';
import { Field, TextareaField } from '../ui/field.tsx';
import type { Problems } from '../api/field-problems.ts';
import { PromptList } from './prompt-list.tsx';

type CardFieldsProps = {
  words: CardWords;
  name: string;
  prompts: readonly string[];
  problems: Problems;
  onChange: (words: CardWords) => void;
};

/** The fields of a card. */
export function CardFields({ words, name, prompts, problems, onChange }: CardFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <PromptList prompts={prompts} isOpen={words.text === ''} />
      <TextareaField
        label={t`What should people know?`}
        description={t`Short sentences. As ${name} would say it, if you can.`}
        error={problems['text'] ?? problems['form']}
        rows={8}
        value={words.text}
        onChange={({ target }) => onChange({ ...words, text: target.value })}
      />
      <Checkbox
        label={t`These are ${name}’s own words`}
        checked={words.is_own_words}
        onChange={({ target }) => onChange({ ...words, is_own_words: target.checked })}
      />
      <Field
        label={t`Who helped to write this?`}
        optional
        description={t`Name and what they are to ${name}`}
        error={problems['helped_by']}
        value={words.helped_by}
        onChange={({ target }) => onChange({ ...words, helped_by: target.value })}
      />
      <ChoiceGroup
        label={t`Who may read this card?`}
        name="visibility"
        value={words.visibility}
        onChange={(visibility) => onChange({ ...words, visibility })}
        error={problems['visibility']}
        options={[
          { value: 'relatives', label: t`Staff and family`, description: t`It may stand on the bedside card, too` },
          { value: 'staff', label: t`Staff only`, description: t`No relative sees it` },
        ]}
      />
    </>
  );
}
