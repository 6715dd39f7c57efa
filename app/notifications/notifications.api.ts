import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationSettings } from '@heartsease/domain/notifications/notification.ts';
import {
  getNotificationSettings,
  saveNotificationSettings,
} from '@heartsease/domain/notifications/notifications.endpoints.ts';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { useNewWrite } from '../staff/staff.api.ts';

export function useNotificationSettings() {
  return useQuery(read(getNotificationSettings, {}));
}

/** Saved as soon as they are chosen; what was chosen last arrives last. */
export function useSaveNotificationSettings() {
  const newWrite = useNewWrite();
  const client = useQueryClient();
  return useMutation({
    scope: { id: saveNotificationSettings.path },
    mutationFn: (settings: NotificationSettings) => call(saveNotificationSettings, { ...newWrite(), ...settings }),
    onSettled: () => client.invalidateQueries({ queryKey: [getNotificationSettings.path] }),
  });
}
