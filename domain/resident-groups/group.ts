import { z } from 'zod';
import { Tint } from '../activities/activity.ts';
import { InterestCode } from '../interests/interest.ts';
import { SUPPORT_BANDS, SupportBand } from '../pal/instrument.ts';
import { ResidentFace } from '../residents/resident.ts';
import { Id, Short, words } from '../text.ts';

/** A home with more groups than this has none that anybody knows. */
export const GROUPS_LIMIT = 60;

const Bands = z
  .array(SupportBand)
  .min(1, 'Choose a way of joining in')
  .max(SUPPORT_BANDS.length)
  .transform((bands) => SUPPORT_BANDS.filter((band) => bands.includes(band)));

/** Who is in a group: named one by one, or whoever fits a rule on the day. */
export const GroupRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by_hand'), resident_ids: z.array(Id).max(200, 'Choose 200 people or fewer') }),
  z.object({ kind: z.literal('wing'), wing: Short.pipe(z.string().min(1, 'Choose a wing')) }),
  /** Everybody who loves or likes it. */
  z.object({ kind: z.literal('interest'), code: InterestCode }),
  /** Everybody whose latest signed look says one of these bands. */
  z.object({ kind: z.literal('band'), bands: Bands }),
]);
export type GroupRule = z.infer<typeof GroupRule>;

export const GroupWords = z.object({
  name: words(40).pipe(z.string().min(1, 'Give the group a name')),
  tint: Tint,
  rule: GroupRule,
});
export type GroupWords = z.infer<typeof GroupWords>;

export const ResidentGroup = GroupWords.extend({
  id: Id,
  version: z.number().int(),
  /** What the rule is about, in words: the wing, the name of the interest, or the ways of joining in. */
  rule_label: z.string(),
  /** Who is in it today and lives here. */
  member_ids: z.array(Id),
  changed_by: z.string().nullable(),
  changed_at: z.string(),
});
export type ResidentGroup = z.infer<typeof ResidentGroup>;

export const ResidentGroups = z.object({
  items: z.array(ResidentGroup),
  /** Everybody who is in one of them, once. */
  people: z.array(ResidentFace),
});
export type ResidentGroups = z.infer<typeof ResidentGroups>;

/** Two groups that are nearly one: so many of the smaller one are in the other. */
const NEARLY_THE_SAME = 0.6;

/** The groups that share most of their people with this one, the most first. */
export function overlapsOf(
  group: Pick<ResidentGroup, 'id' | 'member_ids'>,
  others: readonly Pick<ResidentGroup, 'id' | 'name' | 'member_ids'>[],
): { name: string; shared: number }[] {
  const own = new Set(group.member_ids);
  return others
    .filter(({ id }) => id !== group.id)
    .map(({ name, member_ids }) => ({
      name,
      shared: member_ids.filter((id) => own.has(id)).length,
      smaller: Math.min(own.size, member_ids.length),
    }))
    .filter(({ shared, smaller }) => shared >= 2 && shared / smaller >= NEARLY_THE_SAME)
    .toSorted((one, other) => other.shared - one.shared || one.name.localeCompare(other.name, 'en-GB'))
    .map(({ name, shared }) => ({ name, shared }));
}
