import { EVIDENCE_IN_WELSH } from '@heartsease/domain/evidence/evidence-in-welsh.ts';
import { learnRules } from '../rule-words.ts';
import { EVIDENCE_PACK_RULES } from './evidence-pack-in-welsh.ts';
import { KEY_FIGURE_WORDS } from './key-figures-in-welsh.ts';

/** What evidence and key figures are called and count, and what the rules of packs say, in Welsh. */
export function learnWords(): void {
  learnRules(EVIDENCE_IN_WELSH);
  learnRules(KEY_FIGURE_WORDS);
  learnRules(EVIDENCE_PACK_RULES);
}
