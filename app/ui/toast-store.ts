import { TOAST_MS } from '@heartsease/domain/constants.ts';

export type Toast = {
  id: number;
  kind: 'success' | 'warning' | 'danger';
  title?: string | undefined;
  text: string;
  /** In ms. */
  duration: number;
  /** Such as Undo. */
  action?: { label: string; onPress: () => void; is_undo?: true } | undefined;
  /** When it was shown, in ms since 1970. */
  shown_at: number;
};

const kept = 20;
let current: Toast | null = null;
let recent: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that is there: there is one at a time (row ER-9). 3 s unless told otherwise. */
export function showToast(toast: {
  kind: Toast['kind'];
  title?: string;
  text: string;
  duration?: number;
  action?: Toast['action'];
}): void {
  lastId += 1;
  current = { duration: TOAST_MS.default, ...toast, id: lastId, shown_at: Date.now() };
  recent = [current, ...recent].slice(0, kept);
  tell();
}

/** Takes the toast away; with an id, only if that one is still there. */
export function closeToast(id?: number): void {
  if (!current || (id !== undefined && current.id !== id)) return;
  current = null;
  tell();
}

export function currentToast(): Toast | null {
  return current;
}

/** The last twenty, newest first, for "Recent messages": nobody depends on three seconds. */
export function recentToasts(): readonly Toast[] {
  return recent;
}

/** At log-out: the next person on a shared tablet reads nothing of the last. */
export function forgetToasts(): void {
  current = null;
  recent = [];
  tell();
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
