import { plural } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { EvidencePack } from '@heartsease/domain/evidence-pack/evidence-pack.ts';
import {
  buildPack,
  getPack,
  listPackPeople,
  listPacks,
  sharePack,
  takeBackPackLink,
} from '@heartsease/domain/evidence-pack/evidence-packs.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { useWriteShownIn } from '../api/use-write.ts';
import { bytesOf, saveFile } from '../device/save-file.ts';
import { showToast } from '../ui/toast-store.ts';

const SOON_MS = 1_000;

export const isUnderWay = ({ state }: EvidencePack): boolean => state === 'waiting' || state === 'working';

/** The packs of the home; looked at again as long as one is being made. */
export function usePacks() {
  return useQuery({
    ...read(listPacks, {}),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? SOON_MS : false),
  });
}

export function usePackPeople(to: string) {
  return useQuery(read(listPackPeople, { to }));
}

export function useBuildPack() {
  return useWriteShownIn(buildPack, [listPacks.path]);
}

/** Fetches a pack and hands it to the device. */
export function useFetchPack() {
  return useMutation({
    mutationFn: async (evidence_pack_id: string) => await call(getPack, { evidence_pack_id }),
    onSuccess: ({ file_name, pdf, pages }) => {
      saveFile(file_name, bytesOf(pdf), 'application/pdf');
      const text = plural(pages, { one: 'Your pack is ready: # page.', other: 'Your pack is ready: # pages.' });
      showToast({ kind: 'success', text });
    },
    onError: (caught) => tellFailure(caught),
  });
}

export function useSharePack() {
  return useWriteShownIn(sharePack, [listPacks.path]);
}

export function useTakeBackLink() {
  return useWriteShownIn(takeBackPackLink, [listPacks.path]);
}
