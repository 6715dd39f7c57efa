import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { Effect, ObservationKind, Visibility, observationErrors } from '@heartsease/domain/observations/observation.ts';
import { Sign } from '@heartsease/domain/reports/depth.ts';
import type { Observation, ObservationWords } from '@heartsease/domain/observations/observation.ts';
import { addObservation, correctObservation } from '@heartsease/domain/observations/observations.endpoints.ts';
import { instantAt } from '@heartsease/domain/time/wall-clock.ts';
import { outbox, sendWrite } from '../api/device-outbox.ts';
import { getDraft, putDraft, removeDraft } from '../api/drafts.ts';
import type { Failure } from '../api/failure.ts';
import { useProfile } from '../session/use-session.ts';
import { inWords } from '../words/rule-words.ts';
import { refreshObservations } from './observations.api.ts';

/** What stands in the form. */
export interface ObservationFields {
  client_id: string;
  resident_id: string;
  kind: ObservationWords['kind'] | null;
  text: string;
  effect: ObservationWords['effect'];
  signs: ObservationWords['signs'];
  preference: string;
  visibility: ObservationWords['visibility'];
  day: string;
  time: string;
  /** Somebody has to do something about it. */
  has_task: boolean;
  task: string;
  owner_id: string;
  due_on: string;
}

/** As a draft keeps them; what an older version wrote and nobody knows any more is left out. */
const KeptFields = z
  .object({
    client_id: z.string(),
    resident_id: z.string(),
    kind: ObservationKind.nullable(),
    text: z.string(),
    effect: Effect.nullable(),
    signs: z.array(Sign),
    preference: z.string(),
    visibility: Visibility,
    day: z.string(),
    time: z.string(),
    has_task: z.boolean(),
    task: z.string(),
    owner_id: z.string(),
    due_on: z.string(),
  })
  .partial()
  .transform((kept) => ({ has_task: (kept.task ?? '') !== '', ...kept }))
  .catch({ has_task: false });

export type Problems = Record<string, string>;

/** What became of it: with the server, on the device until it can go, or not taken. */
export type Saved = 'sent' | 'waiting' | 'refused';

interface Form {
  report_id: string;
  /** The one that is corrected; null for a new one. */
  corrected: Observation | null;
  fields: ObservationFields;
  timezone: string;
}

/** The form while it is written, kept on the device until it is saved; a correction beside what it corrects. */
export function useObservationForm(report_id: string, corrected: Observation | null, start: ObservationFields) {
  const client = useQueryClient();
  const { id: account_id, carehome } = useProfile();
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const key = `observation:${report_id}:${corrected?.id ?? 'new'}`;

  useEffect(() => {
    let isWatching = true;
    async function recall() {
      const draft = await getDraft({ account_id, care_home_id: carehome.id, key });
      if (isWatching && draft) setFields((now) => ({ ...now, ...KeptFields.parse(draft.value) }));
    }
    recall().catch((caught: unknown) => console.error(caught));
    return () => {
      isWatching = false;
    };
  }, [account_id, carehome.id, key]);

  useEffect(() => {
    if (!isTouched) return;
    putDraft({ account_id, key, care_home_id: carehome.id, value: fields }).catch((caught: unknown) =>
      console.error(caught),
    );
  }, [account_id, carehome.id, key, fields, isTouched]);

  function put(change: Partial<ObservationFields>) {
    setTouched(true);
    setFields((now) => ({ ...now, ...change }));
  }

  async function save(): Promise<Saved> {
    const form = { report_id, corrected, fields, timezone: carehome.timezone };
    const found = problemsIn(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return 'refused';
    setBusy(true);
    const sent = await sendOf(form);
    if (sent.state === 'refused') {
      await outbox.discard(sent.client_id);
      setProblems(problemsOf(sent.failure));
      put({ client_id: uuidv7() });
    } else {
      await removeDraft({ account_id, care_home_id: carehome.id, key }).catch((caught: unknown) =>
        console.error(caught),
      );
    }
    await refreshObservations(client);
    setBusy(false);
    return sent.state;
  }

  return { fields, put, problems, isBusy, save };
}

function wordsOf({ kind, text, effect, signs, preference, visibility }: ObservationFields): ObservationWords {
  return {
    kind: kind ?? 'wellbeing',
    text: text.trim(),
    effect: kind === 'effect_later' ? effect : null,
    signs,
    visibility,
    preference: kind === 'new_preference' ? preference.trim() : null,
  };
}

async function sendOf({ report_id, corrected, fields, timezone }: Form) {
  const { client_id, resident_id, day, time, has_task, task, owner_id, due_on } = fields;
  const words = wordsOf(fields);
  if (corrected !== null) {
    const which = { report_id, observation_id: corrected.id, base_version: corrected.earlier.length + 1 };
    return await sendWrite(correctObservation, { client_id, ...which, ...words });
  }
  const follow_up = has_task ? { task: task.trim(), owner_id, due_on } : null;
  const at = instantAt(day, time, timezone);
  return await sendWrite(addObservation, { client_id, report_id, resident_id, at, ...words, follow_up });
}

/** What can be seen without the server. */
function problemsIn({ corrected, fields }: Form): Problems {
  const found: Problems = {};
  if (fields.kind === null) found['kind'] = inWords('Say what it is about');
  else {
    for (const [field, [message = '']] of Object.entries(observationErrors(wordsOf(fields))))
      found[field] = inWords(message);
  }
  if (fields.resident_id === '') found['resident_id'] = inWords('Choose a person');
  if (fields.has_task && fields.task.trim() === '') found['task'] = inWords('Say what is to be done');
  if (corrected === null && (fields.day === '' || fields.time === '')) found['at'] = inWords('Enter a date and time');
  return found;
}

function problemsOf(failure: Failure): Problems {
  if (failure.kind === 'refused_input') {
    return Object.fromEntries(
      Object.entries(failure.errors).map(([field, [message = '']]) => [
        field.split('.').at(-1) ?? '',
        inWords(message),
      ]),
    );
  }
  return { form: ('message' in failure ? failure.message : null) ?? '' };
}
