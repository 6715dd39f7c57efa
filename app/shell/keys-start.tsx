import { Suspense, createContext, lazy, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchPart } from './fetch-part.ts';
import { idle } from './stable.ts';

interface Keys {
  /** Opens the search over everything. */
  search: () => void;
  /** Opens the list of keys. */
  list: () => void;
  /** One of them is open, or on its way: what is typed is meant for it. */
  isOpen: boolean;
}

const KeysContext = createContext<Keys>({ search: () => undefined, list: () => undefined, isOpen: false });

export function useKeys(): Keys {
  return use(KeysContext);
}

const KeyListener = lazy(async () => ({
  default: await fetchPart(async () => {
    const { KeyListener } = await import('../shortcuts/key-listener.tsx');
    // Whoever presses a key types on: what it opens is here by then. If not, it is fetched when it is opened. With a
    // finger nobody is that quick, and a phone has more to do.
    const isFinger = window.matchMedia('(pointer: coarse)').matches;
    void (isFinger ? idle() : Promise.resolve()).then(importSearch).catch(() => undefined);
    return KeyListener;
  }),
}));
const CommandSearch = lazy(async () => ({
  default: await fetchPart(async () => (await importSearch()).CommandSearch),
}));
const KeysSheet = lazy(async () => ({
  default: await fetchPart(async () => (await import('../shortcuts/keys-sheet.tsx')).KeysSheet),
}));

async function importSearch() {
  return await import('../shortcuts/command-search.tsx');
}

/** Keyboard shortcuts and the search over everything, fetched after the screen. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'search' | 'list' | null>(null);
  const search = useCallback(() => setOpen('search'), []);
  const list = useCallback(() => setOpen('list'), []);
  const close = useCallback(() => setOpen(null), []);
  const isOpen = open !== null;
  const keys = useMemo(() => ({ search, list, isOpen }), [search, list, isOpen]);
  return (
    <KeysContext value={keys}>
      {children}
      {/* On its own: beside what is still fetched it would not hear yet that something is open. */}
      <Suspense>
        <KeyListener />
      </Suspense>
      <Suspense>
        {open === 'search' && <CommandSearch onClose={close} />}
        {open === 'list' && <KeysSheet onClose={close} />}
      </Suspense>
    </KeysContext>
  );
}
