// Printed from the migrations by `npm run heartsease -- print-tables`. Never edited by hand.
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;

interface AbilityAssessmentsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  resident_id: string;
  method: Generated<'own' | 'pack' | 'result'>;
  pack: string;
  pack_version: string;
  status: 'draft' | 'final';
  answers: ColumnType<object | null, string | null | undefined, string | null>;
  helps: ColumnType<object | null, string | null | undefined, string | null>;
  observed_from: string | null;
  observed_to: string | null;
  observers: Generated<string>;
  notes: Generated<string>;
  lines: ColumnType<object | null, string | null | undefined, string | null>;
  band_key: string | null;
  support_band: number | null;
  may_reach: number | null;
  assessed_on: string | null;
  review_on: string | null;
  started_by: string | null;
  changed_by: string | null;
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  finished_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  instrument_pack_id: string | null;
}

interface AboutMeCardsTable {
  care_home_id: string;
  resident_id: string;
  heading: 'most_important' | 'people' | 'communication' | 'wellness' | 'please_do' | 'support' | 'also_worth_knowing';
  version: Generated<number>;
  text: string;
  is_own_words: Generated<boolean>;
  helped_by: Generated<string>;
  visibility: 'staff' | 'relatives';
  confirmed_on: string;
  confirmed_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface AboutMeSuggestionsTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  heading: 'most_important' | 'people' | 'communication' | 'wellness' | 'please_do' | 'support' | 'also_worth_knowing';
  text: string;
  origin: 'relative' | 'staff';
  relationship: Generated<string>;
  suggested_by: string | null;
  suggested_at: ColumnType<Date, Date | string | undefined, Date | string>;
  state: Generated<'waiting' | 'accepted' | 'declined'>;
  answered_by: string | null;
  answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  answer: string | null;
}

interface AboutMeTagsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  tag_group: 'communication' | 'comfort' | 'dislikes' | 'routine' | 'important' | 'wellness' | 'risk';
  label: string;
  label_cy: Generated<string>;
  icon: string;
  colour: string;
  former_labels: Generated<string[]>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  archived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  merged_into: string | null;
}

interface AboutMeVersionsTable {
  care_home_id: string;
  resident_id: string;
  heading: string;
  version: number;
  kind: 'written' | 'confirmed' | 'suggested';
  text: string;
  is_own_words: boolean;
  helped_by: string;
  visibility: 'staff' | 'relatives';
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  by_id: string | null;
  suggestion_id: string | null;
}

interface AccountsTable {
  id: string;
  version: Generated<number>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  known_as: string;
  portrait: ColumnType<object | null, string | null | undefined, string | null>;
  language: Generated<string>;
  text_size: Generated<'standard' | 'large' | 'larger'>;
  theme: Generated<'auto' | 'light' | 'dark'>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  phone: Generated<string>;
  in_app_only: Generated<string[]>;
  quiet_from: string | null;
  quiet_until: string | null;
}

