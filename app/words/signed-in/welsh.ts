import { i18n } from '@lingui/core';
import { cy } from 'date-fns/locale/cy';
import { learnDates } from '../date-words.ts';
import { learnRules } from '../rule-words.ts';
import { messages } from './cy.po';
import { RULES } from './rules-in-welsh.ts';

/** The words of the signed-in screens in Welsh, with its days and months. */
export function learnWords(): void {
  i18n.load('cy', messages);
  learnRules(RULES);
  learnDates('cy', cy);
}
