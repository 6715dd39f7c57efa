import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addReport } from './homes.ts';
import { newSignIn } from './sign-ins.ts';
import { addInvitedRelative } from './relatives.ts';
import type { MadeHome } from './homes.ts';
import { addChatOfAll } from './chat.ts';
import { addConsentRequest } from './consent-requests.ts';
import { addVideo } from './films.ts';
import { addConcern, addObservationOfAll } from './observations.ts';
import { addDigest, addSentDigest } from './digests.ts';
import { addDelivery } from './deliveries.ts';
import { addEvidencePack } from './evidence-packs.ts';
import { addExport } from './exports.ts';
import { addEvent, addFeed } from './events.ts';
import { addEvidenceLink } from './evidence.ts';
import { addBookPage } from './family-ideas.ts';
import { addFamilyUpdate } from './family-updates.ts';
import { addPhoto } from './photos.ts';
import { addNotice, tvLinkOf } from './notices.ts';
import { addHandedIn } from './handed-in.ts';
import { addInterest } from './interests.ts';
import { addResource } from './resources.ts';
import { addRisk } from './risks.ts';
import { addGroup } from './resident-groups.ts';
import { addImport } from './imports.ts';
import { addInstrumentPack } from './instrument-packs.ts';
import { addTablet } from './tablets.ts';
import { addSurveyOfAll } from './surveys.ts';

/** Where something is made for an input to name, and by whom; `ids` are those of the home so far. */
interface Making {
  home: MadeHome;
  of: string;
  ids: Record<string, string>;
}

/** What makes something new of a kind, by the names of the ids that it gives. */
interface Maker {
  names: string[];
  /** What it builds on, which stands before it in the list. */
  on?: string;
  make(client: pg.Client, at: Making): Promise<Record<string, string>>;
}

const MAKERS: Maker[] = [
  { names: ['goal_id'], make: async (client, at) => ({ goal_id: await addAim(client, at, 'goals') }) },
  { names: ['wish_id'], make: async (client, at) => ({ wish_id: await addAim(client, at, 'wishes') }) },
  {
    names: ['import_id'],
    make: async (client, { home }) => ({ import_id: await addImport(client, { ...home, file_name: home.canary }) }),
  },
  {
    names: ['sign_in_id'],
    make: async (client, { home, of }) => ({
      sign_in_id: await newSignIn(client, { account_id: of, care_home_id: home.care_home_id }),
    }),
  },
  {
    names: ['report_id', 'report_client_id'],
    async make(client, { home, of }) {
      const [report_id, report_client_id] = [uuidv7(), uuidv7()];
      await addReport(client, home, { id: report_id, client_id: report_client_id, author_id: of });
      return { report_id, report_client_id };
    },
  },
  {
    names: ['resident_interest_id'],
    make: async (client, { home }) => ({ resident_interest_id: await addInterest(client, ofFirst(home)) }),
  },
  {
    names: ['relative_link_id'],
    make: async (client, { home }) => ({
      relative_link_id: await addInvitedRelative(client, home, home.residentIds[0] ?? ''),
    }),
  },
  {
    names: ['consent_request_id'],
    on: 'relative_link_id',
    make: async (client, { home, ids }) => ({
      consent_request_id: await addConsentRequest(client, home, { ...ofFirst(home), ...linkIn(ids) }),
    }),
  },
  {
    names: ['resident_group_id'],
    make: async (client, { home }) => ({ resident_group_id: await addGroup(client, ofFirst(home)) }),
  },
  { names: ['resource_id', 'loan_id'], make: async (client, { home }) => await addResource(client, home) },
  {
    names: ['risk_assessment_id'],
    make: async (client, { home }) => ({ risk_assessment_id: await addRisk(client, { ...home, state: 'draft' }) }),
  },
  {
    names: ['video_id', 'upload_id'],
    make: async (client, { home, of }) => await addVideo(client, { ...home, by: of }),
  },
  {
    names: ['photo_id'],
    make: async (client, { home, of }) => ({ photo_id: await addPhoto(client, { ...ofFirst(home), by: of }) }),
  },
  { names: ['event_id'], make: async (client, { home }) => ({ event_id: await addEvent(client, home) }) },
  {
    names: ['feed_id'],
    make: async (client, { home }) => ({
      feed_id: await addFeed(client, { ...home, account_id: home.accounts.joiner, name: home.canary }),
    }),
  },
  {
    names: ['tablet_id'],
    make: async (client, { home, of }) => ({
      tablet_id: await addTablet(client, { ...home, by: of, name: home.canary }),
    }),
  },
  {
    names: ['export_id'],
    make: async (client, { home, of }) => ({ export_id: await addExport(client, { ...home, asked_by: of }) }),
  },
  {
    names: ['evidence_pack_id', 'evidence_pack_link_id'],
    make: async (client, { home, of }) => await addEvidencePack(client, { ...ofFirst(home), by: of }),
  },
  { names: ['notice_id'], make: async (client, { home }) => ({ notice_id: await addNotice(client, home) }) },
  {
    names: ['tv_link_id', 'tv_token'],
    make: async (client, { home, of }) => await tvLinkOf(client, { ...home, by: of }),
  },
  {
    names: ['instrument_pack_id'],
    make: async (client, { home }) => ({ instrument_pack_id: await addInstrumentPack(client, home) }),
  },
  {
    names: ['concern_id'],
    make: async (client, { home, of }) => ({
      concern_id: await addConcern(client, { ...ofFirst(home), account_id: of }),
    }),
  },
  {
    names: ['observation_id', 'follow_up_id'],
    on: 'report_id',
    make: async (client, { home, of, ids }) =>
      await addObservationOfAll(client, { ...ofFirst(home), account_id: of, ...reportIn(ids) }),
  },
  {
    names: ['link_id'],
    on: 'report_id',
    make: async (client, { home, ids }) => ({ link_id: await addEvidenceLink(client, { ...home, ...reportIn(ids) }) }),
  },
  { names: ['digest_id'], make: async (client, { home }) => ({ digest_id: await addDigest(client, ofFirst(home)) }) },
  {
    names: ['chat_thread_id', 'chat_message_id', 'chat_flag_id', 'chat_photo_id'],
    make: async (client, { home, of }) => await addChatOfAll(client, { ...home, account_id: of }),
  },
  {
    names: ['handed_in_id'],
    make: async (client, { home, of }) => ({ handed_in_id: await addHandedIn(client, { ...home, account_id: of }) }),
  },
  {
    names: ['survey_id', 'comment_id', 'survey_link_id', 'entry_id', 'survey_action_id'],
    make: async (client, { home, of }) => await addSurveyOfAll(client, { ...ofFirst(home), account_id: of }),
  },
  {
    names: ['delivery_id'],
    on: 'report_id',
    make: async (client, { home, of, ids }) => ({
      delivery_id: await addDelivery(client, { ...ofFirst(home), account_id: of, ...reportIn(ids) }),
    }),
  },
  {
    names: ['family_update_id'],
    on: 'report_id',
    make: async (client, { home, of, ids }) => ({
      family_update_id: await addFamilyUpdate(client, { ...ofFirst(home), ...reportIn(ids), by: of }),
    }),
  },
  {
    names: ['book_page_id'],
    make: async (client, { home, of }) => ({ book_page_id: await addBookPage(client, { ...home, by: of }) }),
  },
];

