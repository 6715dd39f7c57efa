import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { MembershipRole } from '@heartsease/domain/access/roles.ts';
import { addAboutMe } from './about-me.ts';
import { addImport } from './imports.ts';
import type { AboutMePieces } from './about-me.ts';
import { addConsentRequest } from './consent-requests.ts';
import { addDelivery } from './deliveries.ts';
import { addEventOfAll } from './events.ts';
import { addHomeSettings } from './home-settings.ts';
import { addEvidenceLink } from './evidence.ts';
import { addBookPage, addFamilyIdeas } from './family-ideas.ts';
import { addFamilyLife } from './family-life.ts';
import { addFullReport } from './full-reports.ts';
import { addEvidencePack } from './evidence-packs.ts';
import { addExport } from './exports.ts';
import { addVideo } from './films.ts';
import { addConcern, addObservationOfAll } from './observations.ts';
import { addNoticeOfAll } from './notices.ts';
import { addHandedIn } from './handed-in.ts';
import { addInterest } from './interests.ts';
import { addSeries } from './plans.ts';
import { addInvitedRelative, agreeToUpdates } from './relatives.ts';
import { addPush } from './pushes.ts';
import { addResource } from './resources.ts';
import { addRiskOfAll } from './risks.ts';
import { addGroup } from './resident-groups.ts';
import { tokenHash } from '../session/session.ts';
import { addPasskey } from './authenticator.ts';
import { addTablet, addTabletFace } from './tablets.ts';
import { addMembership, letWait } from './sign-ins.ts';

/** A home made by a test, with one of everything. All that is written in it holds its canary. */
export interface MadeHome {
  care_home_id: string;
  organisation_id: string;
  /** Found in an answer of another home, it gives a leak away. */
  canary: string;
  /**
   * One account of each role; they sign in as `<role>@<canary>.example` with the demo password. The
   * colleague is a second carer, for what is done to somebody else, the joiner a third who waits to be let in.
   */
  accounts: Record<MembershipRole | 'colleague' | 'joiner', string>;
  residentIds: string[];
  activity_id: string;
  planned_session_id: string;
  report_id: string;
  /** Of the joiner, whom no test signs in. */
  passkey_id: string;
  about_me: AboutMePieces;
  /** Somebody who is invited to the first resident. */
  relative_link_id: string;
}

export interface PackageState {
  letter: 'A' | 'B' | 'C' | 'D' | 'E';
  is_expired: boolean;
  is_basic: boolean;
}

export async function addHome(
  client: pg.Client,
  { canary, organisation_id, type = 1 }: { canary: string; organisation_id?: string; type?: 1 | 2 },
): Promise<MadeHome> {
  const home: MadeHome = {
    care_home_id: uuidv7(),
    organisation_id: organisation_id ?? uuidv7(),
    canary,
    accounts: {
      manager: '',
      coordinator: '',
      carer: '',
      relative: '',
      organiser: '',
      member: '',
      colleague: '',
      joiner: '',
    },
    residentIds: [uuidv7(), uuidv7(), uuidv7()],
    activity_id: uuidv7(),
    planned_session_id: uuidv7(),
    report_id: uuidv7(),
    passkey_id: '',
    about_me: { suggestion_id: '', life_story_item_id: '', tag_id: '' },
    relative_link_id: '',
  };
  const { care_home_id } = home;
  if (organisation_id === undefined) {
    await client.query(
      'insert into organisations (id, name, type, is_risk_assessment_enabled) values ($1, $2, $3, true)',
      [
        home.organisation_id,
        // not of the canary: the homes of an organisation may know its name
        'An organisation of a test',
        type,
      ],
    );
  }
  await client.query(
    `insert into care_homes (id, organisation_id, package_id, name, town, region, phone)
     values ($1, $2, $3, $4, $4, 'ENG', '01632 960000')`,
    [care_home_id, home.organisation_id, await packageId(client, 'Package E', false), canary],
  );
  const password = await hash('heartsease');
  for (const name of [...MembershipRole.options, 'colleague', 'joiner'] as const) {
    home.accounts[name] = await addAccount(client, home, name, password);
  }
  await letWait(client, { care_home_id, account_id: home.accounts.joiner });
  ({ passkey_id: home.passkey_id } = await addPasskey(client, home.accounts.joiner));
  const { manager, colleague } = home.accounts;
  const tablet_id = await addTablet(client, { care_home_id, by: manager, name: canary });
  await addTabletFace(client, { care_home_id, tablet_id, account_id: colleague });
  await addProgramme(client, home);
  return home;
}

/** Puts a home on a package; the server sees it with the next request. */
export async function setPackage(client: pg.Client, care_home_id: string, state: PackageState): Promise<void> {
  await client.query(
    `update care_homes set package_id = $2, package_expires_on = case when $3 then current_date - 2 end where id = $1`,
    [care_home_id, await packageId(client, `Package ${state.letter}`, state.is_basic), state.is_expired],
  );
}

