import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../session/use-may.ts';
import { useKeys } from '../shell/keys-start.tsx';
import { useLogStart } from '../shell/log-start.tsx';
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
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return null;
}

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

function isBehindDialog(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;
}
