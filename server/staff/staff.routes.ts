import { STAFF_ROLES, StaffRole, mayGive } from '@heartsease/domain/access/roles.ts';
import {
  approveJoiner,
  declineJoiner,
  endStaffMember,
  inviteStaffMember,
  listOutgoingMail,
  listStaff,
  makeResetLink,
  saveStaffMember,
  signOutStaffMember,
} from '@heartsease/domain/staff/staff.endpoints.ts';
import type { OutgoingMail } from '@heartsease/domain/staff/staff.endpoints.ts';
import { LAST_DAY_OVER } from '@heartsease/domain/staff/terms.ts';
import { addDays, calendarDay } from '@heartsease/domain/time/calendar.ts';
import { DONE } from '@heartsease/domain/write.ts';
import type { Db } from '../db/database.ts';
import type { App } from '../http/app-context.ts';
import { forbidden, notFound, refused, stale } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { isStaffOfHome } from '../http/scope.queries.ts';
import { invite } from '../invitations/invite.ts';
import { mailsOf } from '../mail/mails.queries.ts';
import { readPortrait } from '../residents/faces.ts';
import { makeReset } from '../session/send-reset.ts';
import type { Session } from '../session/session.ts';
import { endSignIns } from '../session/session.queries.ts';
import { checkBelongsHereOnly } from './belongs-here.ts';
import { holdJoiner, joinersOf, letIn, turnAway } from './joiners.queries.ts';
import {
  endMembership,
  handOver,
  holdManagers,
  holdTerms,
  secondStepsOfThisHome,
  setTerms,
  staffOf,
  wingsOf,
} from './staff.queries.ts';

export function registerStaff(app: App): void {
  route(app, listStaff, async ({ db, session, now }) => {
    const rows = await staffOf(db, session.careHome, now);
    const withSecondStep = await secondStepsOfThisHome(db);
    const items = rows.map((row) => ({
      ...row,
      portrait: readPortrait(row.portrait),
      role: StaffRole.parse(row.role),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
      has_second_step: withSecondStep.has(row.id),
    }));
    const [joiners, wings] = [await joinersOf(db, session.careHome), await wingsOf(db, session.careHome)];
    return { items, next_cursor: null, total: items.length, joiners, wings };
  });

  route(app, approveJoiner, async ({ db, session, input }) => {
    const role = await holdJoiner(db, session.careHome, input.joiner_id);
    if (role === undefined) throw notFound();
    checkMayGive(session, role);
    await letIn(db, session.careHome, input.joiner_id);
    return DONE;
  });

  route(app, declineJoiner, async ({ db, session, input, now }) => {
    await turnAway(db, session.careHome, input.joiner_id, now);
    return DONE;
  });

  route(app, signOutStaffMember, async ({ db, input, now }) => {
    await endSignIns(db, input.staff_member_id, 'manager', now);
    return DONE;
  });

  route(app, saveStaffMember, async ({ db, session, input, now }) => {
    const { staff_member_id, role, wings, starts_on, ends_on } = input;
    const { careHome } = session;
    const today = calendarDay(now, careHome.timezone);
    const staysManager = role === 'manager' && ends_on === null && starts_on <= today;
    if (!staysManager) await checkManagerStays(db, session, staff_member_id, now);
    const { version, ...stands } = await holdTerms(db, careHome, staff_member_id);
    if (version !== input.base_version) throw stale({ ...stands, version });
    checkMayGive(session, stands.role);
    checkMayGive(session, role);
    if (ends_on !== null && ends_on < today) throw refused({ ends_on: [LAST_DAY_OVER] });
    await setTerms(db, careHome, staff_member_id, { role, wings, starts_on, ends_on });
    return { role, wings, starts_on, ends_on, version: version + 1 };
  });

  route(app, endStaffMember, async ({ db, session, input, now }) => {
    const { staff_member_id, hand_over_to } = input;
    const { careHome } = session;
    const today = calendarDay(now, careHome.timezone);
    await checkManagerStays(db, session, staff_member_id, now);
    if (hand_over_to === staff_member_id) throw refused({ hand_over_to: ['Choose somebody who stays'] });
    if (hand_over_to !== null && !(await isStaffOfHome(db, careHome, hand_over_to, today))) throw notFound();
    await handOver(db, careHome, staff_member_id, { to: hand_over_to, now });
    await endMembership(db, careHome, staff_member_id, { yesterday: addDays(today, -1), now, as: STAFF_ROLES });
    return DONE;
  });

  route(app, makeResetLink, async ({ db, session, input, now }) => {
    await checkBelongsHereOnly(db, session, input.staff_member_id, now);
    const { link, expires_at } = await makeReset(db, app.config, input.staff_member_id, now);
    return { link, code: null, expires_at: expires_at.toISOString() };
  });

  route(app, inviteStaffMember, async ({ db, session, input, now }) => {
    const { first_name, last_name, email, role, wings, starts_on, ends_on } = input;
    checkMayGive(session, role);
    if (ends_on !== null && ends_on < calendarDay(now, session.careHome.timezone))
      throw refused({ ends_on: [LAST_DAY_OVER] });
    const terms = { wings, starts_on, ends_on };
    return await invite({ db, config: app.config, session, now }, { first_name, last_name, email, role, ...terms });
  });

  route(app, listOutgoingMail, async ({ db, session }) => {
    const rows = await mailsOf(db, session.careHome);
    const items = rows.map((mail) => {
      const state = mailState(mail, app.config.smtp_url);
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

/** @throws 403 for a role above one's own */
function checkMayGive({ viewer }: Session, role: StaffRole): void {
  if (!mayGive(viewer.role, role)) throw forbidden('Nobody gives or changes a role above their own.');
}

/** @throws 403 when the home would have no manager any more, or none for good */
async function checkManagerStays(db: Db, { careHome }: Session, account_id: string, now: Date): Promise<void> {
  const managers = await holdManagers(db, careHome, calendarDay(now, careHome.timezone));
  if (managers.length === 1 && managers[0] === account_id)
    throw forbidden('A home needs a manager. Make somebody else manager first.');
}

function mailState(
  { sent_at, held_back_at, failed_at }: { sent_at: Date | null; held_back_at: Date | null; failed_at: Date | null },
  smtp_url: string | null,
): OutgoingMail['state'] {
  if (sent_at !== null) return 'sent';
  if (held_back_at !== null) return 'held_back';
  if (failed_at !== null) return 'failed';
  return smtp_url === null ? 'shown_only' : 'waiting';
}
