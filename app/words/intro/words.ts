import { i18n } from '@lingui/core';
import { messages as welsh } from './cy.po';
import { messages as english } from './en.po';

/** Adds the words of the intro, in both languages: whoever sees it may choose another. */
export function learnWords(): void {
  i18n.load({ en: english, cy: welsh });
}