const ofFirst = (home: MadeHome) => ({ ...home, resident_id: home.residentIds[0] ?? '' });
const reportIn = ({ report_id = '' }: Record<string, string>) => ({ report_id });
const linkIn = ({ relative_link_id = '' }: Record<string, string>) => ({ relative_link_id });

async function addAim(client: pg.Client, { home }: Making, table: 'goals' | 'wishes'): Promise<string> {
  const id = uuidv7();
  await client.query(`insert into ${table} (id, care_home_id, resident_id, text) values ($1, $2, $3, $4)`, [
    id,
    home.care_home_id,
    home.residentIds[0],
    home.canary,
  ]);
  return id;
}

/** The ids that an input may name, as they are in one home; `of` writes the reports among them. */
export async function idsIn(client: pg.Client, home: MadeHome, of: string): Promise<Record<string, string>> {
  const ids = await newIdsIn(client, home, of, { ids: standingIdsOf(home) });
  await addSentDigest(client, { ...ofFirst(home), ...linkIn(ids) });
  return ids;
}

/** The ids of a home, those of these `names` as new as in `idsIn`. */
export async function newIdsIn(
  client: pg.Client,
  home: MadeHome,
  of: string,
  { ids, names }: { ids: Record<string, string>; names?: ReadonlySet<string> },
): Promise<Record<string, string>> {
  const makers = MAKERS.filter((maker) => !names || maker.names.some((name) => names.has(name)));
  const bases = new Set(makers.map(({ on }) => on));
  const made = { ...ids };
  await client.query('begin');
  for (const maker of MAKERS) {
    if (makers.includes(maker) || maker.names.some((name) => bases.has(name)))
      Object.assign(made, await maker.make(client, { home, of, ids: made }));
  }
  await client.query('commit');
  return made;
}

/** What every call of a home names alike. */
function standingIdsOf(home: MadeHome): Record<string, string> {
  return {
    ...home.about_me,
    care_home_id: home.care_home_id,
    carehome_id: home.care_home_id,
    resident_id: home.residentIds[0] ?? '',
    activity_id: home.activity_id,
    planned_session_id: home.planned_session_id,
    staff_member_id: home.accounts.colleague,
    joiner_id: home.accounts.joiner,
    passkey_id: home.passkey_id,
    key_worker_id: home.accounts.colleague,
    leader_id: home.accounts.colleague,
    helper_id: home.accounts.colleague,
    member_id: home.accounts.colleague,
    owner_id: home.accounts.colleague,
  };
}

/** Ids that nobody has. */
export function idsOfNobody(): Record<string, string> {
  const names = [
    'resident_id',
    'activity_id',
    'planned_session_id',
    'staff_member_id',
    'joiner_id',
    'passkey_id',
    'key_worker_id',
    'leader_id',
    'helper_id',
    'member_id',
    'event_id',
    'feed_id',
    'link_id',
    'goal_id',
    'wish_id',
    'import_id',
    'export_id',
    'evidence_pack_id',
    'evidence_pack_link_id',
    'sign_in_id',
    'instrument_pack_id',
    'report_id',
    'report_client_id',
    'family_update_id',
    'suggestion_id',
    'life_story_item_id',
    'tag_id',
    'resident_interest_id',
    'relative_link_id',
    'resident_group_id',
    'risk_assessment_id',
    'resource_id',
    'loan_id',
    'video_id',
    'upload_id',
    'photo_id',
    'observation_id',
    'follow_up_id',
    'owner_id',
    'concern_id',
    'handed_in_id',
    'delivery_id',
    'chat_thread_id',
    'chat_message_id',
    'chat_flag_id',
    'chat_photo_id',
    'survey_id',
    'tablet_id',
    'survey_link_id',
    'survey_action_id',
    'comment_id',
    'entry_id',
    'notice_id',
    'tv_link_id',
    'digest_id',
    'consent_request_id',
    'book_page_id',
  ];
  return Object.fromEntries([...names, 'care_home_id', 'carehome_id'].map((name) => [name, uuidv7()]));
}
