import { v7 as uuidv7 } from 'uuid';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';

/** The same log under a new id, so that saving it again is another report. */
export function anew(draft: LogDraft): LogDraft {
  return { ...draft, client_id: uuidv7() };
}
