import { useLingui } from '@lingui/react/macro';

/** The shelf on which an activity stands; one that a home named itself is said as it is. */
export function useCategoryWord(): (category: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    creative: t`Creative`,
    everyday_purpose: t`Everyday purpose`,
    physical: t`On the move`,
    outdoors: t`Outdoors`,
    spiritual: t`Faith and spirit`,
    social: t`Good company`,
    cognitive: t`Minds at play`,
    sensory: t`For the senses`,
  };
  return (category) => (Object.hasOwn(words, category) ? (words[category] ?? category) : category);
}
