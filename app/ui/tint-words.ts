import { useLingui } from '@lingui/react/macro';
import type { Tint } from '@heartsease/domain/activities/activity.ts';

/** What the twelve tints are called. */
export function useTintWords(): Record<Tint, string> {
  const { t } = useLingui();
  return {
    plum: t`Plum`,
    lilac: t`Lilac`,
    duck: t`Duck-egg`,
    moss: t`Moss`,
    mustard: t`Mustard`,
    brick: t`Brick`,
    sky: t`Sky`,
    rose: t`Rose`,
    stone: t`Stone`,
    teal: t`Teal`,
    amber: t`Amber`,
    slate: t`Slate`,
  };
}
