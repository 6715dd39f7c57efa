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

interface AccountPinsTable {
  account_id: string;
  pin_hash: string;
  set_at: Instant;
}

interface AccountsTable {
  id: string;
  version: Generated<number>;
  email: string;
  password_hash: string | null;
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
  tour_stop: string | null;
  tour_over_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  not_pushed: Generated<string[]>;
  device_key: Generated<Buffer>;
  motion: Generated<'auto' | 'less'>;
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

interface AddressesToCheckTable {
  care_home_id: string;
  id: string;
  address: string;
  reason: string;
  noted_at: Instant;
  noted_by: string | null;
  checked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  checked_by: string | null;
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
  detail: ColumnType<object | null, string | null | undefined, string | null>;
}

interface AuthenticatorsTable {
  account_id: string;
  secret: Buffer;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  last_step: number;
}

interface CalendarFeedsTable {
  care_home_id: string;
  id: string;
  account_id: string;
  token_hash: Buffer;
  covers: 'all' | 'mine' | 'people' | 'lead';
  created_at: Instant;
  last_fetched_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  name: string;
}

interface CareHomeTargetsTable {
  care_home_id: string;
  engaged_per_week: number;
  domains_per_week: number;
  one_to_one_per_week: number;
  missed_after_days: number;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
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
  wants_approval: Generated<boolean>;
  family_hold: Generated<'at_once' | 'afternoon' | 'approval'>;
  is_practice: Generated<boolean>;
}

interface ChatEarlierTextsTable {
  care_home_id: string;
  id: string;
  message_id: string;
  text: string;
  why: 'edited' | 'deleted';
  replaced_at: Instant;
}

interface ChatFlagsTable {
  care_home_id: string;
  id: string;
  message_id: string;
  by_id: string;
  at: Instant;
  reason: string;
  text: string;
  settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  settled_by: string | null;
  settled_how: Generated<string>;
}

interface ChatHoursTable {
  care_home_id: string;
  answers_from: string | null;
  answers_until: string | null;
  days: number[];
  who: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface ChatMarksTable {
  care_home_id: string;
  thread_id: string;
  account_id: string;
  kind: 'delivered' | 'read';
  position: number;
  at: Instant;
}

interface ChatMessagePhotosTable {
  care_home_id: string;
  id: string;
  message_id: string;
  place: number;
  photo_id: string | null;
  chat_photo_id: string | null;
  kept_photo_id: string | null;
}

interface ChatMessagesTable {
  care_home_id: string;
  id: string;
  thread_id: string;
  position: number;
  author_id: string;
  write_id: string;
  text: string;
  reply_to_id: string | null;
  sent_at: Instant;
  edited_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  shown_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  shown_by: string | null;
  photos: Generated<number>;
}

interface ChatPhotosTable {
  care_home_id: string;
  id: string;
  thread_id: string;
  brought_by: string;
  bytes: number;
  received: Generated<number>;
  part_ids: Generated<string[]>;
  begun_at: Instant;
  updated_at: Instant;
  ready_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  width: number | null;
  height: number | null;
  screen_id: string | null;
  thumb_id: string | null;
}

interface ChatThreadsTable {
  care_home_id: string;
  id: string;
  kind: 'circle' | 'room' | 'managers' | 'direct';
  resident_id: string | null;
  account_id: string | null;
  other_id: string | null;
  last_position: Generated<number>;
  last_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: Instant;
  created_by: string | null;
}

interface ConcernStepsTable {
  care_home_id: string;
  id: string;
  concern_id: string;
  kind: 'noted' | 'referred' | 'closed' | 'reopened';
  text: string;
  at: Instant;
  by_id: string;
}

interface ConcernsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  resident_id: string | null;
  what: string;
  happened_at: Instant;
  who: string;
  safety: 'safe' | 'not_sure' | 'in_danger';
  body_places: Generated<string[]>;
  told_whom: string;
  state: Generated<'open' | 'referred' | 'closed'>;
  author_id: string;
  recorded_at: Instant;
}

interface ConsentRequestsTable {
  id: string;
  care_home_id: string;
  resident_id: string;
  relative_link_id: string;
  purposes: string[];
  basis: 'attorney_hw' | 'deputy';
  capacity_assessed_on: string;
  word: Generated<string>;
  asked_at: Instant;
  asked_by: string | null;
  taken_back_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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

interface DigestReadersTable {
  care_home_id: string;
  id: string;
  digest_id: string;
  relative_link_id: string;
  by: 'email' | 'print' | 'post';
  mail_id: string | null;
  token_hash: Buffer | null;
}

interface DigestsTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  cadence: 'weekly' | 'fortnightly' | 'monthly';
  language: 'en-GB' | 'cy-GB';
  from_day: string;
  to_day: string;
  sentences: string[];
  state: Generated<'draft' | 'sent' | 'left_out'>;
  version: Generated<number>;
  made_at: Instant;
  changed_by: string | null;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface DoneIdeasTable {
  care_home_id: string;
  day: string;
  activity_id: string;
  response: 'loved' | 'enjoyed' | 'quiet' | null;
  said_at: ColumnType<Date, Date | string | undefined, Date | string>;
  said_by: string | null;
}

interface EventAnswersTable {
  care_home_id: string;
  id: string;
  event_id: string;
  resident_id: string | null;
  account_id: string | null;
  answer: 'yes' | 'maybe' | 'no';
  guests: number;
  note: string;
  answered_at: Instant;
  answered_by: string | null;
}

interface EventChangesTable {
  care_home_id: string;
  id: string;
  event_id: string;
  changed_by: string | null;
  changed_at: Instant;
  kind: 'made' | 'changed' | 'cancelled' | 'reopened' | 'deleted' | 'restored';
  reason: Generated<string>;
  changes: ColumnType<object | null, string | null | undefined, string | null>;
}

interface EventGroupsTable {
  care_home_id: string;
  event_id: string;
  resident_group_id: string;
}

interface EventMembersTable {
  care_home_id: string;
  event_id: string;
  account_id: string;
}

interface EventRelativesTable {
  care_home_id: string;
  event_id: string;
  relative_link_id: string;
}

interface EventResidentsTable {
  care_home_id: string;
  event_id: string;
  resident_id: string;
}

interface EventSeriesTable {
  care_home_id: string;
  id: string;
  rule: ColumnType<object, string, string>;
  first_day: string;
  last_day: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
}

interface EventSettingsTable {
  care_home_id: string;
  is_editing_narrowed: boolean;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface EventsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  type: 'celebration' | 'activity' | 'entertainer' | 'outing' | 'visit' | 'faith' | 'community' | 'family' | 'meeting' | 'review' | 'training';
  title: string;
  is_all_day: boolean;
  first_day: string;
  last_day: string;
  from_time: string;
  to_time: string;
  starts_at: Instant;
  ends_at: Instant;
  place: string;
  description: string;
  cost: string;
  transport: string;
  is_step_free: boolean;
  audience: 'all' | 'residents' | 'relatives' | 'staff' | 'chosen';
  places: number | null;
  answer_by: string | null;
  cancelled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  cancelled_why: string | null;
  cancelled_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  deleted_by: string | null;
  series_id: string | null;
  series_day: string | null;
}

interface EvidenceLinksTable {
  care_home_id: string;
  id: string;
  question: string;
  report_id: string | null;
  observation_id: string | null;
  why: string;
  linked_at: Instant;
  linked_by: string | null;
  removed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  removed_by: string | null;
  photo_id: string | null;
  survey_id: string | null;
}

interface EvidencePackLinksTable {
  care_home_id: string;
  id: string;
  pack_id: string;
  for_whom: string;
  token_hash: Buffer;
  made_by: string;
  made_at: Instant;
  expires_at: Instant;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_by: string | null;
}

interface EvidencePackViewsTable {
  care_home_id: string;
  id: string;
  link_id: string;
  at: Instant;
  network: 'ipv4' | 'ipv6';
}

interface EvidencePacksTable {
  care_home_id: string;
  id: string;
  asked_by: string;
  asked_at: Instant;
  expires_at: Instant;
  from_day: string;
  to_day: string;
  framework: string;
  parts: string[];
  resident_ids: string[];
  has_names: boolean;
  reason: string;
  language: 'en' | 'cy';
  state: Generated<'waiting' | 'working' | 'ready' | 'failed'>;
  progress: Generated<number>;
  pages: number | null;
  content: Buffer | null;
  photos: ColumnType<object | null, string | null | undefined, string | null>;
}

interface ExportsTable {
  care_home_id: string;
  id: string;
  asked_by: string;
  asked_at: Instant;
  expires_at: Instant;
  scope: 'report' | 'resident' | 'group' | 'home';
  report_id: string | null;
  resident_id: string | null;
  resident_group_id: string | null;
  from_day: string;
  to_day: string;
  format: 'pdf' | 'csv' | 'xlsx' | 'json';
  has_names: boolean;
  language: 'en' | 'cy';
  reason: string;
  state: Generated<'waiting' | 'working' | 'ready' | 'failed' | 'cancelled'>;
  progress: Generated<number>;
  content: Buffer | null;
  has_photos: Generated<boolean>;
  photos: ColumnType<object | null, string | null | undefined, string | null>;
}

interface FamilyBookPagesTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  day: string;
  activity_id: string | null;
  words: Generated<string>;
  photo_id: string | null;
  made_by: string | null;
  made_at: Instant;
  changed_by: string | null;
  changed_at: Instant;
}

interface FamilyBookPhotosTable {
  care_home_id: string;
  id: string;
  brought_by: string | null;
  bytes: number;
  received: Generated<number>;
  part_ids: Generated<string[]>;
  begun_at: Instant;
  updated_at: Instant;
  ready_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  width: number | null;
  height: number | null;
  screen_id: string | null;
  thumb_id: string | null;
  scene: string | null;
}

interface FamilyInterestsTable {
  care_home_id: string;
  code: string;
  chosen_on: string;
  let_go_on: string | null;
}

interface FamilyUpdateCommentsTable {
  care_home_id: string;
  id: string;
  family_update_id: string;
  account_id: string;
  is_by_staff: boolean;
  text: string;
  written_at: Instant;
}

interface FamilyUpdateKeepsTable {
  care_home_id: string;
  family_update_id: string;
  account_id: string;
  kept_at: Instant;
}

interface FamilyUpdateLovesTable {
  care_home_id: string;
  family_update_id: string;
  account_id: string;
  sent_on: string;
  sent_at: Instant;
  told_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  told_by: string | null;
}

interface FamilyUpdateViewsTable {
  care_home_id: string;
  family_update_id: string;
  account_id: string;
  seen_at: Instant;
}

interface FamilyUpdatesTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  report_id: string;
  moment_id: string;
  words: Generated<string>;
  quote: string | null;
  for_friends: Generated<boolean>;
  shared_by: string;
  shared_at: Instant;
  opens_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  approved_by: string | null;
  withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  withdrawn_by: string | null;
  withdrawn_why: string | null;
}

