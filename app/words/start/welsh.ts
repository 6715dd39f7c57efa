import { i18n } from '@lingui/core';
import { learnRules } from '../rule-words.ts';
import { messages } from './cy.po';
import { RULES } from './rules-in-welsh.ts';

export function learnWords(): void {
  i18n.load('cy', messages);
  learnRules(RULES);
}
