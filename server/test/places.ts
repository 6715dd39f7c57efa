import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { addReport, newSignIn } from './homes.ts';
import { addInvitedRelative } from './relatives.ts';
import type { MadeHome } from './homes.ts';
import { addInterest } from './interests.ts';
import { addGroup } from './resident-groups.ts';
import { addImport } from './imports.ts';
import { addInstrumentPack } from './instrument-packs.ts';

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
  const resident_group_id = await addGroup(client, { ...home, resident_id });
  await addReport(client, home, { id: report_id, client_id: report_client_id, author_id: of });
  await client.query('commit');
  return {
    ...home.about_me,
    care_home_id: home.care_home_id,
    carehome_id: home.care_home_id,
    resident_id,
    resident_interest_id,
    resident_group_id,
    activity_id: home.activity_id,
    planned_session_id: home.planned_session_id,
    staff_member_id: home.accounts.colleague,
    joiner_id: home.accounts.joiner,
    passkey_id: home.passkey_id,
    key_worker_id: home.accounts.colleague,
    leader_id: home.accounts.colleague,
    helper_id: home.accounts.colleague,
    goal_id,
    wish_id,
    import_id,
    sign_in_id,
    relative_link_id,
    instrument_pack_id: await addInstrumentPack(client, home),
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
    'goal_id',
    'wish_id',
    'import_id',
    'sign_in_id',
    'instrument_pack_id',
    'report_id',
    'report_client_id',
    'suggestion_id',
    'life_story_item_id',
    'tag_id',
    'resident_interest_id',
    'relative_link_id',
    'resident_group_id',
  ];
  return Object.fromEntries([...names, 'care_home_id', 'carehome_id'].map((name) => [name, uuidv7()]));
}
