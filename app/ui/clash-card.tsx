import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Clash } from '@heartsease/domain/merge.ts';
import { Card } from './card.tsx';
import { ChoiceGroup } from './choice.tsx';
import { takeFocus } from './take-focus.ts';
import { useTimeWords } from '../words/time.ts';
import styles from './clash-card.module.css';

interface ClashCardProps<Fields extends object> {
  clash: Clash<Fields>;
  label: (field: string) => string;
  say: (field: string, value: unknown) => string;
  onChoose: (field: keyof Fields & string, value: Fields[keyof Fields & string]) => void;
}

/** What somebody else saved meanwhile, beside what one wrote: field by field, so that nobody’s words are lost. */
export function ClashCard<Fields extends object>(parts: ClashCardProps<Fields>) {
  // Of a second clash nothing is chosen yet.
  return <Sides key={parts.clash.at} {...parts} />;
}

function Sides<Fields extends object>({ clash, label, say, onChoose }: ClashCardProps<Fields>) {
  const { t } = useLingui();
  const words = useTimeWords();
  const [chosen, setChosen] = useState<Record<string, 'stands' | 'mine'>>({});
  const name = clash.by ?? t`Somebody`;
  const time = words.time(clash.at);
  return (
    <Card tone="mustard">
      <div className={styles.clash}>
        {/* Whoever pressed the button is far below. */}
        <p ref={takeFocus} role="alert" tabIndex={-1}>
          {clash.fields.length === 0
            ? t`${name} changed this too, at ${time}. Both are in the form now. Look it over and save again.`
            : t`${name} changed this too, at ${time}. Nothing of either is lost. Choose what shall stand, then save again.`}
        </p>
        {clash.fields.map((field) => (
          <ChoiceGroup
            key={field}
            label={label(field)}
            name={`clash-${field}`}
            value={chosen[field] ?? 'stands'}
            onChange={(side) => {
              setChosen({ ...chosen, [field]: side });
              onChoose(field, clash[side][field]);
            }}
            options={[
              { value: 'stands', label: say(field, clash.stands[field]), description: t`${name} wrote this` },
              { value: 'mine', label: say(field, clash.mine[field]), description: t`You wrote this` },
            ]}
            columns={2}
          />
        ))}
      </div>
    </Card>
  );
}
