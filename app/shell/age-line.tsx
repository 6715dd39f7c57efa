import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { connection } from '../api/connection.ts';
import { useNow } from '../words/now.ts';
import styles from './age-line.module.css';

const MINUTE_MS = 60_000;

/** In the line about the lost connection, above every screen: how old the oldest of what stands below is. */
export function AgeLine() {
  const state = useSyncExternalStore(connection.onChange, connection.now);
  return state === 'lost' ? <InStrip /> : null;
}

function InStrip() {
  const strip = useSyncExternalStore(onPageChange, stripNow);
  return strip === null ? null : createPortal(<Age />, strip);
}

/** The line comes with the first chunk, which has no room to tell of itself: it is looked for while the connection is lost. */
function onPageChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function stripNow(): HTMLElement | null {
  return document.getElementById('strip');
}

function Age() {
  const { t } = useLingui();
  const client = useQueryClient();
  const listen = useCallback(
    (tell: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
    [client],
  );
  const oldest = useSyncExternalStore(listen, () => oldestShown(client));
  const age = useAgeWords()(oldest ?? 0);
  if (oldest === null) return null;
  return (
    <aside className={styles.age} aria-label={t`How old this is`}>
      {t`From this device, ${age}`}
    </aside>
  );
}

/** When the oldest of the answers on the screen was given; null while there is none. */
function oldestShown(client: QueryClient): number | null {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta, state }) => meta?.['isKept'] === true && state.data !== undefined });
  return shown.length === 0 ? null : Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
}

function useAgeWords(): (instant: number) => string {
  const { t } = useLingui();
  const now = useNow().getTime();
  return (instant) => {
    const minutes = Math.floor((now - instant) / MINUTE_MS);
    const hours = Math.floor(minutes / 60);
    if (minutes < 2) return t`a moment old`;
    if (hours < 1) return plural(minutes, { one: '# minute old', other: '# minutes old' });
    if (hours < 24) return plural(hours, { one: '# hour old', other: '# hours old' });
    return plural(Math.floor(hours / 24), { one: '# day old', other: '# days old' });
  };
}
