import { v7 as uuidv7 } from 'uuid';
import type { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import { openedAt } from './writing-seconds.ts';

/** The same log under a new id, so that saving it again is another report. It was opened when the first one was. */
export function anew(draft: LogDraft): LogDraft {
  return { ...draft, client_id: uuidv7({ msecs: openedAt(draft.client_id) }) };
}