async function packageId(client: pg.Client, title: string, is_basic: boolean): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into packages (id, title, is_basic) values ($1, $2, $3)
     on conflict (title, is_basic) do update set title = excluded.title returning id`,
    [uuidv7(), title, is_basic],
  );
  return rows[0]?.id ?? '';
}

async function addAccount(
  client: pg.Client,
  { care_home_id, canary }: MadeHome,
  name: keyof MadeHome['accounts'],
  password_hash: string,
): Promise<string> {
  const id = uuidv7();
  await client.query(
    `insert into accounts (id, email, password_hash, first_name, last_name, known_as) values ($1, $2, $3, $4, $5, $4)`,
    [id, `${name}@${canary.toLowerCase()}.example`, password_hash, canary, `${canary} ${name}`],
  );
  await addMembership(client, { care_home_id, account_id: id, role: MembershipRole.safeParse(name).data ?? 'carer' });
  return id;
}

/** Three residents, an activity of the home's own, a session that is on now, and a report of this morning. */
async function addProgramme(client: pg.Client, home: MadeHome): Promise<void> {
  const { care_home_id, canary, activity_id, planned_session_id, report_id, residentIds, accounts } = home;
  const values = (...more: unknown[]) => [care_home_id, canary, ...more];
  await client.query(
    `insert into residents (id, care_home_id, known_as, first_name, last_name, pronouns, date_of_birth, room, wing,
                            moved_in_on, summary, life, approach, weekly_target)
     select id, $1, $2, $2, $2, 'she/her', '1938-05-04', n, $2, '2025-01-01', $2, $2, $2, 7
       from unnest($3::uuid[]) with ordinality as person (id, n)`,
    values(residentIds),
  );
  await client.query(
    `insert into relative_links (id, care_home_id, resident_id, account_id, relationship, access_level, status, can_invite)
     values ($3, $1, $4, $5, $2, 'family', 'active', true)`,
    values(uuidv7(), residentIds[0], accounts.relative),
  );
  await client.query(
    `insert into activities (id, care_home_id, slug, title, summary, icon, tint, category, minutes, formats, source, licence)
     values ($3, $1, $2, $2, $2, 'sparkle', 'plum', 'social', 30, '{group}', 'home', 'CC BY 4.0')`,
    values(activity_id),
  );
  await client.query(
    `insert into resident_favourites (care_home_id, resident_id, activity_id, label, rank) values ($1, $3, $4, $2, 0)`,
    values(residentIds[0], activity_id),
  );
  await client.query(`insert into activity_favourites (care_home_id, account_id, activity_id) values ($1, $2, $3)`, [
    care_home_id,
    accounts.carer,
    activity_id,
  ]);
  await client.query(
    `insert into tutorial_progress (care_home_id, account_id, tutorial, step) values ($1, $2, 'no-connection', 1)`,
    [care_home_id, accounts.carer],
  );
  await client.query(
    `insert into planned_sessions (id, care_home_id, activity_id, title, starts_at, ends_at, day, place, leader_id)
     values ($3, $1, $4, $2, now() - interval '5 minutes', now() + interval '40 minutes', current_date, $2, $5)`,
    values(planned_session_id, activity_id, accounts.coordinator),
  );
  await client.query(
    `insert into planned_session_residents (care_home_id, planned_session_id, resident_id)
     select $1, $2, unnest($3::uuid[])`,
    [care_home_id, planned_session_id, residentIds],
  );
  const resident = { account_id: accounts.colleague, resident_id: residentIds[0] ?? '' };
  await addSeries(client, { care_home_id, canary, ...resident });
  const [goal_id, resident_id] = [uuidv7(), residentIds[0]];
  await client.query(
    `with goal as (insert into goals (id, care_home_id, resident_id, text) values ($3, $1, $4, $2)),
          wish as (insert into wishes (id, care_home_id, resident_id, text) values ($5, $1, $4, $2))
     insert into resident_changes (id, care_home_id, resident_id, changed_at, kind, changes)
     values ($5, $1, $4, now(), 'profile', jsonb_build_array(jsonb_build_object('field', 'room', 'before', $2::text, 'after', $2::text)))`,
    values(goal_id, resident_id, uuidv7()),
  );
  await client.query(
    `insert into goal_reviews (id, care_home_id, goal_id, reviewed_on, note) values ($3, $1, $4, current_date, $2)`,
    values(uuidv7(), goal_id),
  );
  await client.query(
    `insert into consents (id, care_home_id, resident_id, purpose, version, status, basis, decided_on, conditions)
     values ($3, $1, $4, 'photo_public', 1, 'refused', 'resident', current_date, $2)`,
    values(uuidv7(), resident_id),
  );
  await addReport(client, home, { id: report_id, client_id: uuidv7(), author_id: accounts.coordinator });
  await client.query(
    `insert into ability_assessments
       (care_home_id, id, resident_id, pack, pack_version, status, notes, support_band, assessed_on, review_on)
     values ($1, $2, $3, 'ways-of-joining-in', '1', 'final', $4, 2, current_date - 9, current_date + 173)`,
    [home.care_home_id, uuidv7(), home.residentIds[0], home.canary],
  );
  home.about_me = await addAboutMe(client, home);
  await addImport(client, { care_home_id: home.care_home_id, file_name: home.canary });
  await addInterest(client, { ...home, resident_id: residentIds[0] ?? '' });
  home.relative_link_id = await addInvitedRelative(client, home, residentIds[0] ?? '');
  await agreeToUpdates(client, home, residentIds[0] ?? '');
  await addConsentRequest(client, home, {
    resident_id: residentIds[0] ?? '',
    relative_link_id: home.relative_link_id,
  });
  await addExport(client, { ...home, asked_by: accounts.coordinator });
  await addEvidencePack(client, { ...home, by: accounts.colleague, resident_id: residentIds[0] ?? '' });
  const resident_group_id = await addGroup(client, { ...home, resident_id: residentIds[0] ?? '' });
  await addNoticeOfAll(client, {
    ...home,
    by: accounts.colleague,
    resident_id: residentIds[0] ?? '',
    resident_group_id,
  });
  await addFullReport(client, { ...home, account_id: accounts.colleague });
  await addResource(client, home);
  await addEvidenceLink(client, home);
  await addRiskOfAll(client, { ...home, ...resident, report_id });
  const { video_id } = await addVideo(client, { ...home, by: accounts.coordinator });
  await client.query(
    `insert into video_progress (care_home_id, account_id, video_id, at_seconds) values ($1, $2, $3, 5)`,
    [home.care_home_id, accounts.carer, video_id],
  );
  await addHomeSettings(client, home);
  await addEventOfAll(client, { ...home, account_id: accounts.colleague, resident_id: residentIds[0] ?? '' });
  await addObservationOfAll(client, {
    ...home,
    account_id: accounts.colleague,
    resident_id: residentIds[0] ?? '',
    report_id,
  });
  await addDelivery(client, { ...home, account_id: accounts.colleague, resident_id: residentIds[0] ?? '', report_id });
  await addConcern(client, { ...home, account_id: accounts.colleague, resident_id: residentIds[0] ?? '' });
  await addHandedIn(client, { ...home, account_id: accounts.colleague });
  await addFamilyLife(client, home);
  await addFamilyIdeas(client, home);
  await addBookPage(client, { ...home, by: accounts.colleague });
  await addPush(client, { ...home, account_id: accounts.colleague });
  await client.query(
    `insert into outgoing_mails (id, care_home_id, to_address, subject, body) values ($3, $1, $2, $2, $2)`,
    values(uuidv7()),
  );
  await client.query(
    `insert into invitations (id, care_home_id, code_hash, role, first_name, last_name, expires_at)
     values ($3, $1, $4, 'carer', $2, $2, now() + interval '3 days')`,
    values(uuidv7(), tokenHash(`invitation to ${care_home_id}`)),
  );
}

/** A report of one moment, as its author logged it a minute ago. */
export async function addReport(
  client: pg.Client,
  { care_home_id, canary, residentIds }: MadeHome,
  report: { id: string; client_id: string; author_id: string },
): Promise<void> {
  const values = [report.id, care_home_id, report.author_id];
  await client.query(
    `insert into reports (id, care_home_id, author_id, client_id, title, format, started_at, day, minutes, note)
     values ($1, $2, $3, $4, $5, 'group', now() - interval '1 minute', current_date, 20, $5)`,
    [...values, report.client_id, canary],
  );
  await client.query(
    `insert into moments (id, report_id, care_home_id, author_id, resident_id, day, category, format, minutes, response,
                          basis, note, answered_at)
     values ($4, $1, $2, $3, $5, current_date, 'everyday_purpose', 'group', 20, 'enjoyed', 'group', $6, now())`,
    [...values, uuidv7(), residentIds[0], canary],
  );
  await client.query(
    `insert into daily_totals (care_home_id, day, category, format, moments, engaged, minutes)
     values ($1, current_date, 'everyday_purpose', 'group', 1, 1, 20)
     on conflict (care_home_id, day, category, format) do update
        set moments = daily_totals.moments + 1, engaged = daily_totals.engaged + 1, minutes = daily_totals.minutes + 20`,
    [care_home_id],
  );
  await client.query(
    `insert into report_changes (id, report_id, care_home_id, changed_by, kind) values ($4, $1, $2, $3, 'logged')`,
    [...values, uuidv7()],
  );
  await client.query(
    `insert into audit_events (id, care_home_id, account_id, action, subject_id) values ($4, $2, $3, '/api/v2/report/log', $1)`,
    [...values, uuidv7()],
  );
  // the answer that a device gets, by which it may name the report afterwards
  await client.query(
    `insert into writes (account_id, client_id, path, input_hash, answer)
     values ($1, $2, '/api/v2/report/log', $3, jsonb_build_object('id', $4::text))`,
    [report.author_id, report.client_id, tokenHash('a log'), report.id],
  );
}
