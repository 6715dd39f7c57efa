import type { Db } from '../db/database.ts';
import type { CareHome } from '../session/session.ts';

/** The invitations that a relative made and nobody has answered yet; those whose time ran out too. */
export async function invitedBy(db: Db, careHome: CareHome, account_id: string) {
  return await db
    .selectFrom('relative_links as l')
    .innerJoin('invitations as i', (join) =>
      join.onRef('i.care_home_id', '=', 'l.care_home_id').onRef('i.id', '=', 'l.invitation_id'),
    )
    .select(['l.id as relative_link_id', 'l.resident_id', 'l.relationship'])
    .select(['i.first_name', 'i.last_name', 'i.expires_at'])
    .where('l.care_home_id', '=', careHome.id)
    .where('l.status', '=', 'invited')
    .where('i.role', '=', 'relative')
    .where('i.invited_by', '=', account_id)
    .orderBy('i.created_at')
    .orderBy('l.id')
    .execute();
}
