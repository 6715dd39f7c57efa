import { i18n } from '@lingui/core';
import { cy } from 'date-fns/locale/cy';
import { learnDates } from '../date-words.ts';
import { messages } from './cy.po';

/** The words of the signed-in screens in Welsh, with its days and months. */
export function learnWords(): void {
  i18n.load('cy', messages);
  learnDates('cy', cy);
}
