import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../session/use-may.ts';
import { useKeys } from '../shell/keys-start.tsx';
import { useLogStart } from '../shell/log-start.tsx';
import { closeToast, currentToast } from '../ui/toast-store.ts';
import { LETTERS, useOpenSections } from './key-words.ts';
import { useKeysOn } from './keys-on.api.ts';

/** So long after `g` its letter counts. */
const SECOND_KEY_WITHIN_MS = 1500;

/** Hears the keys of every signed-in screen; never while somebody types, nor behind a dialog. */
export function KeyListener() {
  const navigate = useNavigate();
  const sections = useOpenSections();
  const logs = useMay('reports.add');
  const startLog = useLogStart();
  const { search, list, isOpen } = useKeys();
  const areOn = useKeysOn();
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  function goTo(letter: string, event: KeyboardEvent) {
    const section = sections.find((name) => LETTERS[name] === letter);
    if (section !== undefined) take(event, () => void navigate(`/tabs/${section}`));
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isOpen || isBehindDialog()) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'k' && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      search();
      return;
    }
    if (!areOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isSecond = event.timeStamp - wentAt.current < SECOND_KEY_WITHIN_MS;
    wentAt.current = Number.NEGATIVE_INFINITY;
    if (isSecond) goTo(key, event);
    else if (key === 'g') wentAt.current = event.timeStamp;
    else if (key === 'n' && logs) take(event, () => startLog());
    else if (key === '/') take(event, () => searchHere(search));
    else if (key === '?') take(event, list);
    else if (key === 'u') take(event, undo);
    else if (key === 'j' || key === 'k') take(event, () => step(key === 'j' ? 1 : -1));
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}

/** What the notice offers, or the bar at the foot of what was saved. */
function undo(): void {
  const toast = currentToast();
  if (toast?.action?.is_undo !== true) {
    document.querySelector<HTMLElement>('main [aria-keyshortcuts="u"]')?.click();
    return;
  }
  toast.action.onPress();
  closeToast(toast.id);
}

/** To the next or the one before in the lists of the screen: what each entry opens. */
function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll('main li')].flatMap(
    (entry) => entry.querySelector<HTMLElement>(OPENS) ?? [],
  );
  const entries = [...new Set(all)].filter((entry) => entry.checkVisibility());
  const here = entries.findIndex((entry) => entry === document.activeElement);
  const next = here === -1 && by === -1 ? entries.length - 1 : here + by;
  entries[next]?.focus();
}

const OPENS = 'a[href], button:not(:disabled)';

/** In the field of the screen where there is one; else over everything. */
function searchHere(searchAll: () => void): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (field === null || !field.checkVisibility()) searchAll();
  else field.focus();
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';
/** Lists that take letters to find an entry. */
const LISTS =
  '[role="menu"], [role="listbox"], [role="combobox"], [role="textbox"], [role="grid"], [role="radiogroup"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${FIELDS}, ${LISTS}`) !== null;
}

/** One that is closing already holds nothing back: what was done in it may be taken back at once. */
function isBehindDialog(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return [...dialogs].some((dialog) => dialog.closest('[data-exiting]') === null);
}
