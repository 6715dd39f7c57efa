import { i18n } from '@lingui/core';
import { messages } from './en.po';

/** Adds the words of the signed-in screens to those that the app starts with. */
export function learnWords(): void {
  i18n.load('en', messages);
}
