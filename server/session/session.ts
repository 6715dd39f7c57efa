import { createHash, randomBytes } from 'node:crypto';
import { may } from '@heartsease/domain/access/permissions.ts';
import type { Permission } from '@heartsease/domain/access/permissions.ts';
import type { Endpoint } from '@heartsease/domain/endpoint.ts';
import { MembershipRole, StaffRole } from '@heartsease/domain/access/roles.ts';
import type { Viewer } from '@heartsease/domain/access/viewer.ts';
import { RELATIVE_TYPE } from '@heartsease/domain/constants.ts';
import { calendarDay } from '@heartsease/domain/time/calendar.ts';
import type { WaitsFor } from '@heartsease/domain/session/profile.ts';
import type { Database } from '../db/database.ts';
import { hashOfSignIn, sessionRow } from './session-row.queries.ts';
import type { SessionRow } from './session-row.queries.ts';

declare const made: unique symbol;

/**
 * The care home that a session stands in. Only this file makes one, and every query of a home's rows
 * asks for it: a query for no home, or for one that was merely typed in, does not compile.
 */
export interface CareHome {
  readonly id: string & { readonly [made]: 'by the session' };
  readonly timezone: string;
}

/** Who is asking, from where, and what they may do there. */
export interface Session {
  sign_in_id: string;
  binding_hash: Buffer | null;
  last_seen_at: Date;
  account_id: string;
  careHome: CareHome;
  role: MembershipRole;
  /** Null: is in. */
  waits_for: WaitsFor | null;
  viewer: Viewer;
  row: SessionRow;
  /** Only while something is put into the record that was handed in (server/handed-in). */
  puts_in?: PutsIn;
}

/** A write of somebody who can't send it any more: who puts it in, why only now, and when its author made it. */
export interface PutsIn {
  account_id: string;
  reason: string | null;
  made_at: Date;
}

/** How long sessions live, in seconds (docs/decisions/0003). */
const HOUR = 3_600;
const DAY = 24 * HOUR;
const LIFETIMES = {
  manager: { idle: 1 * HOUR, whole: 8 * HOUR },
  staff: { idle: 4 * HOUR, whole: 12 * HOUR },
  others: { idle: 30 * DAY, whole: 90 * DAY },
};

export function lifetimeOf(role: MembershipRole): { idle: number; whole: number } {
  if (role === 'manager') return LIFETIMES.manager;
  return StaffRole.safeParse(role).success ? LIFETIMES.staff : LIFETIMES.others;
}

