import { onDraftKept } from '../api/drafts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is looked for is no work, and what opens the way in is typed again. */
const NO_WORDS = new Set(['search', 'checkbox', 'radio', 'file', 'range', 'hidden', 'password']);

/** The fields that somebody was in, each with what of it is safe: what stood there before, or what a draft keeps. */
const fields = new Map<Field, string>();
/** Boxes and choices of a form that were changed since a draft was kept, each with what was chosen. */
const choices = new Map<HTMLInputElement, boolean>();

/**
 * Watches what is typed and chosen, for whoever is about to load the page anew. Most forms keep drafts on the device; a
 * small sheet keeps none, and no form need say so: what no draft has taken is not kept. Once more it changes nothing.
 */
export function watchWords(): void {
  onDraftKept(seeAsKept);
  document.addEventListener('focusin', beginField, true);
  document.addEventListener('input', seeInput, true);
}

/** Whoever is here next knows nothing of them. */
export function forgetWords(): void {
  fields.clear();
  choices.clear();
}

/** Whether words or choices stand on the page that would be lost with it. */
export function hasUnkeptWords(): boolean {
  for (const field of [...fields.keys()].filter((one) => !one.isConnected)) fields.delete(field);
  for (const choice of [...choices.keys()].filter((one) => !one.isConnected)) choices.delete(choice);
  const isTyped = [...fields].some(([field, safe]) => field.value.trim() !== '' && field.value.trim() !== safe.trim());
  return isTyped || [...choices].some(([choice, chosen]) => choice.checked === chosen);
}

function beginField({ target }: Event): void {
  if (isField(target) && !fields.has(target)) fields.set(target, target.value);
}

function seeInput({ target }: Event): void {
  // Filled without having been entered, as a password manager does.
  if (isField(target) && !fields.has(target)) fields.set(target, '');
  // A switch of its own, such as that of the look, is saved with the tap.
  if (isChoice(target) && target.closest('form, [role="dialog"]') !== null) choices.set(target, target.checked);
}

function seeAsKept(draft: unknown): void {
  const kept = new Set(textsIn(draft));
  for (const field of fields.keys()) if (kept.has(field.value.trim())) fields.set(field, field.value);
  choices.clear();
}

/** All that a draft says, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value).trim()];
}

function isField(target: EventTarget | null): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !NO_WORDS.has(target.type);
}

function isChoice(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}
