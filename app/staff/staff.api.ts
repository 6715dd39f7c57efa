import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { resetStaffSecondStep } from '@heartsease/domain/second-step/second-steps.endpoints.ts';
import { listStaffSignIns } from '@heartsease/domain/session/sign-ins.endpoints.ts';
import {
  approveJoiner,
  declineJoiner,
  endStaffMember,
  listOutgoingMail,
  listStaff,
  makeResetLink,
  signOutStaffMember,
} from '@heartsease/domain/staff/staff.endpoints.ts';
import { call } from '../api/call.ts';
import { useProfile } from '../session/use-session.ts';

/** Ends every session of a staff member; the list shows it when it is back. */
export function useSignOutStaffMember() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (staff_member_id: string) => call(signOutStaffMember, { ...newWrite(), staff_member_id }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listStaff.path] }),
        client.invalidateQueries({ queryKey: [listStaffSignIns.path] }),
      ]),
  });
}

export function useApproveJoiner() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (joiner_id: string) => call(approveJoiner, { ...newWrite(), joiner_id }),
    onSettled: () => client.invalidateQueries({ queryKey: [listStaff.path] }),
  });
}

export function useDeclineJoiner() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (joiner_id: string) => call(declineJoiner, { ...newWrite(), joiner_id }),
    onSettled: () => client.invalidateQueries({ queryKey: [listStaff.path] }),
  });
}

/** The passkeys, codes and sessions of a staff member are over; the list shows it when it is back. */
export function useResetSecondStep() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (staff_member_id: string) => call(resetStaffSecondStep, { ...newWrite(), staff_member_id }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listStaff.path] }),
        client.invalidateQueries({ queryKey: [listStaffSignIns.path] }),
      ]),
  });
}

/** What a saved form changes. */
export function useAfterStaffChange(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [listStaff.path] });
}

/** Whatever showed the leaver as its leader or key worker is asked for anew. */
export function useEndStaffMember() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (leaving: { staff_member_id: string; hand_over_to: string | null }) =>
      call(endStaffMember, { ...newWrite(), ...leaving }),
    onSettled: () => client.invalidateQueries(),
  });
}

export function useResetLink() {
  const newWrite = useNewWrite();
  return useMutation({
    mutationFn: (staff_member_id: string) => call(makeResetLink, { ...newWrite(), staff_member_id }),
  });
}

/** What an invitation changes: the mails, and later the staff. */
export function useAfterInvitation(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [listOutgoingMail.path] });
    void client.invalidateQueries({ queryKey: [listStaff.path] });
  };
}

/** What every write carries; a new one for every write. */
export function useNewWrite(): () => { client_id: string; care_home_id: string } {
  const { carehome } = useProfile();
  return () => ({ client_id: uuidv7(), care_home_id: carehome.id });
}
