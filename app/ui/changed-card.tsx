import { useLingui } from '@lingui/react/macro';
import { Card } from './card.tsx';
import { takeFocus } from './take-focus.ts';
import { ClashCard } from './clash-card.tsx';
import type { Changed } from './changed-meanwhile.ts';

interface ChangedCardProps<Fields extends object> {
  changed: Changed<Fields>;
  labels: Record<keyof Fields & string, string>;
  say: (field: string, value: unknown) => string;
  onChoose: (field: keyof Fields & string, value: Fields[keyof Fields & string]) => void;
}

/** At the top of a form: what somebody else saved meanwhile, side by side with what was typed here. */
export function ChangedCard<Fields extends object>({ changed, labels, say, onChoose }: ChangedCardProps<Fields>) {
  const { t } = useLingui();
  const by = changed.by ?? t`Somebody`;
  const label = (field: string) => new Map<string, string>(Object.entries(labels)).get(field) ?? field;
  return (
    <>
      {(!changed.isCancelled || changed.fields.length > 0) && (
        <ClashCard clash={changed} label={label} say={say} onChoose={onChoose} />
      )}
      {changed.isCancelled && (
        <Card tone="mustard">
          <p key={changed.at} ref={takeFocus} role="alert" tabIndex={-1}>
            {t`${by} cancelled this in the meantime. What you wrote is kept on this device. Let it take place first, then save it.`}
          </p>
        </Card>
      )}
    </>
  );
}
