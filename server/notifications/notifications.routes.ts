import {
  getNotificationSettings,
  saveNotificationSettings,
} from '@heartsease/domain/notifications/notifications.endpoints.ts';
import type { App } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { keepNotificationSettings, notificationSettingsOf } from './notifications.queries.ts';

/** Everybody's own word on what is mailed to them. It goes with the account into every home. */
export function registerNotifications(app: App): void {
  route(app, getNotificationSettings, async ({ db, session }) => ({
    ...(await notificationSettingsOf(db, session.account_id)),
    is_mail_sent: app.config.smtp_url !== null,
  }));

  route(app, saveNotificationSettings, async ({ db, session, input }) => {
    const { in_app_only, quiet } = input;
    await keepNotificationSettings(db, session.account_id, { in_app_only, quiet });
    return { in_app_only, quiet };
  });
}
