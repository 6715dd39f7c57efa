import { i18n } from '@lingui/core';
import { messages as welsh } from './cy.po';
import { messages as english } from './en.po';

/** Adds the words of what few people ever open, in both languages: each is a small part, and the choice may change there. */
export function learnWords(): void {
  i18n.load({ en: english, cy: welsh });
}