interface ActivitiesTable {
  id: string;
  care_home_id: string | null;
  version: Generated<number>;
  slug: string;
  title: string;
  summary: string;
  icon: string;
  tint: string;
  category: string;
  minutes: number;
  formats: string[];
  scene: string | null;
  themes: Generated<string[]>;
  source: 'core' | 'organisation' | 'home';
  licence: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  retired_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  detail: ColumnType<object | null, string | null | undefined, string | null>;
  state: Generated<'draft' | 'proposed' | 'returned' | 'approved'>;
  state_word: Generated<string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface ActivityFavouritesTable {
  care_home_id: string;
  account_id: string;
  activity_id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface AppActivitiesTable {
  id: string;
  account_id: string;
  version: string;
  build: string | null;
  platform: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface AttemptsTable {
  subject: string;
  window_starts_at: Instant;
  count: number;
}

interface AuditEventsTable {
  id: string;
  care_home_id: string;
  account_id: string | null;
  sign_in_id: string | null;
  action: string;
  subject_id: string | null;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface AuthenticatorsTable {
  account_id: string;
  secret: Buffer;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  last_step: number;
}

interface CareHomesTable {
  id: string;
  organisation_id: string;
  package_id: string;
  package_expires_on: string | null;
  name: string;
  town: string;
  region: string;
  phone: string;
  timezone: Generated<string>;
  language: Generated<string>;
  is_demo: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_set_up: Generated<boolean>;
}

interface ConsentsTable {
  id: string;
  care_home_id: string;
  resident_id: string;
  purpose: 'photo_record' | 'photo_home' | 'photo_family_own' | 'photo_family_group' | 'family_updates' | 'share_life_story' | 'chat' | 'voice_video' | 'photo_public' | 'photo_training' | 'data_sharing_nhs' | 'ai_local';
  version: number;
  status: 'given' | 'refused' | 'withdrawn' | 'not_asked';
  basis: 'resident' | 'attorney_hw' | 'deputy' | 'best_interests';
  decided_by: Generated<string>;
  capacity_assessed_on: string | null;
  people_consulted: Generated<string>;
  conditions: Generated<string>;
  decided_on: string;
  review_on: string | null;
  evidence: Generated<string>;
  recorded_at: ColumnType<Date, Date | string | undefined, Date | string>;
  recorded_by: string | null;
}

interface DailyTotalsTable {
  care_home_id: string;
  day: string;
  category: string;
  format: string;
  moments: number;
  engaged: number;
  minutes: number;
}

interface FileReadsTable {
  care_home_id: string;
  resident_id: string;
  account_id: string;
  day: string;
}

interface GoalReviewsTable {
  id: string;
  care_home_id: string;
  goal_id: string;
  reviewed_on: string;
  note: string;
  people_present: Generated<string>;
  reviewed_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface GoalsTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  resident_id: string;
  text: string;
  why: Generated<string>;
  target_on: string | null;
  status: Generated<'active' | 'met' | 'changed' | 'stopped'>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
}

interface ImportRowsTable {
  care_home_id: string;
  import_id: string;
  place: number;
  person: ColumnType<object | null, string | null | undefined, string | null>;
  is_new: Generated<boolean>;
  outcome: 'added' | 'changed' | 'invited' | 'unchanged' | null;
  resident_id: string | null;
  invitation_id: string | null;
  before: ColumnType<object | null, string | null | undefined, string | null>;
  version_after: number | null;
  relative_link_id: string | null;
}

interface ImportsTable {
  id: string;
  care_home_id: string;
  file_name: string;
  started_at: Instant;
  started_by: string | null;
  committed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  undone_by: string | null;
  residents_added: Generated<number>;
  residents_changed: Generated<number>;
  staff_invited: Generated<number>;
  relatives_invited: Generated<number>;
  relatives_changed: Generated<number>;
}

interface InstrumentPacksTable {
  id: string;
  organisation_id: string;
  licensed_home_id: string | null;
  pack: string;
  pack_version: string;
  title: string;
  instrument: ColumnType<object | null, string | null | undefined, string | null>;
  licence_holder: string;
  licence_ref: string;
  valid_to: string;
  attested_by: string | null;
  attested_at: Instant;
  removed_by: string | null;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface InvitationsTable {
  id: string;
  care_home_id: string;
  code_hash: Buffer;
  role: 'manager' | 'coordinator' | 'carer' | 'relative' | 'organiser' | 'member';
  first_name: string;
  last_name: string;
  email: string | null;
  invited_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: Instant;
  accepted_by: string | null;
  accepted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sent_by: Generated<'email' | 'shown' | 'letter'>;
  wings: Generated<string[]>;
  starts_on: string | null;
  ends_on: string | null;
}

interface LifeStoryItemsTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  version: Generated<number>;
  chapter: 'childhood' | 'school' | 'work' | 'love' | 'family' | 'places' | 'pastimes' | 'faith_and_culture' | 'service' | 'holidays' | 'music' | 'food' | 'pets' | 'proud_moments' | 'later_life' | 'losses' | 'now';
  title: string;
  body: Generated<string>;
  years: Generated<string>;
  place: Generated<string>;
  sensitivity: 'share' | 'staff_only' | 'avoid_topic';
  told_by: Generated<string>;
  told_on: string | null;
  rank: number;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface MaintenanceTable {
  is_the_row: Generated<boolean>;
  is_on: boolean;
  until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  message: string | null;
}

interface MembershipsTable {
  care_home_id: string;
  account_id: string;
  role: 'manager' | 'coordinator' | 'carer' | 'relative' | 'organiser' | 'member';
  is_head_office: Generated<boolean>;
  starts_on: Generated<string>;
  ends_on: string | null;
  version: Generated<number>;
  waits_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  wings: Generated<string[]>;
}

interface MomentsTable {
  id: string;
  care_home_id: string;
  report_id: string;
  resident_id: string;
  day: string;
  category: string;
  format: 'group' | 'one_to_one';
  minutes: number;
  response: 'loved' | 'enjoyed' | 'quiet' | 'not_today' | 'unsettled' | null;
  basis: 'group' | 'individual';
  not_today_reason: 'declined' | 'asleep' | 'unwell' | 'away' | 'visitors' | 'not_reached' | null;
  note: string | null;
  author_id: string;
  answered_at: Instant;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  is_engaged: ColumnType<boolean, never, never>;
}

interface OrganisationsTable {
  id: string;
  name: string;
  type: 1 | 2;
  is_risk_assessment_enabled: Generated<boolean>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  is_second_step_required: Generated<boolean>;
}

interface OutgoingMailsTable {
  id: string;
  care_home_id: string;
  to_address: string;
  subject: string;
  body: string;
  link: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  notification: string | null;
  account_id: string | null;
  resident_id: string | null;
  held_back_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface PackagesTable {
  id: string;
  title: 'Package A' | 'Package B' | 'Package C' | 'Package D' | 'Package E';
  is_basic: boolean;
  features: ColumnType<object | null, string | null | undefined, string | null>;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  account_id: string | null;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: Instant;
}

interface PasskeysTable {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  account_id: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: Instant;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface PlannedSeriesTable {
  care_home_id: string;
  id: string;
  rule: ColumnType<object, string, string>;
  first_day: string;
  last_day: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
}

interface PlannedSessionGroupsTable {
  care_home_id: string;
  planned_session_id: string;
  resident_group_id: string;
}

interface PlannedSessionHelpersTable {
  care_home_id: string;
  planned_session_id: string;
  account_id: string;
}

interface PlannedSessionResidentsTable {
  care_home_id: string;
  planned_session_id: string;
  resident_id: string;
}

interface PlannedSessionsTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  activity_id: string | null;
  title: string;
  starts_at: Instant;
  ends_at: Instant;
  day: string;
  place: string;
  leader_id: string | null;
  is_open_to_everyone: Generated<boolean>;
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_why: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  series_id: string | null;
  series_day: string | null;
  capacity: number | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface RecoveryCodesTable {
  account_id: string;
  code_hash: Buffer;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface RelativeLinkChangesTable {
  id: string;
  care_home_id: string;
  relative_link_id: string;
  changed_by: string | null;
  changed_at: Instant;
  kind: 'invited' | 'resent' | 'withdrawn' | 'accepted' | 'changed' | 'paused' | 'resumed' | 'ended';
  changes: ColumnType<object | null, string | null | undefined, string | null>;
  reason: Generated<string>;
}

interface RelativeLinksTable {
  id: string;
  care_home_id: string;
  resident_id: string;
  account_id: string | null;
  relationship: string;
  access_level: 'representative' | 'family' | 'friend';
  status: 'invited' | 'active' | 'paused' | 'ended';
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  version: Generated<number>;
  is_primary: Generated<boolean>;
  authorities: ColumnType<object | null, string | null | undefined, string | null>;
  is_shown_to_circle: Generated<boolean>;
  invitation_id: string | null;
  status_since: ColumnType<Date, Date | string | undefined, Date | string>;
  status_reason: Generated<string>;
  digest: Generated<'weekly' | 'fortnightly' | 'monthly' | 'off'>;
  digest_by: Generated<'email' | 'print' | 'post'>;
  can_invite: Generated<boolean>;
}

interface ReportChangesTable {
  id: string;
  care_home_id: string;
  report_id: string;
  kind: 'logged' | 'merged' | 'answered' | 'amended' | 'voided' | 'undone';
  changed_by: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  reason: string | null;
  before: ColumnType<object | null, string | null | undefined, string | null>;
}

interface ReportsTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  client_id: string;
  state: Generated<'submitted' | 'void'>;
  kind: Generated<'basic' | 'full'>;
  planned_session_id: string | null;
  activity_id: string | null;
  title: string;
  format: 'group' | 'one_to_one';
  started_at: Instant;
  day: string;
  minutes: number;
  place: string | null;
  usual_response: 'loved' | 'enjoyed' | 'quiet' | 'not_today' | 'unsettled' | null;
  note: string | null;
  is_added_later: Generated<boolean>;
  recorded_at: ColumnType<Date, Date | string | undefined, Date | string>;
  author_id: string;
}

interface ResidentAboutMeTagsTable {
  care_home_id: string;
  resident_id: string;
  id: string;
  core_tag: string | null;
  tag_id: string | null;
  strength: 'likes' | 'loves' | 'dislikes' | 'avoid' | 'needs';
  note: Generated<string>;
  confirmed_on: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ResidentChangesTable {
  id: string;
  care_home_id: string;
  resident_id: string;
  changed_by: string | null;
  changed_at: Instant;
  kind: 'added' | 'profile' | 'access_needs' | 'face' | 'state' | 'stay_ended' | 'stay_resumed';
  changes: ColumnType<object, string, string>;
  undoes: ColumnType<object | null, string | null | undefined, string | null>;
}

interface ResidentFavouritesTable {
  care_home_id: string;
  resident_id: string;
  activity_id: string;
  label: string;
  rank: number;
}

interface ResidentGroupMembersTable {
  care_home_id: string;
  resident_group_id: string;
  resident_id: string;
}

interface ResidentGroupsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  name: string;
  tint: string;
  kind: 'by_hand' | 'wing' | 'interest' | 'band';
  rule: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  archived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ResidentInterestVersionsTable {
  care_home_id: string;
  resident_interest_id: string;
  version: number;
  resident_id: string;
  kind: 'noted' | 'changed' | 'taken_away' | 'put_back';
  label: string;
  level: string;
  note: string;
  source: string;
  told_by: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  by_id: string | null;
}

interface ResidentInterestsTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  version: Generated<number>;
  code: string | null;
  custom_label: string | null;
  level: 'loves' | 'likes' | 'used_to' | 'curious' | 'dislikes' | 'avoid';
  note: Generated<string>;
  source: 'resident' | 'relative' | 'staff_observed' | 'import';
  told_by: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface ResidentsTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  known_as: string;
  first_name: string;
  last_name: string;
  pronouns: string;
  date_of_birth: string | null;
  room: string;
  wing: string;
  language: Generated<string>;
  status: Generated<'active' | 'respite' | 'away' | 'moved_on' | 'died'>;
  moved_in_on: string;
  ended_on: string | null;
  portrait: ColumnType<object | null, string | null | undefined, string | null>;
  photo_wish: Generated<'agrees' | 'declines' | 'not_asked'>;
  summary: Generated<string>;
  life: Generated<string>;
  approach: Generated<string>;
  weekly_target: number | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  title: Generated<string>;
  is_age_hidden: Generated<boolean>;
  nhs_number: string | null;
  other_languages: Generated<string[]>;
  faith: Generated<string>;
  cultural_needs: Generated<string>;
  key_worker_id: string | null;
  access_needs: ColumnType<object | null, string | null | undefined, string | null>;
  access_needs_on: string | null;
  status_since: string | null;
  status_note: Generated<string>;
  photo_id: string | null;
  photo_key: Buffer | null;
  external_id: string | null;
}

interface SignInsTable {
  id: string;
  account_id: string;
  care_home_id: string;
  token_hash: Buffer;
  binding_hash: Buffer | null;
  device: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  last_seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  idle_seconds: number;
  ends_at: Instant;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  ended_why: 'logout' | 'password' | 'manager' | 'reset' | 'replaced' | 'elsewhere' | null;
}

interface WishesTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  resident_id: string;
  text: string;
  asked_by: Generated<string>;
  wanted_on: string | null;
  status: Generated<'new' | 'planning' | 'done' | 'not_possible'>;
  story: Generated<string>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
}

interface WritesTable {
  account_id: string;
  client_id: string;
  path: string;
  input_hash: Buffer;
  answer: ColumnType<object | null, string | null | undefined, string | null>;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
}

export interface Tables {
  ability_assessments: AbilityAssessmentsTable;
  about_me_cards: AboutMeCardsTable;
  about_me_suggestions: AboutMeSuggestionsTable;
  about_me_tags: AboutMeTagsTable;
  about_me_versions: AboutMeVersionsTable;
  accounts: AccountsTable;
  activities: ActivitiesTable;
  activity_favourites: ActivityFavouritesTable;
  app_activities: AppActivitiesTable;
  attempts: AttemptsTable;
  audit_events: AuditEventsTable;
  authenticators: AuthenticatorsTable;
  care_homes: CareHomesTable;
  consents: ConsentsTable;
  daily_totals: DailyTotalsTable;
  file_reads: FileReadsTable;
  goal_reviews: GoalReviewsTable;
  goals: GoalsTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  instrument_packs: InstrumentPacksTable;
  invitations: InvitationsTable;
  life_story_items: LifeStoryItemsTable;
  maintenance: MaintenanceTable;
  memberships: MembershipsTable;
  moments: MomentsTable;
  organisations: OrganisationsTable;
  outgoing_mails: OutgoingMailsTable;
  packages: PackagesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  planned_series: PlannedSeriesTable;
  planned_session_groups: PlannedSessionGroupsTable;
  planned_session_helpers: PlannedSessionHelpersTable;
  planned_session_residents: PlannedSessionResidentsTable;
  planned_sessions: PlannedSessionsTable;
  recovery_codes: RecoveryCodesTable;
  relative_link_changes: RelativeLinkChangesTable;
  relative_links: RelativeLinksTable;
  report_changes: ReportChangesTable;
  reports: ReportsTable;
  resident_about_me_tags: ResidentAboutMeTagsTable;
  resident_changes: ResidentChangesTable;
  resident_favourites: ResidentFavouritesTable;
  resident_group_members: ResidentGroupMembersTable;
  resident_groups: ResidentGroupsTable;
  resident_interest_versions: ResidentInterestVersionsTable;
  resident_interests: ResidentInterestsTable;
  residents: ResidentsTable;
  sign_ins: SignInsTable;
  wishes: WishesTable;
  writes: WritesTable;
}
