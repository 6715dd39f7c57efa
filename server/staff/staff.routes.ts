import { StaffRole } from '@heartsease/domain/access/roles.ts';
import {
  inviteStaffMember,
  listOutgoingMail,
  listStaff,
  makeResetLink,
  signOutStaffMember,
} from '@heartsease/domain/staff/staff.endpoints.ts';
import { DONE } from '@heartsease/domain/write.ts';
import { setTenant } from '../db/database.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { invite } from '../invitations/invite.ts';
import { mailsOf } from '../mail/mails.queries.ts';
import { readPortrait } from '../residents/faces.ts';
import { makeReset } from '../session/send-reset.ts';
import type { Session } from '../session/session.ts';
import { endSignIns, homesOf } from '../session/session.queries.ts';
import { staffOf } from './staff.queries.ts';

export function registerStaff(app: App): void {
  route(app, listStaff, async ({ db, session, now }) => {
    const rows = await staffOf(db, session.careHome, now);
    const items = rows.map((row) => ({
      ...row,
      portrait: readPortrait(row.portrait),
      role: StaffRole.parse(row.role),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    }));
    return { items, next_cursor: null, total: items.length };
  });

  route(app, signOutStaffMember, async ({ db, input, now }) => {
    await endSignIns(db, input.staff_member_id, 'manager', now);
    return DONE;
  });

  route(app, makeResetLink, async ({ db, session, input, now }) => {
    await checkBelongsHereOnly(db, session, input.staff_member_id, now);
    const { link, expires_at } = await makeReset(db, app.config, input.staff_member_id, now);
    return { link, code: null, expires_at: expires_at.toISOString() };
  });

  route(app, inviteStaffMember, async ({ db, session, input, now }) => {
    const { first_name, last_name, email, role } = input;
    return await invite(db, app.config, session, { first_name, last_name, email, role }, now);
  });

  route(app, listOutgoingMail, async ({ db, session }) => {
    const rows = await mailsOf(db, session.careHome);
    const items = rows.map((mail) => {
      const state = mailState(mail.sent_at, app.config.smtp_url);
      const shown = state === 'shown_only' ? { text: mail.body, link: mail.link } : withoutLink(mail);
      return {
        id: mail.id,
        to: mail.to_address,
        subject: mail.subject,
        ...shown,
        state,
        created_at: mail.created_at.toISOString(),
      };
    });
    return { items, next_cursor: null, total: items.length };
  });
}

/**
 * What a mail server carries is for its reader alone: with the link of a reset anybody who reads this list
 * could enter the account.
 */
function withoutLink({ body, link }: { body: string; link: string | null }): { text: string; link: null } {
  if (link === null) return { text: body, link: null };
  const secrets = [link, ...new URL(link).searchParams.values()];
  return { text: secrets.reduce((text, secret) => text.replaceAll(secret, '…'), body), link: null };
}

/**
 * A link opens the whole account, so a manager makes none for somebody whose account also opens another home.
 *
 * @throws 403 then
 */
async function checkBelongsHereOnly(db: Db, session: Session, account_id: string, now: Date): Promise<void> {
  const { id } = session.careHome;
  // An account's memberships are seen by itself only.
  await setTenant(db, { care_home_id: id, account_id });
  const homes = await homesOf(db, account_id, now);
  await setTenant(db, { care_home_id: id, account_id: session.account_id });
  if (homes.some((home) => home.id !== id))
    throw forbidden('This person works in another home too. They can ask for a link by email.');
}

function mailState(sent_at: Date | null, smtp_url: string | null): 'sent' | 'waiting' | 'shown_only' {
  if (sent_at !== null) return 'sent';
  return smtp_url === null ? 'shown_only' : 'waiting';
}