/** 256 random bits; only the SHA-256 is kept, so no token can be read from the database. */
export function newToken(): string {
  return `wb1_${randomBytes(32).toString('base64url')}`;
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The live session behind a token, or null: missing, unknown, ended, idle too long, or no longer a member. */
export async function sessionOf(database: Database, token: string | null, now: Date): Promise<Session | null> {
  if (token === null || !token.startsWith('wb1_')) return null;
  const row = await sessionRow(database, tokenHash(token), now);
  return row ? toSession(row, now) : null;
}

/**
 * The live session of a sign-in that a signed address names, with the secret that the address must be signed with; null
 * when it has ended. Whoever calls must not believe a word of it before the signature is right.
 */
export async function sessionOfSignIn(
  database: Database,
  sign_in_id: string,
  now: Date,
): Promise<{ session: Session; key: Buffer } | null> {
  const key = await hashOfSignIn(database, sign_in_id);
  const row = key && (await sessionRow(database, key, now));
  return key && row ? { session: toSession(row, now), key } : null;
}

/** On a shared tablet, which locks itself long before: what is left where the app could not (quality.md, sessions). */
export function lifetimeOnTablet(role: MembershipRole): { idle: number; whole: number } {
  return { idle: HOUR / 4, whole: lifetimeOf(role).whole };
}

function toSession(row: SessionRow, now: Date): Session {
  const role = MembershipRole.parse(row.role);
  return {
    sign_in_id: row.sign_in_id,
    binding_hash: row.binding_hash,
    last_seen_at: row.last_seen_at,
    account_id: row.account_id,
    // Besides a calendar feed, below, the one place that makes a care home.
    careHome: { id: row.care_home_id as CareHome['id'], timezone: row.timezone },
    role,
    waits_for: waitsFor(row, calendarDay(now, row.timezone)) ?? (row.lacks_second_step ? 'second_step' : null),
    viewer: viewerOf(row, role, now),
    row,
  };
}

/**
 * The home of a calendar feed: besides a token the one secret that stands for somebody in a home
 * (server/events/calendar-feed.ts finds it, and asks whether they still belong there).
 */
export function careHomeOfFeed({ care_home_id, timezone }: { care_home_id: string; timezone: string }): CareHome {
  return { id: care_home_id as CareHome['id'], timezone };
}

/** The home for which a job works: the request that asked for it stood in that home. */
export function careHomeOfJob({ care_home_id, timezone }: { care_home_id: string; timezone: string }): CareHome {
  return { id: care_home_id as CareHome['id'], timezone };
}

/** The home that a link without an account leads to, once its secret was found there. */
export function careHomeOfLink({ care_home_id, timezone }: { care_home_id: string; timezone: string }): CareHome {
  return { id: care_home_id as CareHome['id'], timezone };
}

/** The home of a shared tablet, once the device has shown its secret (server/tablets). */
export function careHomeOfTablet({ care_home_id, timezone }: { care_home_id: string; timezone: string }): CareHome {
  return { id: care_home_id as CareHome['id'], timezone };
}

/** The home that somebody has left, for what they wrote before (server/handed-in). */
export function careHomeOfLeaver({ care_home_id, timezone }: { care_home_id: string; timezone: string }): CareHome {
  return { id: care_home_id as CareHome['id'], timezone };
}

/**
 * A home of the organisation whose head office asks, to count its figures and nothing else. Only
 * server/organisations/organisations.routes.ts may, which the permission to see them stands before.
 */
export function careHomeOfOrganisation({ id, timezone }: { id: string; timezone: string }): CareHome {
  return { id: id as CareHome['id'], timezone };
}

/** @param today the day in the home's calendar */
export function waitsFor(membership: { starts_on: string; waits_since: Date | null }, today: string): WaitsFor | null {
  if (membership.waits_since !== null) return 'approval';
  return membership.starts_on > today ? 'start' : null;
}

/** The specified fields of the profile, made from what is true on the server and from nothing that a client says. */
function viewerOf(row: SessionRow, role: MembershipRole, now: Date): Viewer {
  const staffRole = StaffRole.safeParse(role);
  return {
    type: typeOf(role),
    organisation_type: row.organisation_type,
    expired: row.package_expires_on !== null && row.package_expires_on < calendarDay(now, row.timezone),
    package: { title: row.package_title, is_basic: row.is_basic },
    carehome: { organisation: { is_risk_assessment_enabled: row.is_risk_assessment_enabled } },
    role: staffRole.success ? staffRole.data : null,
    has_open_link: row.has_open_link,
    is_head_office: row.is_head_office,
  };
}

function typeOf(role: MembershipRole): string {
  if (role === 'relative') return RELATIVE_TYPE;
  return role === 'organiser' || role === 'member' ? 'family_organisation' : 'staff';
}

export function sessionMay(session: Session, permission: Permission): boolean {
  return session.waits_for === null && may(session.viewer, permission);
}

/**
 * The one place that lets a session make a call. Whoever waits may make those about their own account, and no
 * other: me, logout, switch-carehome, their password, their look, their devices.
 */
export function sessionMayCall(session: Session, { allow, scope }: Pick<Endpoint, 'allow' | 'scope'>): boolean {
  if (allow === 'anyone') return true;
  if (allow === 'signed-in') return session.waits_for === null || scope === 'self';
  return sessionMay(session, allow);
}
