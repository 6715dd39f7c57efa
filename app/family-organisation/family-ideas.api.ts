import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { OutputOf } from '@heartsease/domain/endpoint.ts';
import type { Energy } from '@heartsease/domain/family-organisation/energy.ts';
import {
  chooseFamilyInterests,
  getFamilyIdea,
  listDoneIdeas,
  listFamilyIdeas,
  listFamilyInterests,
  sayDone,
  takeBackDone,
} from '@heartsease/domain/family-organisation/family-organisation.endpoints.ts';
import { DoneResponse } from '@heartsease/domain/family-organisation/idea.ts';
import type { DoneIdea } from '@heartsease/domain/family-organisation/idea.ts';
import { read } from '../api/read.ts';
import { useOutbox } from '../api/use-outbox.ts';
import { useQueuedWrite } from '../api/use-queued-write.ts';
import { tapLightly } from '../device/tap-lightly.ts';
import { showToast } from '../ui/toast-store.ts';

/** A few for the energy that there is. It is a card among others, so a failure is told in its own place. */
export function useFamilyIdeas(energy: Energy) {
  return useQuery(read(listFamilyIdeas, { energy }, { isBackground: true }));
}

export function useFamilyIdea(activity_id: string) {
  return useQuery(read(getFamilyIdea, { activity_id }));
}

export function useFamilyInterests() {
  return useQuery(read(listFamilyInterests, {}, { isBackground: true }));
}

export function useChooseInterests() {
  const client = useQueryClient();
  return useQueuedWrite(chooseFamilyInterests, async () => {
    await Promise.all(
      [listFamilyInterests, listFamilyIdeas, getFamilyIdea].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  });
}

/** What was taken back is gone at once, also while that waits for a connection. */
export function useDoneIdeas() {
  const { entries } = useOutbox();
  const said = saidOnDevice(entries);
  const query = useQuery(read(listDoneIdeas, {}, { isBackground: true }));
  return query.data?.items.filter((done) => said(done)?.isDone !== false);
}

/** So long one can take a tap back where it was said. */
const UNDO_MS = 10_000;

type FaceOfIdea = Pick<DoneIdea, 'activity_id' | 'title' | 'icon' | 'tint' | 'welsh'>;

/** "We did it" about one idea on one day: one tap, with its way back, that is kept until the server has it. */
export function useDone({ activity_id, title, icon, tint, welsh }: FaceOfIdea, day: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const refresh = async () => await client.invalidateQueries({ queryKey: [listDoneIdeas.path] });
  const sayIt = useQueuedWrite(sayDone, refresh);
  const takeIt = useQueuedWrite(takeBackDone, refresh);
  const waits = saidOnDevice(useOutbox().entries)({ activity_id, day });
  const known = useDoneIdeas()?.find((one) => one.activity_id === activity_id && one.day === day);
  const response = waits?.response ?? known?.response ?? null;
  const { queryKey } = read(listDoneIdeas, {});

  /** Shown at once, also without a connection: what the server says stands in its place as soon as it says so. */
  function show(change: (items: DoneIdea[]) => DoneIdea[]) {
    if (client.getQueryData(queryKey) === undefined) return;
    // An answer that is on its way knows nothing of it.
    void client.cancelQueries({ queryKey });
    client.setQueryData<OutputOf<typeof listDoneIdeas>>(queryKey, (told) => {
      if (told === undefined) return told;
      const items = change(told.items);
      return { ...told, items, total: items.length };
    });
  }

  const others = (items: DoneIdea[]) => items.filter((one) => one.activity_id !== activity_id || one.day !== day);

  function takeBack() {
    show(others);
    takeIt.write({ activity_id, day }, () => showToast({ kind: 'success', text: t`Taken back. Nothing is kept.` }));
  }

  const undo = { is_undo: true as const, label: t`Undo`, onPress: takeBack };

  return {
    isDone: waits === null ? known !== undefined : waits.isDone,
    response,
    /** @param isShown the screen says that it is kept, and has an Undo of its own */
    say(answer: DoneResponse | null, { isShown = false } = {}) {
      tapLightly();
      const done = { activity_id, title, icon, tint, welsh, day, response: answer ?? response };
      show((items) => [done, ...others(items)]);
      sayIt.write({ activity_id, day, response: answer }, ({ state }) => {
        const text =
          state === 'waiting' ? t`Saved on this phone, will be sent` : t`Kept among what you did this month.`;
        if (!isShown) showToast({ kind: 'success', text, duration: UNDO_MS, action: undo });
        else if (state === 'waiting') showToast({ kind: 'success', text });
      });
    },
    takeBack,
  };
}

const Queued = z.object({ activity_id: z.string(), day: z.string(), response: DoneResponse.nullable().catch(null) });

type OnADay = Pick<DoneIdea, 'activity_id' | 'day'>;

/** What was said last of an idea on a day and still waits on this device. */
function saidOnDevice(entries: ReturnType<typeof useOutbox>['entries']) {
  const waiting = entries
    .filter(({ path, state }) => state === 'waiting' && (path === sayDone.path || path === takeBackDone.path))
    .flatMap(({ path, input }) => {
      const said = Queued.safeParse(input);
      return said.success ? [{ ...said.data, isDone: path === sayDone.path }] : [];
    });
  return ({ activity_id, day }: OnADay) =>
    waiting.findLast((one) => one.activity_id === activity_id && one.day === day) ?? null;
}
