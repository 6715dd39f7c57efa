import { useQuery } from '@tanstack/react-query';
import {
  leaveOutDigest,
  listDigests,
  listMyDigests,
  makeDigests,
  saveDigest,
  sendDigests,
} from '@heartsease/domain/digest/digests.endpoints.ts';
import { read } from '../api/read.ts';
import { useWriteShownIn } from '../api/use-write.ts';

/** The letters of this week to the families. */
export function useLetters() {
  return useQuery(read(listDigests, {}));
}

/** What a relative was sent. */
export function useMyLetters() {
  return useQuery(read(listMyDigests, {}));
}

const SHOWN_IN = [listDigests.path];

export const useMakeLetters = () => useWriteShownIn(makeDigests, SHOWN_IN);
export const useSaveLetter = () => useWriteShownIn(saveDigest, SHOWN_IN);
export const useLeaveOut = () => useWriteShownIn(leaveOutDigest, SHOWN_IN);
export const useSendLetters = () => useWriteShownIn(sendDigests, SHOWN_IN);
