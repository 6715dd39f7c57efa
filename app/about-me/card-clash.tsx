import { useLingui } from '@lingui/react/macro';
import type { CardWords } from '@heartsease/domain/about-me/about-me.ts';
import { bothTexts } from '@heartsease/domain/about-me/both-texts.ts';
import type { Clash } from '@heartsease/domain/merge.ts';
import { ChoiceGroup } from '../ui/choice.tsx';
import { TextareaField } from '../ui/field.tsx';
import { useTimeWords } from '../words/time.ts';
import styles from './sheet-form.module.css';

type CardClashProps = {
  clash: Clash<CardWords>;
  /** What will be saved. */
  words: CardWords;
  onChange: (words: CardWords) => void;
};

/** What stands now beside what one wrote, field by field. Nothing has been overwritten; a person decides. */
export function CardClash({ clash, words, onChange }: CardClashProps) {
  const { t } = useLingui();
  const time = useTimeWords();
  const { stands, mine, fields: clashing } = clash;
  const name = clash.by ?? t`Somebody`;
  const at = clash.at === '' ? '' : time.time(clash.at);
  const says = {
    visibility: (value: CardWords['visibility']) => (value === 'staff' ? t`Staff only` : t`Staff and family`),
    own: (value: boolean) => (value ? t`Own words` : t`Not their own words`),
    helped: (value: string) => (value === '' ? t`nobody` : value),
  };
  const side = { theirs: t`${name} wrote`, mine: t`You wrote` };
  return (
    <>
      <p className={styles.notice} role="alert">
        {t`${name} changed this card at ${at}, while you were writing. Nothing of either is lost.`}
      </p>
      {clashing.includes('text') && (
        <ChoiceGroup
          label={t`Which words shall stand?`}
          name="clash-text"
          value={textSide(stands.text, mine.text, words.text)}
          onChange={(chosen) => onChange({ ...words, text: textOf(chosen, stands.text, mine.text) })}
          columns={2}
          options={[
            { value: 'theirs', label: side.theirs, description: stands.text },
            { value: 'mine', label: side.mine, description: mine.text },
            { value: 'both', label: t`Both, one under the other` },
          ]}
        />
      )}
      {clashing.includes('is_own_words') && (
        <ChoiceGroup
          label={t`Whose words are they?`}
          name="clash-own"
          value={words.is_own_words === stands.is_own_words ? 'theirs' : 'mine'}
          onChange={(chosen) =>
            onChange({ ...words, is_own_words: chosen === 'theirs' ? stands.is_own_words : mine.is_own_words })
          }
          columns={2}
          options={[
            { value: 'theirs', label: side.theirs, description: says.own(stands.is_own_words) },
            { value: 'mine', label: side.mine, description: says.own(mine.is_own_words) },
          ]}
        />
      )}
      {clashing.includes('helped_by') && (
        <ChoiceGroup
          label={t`Who helped?`}
          name="clash-helped"
          value={words.helped_by === stands.helped_by ? 'theirs' : 'mine'}
          onChange={(chosen) =>
            onChange({ ...words, helped_by: chosen === 'theirs' ? stands.helped_by : mine.helped_by })
          }
          columns={2}
          options={[
            { value: 'theirs', label: side.theirs, description: says.helped(stands.helped_by) },
            { value: 'mine', label: side.mine, description: says.helped(mine.helped_by) },
          ]}
        />
      )}
      {clashing.includes('visibility') && (
        <ChoiceGroup
          label={t`Who may read it?`}
          name="clash-visibility"
          value={words.visibility === stands.visibility ? 'theirs' : 'mine'}
          onChange={(chosen) =>
            onChange({ ...words, visibility: chosen === 'theirs' ? stands.visibility : mine.visibility })
          }
          columns={2}
          options={[
            { value: 'theirs', label: side.theirs, description: says.visibility(stands.visibility) },
            { value: 'mine', label: side.mine, description: says.visibility(mine.visibility) },
          ]}
        />
      )}
      <TextareaField
        label={t`What the card will say`}
        rows={8}
        value={words.text}
        onChange={({ target }) => onChange({ ...words, text: target.value })}
      />
    </>
  );
}

type Side = 'theirs' | 'mine' | 'both';

function textOf(side: Side, theirs: string, mine: string): string {
  if (side === 'both') return bothTexts(theirs, mine);
  return side === 'theirs' ? theirs : mine;
}

/** Which side the words come from; null once somebody has changed them by hand. */
function textSide(theirs: string, mine: string, now: string): Side | null {
  const sides = ['theirs', 'mine', 'both'] as const;
  return sides.find((side) => textOf(side, theirs, mine) === now) ?? null;
}
