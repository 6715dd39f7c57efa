import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What stands where the words of a message would, when it has photos alone. */
export function useSaid(): (message: { text: string; photo_count: number }) => string {
  const { t } = useLingui();
  return (message) => {
    if (message.text !== '') return message.text;
    return message.photo_count > 1 ? plural(message.photo_count, { one: '# photo', other: '# photos' }) : t`A photo`;
  };
}
