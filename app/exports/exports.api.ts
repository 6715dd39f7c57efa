import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelExport, downloadExport, listExports } from '@heartsease/domain/exports/exports.endpoints.ts';
import type { Export } from '@heartsease/domain/exports/export.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteCall } from '../api/use-write.ts';
import { bytesOf, saveFile } from '../device/save-file.ts';

const SOON_MS = 1_500;

export const isUnderWay = ({ state }: Export): boolean => state === 'waiting' || state === 'working';

/** The files that one asked for; looked at again as long as one is being made. */
export function useExports() {
  return useQuery({
    ...read(listExports, {}),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? SOON_MS : false),
  });
}

export function useRefreshExports(): () => Promise<void> {
  const client = useQueryClient();
  return async () => await client.invalidateQueries({ queryKey: [listExports.path] });
}

/** Calls off a file that nobody wants any more. */
export function useCallOff() {
  return useWriteCall(cancelExport);
}

/** Fetches a file and hands it to the device. */
export async function fetchFile(export_id: string): Promise<void> {
  const { file_name, mime_type, content } = await call(downloadExport, { export_id });
  saveFile(file_name, bytesOf(content), mime_type);
}
