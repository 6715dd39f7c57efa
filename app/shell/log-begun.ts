import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { logOf } from '@heartsease/domain/reports/begin-log.ts';
import type { ChosenActivity } from '@heartsease/domain/reports/begin-log.ts';
import { LogDraft } from '@heartsease/domain/reports/log-draft.ts';
import type { ResidentFace } from '@heartsease/domain/residents/resident.ts';

/** What the history of the browser carries of a group log that was begun elsewhere. */
export const LogBegun = z.object({ begun: LogDraft });
export type LogBegun = z.infer<typeof LogBegun>;

type Known = Partial<Pick<LogDraft, 'started_at' | 'minutes' | 'place' | 'event_id'>>;

/** Opens the group log of an activity with the people who were there; and when, where and at which event it was, if that is known. */
export function useBeginGroupLog(): (activity: ChosenActivity, people: readonly ResidentFace[], known?: Known) => void {
  const navigate = useNavigate();
  return useCallback(
    (activity, people, known = {}) => {
      const state: LogBegun = { begun: { ...logOf(uuidv7(), activity, people, new Date()), ...known } };
      void navigate('/manage-report', { state });
    },
    [navigate],
  );
}
