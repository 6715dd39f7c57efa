import type { NoticeReader } from '@heartsease/domain/notice-board/notice.ts';
import type { Db } from '../db/database.ts';
import { familyOfHome } from '../relatives/relatives.queries.ts';
import { membersOfGroups } from '../resident-groups/group-members.ts';
import { livingHere } from '../resident-groups/groups.queries.ts';
import type { CareHome } from '../session/session.ts';
import { readsOf } from './notices.queries.ts';
import type { StoredNotice } from './notices.queries.ts';
import { staffOfHome } from './readers.queries.ts';

interface Asked {
  db: Db;
  careHome: CareHome;
  today: string;
}

/** Does a notice hang for the family of a resident? */
export type IsForFamilyOf = (notice: StoredNotice, resident_id: string) => boolean;

/** Looks up once whom these notices mean; a group means whoever is in it today. */
export async function familiesMeant({ db, careHome }: Asked, notices: readonly StoredNotice[]): Promise<IsForFamilyOf> {
  const chosen = notices.filter(({ words }) => words.audience !== 'staff' && words.families_of === 'chosen');
  const groups = await membersOfGroups(db, careHome, [
    ...new Set(chosen.flatMap(({ words }) => words.resident_group_ids)),
  ]);
  const living = chosen.some(({ words }) => words.wing !== '') ? await livingHere(db, careHome) : [];
  const meant = new Map(
    chosen.map(({ id, words }) => [
      id,
      new Set([
        ...words.resident_ids,
        ...words.resident_group_ids.flatMap((group) => (groups.get(group) ?? []).map((face) => face.id)),
        ...living.filter(({ wing }) => words.wing !== '' && wing === words.wing).map((face) => face.id),
      ]),
    ]),
  );
  return ({ id, words }, resident_id) => {
    if (words.audience === 'staff') return false;
    return words.families_of === 'all' || (meant.get(id)?.has(resident_id) ?? false);
  };
}

/** Who is asked to read these notices, by notice: staff first, then family. */
export async function readersOf(
  asked: Asked,
  notices: readonly StoredNotice[],
): Promise<ReadonlyMap<string, NoticeReader[]>> {
  if (notices.length === 0) return new Map();
  const { db, careHome, today } = asked;
  const isForFamilyOf = await familiesMeant(asked, notices);
  const staff = await staffOfHome(db, careHome, today);
  const family = await familyOfHome(db, careHome, today);
  const reads = await readsOf(
    db,
    careHome,
    notices.map(({ id }) => id),
  );
  return new Map(
    notices.map((notice) => {
      const read = reads.get(notice.id);
      const readAt = (account_id: string) => read?.get(account_id)?.toISOString() ?? null;
      const meant = family.filter(({ resident_id }) => isForFamilyOf(notice, resident_id));
      const ofFamily = [...Map.groupBy(meant, ({ account_id }) => account_id)].flatMap(([account_id, of]) =>
        of.slice(0, 1).map(({ known_as, last_name }) => ({
          account_id,
          known_as,
          last_name,
          is_staff: false,
          of: of.map(({ resident }) => resident),
          read_at: readAt(account_id),
        })),
      );
      const ofStaff =
        notice.words.audience === 'families'
          ? []
          : staff.map((one) => ({ ...one, is_staff: true, of: [], read_at: readAt(one.account_id) }));
      return [notice.id, [...ofStaff, ...ofFamily]];
    }),
  );
}
