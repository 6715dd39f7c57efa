import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Write } from '../write.ts';
import { NotificationSettings } from './notification.ts';

export const getNotificationSettings = endpoint({
  path: '/api/v2/user/notifications',
  summary: 'Of what you want mail, and in which hours none',
  allow: 'signed-in',
  scope: 'self',
  kind: 'read',
  input: z.object({}),
  output: NotificationSettings.extend({
    /** False: no mail leaves this server. */
    is_mail_sent: z.boolean(),
  }),
});

export const saveNotificationSettings = endpoint({
  path: '/api/v2/user/notification-prefs',
  summary: 'Say of what you want mail, and in which hours none',
  allow: 'signed-in',
  scope: 'self',
  kind: 'write',
  input: Write.extend(NotificationSettings.shape),
  output: NotificationSettings,
});
