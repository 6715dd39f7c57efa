import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { handleOf } from './screen-handle.ts';

interface Claim {
  name?: MessageDescriptor | undefined;
  hasErrors?: boolean | undefined;
}

interface Claimed {
  id?: string | undefined;
  hasErrors?: boolean | undefined;
}

let claim: Claimed = {};
const listeners = new Set<() => void>();

function change(next: Claimed) {
  claim = next;
  listeners.forEach((tell) => tell());
}

/**
 * For a screen whose title the table can't know: other words of ours, or the prefix that tells of errors in a form. Never
 * what people wrote or are called: a browser keeps titles in its history, where a sign-out reaches none (docs/decisions/0098).
 */
export function useTitle({ name, hasErrors }: Claim): void {
  const id = name?.id;
  useEffect(() => {
    change({ id, hasErrors });
    return () => change({});
  }, [id, hasErrors]);
}

/** The browser's title, from the table of screens: `Residents Heartsease` (row RT-6). */
export function Title() {
  const { t, i18n } = useLingui();
  const named = useMatches()
    .map((match) => handleOf(match)?.title)
    .findLast((title) => title !== undefined);
  const { id, hasErrors } = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => claim,
  );
  const said = id === undefined ? named : { id };
  const own = typeof said === 'object' ? i18n._(said) : said;
  const title = own === undefined ? PRODUCT_NAME : `${own} ${PRODUCT_NAME}`;
  return <title>{hasErrors === true ? t`Error: ${title}` : title}</title>;
}