interface FileReadsTable {
  care_home_id: string;
  resident_id: string;
  account_id: string;
  day: string;
}

interface FollowUpsTable {
  care_home_id: string;
  id: string;
  observation_id: string;
  task: string;
  owner_id: string;
  due_on: string;
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  done_by: string | null;
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
  activities_discussed: boolean | null;
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

interface HandedInWritesTable {
  care_home_id: string;
  id: string;
  account_id: string;
  client_id: string;
  path: string;
  input: ColumnType<object, string, string>;
  made_at: Instant;
  arrived_at: Instant;
  left_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  why: 'left' | 'right_removed';
  decision: 'put_in' | 'left_out' | 'arrived' | null;
  decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  decided_by: string | null;
  reason: string | null;
  report_id: string | null;
}

interface HeadOfficePeopleTable {
  organisation_id: string;
  account_id: string;
  since: ColumnType<Date, Date | string | undefined, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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

interface LaterQuestionsTable {
  care_home_id: string;
  report_id: string;
  resident_id: string;
  asked_by: string;
  asked_at: Instant;
  due_at: Instant;
  ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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

interface MailLinksTable {
  token_hash: Buffer;
  account_id: string | null;
  invitation_code_hash: Buffer | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  expires_at: Instant;
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
  starts_on: Generated<string>;
  ends_on: string | null;
  version: Generated<number>;
  waits_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
  wings: Generated<string[]>;
}

interface MomentGoalsTable {
  care_home_id: string;
  moment_id: string;
  goal_id: string;
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
  engagement: number | null;
  mood_before: number | null;
  mood_after: number | null;
  mood_source: 'resident' | 'staff' | 'relative' | null;
  own_minutes: number | null;
  support: 'none' | 'words' | 'showing' | 'hand_under_hand' | 'one_to_one' | null;
  signs: Generated<string[]>;
  quote: string | null;
  choice_made: boolean | null;
  again: 'yes' | 'maybe' | 'no' | null;
  activity_id: string | null;
  hour: number | null;
}

interface NoticeChangesTable {
  care_home_id: string;
  id: string;
  notice_id: string;
  kind: 'added' | 'changed' | 'archived' | 'brought_back' | 'reminded';
  changed_by: string | null;
  changed_at: Instant;
  fields: Generated<string[]>;
  earlier: ColumnType<object | null, string | null | undefined, string | null>;
}

interface NoticeGroupsTable {
  care_home_id: string;
  notice_id: string;
  resident_group_id: string;
}

interface NoticeReadsTable {
  care_home_id: string;
  notice_id: string;
  account_id: string;
  read_at: Instant;
}

interface NoticeResidentsTable {
  care_home_id: string;
  notice_id: string;
  resident_id: string;
}

interface NoticeTvDaysTable {
  care_home_id: string;
  tv_link_id: string;
  day: string;
  network: 'ipv4' | 'ipv6';
  times: number;
  last_at: Instant;
}

interface NoticeTvLinksTable {
  care_home_id: string;
  id: string;
  name: string;
  token_hash: Buffer;
  made_by: string | null;
  made_at: Instant;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_by: string | null;
}

interface NoticesTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  category: 'news' | 'urgent' | 'menu' | 'health' | 'thanks' | 'staff_only';
  audience: 'everybody' | 'staff' | 'families';
  families_of: 'all' | 'chosen';
  wing: Generated<string>;
  language: 'en' | 'cy';
  title: string;
  body: string;
  other_title: Generated<string>;
  other_body: Generated<string>;
  is_pinned: boolean;
  must_read: boolean;
  is_in_lounge: boolean;
  publish_at: Instant;
  expires_on: string;
  asked_at: Instant;
  reminded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  created_at: Instant;
  created_by: string | null;
  updated_at: Instant;
  updated_by: string | null;
  archived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  photo_id: string | null;
  photo_alt: Generated<string>;
}

interface ObservationsTable {
  care_home_id: string;
  id: string;
  root_id: string;
  version: number;
  report_id: string;
  resident_id: string;
  kind: 'wellbeing' | 'effect_later' | 'new_preference' | 'communication' | 'physical_for_handover' | 'distress' | 'quote' | 'compliment';
  at: Instant;
  text: string;
  effect: 'brighter' | 'as_before' | 'lower' | null;
  signs: Generated<string[]>;
  visibility: 'staff' | 'family';
  preference: string | null;
  author_id: string;
  recorded_at: Instant;
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
  html: string | null;
  unsubscribe_link: string | null;
  failed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  stop_hash: Buffer | null;
}

interface OutgoingPushesTable {
  care_home_id: string;
  id: string;
  account_id: string;
  notification: string;
  resident_id: string | null;
  created_at: Instant;
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  held_back_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  about_id: string | null;
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
  invitation_code_hash: Buffer | null;
  new_account_id: string | null;
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

interface PhotoBookVersionsTable {
  care_home_id: string;
  resident_id: string;
  kind: 'life' | 'memory';
  version: number;
  title: string;
  subtitle: string;
  cover_photo_id: string | null;
  pages: ColumnType<object, string, string>;
  changed_by: string | null;
  changed_at: Instant;
}

interface PhotoBooksTable {
  care_home_id: string;
  id: string;
  resident_id: string;
  kind: 'life' | 'memory';
  version: Generated<number>;
  title: Generated<string>;
  subtitle: Generated<string>;
  cover_photo_id: string | null;
  family_may_edit: Generated<boolean>;
  pages: ColumnType<object, string, string>;
  changed_by: string | null;
  changed_at: Instant;
}

interface PhotoRenditionsTable {
  care_home_id: string;
  photo_id: string;
  covers: string[];
  screen_id: string;
  thumb_id: string;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface PhotoSubjectsTable {
  care_home_id: string;
  photo_id: string;
  resident_id: string;
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
}

interface PhotoViewsTable {
  care_home_id: string;
  photo_id: string;
  account_id: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

interface PhotosTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  brought_by: string | null;
  report_id: string | null;
  bytes: number;
  received: Generated<number>;
  part_ids: Generated<string[]>;
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  ready_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  width: number | null;
  height: number | null;
  screen_id: string | null;
  thumb_id: string | null;
  scene: string | null;
  taken_on: string;
  caption: Generated<string>;
  tagged_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  tagged_by: string | null;
  shared_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  shared_by: string | null;
  shown_from: ColumnType<Date | null, Date | string | null, Date | string | null>;
  withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  withdrawn_by: string | null;
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
  suggested: ColumnType<object | null, string | null | undefined, string | null>;
}

interface PracticeHomesTable {
  pretend_home_id: string;
  account_id: string;
  real_home_id: string;
  seed: string;
  made_at: Instant;
  last_entered_at: Instant;
}

interface PreferenceAnswersTable {
  care_home_id: string;
  observation_id: string;
  resident_interest_id: string | null;
  answered_by: string;
  answered_at: Instant;
}

interface PushKeysTable {
  is_the_row: Generated<boolean>;
  public_key: Buffer;
  private_key: Buffer;
  made_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface PushSubscriptionsTable {
  id: string;
  account_id: string;
  sign_in_id: string;
  platform: 'web' | 'android' | 'ios';
  endpoint: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  created_at: Instant;
  last_succeeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_failed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  last_failure: 'unreachable' | 'busy' | 'their_error' | 'keys_refused' | 'refused' | 'not_set_up' | null;
}

interface PushTalliesTable {
  care_home_id: string;
  on_day: string;
  outcome: 'sent' | 'gone' | 'unreachable' | 'busy' | 'their_error' | 'keys_refused' | 'refused' | 'not_set_up';
  count: number;
  last_at: Instant;
}

interface QuestionAnswersTable {
  care_home_id: string;
  resident_id: string;
  account_id: string;
  question: string;
  suggestion_id: string;
  answered_at: Instant;
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
  kind: 'logged' | 'merged' | 'answered' | 'amended' | 'voided' | 'undone' | 'returned' | 'approved' | 'submitted_again';
  changed_by: string;
  at: ColumnType<Date, Date | string | undefined, Date | string>;
  reason: string | null;
  before: ColumnType<object | null, string | null | undefined, string | null>;
}

interface ReportDeliveriesTable {
  care_home_id: string;
  id: string;
  report_id: string;
  resident_id: string;
  relative_link_id: string | null;
  to_address: string;
  to_name: string;
  content: string;
  token_hash: Buffer;
  code_hash: Buffer;
  wrong_codes: Generated<number>;
  mail_id: string | null;
  sent_by: string;
  asked_at: Instant;
  expires_at: Instant;
  opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  bounced_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_by: string | null;
  came_back_reason: string | null;
  came_back_by: string | null;
}

interface ReportRiskWordsTable {
  care_home_id: string;
  id: string;
  report_id: string;
  resident_id: string;
  hazard: string;
  why: ColumnType<object, string, string>;
  reason: string;
  by: string | null;
  at: Instant;
  activity_id: string | null;
}

interface ReportStaffTable {
  care_home_id: string;
  report_id: string;
  account_id: string;
}

interface ReportsTable {
  id: string;
  care_home_id: string;
  version: Generated<number>;
  client_id: string;
  state: Generated<'submitted' | 'returned' | 'approved' | 'void'>;
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
  relatives_present: Generated<string[]>;
  resources_used: Generated<string[]>;
  cost_pence: number | null;
  went_well: string | null;
  change_next_time: string | null;
  is_risk_checked: boolean | null;
  event_id: string | null;
  overall_enjoyment: number | null;
  writing_seconds: number | null;
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
  evidence_report_id: string | null;
  evidence_observation_id: string | null;
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

interface ResourceLoansTable {
  care_home_id: string;
  id: string;
  resource_id: string;
  borrower: string;
  quantity: number;
  due_on: string | null;
  borrowed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  written_by: string | null;
  returned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  returned_by: string | null;
}

interface ResourcesTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  kind: 'have' | 'wish';
  name: string;
  also: Generated<string>;
  place: Generated<string>;
  quantity: Generated<number>;
  note: Generated<string>;
  icon: string;
  tint: string;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  archived_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface RiskAcknowledgementsTable {
  care_home_id: string;
  id: string;
  planned_session_id: string | null;
  resident_id: string;
  hazard: string;
  activity_id: string | null;
  why: ColumnType<object, string, string>;
  reason: string;
  by: string | null;
  at: Instant;
  event_id: string | null;
  about_digest: Generated<string>;
}

interface RiskAssessmentsTable {
  care_home_id: string;
  id: string;
  root_id: string;
  edition: Generated<number>;
  version: Generated<number>;
  state: Generated<'draft' | 'in_review' | 'approved' | 'superseded' | 'archived'>;
  word: Generated<string>;
  scope: 'activity' | 'session' | 'place';
  title: string;
  activity_id: string | null;
  planned_session_id: string | null;
  place: Generated<string>;
  assessed_on: string;
  review_due: string;
  staff_ratio: Generated<string>;
  benefits: Generated<string>;
  emergency_plan: Generated<string>;
  lines: ColumnType<object | null, string | null | undefined, string | null>;
  written_by: Generated<string[]>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface RiskSignOffsTable {
  care_home_id: string;
  id: string;
  risk_assessment_id: string;
  kind: 'submitted' | 'returned' | 'approved' | 'archived' | 'restored';
  word: Generated<string>;
  by: string | null;
  at: Instant;
}

interface SafeguardingContactsTable {
  care_home_id: string;
  name: string;
  phone_day: string;
  phone_night: string | null;
  email: string | null;
  web: string | null;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
}

interface SharedTabletsTable {
  id: string;
  care_home_id: string;
  name: string;
  place: string;
  device: string;
  secret_hash: Buffer;
  enrolled_by: string | null;
  enrolled_at: Instant;
  last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revoked_by: string | null;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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
  ended_why: 'logout' | 'password' | 'manager' | 'reset' | 'replaced' | 'elsewhere' | 'passed_on' | 'tablet' | null;
  is_ended_by_leaving: Generated<boolean>;
  tablet_home_id: string | null;
  tablet_id: string | null;
}

interface SurveyActionsTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  survey_id: string | null;
  theme: string;
  said: string;
  did: Generated<string>;
  owner_id: string | null;
  due_on: string | null;
  done_on: string | null;
  outcome: Generated<string>;
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  published_by: string | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface SurveyCommentsTable {
  care_home_id: string;
  id: string;
  survey_id: string;
  question_id: string;
  words: string;
  theme: string | null;
}

interface SurveyDraftsTable {
  care_home_id: string;
  id: string;
  survey_id: string;
  account_id: string;
  resident_id: string | null;
  helped_by: Generated<string>;
  answers: ColumnType<object | null, string | null | undefined, string | null>;
}

interface SurveyEntriesTable {
  care_home_id: string;
  id: string;
  survey_id: string;
  audience: 'residents' | 'relatives' | 'staff';
  answers: ColumnType<object, string, string>;
  account_id: string | null;
  resident_id: string | null;
  answered_on: string | null;
}

interface SurveyLinksTable {
  care_home_id: string;
  id: string;
  survey_id: string;
  kind: 'link' | 'kiosk';
  audience: 'residents' | 'relatives' | 'staff';
  token_hash: Buffer;
  made_by: string | null;
  made_on: string;
  revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

interface SurveyMarksTable {
  care_home_id: string;
  id: string;
  survey_id: string;
  account_id: string | null;
  resident_id: string | null;
  helped_by: Generated<string>;
}

interface SurveysTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  title_en: string;
  title_cy: Generated<string>;
  template_key: string | null;
  audiences: string[];
  anonymity: 'anonymous' | 'named';
  questions: ColumnType<object, string, string>;
  status: Generated<'draft' | 'open' | 'closed' | 'reported'>;
  opens_on: string | null;
  closes_on: string | null;
  closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  reminder_days: Generated<number[]>;
  told_on: string | null;
  created_by: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface TabletFacesTable {
  care_home_id: string;
  tablet_id: string;
  account_id: string;
  tries_left: number;
  signed_in_at: Instant;
}

interface TutorialProgressTable {
  care_home_id: string;
  account_id: string;
  tutorial: string;
  step: number;
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface VideoFilesTable {
  care_home_id: string;
  id: string;
  brought_by: string | null;
  file_name: string;
  bytes: number;
  received: Generated<number>;
  fingerprint: string;
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  ready_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  seconds: number | null;
  sha256: string | null;
}

interface VideoProgressTable {
  care_home_id: string;
  account_id: string;
  video_id: string;
  at_seconds: number;
  begun_at: ColumnType<Date, Date | string | undefined, Date | string>;
  done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

interface VideosTable {
  care_home_id: string;
  id: string;
  version: Generated<number>;
  file_id: string;
  title: string;
  in_short: Generated<string>;
  captions: ColumnType<object, string, string>;
  transcript: Generated<string>;
  domains: Generated<string[]>;
  bands: Generated<number[]>;
  licence: 'own' | 'CC BY 4.0' | 'CC BY-SA 4.0' | 'CC0 1.0';
  attribution: Generated<string>;
  people: 'nobody' | 'agreed';
  poster_id: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  created_by: string | null;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_by: string | null;
  retired_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
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
  account_pins: AccountPinsTable;
  accounts: AccountsTable;
  activities: ActivitiesTable;
  activity_favourites: ActivityFavouritesTable;
  addresses_to_check: AddressesToCheckTable;
  app_activities: AppActivitiesTable;
  attempts: AttemptsTable;
  audit_events: AuditEventsTable;
  authenticators: AuthenticatorsTable;
  calendar_feeds: CalendarFeedsTable;
  care_home_targets: CareHomeTargetsTable;
  care_homes: CareHomesTable;
  chat_earlier_texts: ChatEarlierTextsTable;
  chat_flags: ChatFlagsTable;
  chat_hours: ChatHoursTable;
  chat_marks: ChatMarksTable;
  chat_message_photos: ChatMessagePhotosTable;
  chat_messages: ChatMessagesTable;
  chat_photos: ChatPhotosTable;
  chat_threads: ChatThreadsTable;
  concern_steps: ConcernStepsTable;
  concerns: ConcernsTable;
  consent_requests: ConsentRequestsTable;
  consents: ConsentsTable;
  daily_totals: DailyTotalsTable;
  digest_readers: DigestReadersTable;
  digests: DigestsTable;
  done_ideas: DoneIdeasTable;
  event_answers: EventAnswersTable;
  event_changes: EventChangesTable;
  event_groups: EventGroupsTable;
  event_members: EventMembersTable;
  event_relatives: EventRelativesTable;
  event_residents: EventResidentsTable;
  event_series: EventSeriesTable;
  event_settings: EventSettingsTable;
  events: EventsTable;
  evidence_links: EvidenceLinksTable;
  evidence_pack_links: EvidencePackLinksTable;
  evidence_pack_views: EvidencePackViewsTable;
  evidence_packs: EvidencePacksTable;
  exports: ExportsTable;
  family_book_pages: FamilyBookPagesTable;
  family_book_photos: FamilyBookPhotosTable;
  family_interests: FamilyInterestsTable;
  family_update_comments: FamilyUpdateCommentsTable;
  family_update_keeps: FamilyUpdateKeepsTable;
  family_update_loves: FamilyUpdateLovesTable;
  family_update_views: FamilyUpdateViewsTable;
  family_updates: FamilyUpdatesTable;
  file_reads: FileReadsTable;
  follow_ups: FollowUpsTable;
  goal_reviews: GoalReviewsTable;
  goals: GoalsTable;
  handed_in_writes: HandedInWritesTable;
  head_office_people: HeadOfficePeopleTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  instrument_packs: InstrumentPacksTable;
  invitations: InvitationsTable;
  later_questions: LaterQuestionsTable;
  life_story_items: LifeStoryItemsTable;
  mail_links: MailLinksTable;
  maintenance: MaintenanceTable;
  memberships: MembershipsTable;
  moment_goals: MomentGoalsTable;
  moments: MomentsTable;
  notice_changes: NoticeChangesTable;
  notice_groups: NoticeGroupsTable;
  notice_reads: NoticeReadsTable;
  notice_residents: NoticeResidentsTable;
  notice_tv_days: NoticeTvDaysTable;
  notice_tv_links: NoticeTvLinksTable;
  notices: NoticesTable;
  observations: ObservationsTable;
  organisations: OrganisationsTable;
  outgoing_mails: OutgoingMailsTable;
  outgoing_pushes: OutgoingPushesTable;
  packages: PackagesTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  password_resets: PasswordResetsTable;
  photo_book_versions: PhotoBookVersionsTable;
  photo_books: PhotoBooksTable;
  photo_renditions: PhotoRenditionsTable;
  photo_subjects: PhotoSubjectsTable;
  photo_views: PhotoViewsTable;
  photos: PhotosTable;
  planned_series: PlannedSeriesTable;
  planned_session_groups: PlannedSessionGroupsTable;
  planned_session_helpers: PlannedSessionHelpersTable;
  planned_session_residents: PlannedSessionResidentsTable;
  planned_sessions: PlannedSessionsTable;
  practice_homes: PracticeHomesTable;
  preference_answers: PreferenceAnswersTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_tallies: PushTalliesTable;
  question_answers: QuestionAnswersTable;
  recovery_codes: RecoveryCodesTable;
  relative_link_changes: RelativeLinkChangesTable;
  relative_links: RelativeLinksTable;
  report_changes: ReportChangesTable;
  report_deliveries: ReportDeliveriesTable;
  report_risk_words: ReportRiskWordsTable;
  report_staff: ReportStaffTable;
  reports: ReportsTable;
  resident_about_me_tags: ResidentAboutMeTagsTable;
  resident_changes: ResidentChangesTable;
  resident_favourites: ResidentFavouritesTable;
  resident_group_members: ResidentGroupMembersTable;
  resident_groups: ResidentGroupsTable;
  resident_interest_versions: ResidentInterestVersionsTable;
  resident_interests: ResidentInterestsTable;
  residents: ResidentsTable;
  resource_loans: ResourceLoansTable;
  resources: ResourcesTable;
  risk_acknowledgements: RiskAcknowledgementsTable;
  risk_assessments: RiskAssessmentsTable;
  risk_sign_offs: RiskSignOffsTable;
  safeguarding_contacts: SafeguardingContactsTable;
  shared_tablets: SharedTabletsTable;
  sign_ins: SignInsTable;
  survey_actions: SurveyActionsTable;
  survey_comments: SurveyCommentsTable;
  survey_drafts: SurveyDraftsTable;
  survey_entries: SurveyEntriesTable;
  survey_links: SurveyLinksTable;
  survey_marks: SurveyMarksTable;
  surveys: SurveysTable;
  tablet_faces: TabletFacesTable;
  tutorial_progress: TutorialProgressTable;
  video_files: VideoFilesTable;
  video_progress: VideoProgressTable;
  videos: VideosTable;
  wishes: WishesTable;
  writes: WritesTable;
}
