import { i18n } from '@lingui/core';
import { messages } from './en.po';

/** Adds the words of the director's panel and its scenes. */
export function learnWords(): void {
  i18n.load('en', messages);
}
