import type { GroupRule } from '@heartsease/domain/resident-groups/group.ts';
import type { Tint } from '@heartsease/domain/activities/activity.ts';
import { addDays } from '@heartsease/domain/time/calendar.ts';
import type { Db } from '../../db/database.ts';
import { demoId, demoIds } from '../ids.ts';

const HOME = 'larch-house';

interface DemoGroup {
  name: string;
  tint: Tint;
  rule: Exclude<GroupRule, { kind: 'by_hand' }> | { kind: 'by_hand'; residents: string[] };
}

/** Named as the staff of Larch House say them in the corridor. */
export const larchHouseGroups: readonly DemoGroup[] = [
  {
    name: 'Domino table',
    tint: 'slate',
    rule: {
      kind: 'by_hand',
      residents: ['joyce-campbell', 'winston-clarke', 'cecil-liburd', 'alf-tranter', 'ron-jukes', 'ivor-pryce'],
    },
  },
  { name: 'Hymn singers', tint: 'lilac', rule: { kind: 'interest', code: 'hymns' } },
  { name: 'Senses hour', tint: 'rose', rule: { kind: 'band', bands: [3, 4] } },
  { name: 'Tea people', tint: 'amber', rule: { kind: 'interest', code: 'tea' } },
  { name: 'Garden wing', tint: 'moss', rule: { kind: 'wing', wing: 'Garden wing' } },
  {
    name: 'Punjabi hour',
    tint: 'mustard',
    rule: { kind: 'by_hand', residents: ['gurdev-singh-sahota', 'rafiq-khokhar'] },
  },
];

function columnOf(rule: DemoGroup['rule']): string | null {
  if (rule.kind === 'by_hand') return null;
  if (rule.kind === 'band') return rule.bands.join(',');
  return rule.kind === 'wing' ? rule.wing : rule.code;
}

export async function keepGroups(db: Db, today: string): Promise<void> {
  const care_home_id = demoIds.home(HOME);
  const by = demoIds.account(`coordinator@${HOME}.example`);
  const at = new Date(`${addDays(today, -45)}T14:00:00Z`);
  const idOf = (name: string) => demoId(`group ${HOME} ${name}`);
  await db
    .insertInto('resident_groups')
    .values(
      larchHouseGroups.map(({ name, tint, rule }) => ({
        id: idOf(name),
        care_home_id,
        name,
        tint,
        kind: rule.kind,
        rule: columnOf(rule),
        created_at: at,
        created_by: by,
        updated_at: at,
        updated_by: by,
      })),
    )
    .execute();
  await db
    .insertInto('resident_group_members')
    .values(
      larchHouseGroups.flatMap(({ name, rule }) =>
        rule.kind === 'by_hand'
          ? rule.residents.map((key) => ({
              care_home_id,
              resident_group_id: idOf(name),
              resident_id: demoIds.resident(HOME, key),
            }))
          : [],
      ),
    )
    .execute();
}
