import { i18n } from '@lingui/core';
import { messages } from './cy.po';

/** The same in Welsh. */
export function learnWords(): void {
  i18n.load('cy', messages);
}
