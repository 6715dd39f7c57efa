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

/** The ids that an input may name, as they are in one home; `of` writes the reports among them. */
export async function idsIn(client: pg.Client, home: MadeHome, of: string): Promise<Record<string, string>> {
  const report_client_id = uuidv7();
  const report_id = uuidv7();
  const [goal_id, wish_id] = [uuidv7(), uuidv7()];
  const import_id = await addImport(client, { care_home_id: home.care_home_id, file_name: home.canary });
  const sign_in_id = await newSignIn(client, { account_id: of, care_home_id: home.care_home_id });
  await client.query('begin');
  for (const [table, id] of [
    ['goals', goal_id],
    ['wishes', wish_id],
  ]) {
    await client.query(`insert into ${table} (id, care_home_id, resident_id, text) values ($1, $2, $3, $4)`, [
      id,
      home.care_home_id,
      home.residentIds[0],
      home.canary,
    ]);
  }
  const resident_id = home.residentIds[0] ?? '';
  const resident_interest_id = await addInterest(client, { ...home, resident_id });
  const relative_link_id = await addInvitedRelative(client, home, home.residentIds[0] ?? '');
  const consent_request_id = await addConsentRequest(client, home, { resident_id, relative_link_id });
  const resident_group_id = await addGroup(client, { ...home, resident_id });
  await addSentDigest(client, { ...home, resident_id, relative_link_id });
  await addReport(client, home, { id: report_id, client_id: report_client_id, author_id: of });
  await client.query('commit');
  return {
    ...home.about_me,
    care_home_id: home.care_home_id,
    carehome_id: home.care_home_id,
    consent_request_id,
    resident_id,
    resident_interest_id,
    resident_group_id,
    ...(await addResource(client, home)),
    risk_assessment_id: await addRisk(client, { ...home, state: 'draft' }),
    ...(await addVideo(client, { ...home, by: of })),
    photo_id: await addPhoto(client, { ...home, resident_id, by: of }),
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
    event_id: await addEvent(client, home),
    feed_id: await addFeed(client, { ...home, account_id: home.accounts.joiner, name: home.canary }),
    goal_id,
    wish_id,
    import_id,
    tablet_id: await addTablet(client, { ...home, by: of, name: home.canary }),
    export_id: await addExport(client, { ...home, asked_by: of }),
    ...(await addEvidencePack(client, { ...home, by: of, resident_id })),
    notice_id: await addNotice(client, home),
    ...(await tvLinkOf(client, { ...home, by: of })),
    sign_in_id,
    relative_link_id,
    instrument_pack_id: await addInstrumentPack(client, home),
    concern_id: await addConcern(client, { ...home, account_id: of, resident_id }),
    ...(await addObservationOfAll(client, { ...home, account_id: of, resident_id, report_id })),
    link_id: await addEvidenceLink(client, { ...home, report_id }),
    digest_id: await addDigest(client, { ...home, resident_id }),
    ...(await addChatOfAll(client, { ...home, account_id: of })),
    handed_in_id: await addHandedIn(client, { ...home, account_id: of }),
    ...(await addSurveyOfAll(client, { ...home, account_id: of, resident_id })),
    delivery_id: await addDelivery(client, { ...home, account_id: of, resident_id, report_id }),
    family_update_id: await addFamilyUpdate(client, { ...home, report_id, resident_id, by: of }),
    report_id,
    report_client_id,
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
  ];
  return Object.fromEntries([...names, 'care_home_id', 'carehome_id'].map((name) => [name, uuidv7()]));
}
