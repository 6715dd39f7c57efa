import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '@heartsease/domain/endpoint.ts';
import {
  emailReport,
  listDeliveries,
  previewReportEmail,
  resendReport,
  revokeReport,
  sayAddressIsRight,
} from '@heartsease/domain/report-deliveries/deliveries.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useWriteCall } from '../api/use-write.ts';

export function useDeliveries(report_id: string) {
  return useQuery(read(listDeliveries, { report_id }));
}

/** Was it sent to anybody? Asked behind a screen that is whole without it; false until it is known. */
export function useWasSent(report_id: string, { isAsked }: { isAsked: boolean }): boolean {
  const { data } = useQuery({ ...read(listDeliveries, { report_id }, { isBackground: true }), enabled: isAsked });
  return data !== undefined && data.items.length > 0;
}

/** Asked for when somebody wants to look: what they see then is what is sent. */
export function useLookAtLetter() {
  return useMutation({ mutationFn: (draft: InputOf<typeof previewReportEmail>) => call(previewReportEmail, draft) });
}

export function useSendLetter() {
  const write = useWriteCall(emailReport);
  return useMutation({ mutationFn: write, onSettled: useRefreshDeliveries() });
}

export function useSendAgain() {
  const write = useWriteCall(resendReport);
  return useMutation({ mutationFn: write, onSettled: useRefreshDeliveries() });
}

export function useTakeBack() {
  const write = useWriteCall(revokeReport);
  return useMutation({ mutationFn: write, onSettled: useRefreshDeliveries() });
}

export function useSayAddressIsRight() {
  const write = useWriteCall(sayAddressIsRight);
  return useMutation({ mutationFn: write, onSettled: useRefreshDeliveries() });
}

export function useRefreshDeliveries(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listDeliveries.path] });
}
