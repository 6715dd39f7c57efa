import { i18n } from '@lingui/core';
import { messages } from './cy.po';

export function learnWords(): void {
  i18n.load('cy', messages);
}
