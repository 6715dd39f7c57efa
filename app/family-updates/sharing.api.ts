import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  answerComment,
  approveUpdate,
  getFromFamilies,
  getShares,
  getSharingSettings,
  listSharedOf,
  passOnLove,
  previewShare,
  saveSharingSettings,
  shareMoments,
  withdrawUpdate,
} from '@heartsease/domain/family-updates/sharing.endpoints.ts';
import type { Hold } from '@heartsease/domain/family-updates/family-update.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteCall } from '../api/use-write.ts';
import { SHOWN_IN } from '../photos/photos.api.ts';
import { useNewWrite } from '../staff/staff.api.ts';

/** What of a report the families can read. */
export function useShares(report_id: string) {
  return useQuery(read(getShares, { report_id }, { isBackground: true }));
}

/** What a family will read, as the server would tell them. */
export function usePreview(draft: InputOf<typeof previewShare>) {
  return useQuery({ ...read(previewShare, draft, { isBackground: true }), placeholderData: keepPreviousData });
}

export function useSharedOf(resident_id: string) {
  return useQuery(read(listSharedOf, { resident_id }, { isBackground: true }));
}

export function useFromFamilies() {
  return useQuery(read(getFromFamilies, {}, { isBackground: true }));
}

export function useSharingSettings() {
  return useQuery(read(getSharingSettings, {}, { isBackground: true }));
}

function useRefreshShares() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [...[getShares, listSharedOf, getFromFamilies, getSharingSettings].map(({ path }) => path), ...SHOWN_IN].map(
        (path) => client.invalidateQueries({ queryKey: [path] }),
      ),
    );
}

export function useShare() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (input: Pick<InputOf<typeof shareMoments>, 'report_id' | 'updates'>) =>
      call(shareMoments, { ...newWrite(), ...input }),
    onSettled,
  });
}

export function useWithdraw() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (input: { family_update_id: string; reason: string }) =>
      call(withdrawUpdate, { ...newWrite(), ...input }),
    onSettled,
  });
}

export function useApprove() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (family_update_id: string) => call(approveUpdate, { ...newWrite(), family_update_id }),
    onSettled,
  });
}

/** Sent again it is the same answer: a family reads it once. */
export function useAnswerComment() {
  return useMutation({ mutationFn: useWriteCall(answerComment), onSettled: useRefreshShares() });
}

export function usePassOn() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (told: { resident_id: string; until: string }) => call(passOnLove, { ...newWrite(), ...told }),
    onSettled,
  });
}

export function useSaveHold() {
  const newWrite = useNewWrite();
  const onSettled = useRefreshShares();
  return useMutation({
    mutationFn: (hold: Hold) => call(saveSharingSettings, { ...newWrite(), hold }),
    onSettled,
  });
}
