import { Card } from '../ui/card.tsx';
import { takeFocus } from '../ui/take-focus.ts';

/**
 * What somebody else changed meanwhile, at the top of a form: whoever pressed its button is far below, so it takes the
 * focus whenever it says something new.
 */
export function ChangedNotice({ told }: { told: string }) {
  return (
    <Card tone="mustard">
      <p key={told} ref={takeFocus} role="alert" tabIndex={-1}>
        {told}
      </p>
    </Card>
  );
}
