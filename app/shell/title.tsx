import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { PRODUCT_NAME } from '@heartsease/domain/constants.ts';
import { handleOf } from './screen-handle.ts';

interface Claim {
  name?: string | undefined;
  hasErrors?: boolean | undefined;
}

let claim: Claim = {};
const listeners = new Set<() => void>();

function change(next: Claim) {
  claim = next;
  listeners.forEach((tell) => tell());
}

/** For a screen whose title the table can't know: another name, or the prefix that tells of errors in a form. */
export function useTitle({ name, hasErrors }: Claim): void {
  useEffect(() => {
    change({ name, hasErrors });
    return () => change({});
  }, [name, hasErrors]);
}

/** The browser's title, from the table of screens: `Residents Heartsease` (row RT-6). */
export function Title() {
  const { t, i18n } = useLingui();
  const named = useMatches()
    .map((match) => handleOf(match)?.title)
    .findLast((title) => title !== undefined);
  const { name, hasErrors } = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => claim,
  );
  const own = name ?? words(named, (message) => i18n._(message));
  const title = own === undefined ? PRODUCT_NAME : `${own} ${PRODUCT_NAME}`;
  return <title>{hasErrors === true ? t`Error: ${title}` : title}</title>;
}

function words(
  named: string | MessageDescriptor | undefined,
  say: (message: MessageDescriptor) => string,
): string | undefined {
  return typeof named === 'object' ? say(named) : named;
}
