import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endOtherSignIns,
  endOwnSignIn,
  endStaffSignIn,
  listOwnSignIns,
  listStaffSignIns,
} from '@heartsease/domain/session/sign-ins.endpoints.ts';
import { listStaff } from '@heartsease/domain/staff/staff.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useNewWrite } from '../staff/staff.api.ts';

export function useOwnSignIns() {
  return useQuery(read(listOwnSignIns, {}));
}

export function useEndOwnSignIn() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sign_in_id: string) => call(endOwnSignIn, { ...newWrite(), sign_in_id }),
    onSettled: () => client.invalidateQueries({ queryKey: [listOwnSignIns.path] }),
  });
}

export function useEndOtherSignIns() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSignIns, newWrite()),
    onSettled: () => client.invalidateQueries({ queryKey: [listOwnSignIns.path] }),
  });
}

export function useStaffSignIns(staff_member_id: string) {
  return useQuery(read(listStaffSignIns, { staff_member_id }));
}

export function useEndStaffSignIn(staff_member_id: string) {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sign_in_id: string) => call(endStaffSignIn, { ...newWrite(), staff_member_id, sign_in_id }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listStaffSignIns.path] }),
        client.invalidateQueries({ queryKey: [listStaff.path] }),
      ]),
  });
}
