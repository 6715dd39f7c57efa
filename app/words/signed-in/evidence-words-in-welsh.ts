import { EVIDENCE_IN_WELSH } from '@heartsease/domain/evidence/evidence-in-welsh.ts';
import { learnRules } from '../rule-words.ts';

/** What evidence is called and counts, in Welsh. */
export function learnWords(): void {
  learnRules(EVIDENCE_IN_WELSH);
}
