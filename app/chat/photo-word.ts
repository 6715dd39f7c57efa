import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What stands where the words of a message would, when it has photos alone. */
export function useSaid(): (message: { text: string; photo_count: number }) => string {
  const { t } = useLingui();
  return ({ text, photo_count }) => {
    if (text !== '') return text;
    return photo_count > 1 ? plural(photo_count, { one: '# photo', other: '# photos' }) : t`A photo`;
  };
}
